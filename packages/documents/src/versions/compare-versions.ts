import { endOfDay } from "../deadlines/notice-deadlines.ts";
import type { DocumentItem } from "../items/document-item.ts";
import { comparableText } from "../quotes/canonical.ts";

/** What one version of a document says and the other does not; with both sides a value that changed. */
export interface ItemChange {
  readonly earlier?: DocumentItem;
  readonly later?: DocumentItem;
}

/** The items of a version by subject and, in there, by value: the same on two pages counts once. */
type Statements = ReadonlyMap<string, ReadonlyMap<string, DocumentItem>>;

/**
 * What changed from one version of a document to the next, in the order of the later version, then what is gone. A pair
 * counts as a changed value only if nothing else of its subject changed; otherwise nobody can tell what became of what.
 */
export function compareVersions(
  earlier: readonly DocumentItem[],
  later: readonly DocumentItem[],
): ItemChange[] {
  const before = statementsOf(earlier);
  const after = statementsOf(later);
  const subjects = new Set([...after.keys(), ...before.keys()]);
  return [...subjects].flatMap((subject): ItemChange[] => {
    const removed = missingFrom(after, before, subject);
    const added = missingFrom(before, after, subject);
    const [from, to] = [removed[0], added[0]];
    if (from && to && removed.length === 1 && added.length === 1) {
      return [{ earlier: from, later: to }];
    }
    return [
      ...added.map((item) => ({ later: item })),
      ...removed.map((item) => ({ earlier: item })),
    ];
  });
}

/** What the one says of a subject and the other does not */
function missingFrom(other: Statements, statements: Statements, subject: string): DocumentItem[] {
  const values = other.get(subject);
  return Array.from(statements.get(subject) ?? []).flatMap(([value, item]) =>
    values?.has(value) === true ? [] : [item],
  );
}

function statementsOf(items: readonly DocumentItem[]): Statements {
  const statements = new Map<string, Map<string, DocumentItem>>();
  // A text that speaks to machines states nothing.
  for (const item of items.filter(({ state }) => state !== "suspicious")) {
    const subject = subjectOf(item);
    const values = statements.get(subject) ?? new Map<string, DocumentItem>();
    const value = valueOf(item);
    if (!values.has(value)) values.set(value, item);
    statements.set(subject, values);
  }
  for (const values of statements.values()) dropDaysWithTime(values);
  return statements;
}

function subjectOf(item: DocumentItem): string {
  const names =
    item.type === "award-criterion"
      ? [item.parent ?? "", item.name]
      : item.type === "formality"
        ? [item.name]
        : [];
  const subject = [item.type, item.kind, item.lot ?? "", ...names].map(comparableText);
  return JSON.stringify(subject);
}

/** An item without a figure says what its words say; line ends and hyphens are none of them. */
function valueOf(item: DocumentItem): string {
  const figures = figuresOf(item).map((figure) => figure ?? null);
  return figures.some((figure) => figure !== null)
    ? JSON.stringify(figures)
    : comparableText(item.quote);
}

function figuresOf(item: DocumentItem): readonly (string | number | undefined)[] {
  switch (item.type) {
    case "deadline": {
      const { relative, date, time } = item;
      // The day it leads to may come from another document or the notice.
      if (relative) {
        return [relative.count, relative.unit, relative.direction, relative.of];
      }
      if (date === undefined) return [];
      const moment = endOfDay({ date, ...(time !== undefined && { time }) });
      return [moment.date, moment.time];
    }
    case "eligibility":
      return [
        item.cents,
        item.count,
        item.years,
        item.names?.map(comparableText).toSorted().join("|"),
      ];
    case "award-criterion":
      return [item.weightPercent, item.points];
    case "contract":
      return [
        item.months,
        item.days,
        item.percent,
        item.per,
        item.capPercent,
        item.netCents,
        item.isPerYear ? "per year" : undefined,
      ];
    case "pitch":
      return [item.cents, item.count];
    case "formality":
      return [comparableText(item.name)];
    case "service":
      return [];
  }
}

/** A day beside the same day with its time is said twice, not of two deadlines. */
function dropDaysWithTime(values: Map<string, DocumentItem>): void {
  const timed = Array.from(values.values()).flatMap((item) =>
    item.type === "deadline" && item.relative === undefined && item.time !== undefined
      ? [item.date]
      : [],
  );
  for (const [value, item] of values) {
    const isDay =
      item.type === "deadline" && item.relative === undefined && item.time === undefined;
    if (isDay && item.date !== undefined && timed.includes(item.date)) values.delete(value);
  }
}
