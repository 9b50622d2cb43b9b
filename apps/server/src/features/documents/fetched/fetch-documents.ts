import type { DocumentFetch } from "@tc/contract";
import type { ChangedFiles, DocumentFetchFailure } from "@tc/domain";
import { invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/context.ts";
import { sha256 } from "../../../platform/objects/sealed-objects.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import type { DocumentFile } from "../../../ports/document-reader.ts";
import { noteChangedFiles } from "../../tender-changes/index.ts";
import { latestOnly } from "../reading/progress.ts";
import { download } from "./download.ts";
import * as store from "./fetch.store.ts";
import type { FetchRow } from "./fetch.store.ts";
import * as fetched from "./fetched-documents.store.ts";
import { openFetchedText } from "./open-fetched-text.ts";
import { raiseExtracts } from "./raise-extracts.operator.store.ts";
import { isDueAgain } from "./is-due-again.ts";
import { readMembers } from "./read-members.ts";
import type { EarlierFetched, ReadMembers } from "./read-members.ts";

/** A file that ended the whole process so often is not tried again. */
const maxTries = 3;

/**
 * Fetches the documents of a tender that somebody asked for, and reads them once for all agencies. While fetching is
 * switched off the wish ends with a reason that the screen shows, and the next click afterwards fetches.
 */
export async function fetchDocuments(
  ctx: Context,
  { tenderId }: { tenderId: string },
  signal: AbortSignal,
): Promise<void> {
  const fetch = await inTransaction(ctx, (t) => store.beginFetch(t, tenderId));
  if (!fetch) return;
  if (await isOff(ctx, "document_fetching")) {
    return inTransaction(ctx, (t) => store.failFetch(t, tenderId, "interrupted"));
  }
  try {
    await run(ctx, fetch, signal);
  } catch (error) {
    await inTransaction(ctx, async (t) => {
      if (signal.aborted) await store.giveBackFetch(t, tenderId);
      // The file did nothing: it is ours, such as an object store that does not answer. The next click tries again.
      else if (fetch.tries >= maxTries) await store.failFetch(t, tenderId, "interrupted");
    });
    throw error;
  }
}

async function run(ctx: Context, fetch: FetchRow, signal: AbortSignal): Promise<void> {
  const { tender_id: tenderId, address, tries } = fetch;
  const { outbound } = ctx.ports;
  invariant(outbound, "a process that does jobs calls addresses");
  const fail = (failure: DocumentFetchFailure) =>
    inTransaction(ctx, (t) => store.failFetch(t, tenderId, failure));
  if (tries > maxTries) return fail("unreadable");
  const result = await download(outbound, address, signal);
  if (result.kind === "failed") return fail(result.failure);
  const { file } = result;
  const hash = sha256(file.bytes);
  const earlier = await listEarlier(ctx, tenderId);
  const isSame = hash === fetch.sha256;
  const wantsAgain = (row: fetched.FetchedRow) => !isSame || isDueAgain(row, ctx.now());
  if (isSame && ![...earlier.values()].some(({ row }) => wantsAgain(row))) {
    await inTransaction(ctx, (t) => store.confirmFetch(t, tenderId));
    return;
  }
  const members = await read(ctx, { tenderId, file, earlier, wantsAgain, signal });
  if (!isSame && isUnreadable(members, earlier.size > 0)) return fail("unreadable");
  await inTransaction(ctx, async (t) => {
    const news = fetch.sha256 === null ? undefined : newsOf(members, earlier);
    const isThere = isSame
      ? await store.confirmFetch(t, tenderId)
      : await store.endFetch(t, tenderId, { sha256: hash, news });
    if (!isThere) return;
    const kept = new Set(members.keptIds);
    const rows = [...earlier.values()].map(({ row }) => row);
    await fetched.deleteFetched(
      t,
      rows.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
    );
    for (const document of members.documents) await fetched.insertFetched(t, tenderId, document);
    if (news && !isSame && isNews(news))
      await noteChangedFiles(t, tenderId, { sha256: hash, files: news });
    const isRead = members.documents.some(({ refusal }) => refusal === undefined);
    if (!isSame || isRead) await raiseExtracts(t, tenderId);
  });
}

async function read(
  ctx: Context,
  {
    tenderId,
    file,
    earlier,
    wantsAgain,
    signal,
  }: {
    tenderId: string;
    file: DocumentFile;
    earlier: ReadonlyMap<string, EarlierFetched>;
    wantsAgain: (row: fetched.FetchedRow) => boolean;
    signal: AbortSignal;
  },
): Promise<ReadMembers> {
  const { documents: reader } = ctx.ports;
  invariant(reader, "a process that does jobs reads documents");
  const progress = latestOnly<NonNullable<DocumentFetch["progress"]>>(ctx, (next) =>
    inTransaction(ctx, (t) => store.noteProgress(t, tenderId, next)),
  );
  try {
    return await readMembers(ctx, file, {
      reader,
      earlier,
      wantsAgain,
      signal,
      onPage: (name, page, pages) =>
        progress.note({
          file: name,
          ...(page !== undefined && { page }),
          ...(pages !== undefined && { pages }),
        }),
    });
  } finally {
    await progress.end();
  }
}

/**
 * The address leads to no document, or to one that cannot be read in place of one that could. The documents fetched
 * before stay then.
 */
function isUnreadable({ documents, keptIds }: ReadMembers, hasEarlier: boolean): boolean {
  const [only] = documents;
  if (keptIds.length > 0 || documents.length > 1) return false;
  if (only === undefined || only.refusal === "unknown-format") return true;
  return hasEarlier && only.refusal !== undefined;
}

const isNews = ({ added, replaced, removed }: ChangedFiles) =>
  added.length + replaced.length + removed.length > 0;

function newsOf(
  { documents, keptIds }: ReadMembers,
  earlier: ReadonlyMap<string, EarlierFetched>,
): NonNullable<DocumentFetch["news"]> {
  const kept = new Set(keptIds);
  const names = new Set(documents.map(({ name }) => name));
  const isOther = ({ name, content }: (typeof documents)[number]) =>
    earlier.has(name) && earlier.get(name)?.sha256 !== content?.sha256;
  const gone = [...earlier.values()].filter(({ row }) => !kept.has(row.id) && !names.has(row.name));
  return {
    added: [...names].filter((name) => !earlier.has(name)),
    // A refused file that was read again is the same file.
    replaced: documents.filter(isOther).map(({ name }) => name),
    removed: gone.map(({ row }) => row.name),
  };
}

async function listEarlier(
  ctx: Context,
  tenderId: string,
): Promise<ReadonlyMap<string, EarlierFetched>> {
  return inTransaction(ctx, async (t) => {
    const earlier = new Map<string, EarlierFetched>();
    for (const row of await fetched.listFetched(t, tenderId)) {
      const content = await fetched.findFetchedObject(t, row.id, "content");
      earlier.set(row.name, {
        row,
        sha256: content?.sha256,
        openText: () => openFetchedText(ctx, row.id),
      });
    }
    return earlier;
  });
}
