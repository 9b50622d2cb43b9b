import type { CheckTopic } from "@tc/contract";

export interface TopicRow {
  readonly topic: CheckTopic;
}

/** Before and after; one of them is absent where a row came or went. */
export interface RowChange<Row> {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** The lots it is about; empty where no lot is named */
  readonly lots: readonly string[];
}

interface Compared<Row> {
  readonly row: Row;
  /** Empty where no lot is named */
  readonly lot: string;
}

/**
 * What two lists of rows differ in, subject by subject and lot by lot: the same value with another look, one value that
 * became another, and rows that came or went. Lots that changed alike stand in one change.
 */
export function compareRows<Row extends TopicRow>(
  before: readonly Row[],
  after: readonly Row[],
  { kindOf, isSame }: { kindOf: (row: Row) => string; isSame: (a: Row, b: Row) => boolean },
): RowChange<Row>[] {
  const keyOf = (row: Row) => JSON.stringify([kindOf(row), row.topic.subject]);
  const [old, current] = [Map.groupBy(before, keyOf), Map.groupBy(after, keyOf)];
  return Array.from(new Set([...current.keys(), ...old.keys()]), (key) =>
    alike(changesOf(old.get(key) ?? [], current.get(key) ?? [], isSame)),
  ).flat();
}

type OfLot<Row> = Omit<RowChange<Row>, "lots"> & { readonly lot: string };

function changesOf<Row extends TopicRow>(
  before: readonly Row[],
  after: readonly Row[],
  isSame: (a: Row, b: Row) => boolean,
): OfLot<Row>[] {
  const [old, current] = [perLot(before, after), perLot(after, before)];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((lot) =>
    pairs(rowsOf(old, lot), rowsOf(current, lot))
      .filter((pair) => !pair.before || !pair.after || !isSame(pair.before, pair.after))
      .map((pair) => ({ ...pair, lot })),
  );
}

/** The rows by lot, under "" those that name none. Where only the other list names lots, such a row holds for each. */
function perLot<Row extends TopicRow>(
  rows: readonly Row[],
  others: readonly Row[],
): ReadonlyMap<string, Compared<Row>[]> {
  const named = namedLots(rows);
  const isSplit = others.length > 0 && others.every(({ topic }) => topic.lots !== undefined);
  const rest = isSplit ? [...namedLots(others)].filter((lot) => !named.has(lot)) : [];
  const whole = rest.length > 0 ? rest : [""];
  const compared = rows.flatMap((row) =>
    (row.topic.lots ?? whole).map((lot): Compared<Row> => ({ row, lot })),
  );
  return Map.groupBy(compared, ({ lot }) => lot);
}

const namedLots = (rows: readonly TopicRow[]) =>
  new Set(rows.flatMap(({ topic }) => topic.lots ?? []));

function rowsOf<Row>(lots: ReadonlyMap<string, Compared<Row>[]>, lot: string): Row[] {
  return (lots.get(lot) ?? []).map(({ row }) => row);
}

/** Equal values belong together; then the one that is left on each side. */
function pairs<Row extends TopicRow>(
  before: readonly Row[],
  after: readonly Row[],
): Omit<RowChange<Row>, "lots">[] {
  const gone = [...before];
  const news: Row[] = [];
  const equal = after.flatMap((row) => {
    const at = gone.findIndex(({ topic }) => topic.value === row.topic.value);
    if (at >= 0) return [{ before: gone.splice(at, 1)[0], after: row }];
    news.push(row);
    return [];
  });
  const [onlyGone, onlyNew] = [gone[0], news[0]];
  if (gone.length === 1 && news.length === 1) {
    return [...equal, { before: onlyGone, after: onlyNew }];
  }
  return [
    ...equal,
    ...news.map((row) => ({ before: undefined, after: row })),
    ...gone.map((row) => ({ before: row, after: undefined })),
  ];
}

/** One change for all lots of the same two rows */
function alike<Row extends TopicRow>(changes: readonly OfLot<Row>[]): RowChange<Row>[] {
  const numbers = new Map<Row | undefined, number>();
  for (const { before, after } of changes) {
    for (const row of [before, after]) {
      if (!numbers.has(row)) numbers.set(row, numbers.size);
    }
  }
  const groups = Map.groupBy(
    changes,
    ({ before, after }) => `${numbers.get(before)} ${numbers.get(after)}`,
  );
  return Array.from(groups.values(), (equal) => {
    const [first] = equal;
    const lots = equal.map(({ lot }) => lot).filter((lot) => lot !== "");
    return first ? [{ before: first.before, after: first.after, lots }] : [];
  }).flat();
}
