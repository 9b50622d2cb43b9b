import { compareWithNotice, germanMoment } from "@tc/documents";
import type { CheckRequirement } from "@tc/contract";
import { deadlineNames, documentDeadlineNames, urgentAt } from "@tc/domain";
import type { Deadline, Tender } from "@tc/domain";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, ItemOf } from "./check-input.ts";
import { deadlineWords, momentWords } from "./item-words.ts";
import { withLot, wordsByLot } from "./notice-facts.ts";
import { contradicting, lotsOf, topicOf } from "./topic.ts";

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
  // A footer may say the same on each page.
  const distinct = Map.groupBy(disagreements, ({ item }) => withLot(deadlineWords(item), item.lot));
  return [
    ...publishedRows(input.tender),
    ...[...distinct.values()].flatMap((equal) =>
      equal.slice(0, 1).map(({ item, notice }): CheckRequirement => {
        const subject = `${documentDeadlineNames[item.kind]} in Dokument und Bekanntmachung`;
        return {
          group: "deadlines",
          topic: topicOf(subject, { lots: lotsOf(item.lot) }),
          name: withLot(`${subject} verschieden`, item.lot),
          state: "unclear",
          quotes: quotesOf([item], input),
          evidence: `Bekanntmachung: ${momentWords(notice)}. Es gilt die Bekanntmachung.`,
        };
      }),
    ),
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
      const subject = deadlineNames[deadline.kind];
      const field = `lots.${id}.deadlines.${deadline.kind}`;
      return { lotId: id, words: `${subject} ${moment}`, subject, moment, field };
    }),
  );
  return wordsByLot(stated, lots).map(({ name, subject, moment, field, lots: named }) => ({
    group: "deadlines",
    topic: topicOf(subject, { value: moment, lots: named }),
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
    const moments = Array.from(values.values(), ({ date = "", time }) =>
      momentWords({ date, time }),
    );
    return [
      {
        group: "deadlines",
        topic: topicOf(documentDeadlineNames[first.kind], {
          value: contradicting(moments),
          lots: lotsOf(first.lot),
        }),
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
