import type { AwardCriterionItem, ItemValue } from "../items/document-item.ts";
import type { RawItem } from "./raw-items.ts";
import { isSaidOf, maxName, says } from "./said-words.ts";

const pointWords = /punkt/i;
/** Over a column of bare figures: "Gewichtung in %", "Max. Punkte" */
const percentHead = /(?:gewicht|wichtung|anteil)\p{L}*[^\n\d]{0,30}(?:%|prozent)/iu;
const pointHead = /(?:max\p{L}*\.?|höchst\p{L}*|mögliche|gewicht\p{L}*)[^\n\d]{0,20}punkt/iu;

/** Whether its set is complete is told of all of them together. */
export function awardCriterion(raw: RawItem, quote: string, page: string): ItemValue | undefined {
  const { name, parent, weightPercent, points } = raw;
  if (name === undefined || name.length > maxName || !/\p{L}{2}/u.test(name)) return undefined;
  if (parent !== undefined && (parent.length > maxName || !says(page, parent))) return undefined;
  if ((weightPercent === undefined) === (points === undefined)) return undefined;
  const isNamed = (clause: string) => says(clause, name);
  const isMeasured =
    weightPercent === undefined
      ? (pointWords.test(quote) && isSaidOf(points, quote, isNamed, pointsIn)) ||
        (pointHead.test(page) && isSaidOf(points, quote, isNamed, lastFigure))
      : weightPercent <= 100 &&
        (isSaidOf(weightPercent, quote, isNamed, percentagesIn) ||
          (percentHead.test(page) && isSaidOf(weightPercent, quote, isNamed, lastFigure)));
  if (!isMeasured) return undefined;
  return {
    type: "award-criterion",
    kind: criterionKind(name),
    name,
    ...(weightPercent !== undefined && { weightPercent }),
    ...(points !== undefined && { points }),
    ...(parent !== undefined && { parent }),
    isComplete: false,
  };
}

function criterionKind(name: string): AwardCriterionItem["kind"] {
  if (/preis|honorar|entgelt/i.test(name)) return "price";
  return /kosten/i.test(name) ? "cost" : "quality";
}

/** "40" of "40 %", not of "40 Seiten" */
function percentagesIn(clause: string): number[] {
  return figuresWith(/\s{0,8}(?:%|Prozent|v\.\s?H\.)/y, clause);
}

function pointsIn(clause: string): number[] {
  return figuresWith(/\s{0,8}(?:[\p{L}.]+\s)?Punkt/iuy, clause);
}

function figuresWith(unit: RegExp, clause: string): number[] {
  return [...clause.matchAll(figure)].flatMap((match) => {
    unit.lastIndex = match.index + match[0].length;
    return unit.test(clause) ? [numberOf(match[0])] : [];
  });
}

/** The bare figure of a row stands at its end; those before it number the row. */
function lastFigure(clause: string): number[] {
  const last = /(\d+(?:[.,]\d+)?)\s*$/.exec(clause)?.[1];
  return last === undefined ? [] : [numberOf(last)];
}

const figure = /\d+(?:[.,]\d+)?/g;

function numberOf(digits: string): number {
  return Number(digits.replace(",", "."));
}
