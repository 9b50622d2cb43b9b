import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The methods of an object that lives in another process. */
type Methods<Target> = {
  [Name in keyof Target]: Target[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};
export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
export type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Error };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Heavy work beside the event loop that answers visitors: calls methods of the object its program serves. It has no
 * database: what it needs is sent to it, what it makes is sent back. A process rather than a thread, because it may be
 * ended in the middle of anything, and because running out of memory ends nothing else.
 */
export class HelperProcess<Target> {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #signal: AbortSignal;
  readonly #stop = () => this.close();
  #nextId = 1;
  #ended: Error | undefined;

  /** Ends with `signal`: the method it is busy with is not waited for. */
  constructor(program: URL, { maxMemoryMb, signal }: { maxMemoryMb: number; signal: AbortSignal }) {
    this.#signal = signal;
    this.#child = fork(fileURLToPath(program), {
      // Bytes travel as bytes.
      serialization: "advanced",
      execArgv: [`--max-old-space-size=${maxMemoryMb}`],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child.on("message", (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ("error" in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.result);
    });
    this.#child.on("error", (error: Error) => this.#end(error));
    this.#child.on("exit", (code, by) =>
      this.#end(new Error(`The helper process ended: ${by ?? code}.`)),
    );
    signal.addEventListener("abort", this.#stop, { once: true });
    if (signal.aborted) this.close();
  }

  /** Rejects with what the method threw, and when the process ends before it answers. */
  call<Name extends keyof Methods<Target> & string>(
    method: Name,
    ...args: Parameters<Methods<Target>[Name]>
  ): Promise<ReturnType<Methods<Target>[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(this.#ended);
        return;
      }
      const id = this.#nextId++;
      this.#waiting.set(id, {
        // The process answers with what that method returned.
        resolve: (result) => resolve(result as ReturnType<Methods<Target>[Name]>),
        reject,
      });
      // Should it have ended meanwhile, "exit" tells those who wait.
      this.#child.send({ id, method, args } satisfies Call, () => undefined);
    });
  }

  close(): void {
    this.#child.kill("SIGKILL");
  }

  #end(error: Error): void {
    this.#signal.removeEventListener("abort", this.#stop);
    const { reason } = this.#signal;
    this.#ended ??= reason instanceof Error ? reason : error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
