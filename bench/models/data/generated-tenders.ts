import type { AgencyProfile, AgencyReference, TrainingText } from "@tc/assessment";
import { createRandom, tenderText } from "@tc/assessment";
import { seedLexicon } from "@tc/text";
import { agencySectorDefinitions, laender } from "@tc/domain";
import type { AgencySector, Lot, Tender } from "@tc/domain";
import { createCorpus } from "../../search/corpus.ts";
import { readCpvLabels } from "./cpv-labels.ts";
import { germanNotices } from "./german-notices.ts";

interface Seed {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly cpv: readonly string[];
}

/** Makes up as many notices and profiles as are wanted; the same number gives the same one. */
export interface Generator {
  readonly labels: ReadonlyMap<string, string>;
  tender(n: number): Tender;
  training(n: number): TrainingText;
  profile(n: number): AgencyProfile;
}

const demands = [
  "Durchschnittlicher Jahresumsatz der letzten drei Jahre von mindestens 500.000 EUR.",
  "Betriebshaftpflichtversicherung über mindestens 3 Mio. EUR für Personenschäden.",
  "Mindestens drei vergleichbare Referenzen der letzten drei Jahre sind nachzuweisen.",
  "Zertifikat nach DIN EN ISO 9001 oder gleichwertig.",
  "Eigenerklärung, dass keine Ausschlussgründe nach §§ 123, 124 GWB vorliegen.",
];

/**
 * German notices mixed anew: title and sentences of real ones (generated ones where there are no data), with made-up
 * compounds in between, so that the vocabulary grows as it does with real ones.
 */
export async function createGenerator(data: string): Promise<Generator> {
  const seeds = await readSeeds(data);
  const labels = labelsIn(data);
  const roots = [...seedLexicon.seeds].filter((word) => word.length > 3);
  const agencySectors = Object.keys(agencySectorDefinitions) as AgencySector[];
  const lands = Object.keys(laender);

  const draw = (salt: number, n: number) => {
    const random = createRandom(n * 8 + salt + 1).uniform;
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random() * items.length)]!;
    const count = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
    const times = <Item>(length: number, make: () => Item) => Array.from({ length }, make);
    // Rarer roots seldom: otherwise every compound would be new.
    const root = () => roots[Math.floor(random() ** 2 * roots.length)]!;
    const compound = () => `${upper(root())}${pick(["", "s"])}${root()}`;
    const sentence = (seed: Seed) => pick(random() < 0.5 ? seed.sentences : pick(seeds).sentences);
    const text = (seed: Seed, sentences: number) =>
      times(sentences, () => `${sentence(seed)} ${random() < 0.4 ? compound() : ""}`).join(" ");
    return { random, pick, count, times, compound, text };
  };

  const tender = (n: number): Tender => {
    const { random, pick, count, times, compound, text } = draw(0, n);
    const seed = pick(seeds);
    const lots = times(random() < 0.8 ? 1 : count(2, 6), () => ({
      title: pick(seed.sentences).slice(0, 80),
    }));
    const nuts = [`${pick(lands)}${count(1, 4)}${count(1, 9)}`];
    return {
      title: `${seed.title} ${compound()}`,
      description: text(seed, count(3, 12)),
      stage: "call",
      buyers: [
        {
          name: `${pick(["Stadt", "Landkreis", "Ministerium", "Klinikum"])} ${compound()}`,
          identifiers: [],
        },
      ],
      cpv: random() < 0.05 ? [] : seed.cpv,
      nuts,
      values:
        random() < 0.3
          ? { estimated: { cents: Math.round(1e6 * 10 ** (random() * 3)), currency: "EUR" } }
          : {},
      lots: lots.map(({ title }, at): Lot => ({
        id: `LOT-${String(at + 1).padStart(4, "0")}`,
        title,
        cpv: seed.cpv,
        nuts,
        values: {},
        deadlines: [{ kind: "offer", at: "2026-12-20T11:00:00.000Z", hasTime: true }],
        submissionLanguages: ["DEU"],
        awardCriteria: [],
        selectionCriteria: times(count(0, 3), () => ({ description: pick(demands) })),
        links: [],
      })),
      results: [],
      links: [],
      publishedOn: "2026-11-20",
      flags: [],
      notices: [],
      changes: [],
    };
  };

  const reference = (n: number): AgencyReference => {
    const { random, pick, count, compound, text } = draw(2, n);
    const seed = pick(seeds);
    return {
      client: `${pick(["Stadt", "Landkreis", "Verband", "Firma"])} ${compound()}`,
      title: seed.title,
      year: count(2018, 2026),
      agencySectors: [pick(agencySectors)],
      description: text(seed, count(1, 4)),
      isPublicClient: random() < 0.6,
      ...(random() < 0.6 && { valueCents: Math.round(1e6 * 10 ** (random() * 2)) }),
    };
  };

  const profile = (n: number): AgencyProfile => {
    const { random, pick, count, times, compound, text } = draw(1, n);
    const seed = pick(seeds);
    return {
      focus: text(seed, count(2, 6)),
      agencySectors: times(count(1, 4), () => pick(agencySectors)),
      cpv: random() < 0.5 ? seed.cpv.slice(0, 3) : [],
      regions: times(count(1, 4), () => pick(lands)),
      isNationwide: random() < 0.4,
      turnover: times(3, () => 0).map((_, at) => ({
        year: 2025 - at,
        cents: count(1, 40) * 10_000_000,
      })),
      insurance: { coverCents: count(1, 5) * 100_000_000 },
      languages: ["DEU"],
      certificates: random() < 0.3 ? [{ name: "DIN EN ISO 9001:2015" }] : [],
      references: times(count(2, 12), () => count(0, 1_000_000)).map(reference),
      exclusions: {
        agencySectors: random() < 0.2 ? [pick(agencySectors)] : [],
        keywords: times(count(0, 4), compound),
      },
      keywords: times(count(2, 8), compound),
    };
  };

  const labelOf = (code: string) => labels.get(code);
  const training = (n: number): TrainingText => {
    const made = tender(n);
    return { text: tenderText(made, labelOf), cpv: made.cpv, buyer: made.buyers[0]?.name ?? "" };
  };
  return { labels, tender, training, profile };
}

function upper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

async function readSeeds(data: string): Promise<Seed[]> {
  const real = (await germanNotices(data)).map(({ title, description, cpv }) => ({
    title,
    cpv,
    sentences: sentencesOf(description, title),
  }));
  if (real.length >= 100) return real;
  console.log("No German notices: texts are made of word lists alone.");
  const corpus = createCorpus();
  return Array.from({ length: 1_000 }, (_, n) => {
    const { title, description = "", cpv } = corpus.tender(n).tender;
    return { title, cpv, sentences: sentencesOf(description, title) };
  });
}

function sentencesOf(description: string, title: string): string[] {
  const sentences = description
    .split(/(?<=[.;])\s+|\n+/)
    .filter((sentence) => sentence.length > 20);
  return sentences.length > 0 ? sentences.map((sentence) => sentence.slice(0, 400)) : [title];
}

function labelsIn(data: string): ReadonlyMap<string, string> {
  try {
    return readCpvLabels(data);
  } catch {
    return new Map();
  }
}
