import type { getDashboard } from "@tc/contract";
import { dashboardCards, laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { Answer } from "./answer.ts";
import { germanDate, inDays } from "./days.ts";

export type SampleDashboard = Answer<typeof getDashboard>;

const cardId = "00000000-0000-4000-8000-0000000000c1";
const lands: Partial<Record<Land, number>> = {
  DEF: 18,
  DE6: 26,
  DE9: 41,
  DE3: 84,
  DEA: 72,
  DE7: 44,
  DE1: 61,
  DE2: 66,
  DED: 25,
};

/** A dashboard with every kind of row. */
export function sampleDashboard(
  now: number,
  change: Partial<SampleDashboard> = {},
): SampleDashboard {
  const tender = (index: number, title: string) => ({ slug: `ausschreibung-${index}`, title });
  const list = { state: "open", field: "own" };
  return {
    cards: [...dashboardCards],
    newMatches: {
      state: "ready",
      count: 12,
      since: new Date(now - 86_400_000).toISOString(),
      asOf: new Date(now).toISOString(),
      hasLooked: true,
      isScored: true,
      filters: {
        ...list,
        fitMin: "65",
        newSince: new Date(now - 86_400_000).toISOString(),
        sort: "fit",
      },
    },
    deadlines: { state: "ready", count: 3, list: "watchlist" },
    changes: { state: "ready", count: 2 },
    checks: { state: "ready", used: 31, limit: 50, renewsOn: germanDate(7, now) },
    today: {
      state: "ready",
      total: 6,
      items: [
        {
          kind: "task",
          ...tender(2, "Relaunch musterhausen.de"),
          cardId,
          name: "Angebot der BITV-Prüfstelle einholen",
          dueOn: germanDate(-1, now),
          assignee: "Jana Muster",
        },
        {
          kind: "milestone",
          ...tender(2, "Relaunch musterhausen.de"),
          name: "Kalkulation fertig",
          at: inDays(1, now),
          hasTime: true,
        },
        {
          kind: "deadline",
          ...tender(1, "Rahmenvereinbarung Musteramt für Digitales"),
          cardId,
          assignee: "Lea Muster",
          at: inDays(3, now),
          hasTime: true,
          tasks: { done: 7, all: 9 },
        },
        {
          kind: "broken",
          ...tender(3, "Informationskampagne Wärmewende"),
          breaks: ["„Kalkulation fertig“ liegt jetzt nach der Frist."],
          at: inDays(6, now),
          hasTime: true,
        },
        {
          kind: "deadline",
          ...tender(4, "Leadagentur für die Tourismuskampagne „Weites Land“"),
          at: inDays(7, now),
          hasTime: false,
        },
        {
          kind: "result",
          ...tender(5, "Ausbildung im Musterkreis"),
          cardId,
          because: "awarded",
          publishedOn: germanDate(-2, now),
          assignee: "Jana Muster",
        },
      ],
    },
    pipeline: {
      state: "ready",
      stages: [
        { stage: "discovered", count: 3 },
        { stage: "review", count: 3 },
        { stage: "go", count: 2 },
        { stage: "in_work", count: 2 },
        { stage: "submitted", count: 2 },
      ],
      open: 12,
      won: 7,
      decided: 16,
      told: { bids: 12, expectedWins: 5.4 },
    },
    regions: {
      state: "ready",
      total: 504,
      withoutLand: 66,
      lands: (Object.keys(laender) as Land[]).map((land) => ({ land, count: lands[land] ?? 0 })),
      filters: list,
    },
    ...change,
  };
}
