import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadCall } from "./thread.ts";

/** The other end of `Thread`: answers its calls one after another. */
export function serveThread(target: object): void {
  parentPort?.on("message", ({ id, method, args }: ThreadCall) => {
    const answer = (): ThreadAnswer => {
      try {
        const found: unknown = Reflect.get(target, method);
        if (typeof found !== "function") throw new Error(`no method ${method}`);
        return { id, result: Reflect.apply(found, target, args) };
      } catch (error) {
        return { id, error: error instanceof Error ? error : new Error(String(error)) };
      }
    };
    parentPort?.postMessage(answer());
  });
}
