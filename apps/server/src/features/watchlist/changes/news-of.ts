import type { WatchChange, WatchNews } from "@tc/contract";
import { subjectOfField, subjectOfFile } from "@tc/domain";
import type { ChangedFiles, Tender } from "@tc/domain";
import { noticeKey } from "../../tender-changes/index.ts";

export interface TenderChangeRow {
  readonly key: string;
  readonly at: Date;
  readonly files: ChangedFiles | null;
}

/** What a new version of a document says and the earlier one did not, by the name of the document */
export type NewWords = ReadonlyMap<string, readonly string[]>;

export interface NewsInput {
  readonly rows: readonly TenderChangeRow[];
  readonly record: Pick<Tender, "notices" | "changes">;
  readonly newWords: NewWords;
  /** The plan's volume cap leaves deadlines and the state of the tender alone. */
  readonly isLocked: boolean;
}

/** What each notice and each fetch changed, newest first. News of which nothing may be shown are left out. */
export function newsOf({ rows, record, newWords, isLocked }: NewsInput): WatchNews[] {
  return rows
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map((row) => (row.files ? newsOfFiles(row, row.files, newWords) : newsOfNotice(row, record)))
    .map((news) => (isLocked ? openPartOf(news) : news))
    .filter(({ changes }) => changes.length > 0);
}

function newsOfNotice({ key, at }: TenderChangeRow, record: NewsInput["record"]): WatchNews {
  const notice = record.notices.find((it) => noticeKey(it.noticeId, it.version) === key);
  const fields = record.changes
    .filter((it) => noticeKey(it.noticeId, it.noticeVersion) === key)
    .map((it): WatchChange => ({
      kind: "field",
      field: it.field,
      ...(it.old !== undefined && { old: it.old }),
      ...(it.new !== undefined && { new: it.new }),
      subject: subjectOfField(it.field, it.new),
      breaks: [],
    }));
  const text = notice?.description ?? notice?.reasonText;
  const silent: WatchChange = {
    kind: "words",
    ...(text !== undefined && { text }),
    subject: "other",
    breaks: [],
  };
  const reasonText = notice?.reasonText;
  return {
    key,
    at: at.toISOString(),
    ...(notice?.publishedOn !== undefined && { publishedOn: notice.publishedOn }),
    ...(reasonText !== undefined && fields.length > 0 && { reasonText }),
    // A notice that a reader has withdrawn since is in no record any more.
    changes: notice && fields.length === 0 ? [silent] : fields,
  };
}

function newsOfFiles(
  { key, at }: TenderChangeRow,
  { replaced, added, removed }: ChangedFiles,
  newWords: NewWords,
): WatchNews {
  const acts = Object.entries({ replaced, added, removed }) as [FileAct, readonly string[]][];
  return {
    key,
    at: at.toISOString(),
    changes: acts.flatMap(([act, names]) => names.map((name) => changedFile(name, act, newWords))),
  };
}

type FileAct = Extract<WatchChange, { kind: "file" }>["act"];

export function changedFile(name: string, act: FileAct, newWords: NewWords): WatchChange {
  return {
    kind: "file",
    name,
    act,
    newWords: act === "replaced" ? [...(newWords.get(name) ?? [])] : [],
    subject: subjectOfFile(name),
    breaks: [],
  };
}

/** Title, buyer and deadline stay readable where the cap locks a tender, and so does whether it still runs. */
function openPartOf({ key, at, publishedOn, changes }: WatchNews): WatchNews {
  return {
    key,
    at,
    ...(publishedOn !== undefined && { publishedOn }),
    changes: changes.filter(isOpenPart),
  };
}

function isOpenPart(change: WatchChange): boolean {
  if (change.kind !== "field") return false;
  return change.subject === "deadline" || change.field === "stage";
}
