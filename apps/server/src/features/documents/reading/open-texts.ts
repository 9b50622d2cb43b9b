import type { DocumentText } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { freeName } from "../document-name.ts";
import { openText } from "./document-text.ts";

/** The texts of documents, with the id of each by the name that its text has here. */
export async function openTexts(
  ctx: Context,
  agencyId: string,
  documents: readonly { readonly id: string; readonly name: string }[],
): Promise<{
  readonly texts: readonly DocumentText[];
  readonly ids: ReadonlyMap<string, string>;
}> {
  const texts: DocumentText[] = [];
  const ids = new Map<string, string>();
  for (const { id, name } of documents) {
    const text = await openText(ctx, agencyId, id);
    if (!text) continue;
    // Named as now: a merger of tenders or an archive may have renamed it. What was fetched may be called as an upload is.
    const file = freeName(name, new Set(ids.keys()));
    texts.push({ ...text, file });
    ids.set(file, id);
  }
  return { texts, ids };
}
