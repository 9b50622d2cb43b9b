import { Worker } from "node:worker_threads";

/** The methods of an object that lives in a thread. */
type Methods<Target> = {
  [Name in keyof Target]: Target[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};
export interface ThreadCall {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
export type ThreadAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: Error };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Heavy work beside the event loop that answers visitors: calls methods of the object its worker file serves. It has no
 * database: what it needs is sent to it, what it makes is sent back.
 */
export class Thread<Target> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #ended: Error | undefined;

  constructor(file: URL, maxMemoryMb: number) {
    this.#worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } });
    this.#worker.on("message", (answer: ThreadAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ("error" in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.result);
    });
    this.#worker.on("error", (error: Error) => this.#end(error));
    this.#worker.on("exit", (code) => this.#end(new Error(`The thread ended with code ${code}.`)));
  }

  /** Rejects with what the method threw, and when the thread ends before it answers. */
  call<Name extends keyof Methods<Target> & string>(
    method: Name,
    ...args: Parameters<Methods<Target>[Name]>
  ): Promise<ReturnType<Methods<Target>[Name]>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended);
      const id = this.#nextId++;
      this.#waiting.set(id, {
        // The worker answers with what that method returned.
        resolve: (result) => resolve(result as ReturnType<Methods<Target>[Name]>),
        reject,
      });
      this.#worker.postMessage({ id, method, args } satisfies ThreadCall);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
