import { criterionStart } from "./criterion-line.ts";
import { criterionName } from "./criterion-name.ts";
import type { WeightFigure } from "./weight-figure.ts";
import type { WeightLine } from "./weight-lines.ts";

export interface WeightName {
  readonly name: string;
  /** Where the name begins */
  readonly nameStart: number;
  /** Number of the criterion, "2.1" */
  readonly number?: string;
  /** 1 for "ZK 2", 2 for "ZK 2.1" */
  readonly depth?: number;
  readonly isBullet: boolean;
}

/** Farther up a weight's name does not stand. */
const reachUp = 14;
const maxNameBehind = 80;
const heading = /(?:zuschlags?|wertungs|bewertungs)-?kriterien/i;
const weightHeader = /gewicht|wichtung/i;
const weightLabel = /^\s*(?:gewicht\p{L}*|wichtung|anteil)\s*:?\s*$/iu;
const header = /gewicht|wichtung|kriterien\b|bezeichnung/i;

/** Fields of forms that name a criterion, the best first */
const fieldLabels = [
  /^\s*(?:bezeichnung|name|titel)\s*:\s*/iu,
  /^\s*(?:zuschlags|wertungs)?kriterium\s*:\s*/iu,
  /^\s*art\s*:\s*/iu,
];
/** 'Zuschlagskriterium "Konzept" (Gewichtung: 40 %)' */
const quotedName =
  /(?:zuschlags|wertungs)kriteri(?:um|en)\s["„“»]([^"„“”«»]{3,90})["“”«](?:(?!\d\s?%)[^"„“”«»]){0,160}$/iu;
/** A shorter line was not wrapped. */
const leastFullLine = 50;

/** The weight before this one */
interface LastMark {
  /** It stands in the same line, and its name behind it. */
  readonly isBehind: boolean;
  /** Its line */
  readonly lastIndex: number;
}

/**
 * The name beside a figure: before it in its line, in the numbered line above, behind it, or in the line just above. Behind
 * it where the figure before it in the line has its name there too.
 */
export function weightName(
  lines: readonly WeightLine[],
  index: number,
  at: number,
  { isBehind, lastIndex }: LastMark,
): WeightName {
  const line = lines[index];
  const figure = line?.figures[at];
  if (!line || !figure) return { name: "", nameStart: 0, isBullet: false };
  const previous = line.figures[at - 1]?.end;
  const from = (previous ?? line.start) - line.start;
  const before = line.text.slice(from, figure.start - line.start);
  const quoted = quotedName.exec(before);
  if (quoted?.[1] !== undefined) {
    return { name: quoted[1], nameStart: line.start + from + quoted.index, isBullet: false };
  }
  const opening = previous === undefined ? criterionStart(before) : { isBullet: false };
  const numbering = {
    ...("number" in opening && { number: opening.number }),
    ...("depth" in opening && { depth: opening.depth }),
    isBullet: opening.isBullet,
  };
  const nameStart = line.start + from + (before.length - before.trimStart().length);
  const wrapped = previous === undefined && !opening.isBullet && !("number" in opening);
  const bullet = wrapped ? bulletAbove(lines, index, lastIndex, before) : undefined;
  if (bullet) return bullet;
  const name = isBehind ? "" : criterionName(before);
  const isField = /^(?:gewicht|kategorie|zuschlagskriterium\s?[—–-]\s?zahl)/iu.test(before.trim());
  const isWhole =
    !isField && ("number" in opening || opening.isBullet || /^[\p{Lu}\d„"»(]/u.test(name));
  if (name.length > 3 && isWhole) return { ...numbering, name, nameStart };
  const behind = nameBehind(line, figure, line.figures[at + 1]?.start);
  if (isBehind && behind !== "") return { ...numbering, name: behind, nameStart: figure.start };
  if ("number" in opening) {
    if (behind !== "") return { ...numbering, name: behind, nameStart: figure.start };
    const below = lines.slice(index + 1, index + 8).find(({ text }) => text.trim() !== "");
    return {
      ...numbering,
      name: criterionName(nameAtStart(below?.text.trim() ?? "")),
      nameStart: line.start,
    };
  }
  const field = previous === undefined ? labelledAbove(lines, index, lastIndex) : undefined;
  if (field) return { ...numbering, ...field };
  const above =
    previous === undefined && !opening.isBullet
      ? numberedAbove(lines, index, lastIndex, before)
      : undefined;
  if (above && above.name !== "") return above;
  const number = above && { number: above.number, depth: above.depth };
  if (name !== "") return { ...numbering, ...number, name, nameStart };
  if (behind !== "") return { ...numbering, ...number, name: behind, nameStart: figure.start };
  const isAlone = previous === undefined && !/\p{L}{3}/u.test(line.text);
  const first = isAlone ? firstOfBlock(lines, index, lastIndex) : undefined;
  return { ...numbering, ...number, ...(first ?? justAbove(lines, index)) };
}

/** "Bezeichnung: Konzept", lines above "Gewichtung: 40" in a form */
function labelledAbove(
  lines: readonly WeightLine[],
  index: number,
  lastIndex: number,
): Pick<WeightName, "name" | "nameStart"> | undefined {
  const above = lines.slice(Math.max(lastIndex + 1, index - reachUp), index);
  for (const label of fieldLabels) {
    const line = above.findLast(({ text }) => label.test(text));
    const name = line && criterionName(line.text.replace(label, ""));
    if (line && name) return { name, nameStart: line.start };
  }
  return undefined;
}

/** A bullet's words that go on in the line of the weight */
function bulletAbove(
  lines: readonly WeightLine[],
  index: number,
  lastIndex: number,
  before: string,
): WeightName | undefined {
  const at = index - 1;
  const above = lines[at];
  if (!above || at <= lastIndex || above.text.length < leastFullLine) return undefined;
  const { isBullet, number, rest } = criterionStart(above.text);
  if (!isBullet || number !== undefined || /[.:;!?%)]\s*$/.test(rest)) return undefined;
  const name = criterionName(`${rest.trimEnd()} ${before.trimStart()}`);
  return name === "" || !/\p{L}{3}/u.test(before)
    ? undefined
    : { name, nameStart: above.start, isBullet };
}

function nameBehind(line: WeightLine, { end }: WeightFigure, next: number | undefined): string {
  const words = line.text.slice(
    end - line.start,
    next === undefined ? undefined : next - line.start,
  );
  return criterionName(nameAtStart(words.replace(/^[\s)\]:–-]+/, "")));
}

