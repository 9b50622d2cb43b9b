import type { Clock, TenderClocks, getCalendar, getCalendarFeed } from "@tc/contract";
import type { Answer } from "./answer.ts";

type CalendarAnswer = Answer<typeof getCalendar>;

const hour = 3_600_000;
const day = 24 * hour;

export const sampleMembers = [
  { id: "00000000-0000-4000-8000-000000000001", name: "Jana Muster" },
  { id: "00000000-0000-4000-8000-000000000002", name: "Lena Muster" },
] as const;

/** One clock of each kind around a deadline in six days. */
export function sampleClocks(now: Date, slug = "ausschreibung-1"): TenderClocks {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const notice = (field: string) => ({ kind: "notice", field }) as const;
  const clock = (
    key: string,
    parts: Pick<Clock, "kind" | "origin" | "name" | "source"> & Partial<Clock>,
  ): Clock => ({ key, hasTime: true, ...parts });
  const milestone = (
    n: number,
    name: string,
    ms: number,
    parts: Partial<Clock["milestone"]> = {},
  ) =>
    clock(`milestone:${n}`, {
      kind: "milestone",
      origin: "own",
      name,
      at: at(ms),
      source: { kind: "own" },
      milestone: {
        id: `00000000-0000-4000-8000-0000000001${String(n).padStart(2, "0")}`,
        ...parts,
      },
    });
  return {
    slug,
    title: "Relaunch der Website musterhausen.de nach BITV 2.0",
    stage: "call",
    members: [...sampleMembers],
    bufferHours: 24,
    isLocked: false,
    clocks: [
      clock("published", {
        kind: "published",
        origin: "official",
        name: "Veröffentlicht",
        at: at(-34 * day),
        hasTime: false,
        source: { kind: "notice" },
      }),
      clock("questions", {
        kind: "questions",
        origin: "official",
        name: "Bieterfragen bis",
        at: at(day),
        source: notice("BT-13"),
      }),
      milestone(1, "Go oder Absage", day + 5 * hour, { assignee: sampleMembers[0] }),
      clock("upload", {
        kind: "upload",
        origin: "own",
        name: "Hochladen",
        at: at(5 * day),
        source: { kind: "buffer", hours: 24 },
      }),
      clock("offer", {
        kind: "offer",
        origin: "official",
        name: "Abgabe der Angebote",
        at: at(6 * day),
        source: {
          ...notice("BT-131"),
          previously: { words: "03.12.2026, 12:00 Uhr", changedOn: "2026-11-23" },
        },
      }),
      milestone(2, "Kalkulation fertig", 7 * day, {
        assignee: sampleMembers[1],
        isLate: true,
        earlierAt: at(3 * day),
      }),
      clock("binding", {
        kind: "binding",
        origin: "official",
        name: "Bindefrist",
        at: at(68 * day),
        hasTime: false,
        source: notice("BT-98"),
      }),
      clock("standstill", {
        kind: "standstill",
        origin: "computed",
        name: "Stillhaltefrist",
        hasTime: false,
        source: {
          kind: "rule",
          law: "§ 134 Abs. 2 GWB",
          words: "10 Kalendertage ab Absendung der Vorabinformation",
          sourceDate: "2021",
          event: "information",
        },
      }),
    ],
  };
}

/** Those clocks of a handful of tenders, and one day with more than a cell shows */
export function sampleCalendar(now: Date): CalendarAnswer {
  const titles = ["Relaunch Musterhausen", "Kampagne Wärmewende", "Messe Musterburg"];
  const entries = titles.flatMap((title, index) =>
    sampleClocks(new Date(now.getTime() + index * 2 * day))
      .clocks.filter(({ at, kind }) => at !== undefined && kind !== "published")
      .map((clock) => ({ slug: `ausschreibung-${index + 1}`, title, clock })),
  );
  const crowded = Array.from({ length: 5 }, (_, n) => ({
    slug: "ausschreibung-9",
    title: "Broschüren der Musterkasse",
    clock: {
      ...sampleClocks(now).clocks[1]!,
      key: `questions:${n}`,
      at: new Date(now.getTime() + 9 * day).toISOString(),
    },
  }));
  return {
    entries: [...entries, ...crowded].toSorted((a, b) =>
      (a.clock.at ?? "").localeCompare(b.clock.at ?? ""),
    ),
    followed: 4,
  };
}

export const sampleFeed: Answer<typeof getCalendarFeed> = { bufferHours: 24 };
