import type { WatchNews } from "@tc/contract";
import { subjectOfFile } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { withBreaks } from "../changes/breaks-of.ts";
import type { Plans } from "../changes/breaks-of.ts";
import { listFetchedWords } from "../changes/new-words.store.ts";
import type { ReplacedUpload } from "../changes/new-words.store.ts";
import { newsOf } from "../changes/news-of.ts";
import { listRecords } from "../changes/record.store.ts";
import type { WatchedRow } from "./watched.store.ts";

interface Reader {
  readonly name: string;
  readonly lockedIds: ReadonlySet<string>;
}

interface UnseenRow {
  readonly row: Pick<WatchedRow, "tenderId" | "unseen" | "seenUpTo">;
  readonly uploads: readonly ReplacedUpload[];
  readonly plans: Plans;
}

/** What a member has not seen of each of these tenders, newest first, with what it breaks; tenders without news have no entry. */
export async function unseenOf(
  ctx: Context,
  { name, lockedIds }: Reader,
  rows: readonly UnseenRow[],
): Promise<ReadonlyMap<string, WatchNews[]>> {
  const changed = rows.flatMap(({ row }) => (row.unseen.length > 0 ? [row.tenderId] : []));
  const withFiles = rows.flatMap(({ row }) =>
    row.unseen.some(({ files }) => files) ? [row.tenderId] : [],
  );
  const records = await listRecords(ctx, changed);
  const words = await listFetchedWords(ctx, withFiles);
  const now = ctx.now();
  const entries = rows.map(({ row, uploads, plans }): [string, WatchNews[]] => {
    const record = records.get(row.tenderId) ?? { notices: [], changes: [] };
    const isLocked = lockedIds.has(row.tenderId);
    const newWords = words.get(row.tenderId) ?? new Map<string, readonly string[]>();
    const news = newsOf({ rows: row.unseen, record, newWords, isLocked });
    const newUploads = uploads.filter(({ at, byName }) => isNew(at, row) && byName !== name);
    const all = [...news, ...newUploads.map(newsOfUpload)].toSorted((a, b) =>
      a.at < b.at ? 1 : -1,
    );
    return [row.tenderId, all.map((it) => withBreaks(it, plans, now))];
  });
  return new Map(entries.filter(([, news]) => news.length > 0));
}

const isNew = (at: Date, { seenUpTo }: Pick<WatchedRow, "seenUpTo">) =>
  seenUpTo !== null && at > seenUpTo;

function newsOfUpload({ id, name, at, byName, newWords }: ReplacedUpload): WatchNews {
  return {
    key: `upload ${id}`,
    at: at.toISOString(),
    byName,
    changes: [
      {
        kind: "file",
        name,
        act: "replaced",
        newWords: [...newWords],
        subject: subjectOfFile(name),
        breaks: [],
      },
    ],
  };
}
