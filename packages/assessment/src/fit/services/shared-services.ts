import { containsKeyword } from "../keywords.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";

/** How many services of an agency a tender names. Written for every pair, so nothing is allocated. */
export interface SharedServices {
  /** In titles, and in the whole text with them */
  titles: number;
  text: number;
  /** Only those the agency names itself: a sector also stands for work that not every agency in it does. */
  namedTitles: number;
  namedText: number;
}

export function countSharedServices(
  { services: offered, namedServices, extraKeywords }: PreparedAgency,
  { services, wordLine, titleLine }: PreparedTender,
  shared: SharedServices,
): void {
  shared.titles = countIn(services.titles, offered);
  shared.text = countIn(services.text, offered);
  shared.namedTitles = countIn(services.titles, namedServices);
  shared.namedText = countIn(services.text, namedServices);
  for (const keyword of extraKeywords) {
    if (!containsKeyword(wordLine, keyword)) continue;
    shared.text++;
    shared.namedText++;
    if (!containsKeyword(titleLine, keyword)) continue;
    shared.titles++;
    shared.namedTitles++;
  }
}

function countIn(named: ReadonlyMap<number, string>, offered: ReadonlySet<number>): number {
  let count = 0;
  for (const service of named.keys()) if (offered.has(service)) count++;
  return count;
}

/** From this affinity on two codes share their class, the first four digits. */
export const classAffinity = 0.7;
/** The agency entered the code itself or a class that holds it. */
export const sameCode = 0.95;

/**
 * Whether the tender can be the agency's work: the agency entered its code, or the text names services of the agency, the
 * more of them the farther the codes are. Words that are no services ("Rahmenvertrag", a town) and a shared division
 * prove nothing. `codeAffinity`: undefined where no code is published.
 */
export function isServiceLikely(
  { titles, text }: SharedServices,
  codeAffinity: number | undefined,
): boolean {
  if (codeAffinity === 0) return titles > 0 && text > 2;
  if (titles > 0 || text > 1) return true;
  if (codeAffinity === undefined) return false;
  return codeAffinity >= sameCode || (text > 0 && codeAffinity >= classAffinity);
}

/** The words of the services both name, those of titles first. */
export function sharedServiceWords(
  { services: offered, extraKeywords }: PreparedAgency,
  { services: { titles, text }, wordLine }: PreparedTender,
): string[] {
  const words = [...titles, ...text].flatMap(([service, word]) =>
    offered.has(service) ? word : [],
  );
  const keywords = extraKeywords.filter((keyword) => containsKeyword(wordLine, keyword));
  return [...new Set([...words, ...keywords.map(({ entered }) => entered)])];
}
