import { SourceError } from "./notice-source.ts";
import type { NoticeSource, RawNotice, RejectedMember } from "./notice-source.ts";

export interface FakeNoticeSource extends NoticeSource {
  /** Days asked for, with the ETag that was sent along. */
  readonly asked: readonly { readonly day: string; readonly etag?: string }[];
  /** What a day holds from now on; its ETag changes. */
  put(day: string, notices: readonly (RawNotice | RejectedMember)[]): void;
  /** The next answer for the day fails, before or (`afterNotices`) while its notices are read. */
  failOnce(day: string, error: Error, afterNotices?: number): void;
}

/** A source in memory for tests of verbs. */
export function createFakeNoticeSource({
  id = "fake",
  sample = false,
  firstDay = "2022-12-01",
  daysBack = 5,
}: Partial<Pick<NoticeSource, "id" | "sample" | "firstDay" | "daysBack">> = {}): FakeNoticeSource {
  const days = new Map<
    string,
    { version: number; notices: readonly (RawNotice | RejectedMember)[] }
  >();
  const failures = new Map<string, { error: Error; afterNotices: number | undefined }>();
  const requests: { day: string; etag?: string }[] = [];

  async function* read(
    notices: readonly (RawNotice | RejectedMember)[],
    failure: { error: Error; afterNotices: number | undefined } | undefined,
  ): AsyncGenerator<RawNotice | RejectedMember> {
    for (const [index, notice] of notices.entries()) {
      if (failure?.afterNotices === index) throw failure.error;
      yield notice;
    }
  }

  return {
    id,
    name: `Quelle ${id}`,
    sample,
    knownGaps: ["Nur zum Prüfen."],
    firstDay,
    daysBack,
    asked: requests,
    put: (day, notices) =>
      void days.set(day, { version: (days.get(day)?.version ?? 0) + 1, notices }),
    failOnce: (day, error, afterNotices) => void failures.set(day, { error, afterNotices }),
    async fetchDay(day, { etag, signal }) {
      signal.throwIfAborted();
      requests.push({ day, ...(etag !== undefined && { etag }) });
      if (day < firstDay) throw new SourceError("refused", "before the first day");
      const failure = failures.get(day);
      failures.delete(day);
      if (failure && failure.afterNotices === undefined) throw failure.error;
      const held = days.get(day);
      if (!held || held.notices.length === 0) return "empty";
      const current = `"version-${held.version}"`;
      if (etag === current) return "unchanged";
      return { name: day, etag: current, notices: read(held.notices, failure) };
    },
  };
}
