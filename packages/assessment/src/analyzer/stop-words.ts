import general from "stopwords-de" with { type: "json" };
import { foldUmlauts, normaliseText } from "./normalise.ts";

/** What nearly every notice says, so that it tells nothing about one. */
const procurement = `auftrag auftrage auftrags auftraggeber auftraggebers auftragnehmer auftragnehmers ausschreibung
ausschreibungen bekanntmachung vergabe vergaben vergabestelle vergabeverfahren verfahren bieter bieters bietern
bewerber bewerbern los lose losen leistung leistungen leistungsbeschreibung angebot angebote angebots angeboten
gemäß gem bzw ggf inkl zzgl siehe sowie hierzu hierfür erfolgt erfolgen rahmen ca nr ziffer abs satz vgl usw etc
§ euro eur uhr
gegenstand lieferung durchführung erbringung ausführung`;

/**
 * Words of the general list that name things agencies and buyers deal with; they stay searchable.
 * The list is meant for running text, where "Jahr" or "Mensch" tell little.
 */
const kept = "jahr jahre jahren mensch menschen leben zeit tag tage teil kunst recht land".split(
  " ",
);

const fold = (text: string) => foldUmlauts(normaliseText(text));
const stopWords = new Set([...general, ...procurement.split(/\s+/)].map(fold));
for (const word of kept) stopWords.delete(word);

/** Whether a folded word carries no meaning of its own. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}
