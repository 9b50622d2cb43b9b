import { uploadLimits } from "@tc/domain";
import type { DocumentRefusalReason } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { DocumentFile, DocumentReader } from "../../../ports/document-reader.ts";
import { raiseRevision } from "../extract/extract.store.ts";
import { openObject } from "../objects/document-objects.ts";
import { holdObject } from "../objects/object.store.ts";
import { putText } from "./document-text.ts";
import { openArchive } from "./open-archive.ts";
import { latestOnly } from "./progress.ts";
import type { Reading } from "./reading.store.ts";
import * as store from "./reading.store.ts";

/** A file that ended the whole process so often is not tried again. */
const maxTries = 3;

/** Reads one document, or puts the members of an archive in its place. Bad content ends in a refusal and never throws. */
export async function readDocument(
  ctx: Context,
  reader: DocumentReader,
  reading: Reading,
): Promise<void> {
  const { agencyId, document } = reading;
  const bytes = await openObject(ctx, agencyId, document.id, "content");
  if (!bytes || document.tries > maxTries) return refuse(ctx, reading, "unreadable");
  const file = { file: document.name, bytes };
  const members = reader.unpack(file)[Symbol.asyncIterator]();
  const first = await members.next();
  const isArchive = first.done || !("bytes" in first.value) || first.value.bytes !== bytes;
  if (isArchive) await openArchive(ctx, reading, first, members);
  else await readFile(ctx, reader, reading, file);
}

async function readFile(
  ctx: Context,
  reader: DocumentReader,
  reading: Reading,
  file: DocumentFile,
): Promise<void> {
  const { agencyId, tenderId, document, signal } = reading;
  const progress = latestOnly<{ page: number; of: number }>(ctx, (next) =>
    inAgency(ctx, agencyId, (t) => store.notePage(t, document.id, next)),
  );
  const { text, pages, refusals, removed } = await reader.read(file, {
    signal,
    onPage: (page, of) => progress.note({ page, of }),
  });
  await progress.end();
  const whole = refusals.find(({ page }) => page === undefined);
  if (!text) return refuse(ctx, reading, whole?.reason ?? "unreadable");
  const object = await putText(ctx, document.id, text);
  await inAgency(ctx, agencyId, async (t) => {
    const others = await store.countPages(t, tenderId, document.id);
    if (others + pages > uploadLimits.tenderPages) {
      await store.endReading(t, document.id, { pages, refusal: "too-many-pages" });
      return;
    }
    const isThere = await store.endReading(t, document.id, {
      pages,
      refusedPages: refusals.flatMap(({ page, reason }) =>
        page === undefined ? [] : { page, reason },
      ),
      removedCharacters: removed.invisible + removed.characters,
    });
    if (!isThere) return;
    await holdObject(t, document.id, "text", object);
    await raiseRevision(t, tenderId);
  });
}

async function refuse(
  ctx: Context,
  { agencyId, document }: Reading,
  refusal: DocumentRefusalReason,
): Promise<void> {
  await inAgency(ctx, agencyId, (t) => store.endReading(t, document.id, { refusal }));
}
