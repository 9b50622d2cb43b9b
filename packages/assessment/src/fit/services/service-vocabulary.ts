import { languageAreas, normaliseText, tokenise } from "@tc/text";
import type { Analyzer, LanguageArea } from "@tc/text";
import type { AgencySector } from "@tc/domain";

/** Numbers of groups of words, each the name of one service; the same number means the same service. */
export type Services = ReadonlySet<number>;

/** The services of a tender, with the word it names each by. */
export interface TenderServices {
  /** In a title of the whole or of a lot: most likely what is bought */
  readonly titles: ReadonlyMap<number, string>;
  /** Anywhere in the text, titles among it */
  readonly text: ReadonlyMap<number, string>;
}

/** The words agencies and buyers have for services, as stems. */
export interface ServiceVocabulary {
  /** The services a text names, with the words it names each by. */
  namedIn(text: string): ReadonlyMap<number, string>;
  ofSector(sector: AgencySector): Services;
}

const areasOf: Readonly<Record<AgencySector, readonly LanguageArea[]>> = {
  advertising: ["campaignsAndPress", "mediaAndRecruiting"],
  marketing: ["online", "mediaAndRecruiting", "marketingAndResearch"],
  "public-relations": ["campaignsAndPress"],
  design: ["design"],
  print: ["printAndMerchandise"],
  film: ["filmAndPhoto"],
  photo: ["filmAndPhoto"],
  events: ["events"],
  web: ["web", "online"],
  research: ["marketingAndResearch"],
  merchandise: ["printAndMerchandise"],
  editorial: ["content"],
  "social-media": ["online"],
  "media-planning": ["mediaAndRecruiting"],
  branding: ["design"],
  "employer-branding": ["mediaAndRecruiting"],
  audio: ["filmAndPhoto"],
  exhibition: ["events"],
  participation: ["campaignsAndPress"],
  "direct-marketing": ["printAndMerchandise", "campaignsAndPress"],
  "e-learning": ["web"],
};

interface Entry {
  readonly stems: readonly string[];
  readonly group: number;
}

const vocabularies = new WeakMap<Analyzer, ServiceVocabulary>();

/** Made once for an analyzer: analysing all the words takes some milliseconds. */
export function serviceVocabulary(analyzer: Analyzer): ServiceVocabulary {
  const vocabulary = vocabularies.get(analyzer) ?? createVocabulary(analyzer);
  vocabularies.set(analyzer, vocabulary);
  return vocabulary;
}

function createVocabulary(analyzer: Analyzer): ServiceVocabulary {
  const entries = new Map<string, Entry[]>();
  const groupsOf = new Map<LanguageArea, Services>();
  let group = 0;
  for (const area of Object.keys(languageAreas) as LanguageArea[]) {
    const numbers = new Set<number>();
    for (const words of languageAreas[area]) {
      for (const word of words) {
        const stems = analyzer.analyse(word).map(({ whole }) => whole);
        const [first] = stems;
        if (first === undefined) continue;
        entries.set(first, [...(entries.get(first) ?? []), { stems, group }]);
      }
      numbers.add(group++);
    }
    groupsOf.set(area, numbers);
  }
  return {
    namedIn: (text) => namedIn(analyzer, entries, text),
    ofSector: (sector) =>
      new Set(areasOf[sector].flatMap((area) => [...(groupsOf.get(area) ?? [])])),
  };
}

/** Contract texts are left out: a service stands at the beginning. */
const maxCharacters = 8_000;

function namedIn(
  analyzer: Analyzer,
  entries: ReadonlyMap<string, readonly Entry[]>,
  text: string,
): ReadonlyMap<number, string> {
  const tokens = tokenise(text.slice(0, maxCharacters).normalize("NFC"));
  const stems = tokens.map((token) => analyzer.analyseToken(normaliseText(token)).whole);
  const services = new Map<number, string>();
  for (let at = 0; at < stems.length; at++) {
    for (const entry of entries.get(stems[at]!) ?? []) {
      const { length } = entry.stems;
      const isHere = entry.stems.every((stem, offset) => stems[at + offset] === stem);
      if (isHere && !services.has(entry.group))
        services.set(entry.group, tokens.slice(at, at + length).join(" "));
    }
  }
  return services;
}
