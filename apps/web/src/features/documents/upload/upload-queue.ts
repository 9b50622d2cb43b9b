import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import type { Sending } from "../../../platform/api/send-file";
import { refusalOf, uploadName } from "./upload-name";

export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly state: "waiting" | "sending" | "failed";
  /** 0 to 1 */
  readonly sentShare: number;
  /** Why it did not work */
  readonly failure?: string;
  /** It may work if it is sent once more. */
  readonly canRetry?: boolean;
}

/** A file with what already speaks against it, such as being a folder */
export interface ChosenFile {
  readonly file: File;
  readonly refusal?: string;
}

interface Outside {
  /** Tells in a sentence what became of it. */
  readonly send: (file: File, name: string, sending: Sending) => Promise<string>;
  /** Told of each file's end, in a sentence */
  readonly tell: (sentence: string, options?: { isFailure: boolean }) => void;
}

const maxSending = 2;

/** The files that are on their way, two at a time. One that fails stops no other. */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  #lastId = 0;
  readonly #files = new Map<number, File>();
  readonly #aborts = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #outside: Outside;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly uploads = () => this.#uploads;

  add(files: readonly ChosenFile[]): void {
    const added = files.map(({ file, refusal = refusalOf(file) }): Upload => {
      const id = ++this.#lastId;
      const upload = { id, name: uploadName(file.name), bytes: file.size, sentShare: 0 };
      if (refusal !== undefined) return { ...upload, state: "failed", failure: refusal };
      this.#files.set(id, file);
      return { ...upload, state: "waiting" };
    });
    this.#set([...this.#uploads, ...added]);
    const refused = added.flatMap(({ name, failure }) =>
      failure === undefined ? [] : [`${name}: ${failure}`],
    );
    if (refused.length > 0) this.#outside.tell(refused.join(" "), { isFailure: true });
    this.#sendNext();
  }

  retry(id: number): void {
    this.#change(id, ({ name, bytes }) => ({
      id,
      name,
      bytes,
      state: "waiting",
      sentShare: 0,
    }));
    this.#sendNext();
  }

  /** Stops it, or takes a failed one out of the list. */
  drop(id: number): void {
    this.#aborts.get(id)?.abort();
    this.#remove(id);
    this.#sendNext();
  }

  /** Nobody waits for them any more. */
  stop(): void {
    for (const abort of this.#aborts.values()) abort.abort();
    this.#aborts.clear();
    this.#files.clear();
    this.#set([]);
  }

  #sendNext(): void {
    const next = this.#uploads.find(({ state }) => state === "waiting");
    if (!next || this.#aborts.size >= maxSending) return;
    void this.#send(next);
    this.#sendNext();
  }

  async #send({ id, name }: Upload): Promise<void> {
    const file = this.#files.get(id);
    if (!file) return this.#remove(id);
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(id, (upload) => ({ ...upload, state: "sending" }));
    try {
      const sentence = await this.#outside.send(file, name, {
        signal: abort.signal,
        onProgress: (sentShare) => this.#change(id, (upload) => ({ ...upload, sentShare })),
      });
      this.#remove(id);
      this.#outside.tell(sentence);
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(id, name, error);
    }
    if (this.#aborts.get(id) === abort) this.#aborts.delete(id);
    this.#sendNext();
  }

  #fail(id: number, name: string, error: unknown): void {
    const failure = errorSentence(error);
    this.#change(id, (upload) => ({
      ...upload,
      state: "failed",
      failure,
      canRetry: isWorthRetrying(error),
    }));
    this.#outside.tell(`${name}: ${failure}`, { isFailure: true });
  }

  #remove(id: number): void {
    this.#files.delete(id);
    this.#aborts.delete(id);
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  #change(id: number, change: (upload: Upload) => Upload): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? change(upload) : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

/** The file itself was not the reason, or room can be made. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { code, status } = error;
  return (
    code === "offline" ||
    code === "documents_full" ||
    code === "processing_contract_missing" ||
    status === 429 ||
    status >= 500
  );
}
