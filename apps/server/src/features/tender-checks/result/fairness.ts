import { euros, germanDay } from "@tc/assessment";
import type { CheckRequirement, Fairness, FairnessPoint } from "@tc/contract";
import { fairnessPoints } from "@tc/contract";
import { bidDeadlines } from "@tc/domain";
import { daysBetween } from "../../../platform/memory/berlin-day.ts";
import { knowsWeights } from "./award-rows.ts";
import { currentItems, quotesOf } from "./check-input.ts";
import type { CheckInput, ItemOf } from "./check-input.ts";
import { counted, pitchWords } from "./item-words.ts";
import { lastDay } from "./notice-facts.ts";
import { grantsEverything, grantsSimpleUse } from "./rights-words.ts";

type Answer = Omit<Fairness, "point">;

/** Seven things a fair pitch tells. What nobody found is open: it may stand in words that nobody looked for. */
export function fairnessOf(input: CheckInput, rows: readonly CheckRequirement[]): Fairness[] {
  const answers: Record<FairnessPoint, Answer> = {
    draftsPaid: draftsPaid(input),
    rightsInProportion: rightsInProportion(input),
    losersKeepRights: losersKeepRights(input),
    budgetNamed: budgetNamed(input),
    threeWeeks: threeWeeks(input),
    invitedNamed: invitedNamed(input),
    weightsNamed: weightsNamed(rows),
  };
  return fairnessPoints.map((point) => ({ point, ...answers[point] }));
}

const open = (note: string): Answer => ({ answer: "open", note, quotes: [] });

function pitchItem(input: CheckInput, kind: ItemOf<"pitch">["kind"]) {
  return currentItems(input, "pitch").find((item) => item.kind === kind);
}

function draftsPaid(input: CheckInput): Answer {
  const fee = pitchItem(input, "fee");
  if (fee) return { answer: "yes", note: pitchWords(fee), quotes: quotesOf([fee], input) };
  const unpaid = pitchItem(input, "no-fee");
  if (unpaid) {
    return { answer: "no", note: "keine Vergütung", quotes: quotesOf([unpaid], input) };
  }
  const draft = pitchItem(input, "draft");
  if (!draft) return open("weder Entwürfe noch ein Honorar gefunden");
  return {
    answer: "open",
    note: "Entwürfe verlangt, kein Honorar gefunden",
    quotes: quotesOf([draft], input),
  };
}

function rightsInProportion(input: CheckInput): Answer {
  const rights = currentItems(input, "contract").filter(({ kind }) => kind === "rights");
  const all = rights.find(({ quote }) => grantsEverything(quote));
  if (all) {
    return {
      answer: "no",
      note: "ausschließlich und ohne Grenze",
      quotes: quotesOf([all], input),
    };
  }
  const simple = rights.find(({ quote }) => grantsSimpleUse(quote));
  if (simple)
    return { answer: "yes", note: "einfaches Nutzungsrecht", quotes: quotesOf([simple], input) };
  const [other] = rights;
  if (!other) return open("nicht gefunden");
  return { answer: "open", note: "Umfang nicht sicher zu lesen", quotes: quotesOf([other], input) };
}

const stay =
  /verbleib|bleiben\s(?:\S+\s){0,3}?(?:bei|im eigentum)|nicht\s(?:\S+\s){0,4}?(?:genutzt|verwendet|verwertet)/i;
const goOver =
  /gehen\s(?:\S+\s){0,8}?über|übertr[aä]g|eingeräumt|räum\w*\s(?:\S+\s){0,10}?ein\b|erwirbt/i;

function losersKeepRights(input: CheckInput): Answer {
  const rights = pitchItem(input, "rights");
  if (!rights) return open("nicht gefunden");
  const quotes = quotesOf([rights], input);
  const [keeps, gives] = [stay.test(rights.quote), goOver.test(rights.quote)];
  if (keeps === gives) return { answer: "open", note: "nicht sicher zu lesen", quotes };
  return { answer: keeps ? "yes" : "no", quotes };
}

function budgetNamed({ budget }: CheckInput): Answer {
  if (budget.kind === "published" && budget.source === "estimated") {
    return { answer: "yes", note: euros(budget.money.cents), quotes: [] };
  }
  if (budget.kind === "quoted") {
    const { quote, document } = budget;
    const quotes = [{ quote, ...(document ? { document } : { field: "description" }) }];
    return { answer: "yes", note: euros(budget.money.cents), quotes };
  }
  if (budget.kind === "maximum") {
    return open(`nur ein Höchstwert: ${euros(budget.money.cents)}`);
  }
  return open("nicht gefunden");
}

const fairDays = 21;

/** From the first notice to the first deadline; a correction that moved it counts for the bidder. */
function threeWeeks({ tender }: CheckInput): Answer {
  const first = bidDeadlines(tender).at(0);
  const { publishedOn } = tender;
  if (!first || publishedOn === undefined || tender.flags.includes("deadline_implausible")) {
    return open("Frist oder Veröffentlichung nicht bekannt");
  }
  const days = daysBetween(publishedOn, lastDay(first));
  const note = `${counted(days, "Tag", "Tage")} ab dem ${germanDay(publishedOn)}`;
  return { answer: days >= fairDays ? "yes" : "no", note, quotes: [] };
}

function invitedNamed(input: CheckInput): Answer {
  const item = pitchItem(input, "invited");
  if (item) return { answer: "yes", note: pitchWords(item), quotes: quotesOf([item], input) };
  const { lots, procedure } = input.tender;
  const lot = lots.find(
    ({ minCandidates, maxCandidates }) => (minCandidates ?? maxCandidates) !== undefined,
  );
  if (lot) {
    const { minCandidates, maxCandidates } = lot;
    const note = [
      ...(minCandidates === undefined ? [] : [`mindestens ${minCandidates}`]),
      ...(maxCandidates === undefined ? [] : [`höchstens ${maxCandidates}`]),
    ].join(", ");
    return { answer: "yes", note, quotes: [] };
  }
  return open(procedure === "open" ? "offenes Verfahren: alle dürfen bieten" : "nicht gefunden");
}

function weightsNamed(rows: readonly CheckRequirement[]): Answer {
  if (!knowsWeights(rows)) return open("nicht gefunden");
  const row = rows.find(({ group, state }) => group === "award" && state === "noted");
  return { answer: "yes", ...(row && { note: row.name }), quotes: row?.quotes ?? [] };
}
