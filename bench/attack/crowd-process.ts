import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** Somebody who asks the same questions over and over. */
export interface Asker {
  readonly name: string;
  /** How many questions are open at a time */
  readonly connections: number;
  readonly questions: readonly Question[];
}

export interface Answered {
  /** Milliseconds of each answer */
  readonly taken: readonly number[];
  readonly statuses: Readonly<Record<string, number>>;
}

export interface Crowd {
  /** Ends the asking; what each was answered, by name. */
  stop(): Promise<Readonly<Record<string, Answered>>>;
}

/** Lets a process of its own ask until it is stopped. */
export async function startCrowd(address: string, askers: readonly Asker[]): Promise<Crowd> {
  const child = fork(path.join(import.meta.dirname, "crowd.ts"));
  child.send({ address, askers });
  await once(child, "message");
  return {
    stop: async () => {
      const answered = once(child, "message");
      child.send("stop");
      const [answers] = (await answered) as [Record<string, Answered>];
      await once(child, "exit");
      return answers;
    },
  };
}
