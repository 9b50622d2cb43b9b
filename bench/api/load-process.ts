import { fork } from "node:child_process";
import path from "node:path";

export interface Load {
  readonly urls: readonly string[];
  /** Where in `urls` to begin */
  readonly first: number;
  readonly connections: number;
  readonly seconds: number;
  /** Sent with every question, e.g. the cookie of a session. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Loaded {
  /** Milliseconds of each answer */
  readonly taken: readonly number[];
  readonly seconds: number;
}

export function askFromOutside(load: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, "load.ts"));
    child.once("message", (loaded) => resolve(loaded as Loaded));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code !== 0) reject(new Error(`the asking process ended with ${code}`));
    });
    child.send(load);
  });
}
