import { compareWithNotice } from "@tc/documents";
import type { CheckRequirement } from "@tc/contract";
import { deadlineNames, documentDeadlineNames, urgentAt } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, ItemOf } from "./check-input.ts";
import { deadlineWords, momentWords } from "./item-words.ts";

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
      name: `${documentDeadlineNames[item.kind]} in Dokument und Bekanntmachung verschieden`,
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

const clock = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});
const day = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });

/** The same moment of several lots stands once. */
function publishedRows({ lots }: Tender): CheckRequirement[] {
  const names = new Set<string>();
  return lots.flatMap(({ id, deadlines }) =>
    deadlines.flatMap((deadline): CheckRequirement[] => {
      const at = new Date(urgentAt(deadline));
      const moment = deadline.hasTime ? `${clock.format(at)} Uhr` : day.format(at);
      const name = `${deadlineNames[deadline.kind]} ${moment}`;
      if (names.has(name)) return [];
      names.add(name);
      const field = `lots.${id}.deadlines.${deadline.kind}`;
      return [{ group: "deadlines", name, state: "noted", quotes: [{ quote: moment, field }] }];
    }),
  );
}

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
        name: isClear ? deadlineWords(first) : documentDeadlineNames[first.kind],
        state: isClear ? "noted" : "unclear",
        quotes: quotesOf(isClear ? [first] : [...values.values()], input),
        ...(!isClear && { evidence: "Mehrere Stellen widersprechen sich." }),
      },
    ];
  }).flat();
}
