import type { HitRow } from "@tc/domain";
import type { DigestContent, Hits } from "./digest-content.ts";
import { countWords, numberWords, smallNumberWords } from "./german-words.ts";

const maxTitle = 60;

/** A title that leaves room for the rest of a subject, cut between words */
export function shortTitle(title: string, max = maxTitle): string {
  if (title.length <= max) return title;
  const cut = title.slice(0, max - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, "")} …`;
}

const hitCount = ({ rows, rest }: Hits) => rows.length + rest;
export const scoredTitle = ({ title, fit }: HitRow, max?: number): string =>
  fit ? `${shortTitle(title, max)} (${fit.score})` : shortTitle(title, max);

/** The best thing with its number, and how many come with it */
export function digestSubject({ hits, sections, days }: DigestContent): string {
  const [best] = hits?.rows ?? [];
  const news = sections.reduce((sum, { items, rest }) => sum + items.length + rest, 0);
  if (!hits || !best) {
    const [first] = sections.flatMap(({ items }) => items);
    return `${shortTitle(first?.text ?? "Neuigkeiten")}${furtherWords(news - 1, "Meldung", "Meldungen")}`;
  }
  const count = hitCount(hits);
  const begin = days === 1 ? "Heute:" : `${days} Tage, ${numberWords(count)} Treffer:`;
  const others = count > 1 ? ` und ${numberWords(count - 1)} weitere` : "";
  return `${begin} ${scoredTitle(best)}${others}`;
}

const furtherWords = (count: number, singular: string, plural: string) =>
  count > 0 ? ` und ${countWords(count, `weitere ${singular}`, `weitere ${plural}`)}` : "";

export function digestTitle({ hits, sections }: DigestContent): string {
  if (!hits || hits.rows.length === 0) {
    const [section] = sections;
    return sections.length === 1 && section ? `Neu: ${section.name}` : "Was sich getan hat";
  }
  const count = hitCount(hits);
  const { areOfProfile } = hits;
  if (count === 1)
    return areOfProfile ? "Eine neue Ausschreibung passt zu euch." : "Ein neuer Treffer.";
  const things = areOfProfile ? "neue Ausschreibungen passen zu euch" : "neue Treffer";
  const begin = `${numberWords(count)} ${things}.`;
  if (hits.rest === 0) return begin;
  return hits.rows.length === 1
    ? `${begin} ${areOfProfile ? "Die" : "Der"} beste:`
    : `${begin} Die ${smallNumberWords(hits.rows.length)} besten:`;
}

/** Goes on where the subject ends */
export function digestPreview({ hits, sections }: DigestContent): string {
  const others = (hits?.rows ?? []).slice(1).map((row) => scoredTitle(row, 40));
  const rest = hits && hits.rest > 0 ? [`${numberWords(hits.rest)} weitere in einer Zeile`] : [];
  const names = sections.map(({ name, items, rest: more }) => `${name}: ${items.length + more}`);
  return [...others, ...rest, ...names].join(", ");
}

/** "9 weitere zwischen 64 und 75, dazu 4 gesperrte über eurer Volumengrenze." Two halves, the first is a link's. */
export function restWords({ rest, restFits, locked }: Hits): { more: string; after: string } {
  const lockedWords = `${numberWords(locked)} gesperrte über eurer Volumengrenze`;
  if (rest === 0) return { more: "", after: locked > 0 ? `Dazu ${lockedWords}.` : "" };
  const fits =
    restFits === undefined
      ? ""
      : restFits.low === restFits.high
        ? ` mit ${restFits.low}`
        : ` zwischen ${restFits.low} und ${restFits.high}`;
  return {
    more: `${numberWords(rest)} weitere`,
    after: `${fits}${locked > 0 ? `, dazu ${lockedWords}` : ""}.`,
  };
}

export const allWords = (hits: Hits): string =>
  hitCount(hits) === 1 ? "Ansehen" : `Alle ${numberWords(hitCount(hits))} ansehen`;
