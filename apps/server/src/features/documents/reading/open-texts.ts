import type { DocumentText } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { freeName } from "../document-name.ts";
import { openText } from "./document-text.ts";

export interface OpenTexts {
  readonly texts: readonly DocumentText[];
  /** The id of each by the name that its text has here */
  readonly ids: ReadonlyMap<string, string>;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The texts of documents that the agency may read. */
export function openTexts(
  ctx: Context,
  agencyId: string,
  documents: readonly Named[],
): Promise<OpenTexts> {
  return openEach(documents, (id) => openText(ctx, agencyId, id));
}

/** Without those that the store has lost */
export async function openEach(
  documents: readonly Named[],
  open: (documentId: string) => Promise<DocumentText | undefined>,
): Promise<OpenTexts> {
  const texts: DocumentText[] = [];
  const ids = new Map<string, string>();
  for (const { id, name } of documents) {
    const text = await open(id);
    if (!text) continue;
    // Named as now: a merger of tenders or an archive may have renamed it. What was fetched may be called as an upload is.
    const file = freeName(name, new Set(ids.keys()));
    texts.push({ ...text, file });
    ids.set(file, id);
  }
  return { texts, ids };
}
