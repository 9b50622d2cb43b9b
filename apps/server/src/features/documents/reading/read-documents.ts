import { invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { DocumentReader } from "../../../ports/document-reader.ts";
import { makeExtract } from "../extract/make-extract.ts";
import { readDocument } from "./read-document.ts";
import type { Reading } from "./reading.store.ts";
import * as store from "./reading.store.ts";

/** Reads what waits of an agency's documents of a tender, one after another, and makes the extract of all of them. */
export async function readDocuments(
  ctx: Context,
  { agencyId, tenderId }: { agencyId: string; tenderId: string },
  signal: AbortSignal,
): Promise<void> {
  const reader = ctx.ports.documents;
  invariant(reader, "a process that does jobs reads documents");
  for (;;) {
    const document = await inAgency(ctx, agencyId, (t) => store.beginReading(t, tenderId));
    if (!document) break;
    await read(ctx, reader, { agencyId, tenderId, document, signal });
  }
  await makeExtract(ctx, { agencyId, tenderId });
}

async function read(ctx: Context, reader: DocumentReader, reading: Reading): Promise<void> {
  const { agencyId, document, signal } = reading;
  try {
    await readDocument(ctx, reader, reading);
  } catch (error) {
    if (signal.aborted) await inAgency(ctx, agencyId, (t) => store.giveBack(t, document.id));
    throw error;
  }
}
