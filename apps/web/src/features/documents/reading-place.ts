import { useLocation, useNavigate, useSearchParams } from "react-router";

/** What a narrow screen shows of the page; a wide one shows all of it. */
export const views = ["files", "text", "extract"] as const;
export type View = (typeof views)[number];

const viewNames = { dateien: "files", lesen: "text", auszug: "extract" } as const;

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
