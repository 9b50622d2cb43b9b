import type { DocumentDeadlineKind } from "../items/document-item.ts";
import type { DeadlineCue } from "./deadline-cues.ts";
import type { DeadlineMark } from "./deadline-mark.ts";
import type { Statement } from "./statements.ts";

/** Kinds whose period ends with the deadline: "Die Angebotsfrist läuft vom 01.02. bis 12.03.2027" */
const periodKinds: ReadonlySet<DocumentDeadlineKind> = new Set([
  "offer",
  "participation",
  "questions",
  "binding",
]);
/** What is done with offers besides handing them in */
const otherActs =
  /katalog|aktualisier|prüf|wertet|auftragnehmer|verlang|aufbewahr|heruntergeladen|abgeruf|erteil|verhandel|nachforder|informier|abgeschlossen|zurückgezogen/i;
const earlier =
  /(?:vorherig|vorangegangen|früher)\p{L}*\s+(?:Ausschreibung|Verfahren|Vergabe)|(?<!\p{L})fand(?:en)?(?!\p{L})/iu;
/** "(Beispiel: Vertragsbeginn 01.09.2027, Frist zur Einreichung: 21.07.2027)" */
const example =
  /\(\s?(?:(?:zum\s)?Beispiel|z\.\s?B\.|bspw\.)[^)]*$|(?<!\p{L})Beispiel\s?:[^.;]*$/iu;
const proofs = /nicht älter|zurückliegen|Referenz|erbrachte|Geschäftsjahr|Ausstellungsdatum/;
const eitherKind =
  /Angebot\p{L}*\s*(?:oder|\/|bzw\.|und)\s*(?:der\s+|zur\s+)?(?:(?:Einreichung|Abgabe)\s+(?:der|von)\s+)?(?:Teilnahme|Anträge\s+auf\s+Teilnahme|Bewerbung)/iu;
/** How far before a date its label may stand that has the date in brackets */
const bracketReach = 60;

/** Whether the words around a date say that it is no deadline of this kind. */
export function isRuledOut(
  words: string,
  clause: Statement,
  mark: DeadlineMark,
  kind: DocumentDeadlineKind,
  cue: DeadlineCue | undefined,
): boolean {
  const text = words.slice(clause.start, clause.end);
  if (example.test(words.slice(0, mark.start).replaceAll(/\d\s?\./g, "  "))) return true;
  if (kind === "questions" && isAnswer(words, clause, mark)) return true;
  if (eitherKind.test(text)) return true;
  if (mark.relative) {
    // What follows the award is the begin of the work: proofs wanted after it are no deadline of the procedure.
    return mark.relative.of === undefined && kind !== "start";
  }
  if (kind === "site-visit" && /anmeld|anzumelden|angemeldet|vereinbar/i.test(text)) return true;
  if (mark.endsPeriod && !(periodKinds.has(kind) && cue?.isStrong)) return true;
  const cueWords = cue ? words.slice(cue.start, cue.end) : "";
  const isLoose = !cue?.isStrong || /^(?:Teilnahmeantr|Abgabe\s+bis)/i.test(cueWords);
  if (isLoose && otherActs.test(text)) return true;
  if (earlier.test(text)) return true;
  const lead = words.slice(Math.max(clause.start, mark.start - 40), mark.start);
  if (kind === "start" && /(?<!\p{L})(?:endet|enden|Ende)(?!\p{L})[^,;]{0,30}$/u.test(lead))
    return true;
  if (/(?<!\p{L})ab(?:\s+dem|\s+\p{L}+,\s+dem)?\s*$/iu.test(lead)) return kind !== "start";
  if (/(?:beginnt|startet)(?:\s+(?:am|ab))?\s*$/i.test(lead)) return kind !== "start";
  if (/(?<!\p{L})(?:vor|zwischen)\s+dem\s*$/iu.test(lead)) return true;
  if (/(?<!\p{L})nach\s+dem\s*$/iu.test(lead))
    return !/eingeh|eingegang|eintreff|verspätet|zugeh|berücksichtig|beantwort/i.test(text);
  const isPast = /(?<!\p{L})wurden?\s(?:\p{L}+\s){0,2}am\s*$/u.test(lead);
  if (isPast && !/festgelegt|festgesetzt|bestimmt/.test(text)) return true;
  if (proofs.test(text) && !/bis\s+(?:spätestens\s+)?(?:zum\s+)?$/.test(lead)) return true;
  if (/^\s*bis\s+(?:zum\s+(?:Ablauf|Ende)|heute)/.test(words.slice(mark.end))) return true;
  return (
    /\(\s*$/.test(lead) && (!cue || cue.start > mark.end || mark.start - cue.end > bracketReach)
  );
}

const answering = /beantwort|Antworten|erteil|aktualisier/giu;
const asking =
  /eingeh|eingegang|einreich|eingereicht|einzureich|stellen|gestellt|richten|vorlieg|zugehen|zugegangen|entgegen|anforder|angefordert|anzufordern|anzufragen|angenommen|zulässig|zugelassen|anzuzeigen|erheben/giu;

/** Whether the buyer's answers are meant, not the questions: by the words of its part of the sentence, else the nearest. */
function isAnswer(words: string, clause: Statement, mark: Statement): boolean {
  const head = words.slice(clause.start, mark.start).lastIndexOf(", ");
  const tail = words.indexOf(", ", mark.end);
  const inner = {
    start: head < 0 ? clause.start : clause.start + head,
    end: tail < 0 || tail > clause.end ? clause.end : tail,
  };
  const text = words.slice(clause.start, clause.end);
  if (/(?<!\p{L})(?:keine|nicht)\s[^.;]{0,60}?beantwort/iu.test(text)) return false;
  for (const part of [inner, clause]) {
    const answer = nearest(words, part, mark, answering);
    const question = nearest(words, part, mark, asking);
    if (answer !== question) return answer < question;
  }
  return false;
}

/** "rechtzeitig eingegangene Fragen beantwortet sie bis …": what was asked, not until when */
const attributes = /(?:eingegang|eingeh|gestellt|eingereicht)\p{L}*(?=\s+\p{L}*fragen)/giu;

function nearest(words: string, part: Statement, mark: Statement, pattern: RegExp): number {
  const head = words
    .slice(part.start, mark.start)
    .replaceAll(attributes, (word) => " ".repeat(word.length));
  const before = [...head.matchAll(pattern)].map(
    ({ index, 0: { length } }) => mark.start - part.start - index - length,
  );
  const after = words.slice(mark.end, Math.max(part.end, mark.end)).matchAll(pattern);
  return Math.min(...before, ...[...after].map(({ index }) => index));
}
