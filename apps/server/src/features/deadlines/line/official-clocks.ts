import { germanDay } from "@tc/assessment";
import type { Clock } from "@tc/contract";
import { germanMoment } from "@tc/documents";
import { addDays, bidDeadlines, lineClockNames, urgentAt } from "@tc/domain";
import type { Deadline, DeadlineKind, Lot, Tender } from "@tc/domain";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import type { LineInput } from "./line-input.ts";

const fields: Readonly<Record<DeadlineKind, string>> = {
  offer: "BT-131",
  participation: "BT-1311",
  interest: "BT-630",
  questions: "BT-13",
  opening: "BT-132",
};

/** What the notice publishes: its own day, each deadline once for all lots that share it, and how long offers bind. */
export function officialClocks({
  tender,
  isLocked,
}: Pick<LineInput, "tender" | "isLocked">): Clock[] {
  return [
    ...publication(tender),
    ...deadlineClocks(tender, isLocked),
    ...(isLocked ? [] : bindingClocks(tender)),
  ];
}

function publication({ publishedOn }: Tender): Clock[] {
  const at = publishedOn === undefined ? undefined : instantOf(publishedOn, undefined);
  if (at === undefined) return [];
  const source = { kind: "notice" } as const;
  return [
    {
      key: "published",
      kind: "published",
      origin: "official",
      name: lineClockNames.published,
      at,
      hasTime: false,
      source,
    },
  ];
}

interface Group {
  readonly deadline: Deadline;
  readonly lots: readonly Lot[];
}

function deadlineClocks(tender: Tender, isLocked: boolean): Clock[] {
  const stated = tender.lots.flatMap((lot) => lot.deadlines.map((deadline) => ({ lot, deadline })));
  const groups = Map.groupBy(stated, ({ deadline }) => `${deadline.kind} ${urgentAt(deadline)}`);
  return Array.from(groups.values(), (equal): Clock => {
    const [{ deadline, lot: first }] = equal as [(typeof equal)[number]];
    const lots = equal.map(({ lot }) => lot);
    const isOfAll = stated.every(
      (other) => other.deadline.kind !== deadline.kind || lots.includes(other.lot),
    );
    const { kind } = deadline;
    return {
      key: isOfAll ? kind : `${kind}:${first.id}`,
      kind,
      origin: "official",
      name: lineClockNames[kind],
      ...lastMoment(deadline),
      source: {
        kind: "notice",
        field: fields[kind],
        ...(!isOfAll && !isLocked && { lots: lots.map(({ id }) => id) }),
        ...(endsDayBefore(deadline) && { publishedAt: urgentAt(deadline) }),
        ...(deadline.hasTime && deadline.offset === undefined && { isZoneAssumed: true as const }),
        ...(!isLocked && previously(tender, { deadline, lots })),
      },
    };
  });
}

/** Offers are opened at a moment; every other deadline at 00:00 ends the day before. */
function endsDayBefore(deadline: Deadline): boolean {
  const { kind, hasTime } = deadline;
  return kind !== "opening" && germanMoment({ at: urgentAt(deadline), hasTime }).time === "24:00";
}

/** The last moment that is safe: of two readings the earlier, and the day before a midnight. */
export function lastMoment(deadline: Deadline): { readonly at: string; readonly hasTime: boolean } {
  const at = new Date(urgentAt(deadline));
  return endsDayBefore(deadline)
    ? { at: new Date(at.getTime() - 1_000).toISOString(), hasTime: false }
    : { at: at.toISOString(), hasTime: deadline.hasTime };
}

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

const day = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** The last correction of this deadline */
function previously(
  { changes }: Tender,
  { deadline, lots }: Group,
): Pick<Extract<Clock["source"], { kind: "notice" }>, "previously"> {
  const paths = lots.map(({ id }) => `lots.${id}.deadlines.${deadline.kind}`);
  const change = changes.findLast(({ field }) => paths.includes(field));
  const old = change?.old === undefined ? Number.NaN : Date.parse(change.old);
  if (!change || Number.isNaN(old)) return {};
  const { publishedOn: changedOn } = change;
  return {
    previously: {
      words: /T\d/.test(change.old ?? "")
        ? momentWords(deadline.kind, new Date(old).toISOString())
        : germanDay(change.old ?? ""),
      ...(changedOn !== undefined && { changedOn }),
    },
  };
}

function momentWords(kind: DeadlineKind, old: string): string {
  const { at, hasTime } = lastMoment({ kind, at: old, hasTime: true });
  return hasTime ? `${moment.format(new Date(at))} Uhr` : day.format(new Date(at));
}

/** BT-98 counts days from the deadline for offers. */
function bindingClocks(tender: Tender): Clock[] {
  const ends = tender.lots.flatMap((lot) => {
    const offer = bidDeadlines({ lots: [lot] }).find(({ kind }) => kind === "offer");
    if (!offer || lot.bindingDays === undefined) return [];
    const { date } = germanMoment({ at: urgentAt(offer), hasTime: offer.hasTime });
    const at = instantOf(addDays(date, lot.bindingDays), undefined);
    return at === undefined ? [] : [{ lotId: lot.id, at }];
  });
  const groups = Map.groupBy(ends, ({ at }) => at);
  return Array.from(groups, ([at, equal]): Clock => ({
    key: groups.size === 1 ? "binding" : `binding:${equal[0]?.lotId}`,
    kind: "binding",
    origin: "official",
    name: lineClockNames.binding,
    at,
    hasTime: false,
    source: {
      kind: "notice",
      field: "BT-98",
      ...(groups.size > 1 && { lots: equal.map(({ lotId }) => lotId) }),
    },
  }));
}
