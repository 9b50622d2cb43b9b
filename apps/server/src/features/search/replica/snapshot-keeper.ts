import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import type { DocumentFollower } from "./document-follower.ts";
import { readSnapshot, removeUnfinished, writeSnapshot } from "../index/search-snapshot.ts";

const minChanges = 1_000;
/** Of all documents; what changes less is quickly caught up with. */
const minChangedShare = 0.02;
const minMs = 60_000;

/** Keeps the copy on disk that makes the next start quick. */
export class SnapshotKeeper {
  private readonly file: string | undefined;
  private readonly log: Logger;
  /** Of this database; a copy of another one is not used. */
  private identity = "";
  /** Infinity: there is no copy yet */
  private changes = 0;
  private writtenAt = performance.now();

  /** Without a file nothing is kept. */
  constructor(file: string | undefined, log: Logger) {
    this.file = file;
    this.log = log;
  }

  /** Fills the documents from the copy of the database with this identity and horizon; false: there is none to be used. */
  async restore(documents: DocumentFollower, identity: string, now: string): Promise<boolean> {
    this.identity = identity;
    this.changes = Infinity;
    if (this.file === undefined) return false;
    await removeUnfinished(this.file);
    const snapshot = await readSnapshot(this.file, identity, now);
    if ("problem" in snapshot) {
      if (snapshot.problem !== "missing")
        this.log.warn({ problem: snapshot.problem }, "search snapshot not used");
      return false;
    }
    documents.restore(snapshot.segments, snapshot.horizon);
    this.changes = 0;
    return true;
  }

  noteChanges(count: number): void {
    this.changes += count;
  }

  isOutdated(): boolean {
    return this.changes > 0;
  }

  /** A first copy at once, a newer one when enough has changed and some time has passed. */
  isDue(documents: DocumentFollower): boolean {
    if (this.changes === Infinity) return true;
    const due = Math.max(minChanges, documents.set.size * minChangedShare);
    return this.changes >= due && performance.now() - this.writtenAt >= minMs;
  }

  async write(documents: DocumentFollower): Promise<void> {
    if (this.file === undefined || documents.isFull()) return;
    this.changes = 0;
    this.writtenAt = performance.now();
    try {
      await writeSnapshot(this.file, this.identity, documents.horizon, documents.set.all);
    } catch (error) {
      this.log.warn({ err: error }, "search snapshot could not be written");
    }
  }
}
