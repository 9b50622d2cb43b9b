import { flushCompileCache } from "node:module";
import type { Answer, Call } from "./helper-process.ts";

/** The other end of `HelperProcess`: answers its calls one after another, and ends with the process that asks. */
export function serveCalls(target: object): void {
  // Node would write it at the exit, but this process is killed.
  flushCompileCache();
  process.on("disconnect", () => process.exit());
  process.on("message", ({ id, method, args }: Call) => {
    const answer = (): Answer => {
      try {
        const member: unknown = Reflect.get(target, method);
        if (typeof member !== "function") throw new Error(`no method ${method}`);
        return { id, result: Reflect.apply(member, target, args) };
      } catch (error) {
        return { id, error: error instanceof Error ? error : new Error(String(error)) };
      }
    };
    // Nobody is left to hear of an answer that cannot be sent.
    process.send?.(answer(), () => undefined);
  });
}
