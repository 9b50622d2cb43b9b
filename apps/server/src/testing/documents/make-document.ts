import { randomUUID } from "node:crypto";
import { insertDocument } from "../../features/documents/documents.store.ts";
import { raiseRevision } from "../../features/documents/extract/extract.store.ts";
import { putObject } from "../../features/documents/objects/document-objects.ts";
import { holdObject } from "../../features/documents/objects/object.store.ts";
import { putText } from "../../features/documents/reading/document-text.ts";
import { endReading } from "../../features/documents/reading/reading.store.ts";
import type { Context } from "../../platform/context.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";

interface DocumentOptions {
  readonly agencyId: string;
  readonly tenderId: string;
  readonly name?: string;
  readonly text?: string;
}

/** A text file of an agency that has been read; returns its id. */
export async function makeDocument(
  ctx: Context,
  {
    agencyId,
    tenderId,
    name = "Bewerbungsbedingungen.txt",
    text = "Angebotsfrist",
  }: DocumentOptions,
): Promise<string> {
  const id = randomUUID();
  const content = await putObject(ctx, id, Buffer.from(text));
  const lines = text.split("\n").map((line) => ({ text: line }));
  const read = await putText(ctx, id, {
    file: name,
    format: "txt",
    parts: [{ place: { heading: "" }, lines }],
  });
  await inAgency(ctx, agencyId, async (t) => {
    await insertDocument(t, {
      id,
      tenderId,
      name,
      bytes: Buffer.byteLength(text),
      uploadedAt: t.now(),
      uploadedByName: "Erika Muster",
    });
    await holdObject(t, id, "content", content);
    await endReading(t, id, { pages: 1 });
    await holdObject(t, id, "text", read);
    await raiseRevision(t, tenderId);
  });
  return id;
}
