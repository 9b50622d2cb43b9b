import type { ExtractItem } from "@tc/contract";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { placeKey } from "./places";

/** What a narrow screen shows of the page; a wide one shows all of it. */
export const views = ["files", "text", "extract"] as const;
export type View = (typeof views)[number];

const viewNames = { dateien: "files", lesen: "text", auszug: "extract" } as const;

/** Words of a document and where they stand: an item, or a passage that answers a question */
export type Quotation = Pick<ExtractItem, "documentId" | "place" | "cell" | "quote">;

/** Names an item in the address, so that a reload finds its quote again. The address holds no words of a document. */
export function itemKey({ documentId, place, cell = "", quote }: Quotation): string {
  let hash = 0x811c9dc5;
  for (const character of `${documentId} ${placeKey(place)} ${cell} ${quote}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

export interface ReadingPlace {
  readonly documentId: string | undefined;
  /** The item whose quote is shown in its document */
  readonly item: string | undefined;
  readonly view: View;
}

/** `?datei=…&stelle=…&ansicht=…`; somebody who opens a document wants to read it. */
export function readPlace(query: URLSearchParams): ReadingPlace {
  const documentId = query.get("datei") ?? undefined;
  const view = Object.entries(viewNames).find(([name]) => name === query.get("ansicht"))?.[1];
  return {
    documentId,
    item: (documentId !== undefined && query.get("stelle")) || undefined,
    view: view ?? (documentId === undefined ? "files" : "text"),
  };
}

/** The address of a document, at the quote of an item. */
export function addressOf(documentId: string, item?: string): string {
  return `?${new URLSearchParams({ datei: documentId, ...(item !== undefined && { stelle: item }) })}`;
}

/** Marks an entry of the history that a chip led to: Escape goes back from there. */
export const chipState = { isFromChip: true } as const;

export function useReadingPlace() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromChip = typeof state === "object" && state !== null && "isFromChip" in state;
  const place = readPlace(query);
  return {
    ...place,
    show(view: View) {
      const name = Object.entries(viewNames).find(([, candidate]) => candidate === view)?.[0];
      const next = new URLSearchParams(query);
      if (name !== undefined) next.set("ansicht", name);
      setQuery(next, { replace: true, state });
    },
    /** To where the chip was, or to the document without the quote. */
    leaveQuote() {
      if (isFromChip) return void navigate(-1);
      if (place.documentId !== undefined) setQuery({ datei: place.documentId }, { replace: true });
    },
    /** The document is gone. */
    closeDocument() {
      setQuery({}, { replace: true });
    },
  };
}
