import type { ItemFinding } from "../items/document-item.ts";
import { kindOfCriterion } from "./criterion-line.ts";
import { criteriaSets } from "./criteria-tree.ts";
import type { CriteriaSet, Criterion } from "./criteria-tree.ts";
import { lotColumns } from "./lot-columns.ts";
import { onlyPrice, pointsElsewhere, statesAwardCriteria } from "./page-gate.ts";
import { pairedLists } from "./paired-lists.ts";
import { hasPlausibleName, runsOn } from "./plausible-names.ts";
import { markLists, weightMarks } from "./weight-marks.ts";
import type { WeightMark } from "./weight-marks.ts";

/** A part's text beyond this is a contract or a specification. */
const maxCharacters = 60_000;
const maxQuote = 400;
const headingWords =
  /(?:zuschlags?|wertungs|bewertungs|vergabe)-?kriteri\p{L}*|gewichtung|wertungspunkte/giu;
/** A heading this far before the first weight still names the set. */
const headingReach = 1200;
const lotPattern =
  /\b(?:Los|Fachlos|Teillos)\s{0,2}(?:Nr\.?\s{0,2})?(?<number>\d{1,3})\b(?!\s?(?:,|und|bis|\/|–|-)\s?\d)|\bLos\s+Nr\.[^\n]{0,80}\n\s*(?<below>\d{1,3})\s*\n/giu;
const newSet = /\blos\b|fachlos|(?:zuschlags?|wertungs|bewertungs|vergabe)-?kriteri|teilleistung/iu;
const ofParts = /(?:unter|sub|teil)-?\s?kriteri/iu;
/** What a share is paid after, or of: no name of a criterion */
const noCriterion =
  /^(?:aus|bei|nach|bis|vor|ab|binnen|innerhalb|spätestens|sofort|davon)\s|gezahlt|zahlbar|ausgezahlt|abgerechnet|^abschlags|^schlusszahlung|^anzahlung|^rate\b/iu;
/** Words before a list of shares that are no weights */
const otherShares =
  /preisanpassung|preisgleit|zahlungsplan|\braten\b|teilbeträge|abschläge|budget(?!kon)|etat\b|finanzier|kostenaufteilung|kostenträger|(?<!punkte)verteil(?:t|ung)|anteil am|haft(?:en|ung|ungsquote)\b|zielgruppe/iu;
const shareReach = 80;
const confidence = { named: 0.9, plain: 0.75, part: 0.7, loose: 0.3 } as const;

/** Award criteria of a part's text: complete sets where weights add up, else single ones that are to be checked. */
export function readAwardCriteria(whole: string): ItemFinding[] {
  const text = whole.slice(0, maxCharacters);
  if (!statesAwardCriteria(text)) return [];
  const columns = lotColumns(text);
  if (columns.length > 0)
    return columns.flatMap(({ lot, marks }) => findingsOfMarks(text, marks, lot));
  for (const unit of ["percent", "points"] as const) {
    for (const marks of markLists(text, unit)) {
      const sets = completeSets(
        text,
        marks.filter(({ name }) => !noCriterion.test(name)),
      );
      if (sets.length > 0) return sets.flatMap((set) => findingsOfSet(text, set));
    }
  }
  const pairs = pairedLists(text);
  if (pairs.length > 0) return findingsOfMarks(text, pairs);
  const loose = looseCriteria(text);
  return loose.length > 0 ? loose : priceAlone(text);
}

interface PlacedSet extends CriteriaSet {
  readonly begin: number;
  readonly isNamed: boolean;
  readonly lot?: string;
}

