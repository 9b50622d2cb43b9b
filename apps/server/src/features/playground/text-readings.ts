import { AppError, invariant, playgroundLimits } from "@tc/domain";
import { Lanes } from "../../platform/admission/lanes.ts";
import type { LaneLimit } from "../../platform/admission/admission.limits.ts";
import type { Context } from "../../platform/context.ts";
import type { DocumentFile, DocumentReading } from "../../ports/document-reader.ts";

const patienceMs = 60_000;
/** Whoever sends a second text waits for the first. */
const ofAgency = { atOnce: 1, waiting: 2, patienceMs };
/** Of a whole process: each takes up to 256 MB, with scanned pages 1 GB. */
const ofAll = { atOnce: 2, waiting: 8, patienceMs };

const timeoutMs = 3 * 60_000;

/** Reads texts while somebody waits for them, few at a time. A file goes through memory alone. */
export class TextReadings {
  readonly #agencies: Lanes;
  readonly #all: Lanes;

  constructor({ agency = ofAgency, all = ofAll }: { agency?: LaneLimit; all?: LaneLimit } = {}) {
    this.#agencies = new Lanes(agency);
    this.#all = new Lanes(all);
  }

  /** Throws overloaded where too many wait already. */
  async read(ctx: Context, agencyId: string, file: DocumentFile): Promise<DocumentReading> {
    const leaveAgency = await placeIn(this.#agencies, agencyId);
    try {
      const leave = await placeIn(this.#all, "all");
      try {
        return await readNow(ctx, file);
      } finally {
        leave();
      }
    } finally {
      leaveAgency();
    }
  }
}

async function placeIn(lanes: Lanes, client: string): Promise<() => void> {
  try {
    return await lanes.enter(client);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited")
      throw new AppError("overloaded");
    throw error;
  }
}

async function readNow(ctx: Context, file: DocumentFile): Promise<DocumentReading> {
  const reader = ctx.ports.documents;
  invariant(reader, "a process that answers calls reads texts");
  const tooMany = new AbortController();
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([tooMany.signal, timeout]);
  try {
    const reading = await reader.read(file, {
      signal,
      maxScannedPages: playgroundLimits.scannedPages,
      onPage: (_, of) => {
        if (of > playgroundLimits.pages) tooMany.abort();
      },
    });
    return reading.pages > playgroundLimits.pages ? refused(file, "too-many-pages") : reading;
  } catch (error) {
    if (tooMany.signal.aborted) return refused(file, "too-many-pages");
    if (timeout.aborted) return refused(file, "too-slow");
    throw error;
  }
}

function refused({ file }: DocumentFile, reason: "too-many-pages" | "too-slow"): DocumentReading {
  return { file, pages: 0, refusals: [{ file, reason }], removed: { invisible: 0, characters: 0 } };
}