/** The beginning of a line in which a description may follow the name. */
function nameAtStart(words: string): string {
  const name = words.split(/\s{2,}|\t|[:;]|\((?![^()]{1,20}\)\s*$)|\.\s|\s\/\s/u, 1)[0] ?? "";
  return name.length <= maxNameBehind ? name : name.slice(0, name.lastIndexOf(" ", maxNameBehind));
}

type Numbered = WeightName & { readonly number: string; readonly depth: number };

/** The line with the shortest number between this line and that of the weight before it. */
function numberedAbove(
  lines: readonly WeightLine[],
  index: number,
  lastIndex: number,
  before: string,
): Numbered | undefined {
  let numbered: Numbered | undefined;
  const reach = lastIndex < 0 ? reachUp : 2 * reachUp;
  let left = reach;
  let next = before;
  for (let at = index - 1; at > lastIndex && left > 0; at--) {
    const line = lines[at];
    if (!line || line.text.trim() === "") continue;
    left--;
    const goesOn = next;
    next = line.text;
    const { number, depth = 1, isBullet, rest } = criterionStart(line.text);
    const isSentence = /^\s*(?:die|der|das|diese|folgende|alle)\s/iu.test(line.text);
    const isHeader = !isSentence && (number === undefined ? header : weightHeader).test(line.text);
    if (heading.test(line.text) || (isHeader && left < reach - 1)) break;
    if (number === undefined || depth >= (numbered?.depth ?? Infinity)) continue;
    // A figure alone is the number of a page, unless "ZK" stands above it.
    if (rest === "" && !/^\s*\p{L}/u.test(line.text) && !isCode(lines, at)) continue;
    const name = criterionName(nameIn(rest, goesOn));
    numbered = { name, nameStart: line.start, number, depth, isBullet };
  }
  return numbered;
}

/** "ZK" in a line of its own, above the number */
function isCode(lines: readonly WeightLine[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - 2), at).findLast(({ text }) => text.trim() !== "");
  return /^(?:ZK|Z|UK|Kriterium)$/u.test(above?.text.trim() ?? "");
}

/** The name in a numbered line: it may begin in the next line, or go on there behind a hyphen. */
function nameIn(rest: string, next: string): string {
  const words = rest.trimEnd();
  if (words === "") return nameAtStart(next.trim());
  if (!/\p{Ll}-$/u.test(words)) return words;
  return words.slice(0, -1) + (/\S+/.exec(next)?.[0] ?? "");
}

/** "- Idee", a description below it, then its weight: the line right behind the weight before, where it looks like a name. */
function firstOfBlock(
  lines: readonly WeightLine[],
  index: number,
  lastIndex: number,
): Pick<WeightName, "name" | "nameStart" | "isBullet"> | undefined {
  if (lastIndex < 0 || index - lastIndex > reachUp) return undefined;
  const first = lines.slice(lastIndex + 1, index).find(({ text }) => text.trim() !== "");
  if (!first || first.text.length > maxNameBehind || /[.,;]\s*$/.test(first.text)) return undefined;
  const { isBullet, rest } = criterionStart(first.text);
  const name = criterionName(rest);
  return /^\p{Lu}/u.test(name) ? { name, nameStart: first.start, isBullet } : undefined;
}

function justAbove(
  lines: readonly WeightLine[],
  index: number,
): Pick<WeightName, "name" | "nameStart"> {
  const above = lines
    .slice(Math.max(0, index - 4), index)
    .findLast(({ text }) => text.trim() !== "" && !weightLabel.test(text));
  const name = above && above.figures.length === 0 ? criterionName(above.text) : "";
  return { name, nameStart: above?.start ?? lines[index]?.start ?? 0 };
}
