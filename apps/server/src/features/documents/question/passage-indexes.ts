import { indexPassages } from "@tc/documents";
import type { DocumentText, PassageIndex } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { LruMap } from "../../../platform/memory/lru-map.ts";
import { unhurried } from "../unhurried.ts";
import { openText } from "../reading/document-text.ts";

export interface ReadDocuments {
  readonly agencyId: string;
  readonly tenderId: string;
  readonly documents: readonly { readonly id: string }[];
  /** Rises with each change of these documents. */
  readonly revision: number;
}

/** Characters of all texts together; an index takes about ten times as many bytes. */
const maxCharacters = 10_000_000;

/** Keeps the index of a tender's passages in memory, so that the next question to the same documents is quick. */
export class PassageIndexes {
  readonly #kept = new LruMap<string, { revision: number; index: PassageIndex }>(maxCharacters);

  async get(
    ctx: Context,
    { agencyId, tenderId, documents, revision }: ReadDocuments,
  ): Promise<PassageIndex> {
    const key = `${agencyId} ${tenderId}`;
    const kept = this.#kept.get(key);
    if (kept?.revision === revision) return kept.index;
    const texts: DocumentText[] = [];
    for (const { id } of documents) {
      const text = await openText(ctx, agencyId, id);
      if (text) texts.push({ ...text, file: id });
    }
    const index = await unhurried(indexPassages(texts));
    this.#kept.set(key, { revision, index }, charactersOf(texts));
    return index;
  }
}

function charactersOf(texts: readonly DocumentText[]): number {
  let sum = 0;
  for (const { parts } of texts) {
    for (const { lines } of parts) for (const { text } of lines) sum += text.length;
  }
  return sum;
}
