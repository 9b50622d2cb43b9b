import type { Random } from "./random.ts";
import type { Subject } from "./subjects.ts";
import { creativeSubjects, otherSubjects, topics } from "./subjects.ts";
import type { Town } from "./towns.ts";
import { towns } from "./towns.ts";

export interface GeneratedText {
  readonly subject: Subject;
  readonly title: string;
  readonly description: string;
  readonly topic: string;
}

/** 55 % of what we make is creative work, so that search has something to find and something to refuse. */
const creativeShare = 0.55;

const compounds = {
  head: "Kampagne Konzept Strategie Beratung Planung Steuerung Umsetzung Dokumentation Auswertung Betreuung Schulung Abstimmung Qualitätssicherung Berichterstattung".split(
    " ",
  ),
  first:
    "Kommunikations Öffentlichkeits Marken Medien Veranstaltungs Redaktions Zielgruppen Nachhaltigkeits Barrierefreiheits Gestaltungs Beteiligungs Projekt Qualitäts Leistungs Prozess Standort".split(
      " ",
    ),
} as const;

const general = [
  "Die Leistung ist in enger Abstimmung mit der Auftraggeberin zu erbringen.",
  "Reisekosten sind in die Preise einzurechnen.",
  "Einzelheiten ergeben sich aus der Leistungsbeschreibung.",
  "Der Auftragnehmer benennt eine feste Ansprechperson und eine Stellvertretung.",
  "Alle Ergebnisse werden als offene Dateien übergeben; Nutzungsrechte gehen ausschließlich über.",
  "Die Datenschutz-Grundverordnung ist einzuhalten.",
  "Verlängerungen um jeweils zwölf Monate sind vorgesehen.",
];

const fill = (pattern: string, town: string, topic: string) =>
  pattern.replace("{t}", town).replace("{x}", topic);

/** Made-up but grammatical compounds ("Zielgruppenauswertung"): they give the vocabulary its long tail. */
function makeSentence(random: Random): string {
  const word = () => random.pick(compounds.first) + random.pick(compounds.head).toLowerCase();
  return `Im Einzelnen werden ${word()}, ${word()} und ${word()} benötigt (Position ${random.int(1, 999)}).`;
}

export function generateTenderText(
  random: Random,
  {
    town = random.pick(towns),
    sentences = random.int(3, 9),
  }: { town?: Town; sentences?: number } = {},
): GeneratedText {
  const subject = random.pick(random.chance(creativeShare) ? creativeSubjects : otherSubjects);
  const topic = random.pick(topics);
  const title = fill(random.pick(subject.titles), town.name, topic);
  const parts = subject.sentences.map((sentence) => fill(sentence, town.name, topic));
  while (parts.length < sentences) {
    parts.push(random.chance(0.5) ? random.pick(general) : makeSentence(random));
  }
  return { subject, title, topic, description: parts.join(" ") };
}
