import type { Tender } from "@tc/domain";
import { sentencesOf } from "../fit/requirements/sentences.ts";

/** A verbatim part of the notice. */
export interface BriefPart {
  readonly text: string;
  /** Dotted path in the tender, as in a demand: `lots.LOT-0001.description`. */
  readonly field: string;
  /** The field goes on in the middle of the sentence. */
  readonly isCut: boolean;
}

interface Source {
  readonly text: string;
  readonly field: string;
}

const maxLots = 10;
/** What follows in a text are contract terms. */
const maxCharacters = 12_000;
const maxOpening = 240;
const maxSentence = 320;
const minSentence = 30;

const buying =
  /\b(?:gesucht|such(?:t|en)|beauftrag\w*|ausgeschrieben|schreibt|beabsichtig\w*|vergib\w*|vergeben|vergabe|benötig\w*|beschaff\w*|gegenstand|umfass\w*|beinhalte\w*|leistungsinhalt|zu erbringen|soll(?:en)?\s(?=[^.]*\b(?:erstellt|entwickelt|gestaltet|konzipiert|produziert|umgesetzt|durchgeführt|unterstützt|erbracht|geliefert|realisiert|organisiert|betreut)))/iu;
/** Something to buy: a noun of some length that is not the first word. */
const object = /\s\p{Lu}\p{Ll}{5,}/u;
const count = String.raw`(?:\d|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)`;
const duration = new RegExp(
  String.raw`\b${count}\S*\s(?:\p{L}+\s)?(?:jahr|monat)\w*|\b(?:vertrags)?laufzeit\b[^.]*\d|\b(?:vertrag|auftrag|vereinbarung|leistungszeitraum)\b[^.]*\b(?:bis|ab|vom|zum)\b[^.]*\d{4}|\bverlänger\w*\b[^.]*\b${count}`,
  "iu",
);
const volume =
  /\d[\d.,]*\s?(?:€|EUR\b|Euro\b|Mio\b|Tsd\b|T€)|\b(?:auflage|budget|auftragsvolumen|stückzahl)\b[^.]*\d|\d[\d.]*\s(?:stück|exemplare|stunden|personentage|filme|videos|seiten|motive|standorte|veranstaltungen)\b/iu;
const audience =
  /\bzielgruppen?\b|\brichtet sich an\b|\b(?:bürgerinnen|jugendliche|schüler|studierende|touristen|gäste|fachkräfte|besucher)\w*\b/iu;
/** About how it was until now. */
const past = /\bseit\s(?:\p{L}+\s)?jahren\b|\bbisherig\w*\b|\bwurden?\b/iu;
/** About taking part, not about the contract. */
const procedural =
  /\b(?:biet(?:er|ende)\w*|bewerber\w*|zuschlag\w*|eignung\w*|nachweis\w*|referenz\w*|geschäftsjahr\w*|umsatz\w*|teilnahmeantr\w*|teilnahmewettbewerb\w*|vergabeunterlagen|bieterfrag\w*|angebotsfrist|einzureichen|versicherung\w*|eigenerklärung\w*|gwb|vgv|uvgo)\b/iu;

/**
 * What a tender is about in two sentences of its notice: what is bought, then for how long, how much or for whom. Where no
 * sentence says what is bought, the beginning of the description does; it is never empty.
 */
export function briefOf(tender: Pick<Tender, "title" | "description" | "lots">): BriefPart[] {
  const texts = sourcesOf(tender);
  const sentences = texts.flatMap(sentencesIn);
  const what = sentences.find(
    ({ text }) => buying.test(text) && object.test(text) && !past.test(text),
  );
  const first = what ? cut(what, maxSentence) : openingOf(texts, tender.title);
  const terms = [...sentences, ...termsOf(tender).flatMap(sentencesIn)];
  const second = terms.find(
    ({ text }) =>
      !first.text.includes(text) &&
      !text.includes(first.text) &&
      (duration.test(text) || volume.test(text) || audience.test(text)),
  );
  return second ? [first, cut(second, maxSentence)] : [first];
}

function sourcesOf({ description, lots }: Pick<Tender, "description" | "lots">): Source[] {
  return [
    { text: description ?? "", field: "description" },
    ...lots
      .slice(0, maxLots)
      .map((lot) => ({ text: lot.description ?? "", field: `lots.${lot.id}.description` })),
  ].filter(({ text }) => text.trim() !== "");
}

/** Where duration and renewal stand in words of their own. */
function termsOf({ lots }: Pick<Tender, "lots">): Source[] {
  return lots.slice(0, maxLots).flatMap(({ id, duration: term, options }) => [
    { text: term?.renewalText ?? "", field: `lots.${id}.duration.renewalText` },
    { text: options ?? "", field: `lots.${id}.options` },
  ]);
}

function sentencesIn({ text, field }: Source): Source[] {
  const read = text.slice(0, maxCharacters);
  return sentencesOf(read)
    .map(({ start, end }) => ({ text: withoutListMark(read.slice(start, end)), field }))
    .filter((sentence) => sentence.text.length >= minSentence && !procedural.test(sentence.text));
}

function withoutListMark(sentence: string): string {
  return sentence.replace(/^[\s\-–—•*·]+(?=\S)/u, "").trim();
}

/** The first text that says more than a title does. */
function openingOf(texts: readonly Source[], title: string): BriefPart {
  const opening = texts.find(({ text }) => text.trim().length > title.length + 40) ?? texts[0];
  return cut(opening ?? { text: title, field: "title" }, maxOpening);
}

/** Ends at a word; a text without spaces ends where it must. */
function cut({ text, field }: Source, length: number): BriefPart {
  const whole = text.trim();
  if (whole.length <= length) return { text: whole, field, isCut: false };
  const part = whole.slice(0, length + 1);
  const end = part.search(/\s\S*$/);
  return { text: part.slice(0, end > 0 ? end : length).trimEnd(), field, isCut: true };
}
