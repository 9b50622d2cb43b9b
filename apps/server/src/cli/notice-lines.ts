import { type Notice, NoticeError, readDocument } from "@tc/notices";
import type { ArchiveMember } from "../adapters/archive/read-archive.ts";

/** What `npm run notice` prints about one notice, or about a document that is none. */
export type NoticeLine =
  | ({ readonly file: string; readonly ok: true } & Omit<Notice, "results"> & {
        readonly results: readonly ResultLine[];
      })
  | { readonly file: string; readonly ok: false; readonly code: string; readonly error: string };

type ResultLine = Notice["results"][number] & {
  readonly valueCents?: number;
  readonly currency?: string;
};

/** All lines of one document: never an exception, whatever the bytes are. */
export function describeDocument(member: ArchiveMember): NoticeLine[] {
  const { file } = member;
  if (!("bytes" in member)) {
    return [{ file, ok: false, code: member.reject.code, error: member.reject.reason }];
  }
  try {
    const { notices, rejected } = readDocument(member.bytes);
    return [
      ...notices.map((notice) => describeNotice(file, notice)),
      ...rejected.map(({ place, error }) => describeError(`${file}#${place}`, error)),
    ];
  } catch (error) {
    return [describeError(file, error)];
  }
}

function describeNotice(file: string, notice: Notice): NoticeLine {
  return { file, ok: true, ...notice, results: notice.results.map(describeResult) };
}

function describeResult(result: Notice["results"][number]): ResultLine {
  if (!result.value) return result;
  return { ...result, valueCents: result.value.cents, currency: result.value.currency };
}

function describeError(file: string, error: unknown): NoticeLine {
  const code = error instanceof NoticeError ? error.code : "internal";
  return { file, ok: false, code, error: error instanceof Error ? error.message : String(error) };
}
