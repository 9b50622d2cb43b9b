import { PassThrough } from "node:stream";
import { pipelineEvent } from "@tc/contract";
import type { PipelineEvent } from "@tc/contract";

/** A reader who takes nothing for so long is cut off, and asks again from the revision it knows. */
const maxWaitingBytes = 256 * 1024;

export type ByeReason = Extract<PipelineEvent, { kind: "bye" }>["because"];

export interface Reader {
  readonly streamId: string;
  readonly agencyId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Whether session, membership and plan still let the reader in */
  readonly isLetIn: () => Promise<boolean>;
}

/** One open stream */
export class EventStream {
  readonly reader: Reader;
  readonly bytes = new PassThrough({ highWaterMark: maxWaitingBytes });
  /** What the reader has heard of */
  revision: number;
  /** Set once the reader is greeted and told what they missed: polls tell them only what comes after. */
  isCaughtUp = false;
  private viewers = "";

  constructor(reader: Reader, revision: number) {
    this.reader = reader;
    this.revision = revision;
  }

  send(event: PipelineEvent): void {
    this.write(`data: ${JSON.stringify(pipelineEvent.parse(event))}\n\n`);
  }

  /** A comment, which readers skip: proxies keep connections on which something happens. */
  ping(): void {
    this.write(": ping\n\n");
  }

  sendViewers(all: readonly string[], kind: "hello" | "viewers"): void {
    const viewers = all.filter((id) => id !== this.reader.userId);
    const words = viewers.join();
    if (kind === "viewers" && words === this.viewers) return;
    this.viewers = words;
    this.send(
      kind === "hello" ? { kind, revision: this.revision, viewers } : { kind: "viewers", viewers },
    );
  }

  end(because: ByeReason): void {
    if (this.bytes.writableEnded) return;
    this.send({ kind: "bye", because });
    this.bytes.end();
  }

  private write(text: string): void {
    if (this.bytes.writableEnded || this.bytes.destroyed) return;
    if (this.bytes.writableLength > maxWaitingBytes) this.bytes.destroy();
    else this.bytes.write(text);
  }
}
