import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** What a provider can do to us; each is answered once and in the order asked for. */
export type Fault =
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: string }
  /** 200 with a web page where data was asked for */
  | { readonly kind: "html" }
  /** Half of the body, then a proper end: the archive is broken. */
  | { readonly kind: "truncated" }
  /** Half of the body, then the connection goes. */
  | { readonly kind: "cut" }
  | { readonly kind: "slow"; readonly delayMs: number }
  /** Never answers. */
  | { readonly kind: "silent" }
  | { readonly kind: "redirect"; readonly location: string };

export type FaultTarget = "doe" | "ted-search" | "ted-xml";

export interface FaultPlan {
  add(target: FaultTarget, fault: Fault, times: number): void;
  take(target: FaultTarget): Fault | undefined;
}

export function createFaultPlan(): FaultPlan {
  const waiting = new Map<FaultTarget, Fault[]>();
  return {
    add: (target, fault, times) =>
      void waiting.set(target, [
        ...(waiting.get(target) ?? []),
        ...Array.from({ length: times }, () => fault),
      ]),
    take: (target) => waiting.get(target)?.shift(),
  };
}

/** Sends `body` as the fault has it, plainly when there is none. */
export async function answer(
  reply: FastifyReply,
  body: Buffer,
  fault: Fault | undefined,
): Promise<FastifyReply> {
  if (fault?.kind === "truncated") return reply.send(body.subarray(0, body.length / 2));
  if (fault?.kind === "cut") {
    reply.hijack();
    reply.raw.writeHead(200, { "content-length": body.length });
    reply.raw.write(body.subarray(0, body.length / 2), () => reply.raw.destroy());
    return reply;
  }
  return reply.send(body);
}

/** Answers instead of the provider; false when the fault only touches the body or there is none. */
export async function answerInstead(
  reply: FastifyReply,
  fault: Fault | undefined,
): Promise<boolean> {
  switch (fault?.kind) {
    case "status":
      if (fault.retryAfter !== undefined) reply.header("retry-after", fault.retryAfter);
      await reply.code(fault.status).type("application/json").send({ message: "fault on demand" });
      return true;
    case "html":
      await reply.type("text/html").send("<!doctype html><html><title>Wartung</title></html>");
      return true;
    case "redirect":
      await reply.redirect(fault.location, 302);
      return true;
    case "silent":
      reply.hijack();
      return true;
    case "slow":
      await wait(fault.delayMs);
      return false;
    default:
      return false;
  }
}
