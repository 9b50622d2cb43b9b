/** One notice's bytes as the source delivers them. `file` names it within its package. */
export interface RawNotice {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Where people can read it, when the source says so. */
  readonly url?: string;
}

/** What a source knows under one name: a day's archive, a day's search result. */
export interface SourcePackage {
  /** Stable within the source, e.g. "2026-11-20" */
  readonly name: string;
  /** Present when the source can tell whether the package changed. */
  readonly etag?: string;
  readonly notices: AsyncIterable<RawNotice | RejectedMember>;
}

/** A member of a package that could not even be taken out of it. */
export interface RejectedMember {
  readonly file: string;
  readonly reject: { readonly code: string; readonly reason: string };
}

const samplePrefix = "standin-";

/** The id under which a stand-in's notices are kept: `standin-doe` for `doe`. */
export const sampleSourceId = (id: string): string => samplePrefix + id;

/** Whether notices of this source are generated ones that must never mix with real ones. */
export const isSampleSourceId = (id: string): boolean => id.startsWith(samplePrefix);

/** A publisher of notices, read day by day. */
export interface NoticeSource {
  readonly id: string;
  /** German, for the screen "Datenstand" */
  readonly name: string;
  readonly url?: string;
  /** true: generated notices that must never mix with real ones; `isSampleSourceId(id)` says the same */
  readonly sample: boolean;
  readonly knownGaps: readonly string[];
  /** The first day that can be asked for (YYYY-MM-DD) */
  readonly firstDay: string;
  /** How many days back a fresh installation starts (setting SCREENING_DAYS_BACK) */
  readonly daysBack: number;
  /**
   * One publication day (Europe/Berlin). "unchanged" when `etag` still holds, "empty" when nothing was published.
   * Throws SourceError.
   */
  fetchDay(
    day: string,
    options: { readonly etag?: string; readonly signal: AbortSignal },
  ): Promise<SourcePackage | "unchanged" | "empty">;
}

/** The source could not be read. `retryable` tells a network fault or 5xx from a refusal that will repeat. */
export class SourceError extends Error {
  readonly code: "unreachable" | "rate_limited" | "server_error" | "refused" | "bad_answer";
  readonly retryAfterMs: number | undefined;

  constructor(code: SourceError["code"], message: string, retryAfterMs?: number) {
    super(message);
    this.name = "SourceError";
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }

  get retryable(): boolean {
    return (
      this.code === "unreachable" || this.code === "rate_limited" || this.code === "server_error"
    );
  }
}
