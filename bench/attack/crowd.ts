// Asks a server as many askers at once and tells how long each answer took. Its own process, so that asking takes no time
// from the one that answers. Started by crowd-process.ts.
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import type { Answered, Asker, Question } from "./crowd-process.ts";

let isOver = false;

process.once(
  "message",
  ({ address, askers }: { readonly address: string; readonly askers: readonly Asker[] }) => {
    const asking = askers.map(async (asker) => [asker.name, await askOn(address, asker)] as const);
    process.once("message", () => {
      isOver = true;
      void Promise.all(asking).then((answers) =>
        process.send?.(Object.fromEntries(answers), () => process.exit()),
      );
    });
    process.send?.("asking");
  },
);

async function askOn(address: string, { connections, questions }: Asker): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const connection = async () => {
    while (!isOver) {
      const question = questions[next++ % questions.length];
      if (!question) return;
      const askedAt = performance.now();
      const status = await ask(address, agent, question);
      taken.push(performance.now() - askedAt);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { taken, statuses };
}

/** The status, or what kept an answer from coming. */
function ask(
  address: string,
  agent: Agent,
  { method = "GET", path, body, headers }: Question,
): Promise<number | string> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve) => {
    request(
      address + path,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(text !== undefined && {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(text),
          }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      },
    )
      .on("error", (error) => resolve(error.message))
      .end(text);
  });
}
