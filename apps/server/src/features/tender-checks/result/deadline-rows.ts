import { compareWithNotice, germanMoment } from "@tc/documents";
import type { CheckRequirement } from "@tc/contract";
import { deadlineNames, documentDeadlineNames, urgentAt } from "@tc/domain";
import type { Deadline, Tender } from "@tc/domain";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, ItemOf } from "./check-input.ts";
import { deadlineWords, momentWords } from "./item-words.ts";
import { withLot, wordsByLot } from "./notice-facts.ts";

type DeadlineItem = ItemOf<"deadline">;

/** Every deadline once: the notice's, which count, then those that only documents name. */
export function deadlineRows(input: FoundInput): CheckRequirement[] {
  const items = currentItems(input, "deadline");
  const comparisons = new Map(
    compareWithNotice(items, noticeDeadlinesOf(input.tender)).map((comparison) => [
      comparison.item,
      comparison,
    ]),
  );
  const isOfNotice = (item: DeadlineItem) => comparisons.has(item);
  const disagreements = items.flatMap((item) => {
    const comparison = comparisons.get(item);
    return comparison && !comparison.agrees ? [{ item, notice: comparison.notice }] : [];
  });
  return [
    ...publishedRows(input.tender),
    ...disagreements.map(({ item, notice }): CheckRequirement => ({
      group: "deadlines",
      name: withLot(
        `${documentDeadlineNames[item.kind]} in Dokument und Bekanntmachung verschieden`,
        item.lot,
      ),
      state: "unclear",
      quotes: quotesOf([item], input),
      evidence: `Bekanntmachung: ${momentWords(notice)}. Es gilt die Bekanntmachung.`,
    })),
    ...documentRows(
      items.filter((item) => !isOfNotice(item)),
      input,
    ),
  ];
}

function publishedRows({ lots }: Tender): CheckRequirement[] {
  const stated = lots.flatMap(({ id, deadlines }) =>
    deadlines.map((deadline) => {
      const moment = publishedMoment(deadline);
      const words = `${deadlineNames[deadline.kind]} ${moment}`;
      return { lotId: id, words, moment, field: `lots.${id}.deadlines.${deadline.kind}` };
    }),
  );
  return wordsByLot(stated, lots).map(({ name, moment, field }) => ({
    group: "deadlines",
    name,
    state: "noted",
    quotes: [{ quote: moment, field }],
  }));
}

/** Offers are opened at a moment; every other deadline at 00:00 is the end of the day before. */
function publishedMoment(deadline: Deadline): string {
  const { kind, hasTime } = deadline;
  const at = urgentAt(deadline);
  return kind === "opening" && hasTime
    ? `${clock.format(new Date(at))} Uhr`
    : momentWords(germanMoment({ at, hasTime }));
}

const clock = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

function documentRows(items: readonly DeadlineItem[], input: FoundInput): CheckRequirement[] {
  const dated = items.filter(({ date }) => date !== undefined);
  const subjects = Map.groupBy(dated, ({ kind, lot = "" }) => `${kind} ${lot}`);
  return Array.from(subjects.values(), (stated): CheckRequirement[] => {
    const values = new Map(stated.map((item) => [deadlineWords(item), item]));
    const [first] = stated;
    if (!first) return [];
    const isClear = values.size === 1;
    return [
      {
        group: "deadlines",
        name: withLot(
          isClear ? deadlineWords(first) : documentDeadlineNames[first.kind],
          first.lot,
        ),
        state: isClear ? "noted" : "unclear",
        quotes: quotesOf(isClear ? [first] : [...values.values()], input),
        ...(!isClear && { evidence: "Mehrere Stellen widersprechen sich." }),
      },
    ];
  }).flat();
}
