interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatcherOptions<Key, Answer> {
  /** Answers in the order of the keys. */
  readonly ask: (keys: readonly Key[]) => Promise<readonly Answer[]>;
  /** How many questions are open at once; keys that come meanwhile wait and go together. */
  readonly maxOpen: number;
}

/**
 * Asks for many keys at once: those that come in one turn of the event loop, and those that come while enough questions
 * are open. The busier the server, the cheaper each key. Nothing is kept: each key is asked for after it came.
 */
export class Batcher<Key, Answer> {
  readonly #options: BatcherOptions<Key, Answer>;
  #waiting: Waiting<Key, Answer>[] = [];
  #openCount = 0;

  constructor(options: BatcherOptions<Key, Answer>) {
    this.#options = options;
  }

  ask(key: Key): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#open());
    });
  }

  #open(): void {
    if (this.#waiting.length === 0 || this.#openCount >= this.#options.maxOpen) return;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#openCount += 1;
    void this.#answer(batch).finally(() => {
      this.#openCount -= 1;
      this.#open();
    });
  }

  async #answer(batch: readonly Waiting<Key, Answer>[]): Promise<void> {
    try {
      const answers = await this.#options.ask(batch.map(({ key }) => key));
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
