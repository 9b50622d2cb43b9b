import { textOf } from "../document-text.ts";
import type { DocumentText } from "../document-text.ts";
import type { DocumentItem } from "../items/document-item.ts";
import { chunksOf } from "./chunks.ts";
import { rawItemsIn } from "./raw-items.ts";
import { createItemVerifier } from "./verify-items.ts";

/** A PDF with these pages */
export function documentOf(...pages: readonly string[]): DocumentText {
  return {
    file: "Bedingungen.pdf",
    format: "pdf",
    parts: pages.map((text, at) => ({
      place: { page: at + 1 },
      lines: text.split("\n").map((line) => ({ text: line })),
    })),
  };
}

/** Pages as tenders have them */
export const pages = [
  "Angebotsfrist: 18.12.2026, 14:00 Uhr\nFragen bis 10.12.2026 an vergabe@stadt.example, Telefon 0221 / 123-4567\nNebenangebote sind nicht zugelassen.",
  "Eignung der Bieter\nMindestumsatz: 500.000 EUR im Jahr\nMindestens drei vergleichbare Referenzen sind nachzuweisen.",
  "Zuschlagskriterien\nPreis 40 %\nQualität des Konzepts 60 %",
  "Die Laufzeit des Vertrags beträgt 24 Monate.\nEin Pitchhonorar wird nicht gezahlt.\nRechnungen sind innerhalb von 30 Tagen zahlbar.",
] as const;

/** What is kept of a model's answer on the first pages of a document */
export function keptOf(document: DocumentText, answer: string): readonly DocumentItem[] {
  const [chunk] = chunksOf(document);
  const raws = rawItemsIn(answer);
  return chunk && raws ? createItemVerifier(document)(chunk, raws.items).items : [];
}

/** The text of the page that an item names */
export function pageOf(document: DocumentText, { place }: DocumentItem): string {
  const part = document.parts.find((each) => each.place === place);
  return part ? textOf(part) : "";
}