function completeSets(text: string, marks: readonly WeightMark[]): PlacedSet[] {
  const setAt = criteriaSets(marks);
  const candidates = marks.flatMap((_, begin): PlacedSet[] => {
    const set = wholesAt(marks, begin)
      .map((whole) => setAt(begin, whole))
      .filter((candidate) => candidate !== undefined)
      .toSorted((a, b) => b.score - a.score)[0];
    if (!set || !isAcceptable(text, set) || leavesOut(marks, set, begin)) return [];
    return [placedSet(text, marks, set, begin)];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  const sets = [best];
  for (const candidate of candidates) {
    const isFree = sets.every(({ begin, end }) => candidate.end <= begin || candidate.begin >= end);
    if (isFree && candidate.criteria.length > 1 && isOfAnotherLot(text, marks, candidate, sets))
      sets.push(candidate);
  }
  return sets
    .toSorted((a, b) => a.begin - b.begin)
    .map((set, index, all) => withLot(text, marks, set, all.length > 1 ? index : undefined));
}

/** Percentages add up to 100, points to the total that is written behind them or before, else to 100 or 1,000. */
function wholesAt(marks: readonly WeightMark[], begin: number): number[] {
  if (marks[begin]?.unit !== "points") return [100];
  const behind = marks.slice(begin).find(({ isTotal }) => isTotal);
  const before = marks.slice(0, begin).findLast(({ isTotal }) => isTotal);
  const totals = [behind, before].flatMap((total) => total?.value ?? []);
  return totals.length > 0 ? [...new Set(totals)] : [100, 1000];
}

function isAcceptable(text: string, { criteria }: CriteriaSet): boolean {
  const names = criteria.map(({ mark }) => mark.name);
  if (names.some((name) => name === "" || runsOn(name))) return false;
  const first = criteria[0]?.mark;
  if (!first) return false;
  const isNamedBefore = hasHeading(text, first);
  const before = text.slice(Math.max(0, first.nameStart - shareReach), first.start);
  if (otherShares.test(before)) return false;
  const hasPrice = names.some((name) => kindOfCriterion(name) !== "quality");
  // "Preis 100 %" in one line; a price that is explained below with another 100 % is no set.
  if (criteria.length === 1) {
    return isNamedBefore && hasPrice && first.value === 100 && first.end - first.nameStart < 60;
  }
  return hasPrice || isNamedBefore;
}

function hasHeading(text: string, { start }: WeightMark): boolean {
  const from = Math.max(0, start - headingReach);
  return Array.from(text.slice(from, start).matchAll(headingWords)).some(
    ({ index, 0: words }) => !pointsElsewhere(text, from + index + words.length),
  );
}

function placedSet(
  text: string,
  marks: readonly WeightMark[],
  set: CriteriaSet,
  begin: number,
): PlacedSet {
  const first = set.criteria[0]?.mark;
  const hasPrice = set.criteria.some(({ mark }) => kindOfCriterion(mark.name) !== "quality");
  const isBeforeTotal = marks[set.end]?.isTotal === true;
  const isNamed = first !== undefined && hasHeading(text, first);
  const between = set.criteria.slice(1).map(({ mark }, index) => {
    const last = set.criteria[index]?.mark;
    return text.slice(last?.end, mark.start);
  });
  const crosses = between.some((words) => ofParts.test(words) && words.length < 200);
  const skipped = skippedBefore(marks, begin);
  const score =
    set.score -
    skipped * 1.5 +
    (hasPrice ? 4 : 0) +
    (isBeforeTotal ? 3 : 0) +
    (isNamed ? 2 : 0) -
    (crosses ? 2 : 0);
  return { ...set, score, begin, isNamed: isNamed && hasPrice };
}

/** Weights between the heading of the set and its first mark, which a right set explains. */
function skippedBefore(marks: readonly WeightMark[], begin: number): number {
  const head = marks.findLastIndex(
    ({ isTotal, opensSet }, at) => (at <= begin && opensSet) || (at < begin && isTotal),
  );
  return head < 0 ? begin : begin - (marks[head]?.isTotal === true ? head + 1 : head);
}

/**
 * A set that leaves out its neighbour is another one's part: "ZK 3" and "ZK 4" without "ZK 2", or weights without a price
 * while others stand beside them.
 */
function leavesOut(
  marks: readonly WeightMark[],
  { criteria, end }: CriteriaSet,
  begin: number,
): boolean {
  const first = criteria[0]?.mark;
  const last = criteria.at(-1)?.mark;
  const previous = marks[begin - 1];
  const next = marks[end];
  if (isFollowed(last, next) || isFollowed(previous, first)) return true;
  const hasPrice = criteria.some(({ mark }) => kindOfCriterion(mark.name) !== "quality");
  const isAlone = skippedBefore(marks, begin) === 0 && (!next || next.isTotal || next.opensSet);
  return !hasPrice && !isAlone;
}

/** Whether two marks bear numbers of one list that follow each other: 2 and 3, 4.1 and 4.2. */
function isFollowed(mark: WeightMark | undefined, next: WeightMark | undefined): boolean {
  if (!mark?.number || !next?.number || next.opensSet || mark.isTotal) return false;
  const [ofMark, ofNext] = [mark.number.split("."), next.number.split(".")];
  const isOfOneList = ofMark.slice(0, -1).join(".") === ofNext.slice(0, -1).join(".");
  return isOfOneList && ofMark.length === ofNext.length && stepOf(ofMark) + 1 === stepOf(ofNext);
}

function stepOf(number: readonly string[]): number {
  const last = number.at(-1) ?? "";
  return /^\d+$/.test(last) ? Number(last) : last.charCodeAt(0);
}

/** A second set needs words for a lot or criteria before it, and a price. */
function isOfAnotherLot(
  text: string,
  marks: readonly WeightMark[],
  candidate: PlacedSet,
  sets: readonly PlacedSet[],
): boolean {
  if (!candidate.criteria.some(({ mark }) => kindOfCriterion(mark.name) !== "quality"))
    return false;
  const before = Math.max(
    0,
    ...sets.filter(({ end }) => end <= candidate.begin).map(({ end }) => end),
  );
  const from = before === 0 ? 0 : (marks[before - 1]?.end ?? 0);
  const words = text.slice(from, marks[candidate.begin]?.start);
  return newSet.test(words) && !ofParts.test(words);
}

/** The lot that is named last before the set. */
function withLot(
  text: string,
  marks: readonly WeightMark[],
  set: PlacedSet,
  place: number | undefined,
): PlacedSet {
  const start = marks[set.begin]?.start ?? 0;
  const from = Math.max(0, start - (place === undefined ? 250 : headingReach));
  const last = Array.from(text.slice(from, start).matchAll(lotPattern)).at(-1)?.groups;
  const lot = last?.["number"] ?? last?.["below"];
  return lot === undefined ? set : { ...set, lot };
}

function findingsOfSet(text: string, set: PlacedSet): ItemFinding[] {
  const findingOf = ({ mark, parts }: Criterion, parent?: string): ItemFinding[] => {
    const sure = parent === undefined ? (set.isNamed ? "named" : "plain") : "part";
    return [
      findingOfMark(text, mark, {
        isComplete: true,
        confidence: confidence[sure],
        ...(parent !== undefined && { parent }),
        ...(set.lot !== undefined && { lot: set.lot }),
      }),
      // A single part says what its criterion says.
      ...(parts.length > 1 && parts.every((part) => part.mark.name !== "") ? parts : []).flatMap(
        (part) => findingOf(part, mark.name),
      ),
    ];
  };
  return set.criteria.flatMap((criterion) => findingOf(criterion));
}

/** Criteria of a set without parts */
function findingsOfMarks(text: string, marks: readonly WeightMark[], lot?: string): ItemFinding[] {
  const rest = {
    isComplete: true,
    confidence: confidence.plain,
    ...(lot !== undefined && { lot }),
  };
  return marks.map((mark) => findingOfMark(text, mark, rest));
}

function findingOfMark(
  text: string,
  mark: WeightMark,
  rest: {
    readonly isComplete: boolean;
    readonly confidence: number;
    readonly parent?: string;
    readonly lot?: string;
  },
): ItemFinding {
  const isNear = mark.end - mark.nameStart <= maxQuote;
  const line = text.lastIndexOf("\n", mark.start - 1) + 1;
  const begin = isNear ? Math.min(mark.nameStart, mark.start) : line;
  const lineEnd = text.indexOf("\n", mark.end);
  const end = mark.nameStart < mark.start ? mark.end : lineEnd < 0 ? text.length : lineEnd;
  return {
    type: "award-criterion",
    kind: kindOfCriterion(mark.name),
    name: mark.name,
    ...(mark.unit === "percent" ? { weightPercent: mark.value } : { points: mark.value }),
    ...rest,
    start: begin,
    end: Math.min(end, begin + maxQuote + 200),
  };
}

/** Single weights behind a heading; nothing says that they are all. */
function looseCriteria(text: string): ItemFinding[] {
  const heading = text.matchAll(headingWords).next().value?.index ?? -1;
  return weightMarks(text, "percent")
    .filter(
      ({ isTotal, isBare, name, start, value }) =>
        !isTotal && !isBare && name !== "" && start > heading && value >= 1 && value < 100,
    )
    .filter(({ number, start, end }) => number !== undefined || isWeighed(text, start, end))
    .filter((mark) => hasPlausibleName(text, mark))
    .map((mark) => findingOfMark(text, mark, { isComplete: false, confidence: confidence.loose }));
}

/** "Einziges Zuschlagskriterium ist der Preis": a set of one, without a figure. */
function priceAlone(text: string): ItemFinding[] {
  const match = onlyPrice.exec(text);
  if (!match) return [];
  return [
    {
      type: "award-criterion",
      kind: "price",
      name: "Preis",
      isComplete: true,
      confidence: confidence.plain,
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
}

function isWeighed(text: string, start: number, end: number): boolean {
  return /gewicht|wichtung/i.test(text.slice(Math.max(0, start - 40), end + 25));
}
