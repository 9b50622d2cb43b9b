import { Worker } from "node:worker_threads";
import type { Reading } from "./reading.ts";

export interface DocumentToRead {
  readonly bytes: Uint8Array;
  /** zstd, as stored */
  readonly compressed: boolean;
}
export interface ReadRequest {
  readonly id: number;
  readonly documents: readonly DocumentToRead[];
  /** So many documents are answered at a time. */
  readonly portion: number;
}
/** The readings of the next documents, in their order. */
export interface ReadAnswer {
  readonly id: number;
  /** One reading each. Apart they mostly stay in one byte a character. */
  readonly json: readonly string[];
}
interface Task {
  readonly id: number;
  readonly documents: readonly DocumentToRead[];
  /** One by one after a failure, to learn which document it was. */
  portion: number;
  readonly readings: Reading[];
  readonly resolve: (readings: Reading[]) => void;
}

export interface NoticeReaderOptions {
  /** A portion that takes longer is given up; a real document takes a millisecond. */
  readonly timeoutMs?: number;
  readonly maxMemoryMb?: number;
  /** Another worker file, for tests of what a hanging or dying reader does. */
  readonly workerUrl?: URL;
}

const usualPortion = 25;

/**
 * Reads documents in a thread of its own. A document that hangs the thread, exhausts its memory or ends it costs
 * itself only: the thread is replaced and goes on with the next one.
 */
export class NoticeReader {
  readonly #options: Required<NoticeReaderOptions>;
  readonly #queue: Task[] = [];
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 1;

  constructor(options: NoticeReaderOptions = {}) {
    this.#options = {
      timeoutMs: options.timeoutMs ?? 20_000,
      maxMemoryMb: options.maxMemoryMb ?? 1024,
      workerUrl: options.workerUrl ?? new URL("./reader.worker.ts", import.meta.url),
    };
  }

  read(documents: readonly DocumentToRead[]): Promise<Reading[]> {
    if (documents.length === 0) return Promise.resolve([]);
    return new Promise((resolve) => {
      this.#queue.push({
        id: this.#nextId++,
        documents,
        portion: usualPortion,
        readings: [],
        resolve,
      });
      if (this.#queue.length === 1) this.#start();
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): void {
    const task = this.#queue[0];
    if (!task) {
      clearTimeout(this.#timer);
      this.#worker?.unref();
      return;
    }
    if (this.#worker) this.#arm();
    else this.#worker = this.#spawn();
    this.#worker.ref();
    const rest = task.documents.slice(task.readings.length);
    this.#worker.postMessage({
      id: task.id,
      documents: rest,
      portion: task.portion,
    } satisfies ReadRequest);
  }

  #spawn(): Worker {
    const worker = new Worker(this.#options.workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: this.#options.maxMemoryMb },
    });
    // Only from here on does time count: starting a thread on a busy machine is no document's fault.
    worker.on("online", () => {
      if (worker === this.#worker) this.#arm();
    });
    worker.on("message", (answer: ReadAnswer) => {
      if (worker === this.#worker) this.#take(answer);
    });
    const fail = (reason: string) => {
      if (worker === this.#worker) this.#giveUpCurrent(reason);
    };
    worker.on("error", (error: Error) => fail(error.message));
    worker.on("exit", (code) => fail(`The reader ended with code ${code}.`));
    return worker;
  }

  #take({ id, json }: ReadAnswer): void {
    const task = this.#queue[0];
    if (task?.id !== id) return;
    for (const text of json) task.readings.push(JSON.parse(text) as Reading);
    if (task.readings.length === task.documents.length) this.#finish(task);
    else this.#arm();
  }

  #finish(task: Task): void {
    this.#queue.shift();
    task.resolve(task.readings);
    this.#start();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const { timeoutMs } = this.#options;
    this.#timer = setTimeout(
      () => this.#giveUpCurrent(`Reading took longer than ${timeoutMs} ms.`),
      timeoutMs,
    );
  }

  /** Answered one by one, the first document without an answer is the one that did it. */
  #giveUpCurrent(reason: string): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    const task = this.#queue[0];
    if (!task) return;
    if (task.portion > 1) {
      task.portion = 1;
      this.#start();
      return;
    }
    task.readings.push({ ok: false, code: "reader_failed", reason, final: false });
    if (task.readings.length === task.documents.length) this.#finish(task);
    else this.#start();
  }
}

/** The threads that one run of an ingest reads with. */
export interface NoticeReaders {
  /** Reads documents that arrive, batches ahead of the one being applied. */
  readonly arriving: NoticeReader;
  /** Reads stored bytes that the batch being applied needs: in the other thread they would wait behind the batches ahead. */
  readonly again: NoticeReader;
}

/** The threads start when first needed and end with `work`. */
export async function withNoticeReaders<Result>(
  work: (readers: NoticeReaders) => Promise<Result>,
): Promise<Result> {
  const readers = { arriving: new NoticeReader(), again: new NoticeReader() };
  try {
    return await work(readers);
  } finally {
    await Promise.all([readers.arriving.close(), readers.again.close()]);
  }
}
