import { randomUUID } from "node:crypto";
import {
  beginFetch,
  endFetch,
  requestFetch,
} from "../../features/documents/fetched/fetch.store.ts";
import {
  deleteFetched,
  insertFetched,
  listFetched,
} from "../../features/documents/fetched/fetched-documents.store.ts";
import { raiseExtracts } from "../../features/documents/fetched/raise-extracts.operator.store.ts";
import { putObject } from "../../features/documents/objects/document-objects.ts";
import { putText } from "../../features/documents/reading/document-text.ts";
import { inTransaction } from "../../platform/context.ts";
import type { Context } from "../../platform/context.ts";

/** A text file that was fetched from the buyer for everybody, and read, in place of what was fetched before; returns its id. */
export async function makeFetchedDocument(
  ctx: Context,
  { tenderId, text }: { readonly tenderId: string; readonly text: string },
): Promise<string> {
  const id = randomUUID();
  const name = "Vergabeunterlagen.txt";
  const content = await putObject(ctx, id, Buffer.from(text));
  const lines = text.split("\n").map((line) => ({ text: line }));
  const parts = [{ place: { heading: "" }, lines }];
  const read = await putText(ctx, id, { file: name, format: "txt", parts });
  await inTransaction(ctx, async (t) => {
    const now = t.now();
    const address = "https://vergabe.example/unterlagen";
    await requestFetch(t, { tenderId, address, now, lostBefore: now });
    await beginFetch(t, tenderId);
    await endFetch(t, tenderId, { sha256: content.sha256, news: undefined });
    const before = await listFetched(t, tenderId);
    await deleteFetched(
      t,
      before.map((row) => row.id),
    );
    const bytes = Buffer.byteLength(text);
    await insertFetched(t, tenderId, { id, name, bytes, pages: 1, content, text: read });
    await raiseExtracts(t, tenderId);
  });
  return id;
}
