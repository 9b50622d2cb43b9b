import { setImmediate } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyReply } from "fastify";
import { answerByRules } from "./answer-by-rules.ts";
import type { AnswerSchema } from "./answer-by-rules.ts";

/** What the next call gets instead of an answer by rules. */
export type ModelMishap =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "status"; readonly status: number }
  /** Half of the body, then the connection goes. */
  | { readonly kind: "cut" }
  /** Half of the body, then nothing while the connection stays. */
  | { readonly kind: "stalled" }
  /** No answer before `release` is called. */
  | { readonly kind: "held" };

/** A call as it came. */
export interface ModelCall {
  readonly key: string | undefined;
  readonly model: string;
  readonly temperature: number | undefined;
  readonly tools: unknown;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly schema: AnswerSchema;
  readonly isStrict: boolean;
}

export interface LanguageModelStandin {
  /** http://127.0.0.1:PORT/v1 */
  readonly url: string;
  readonly key: string;
  /** Oldest first */
  readonly calls: readonly ModelCall[];
  /** Taken in this order, one a call */
  readonly mishaps: ModelMishap[];
  /** Answers all calls that are held. */
  release(): void;
  stop(): Promise<void>;
}

const key = "key of the stand-in";

/** OpenAI's protocol of chat completions, which Mistral speaks too, on loopback. Never for production. */
export async function startLanguageModelStandin({
  port = 0,
}: { readonly port?: number } = {}): Promise<LanguageModelStandin> {
  const calls: ModelCall[] = [];
  const mishaps: ModelMishap[] = [];
  const held: (() => void)[] = [];
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 20 * 2 ** 20 });
  app.post<{ Body: Body }>("/v1/chat/completions", async ({ body, headers }, reply) => {
    const call = readCall(body, headers.authorization);
    calls.push(call);
    if (call.key !== key) return refuse(reply, 401);
    const mishap = mishaps.shift();
    if (mishap?.kind === "status") return refuse(reply, mishap.status);
    if (mishap?.kind === "held") await new Promise<void>((resolve) => held.push(resolve));
    const text = mishap?.kind === "text" ? mishap.text : answerByRules(call.schema, promptOf(call));
    const answer = Buffer.from(JSON.stringify(completion(call, text)));
    if (mishap?.kind !== "cut" && mishap?.kind !== "stalled")
      return reply.type("application/json").send(answer);
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "application/json",
      "content-length": answer.length,
    });
    reply.raw.write(answer.subarray(0, answer.length / 2), () => {
      if (mishap.kind === "cut") reply.raw.destroy();
    });
    return reply;
  });
  await listen(app, port);
  const { port: taken } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    key,
    calls,
    mishaps,
    release: () => held.splice(0).forEach((resolve) => resolve()),
    stop: async () => {
      held.splice(0).forEach((resolve) => resolve());
      await setImmediate();
      await app.close();
    },
  };
}

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Several products and processes on one machine shall not fail for it. */
async function listen(app: ReturnType<typeof Fastify>, port: number): Promise<void> {
  try {
    await app.listen({ host: "127.0.0.1", port });
  } catch (error) {
    if (port === 0 || !isTaken(error)) throw error;
    await app.listen({ host: "127.0.0.1", port: 0 });
  }
}

interface Body {
  readonly model: string;
  readonly temperature?: number;
  readonly tools?: unknown;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly response_format?: {
    readonly json_schema?: { readonly schema: AnswerSchema; readonly strict?: boolean };
  };
}

function readCall(body: Body, authorization: string | undefined): ModelCall {
  const format = body.response_format?.json_schema;
  return {
    key: /^Bearer (.+)$/.exec(authorization ?? "")?.[1],
    model: body.model,
    temperature: body.temperature,
    tools: body.tools,
    messages: body.messages.map(({ role, content }) => ({ role, content: textOf(content) })),
    schema: format?.schema ?? {},
    isStrict: format?.strict === true,
  };
}

/** A text, or parts of which each holds one */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { readonly text?: string }) => part.text ?? "").join("\n");
}

function promptOf({ messages }: ModelCall): string {
  return messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .join("\n");
}

function completion({ model, messages }: ModelCall, content: string): object {
  const sent = messages.reduce((sum, message) => sum + message.content.length, 0);
  const [prompt_tokens, completion_tokens] = [Math.ceil(sent / 4), Math.ceil(content.length / 4)];
  return {
    id: "cmpl-standin",
    object: "chat.completion",
    created: 1,
    model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  };
}

function refuse(reply: FastifyReply, status: number): FastifyReply {
  const error = { message: "refused on demand", type: "standin", code: String(status) };
  return reply
    .code(status)
    .header("retry-after-ms", "1")
    .send({ object: "error", ...error, error });
}
