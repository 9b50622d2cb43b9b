import { createVectoriser, prepareAgency, prepareTender, assessFit } from "@tc/assessment";
import { startWeights, trainTextModel } from "@tc/assessment";
import { seedLexicon } from "@tc/text";
import { profileData } from "@tc/contract";
import { bidDeadlines } from "@tc/domain";
import type { Tender } from "@tc/domain";
import { expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { withLeadTime } from "./lead-time.ts";

const until = (...instants: readonly string[]) =>
  makeTender({
    lots: instants.map((at) => ({ deadlines: [{ kind: "offer", at, hasTime: true }] })),
  });
const model = trainTextModel([], { lexicon: seedLexicon, cpvLabels: [] });
const models = { vectoriser: createVectoriser(model), weights: startWeights };

/** The verdict on the tender's own page, were the lead time all there is to judge. */
function onPage(tender: Tender, now: string, minLeadDays: number): string {
  const profile = profileData.parse({
    companyName: "Agentur",
    contactPerson: "Erika",
    address: {},
    exclusions: { minLeadDays },
  });
  const agency = prepareAgency(models, profile);
  const prepared = prepareTender(models, tender, { labelOf: () => undefined });
  const { knockouts } = assessFit(models, agency, prepared, { today: berlinDay(new Date(now)) });
  const status = knockouts.find(({ kind }) => kind === "leadTime")?.status ?? "met";
  return status === "met" ? "passed" : status;
}

const now = "2026-11-21T11:00:00Z";
test.each<[string, Tender, string, number]>([
  ["as many days as wanted", until("2026-12-01T10:00:00Z"), now, 10],
  ["one too few", until("2026-12-01T10:00:00Z"), now, 11],
  ["none wanted", until("2026-11-21T12:00:00Z"), now, 0],
  ["days of Berlin, not of UTC", until("2026-11-30T23:30:00Z"), now, 10],
  [
    "an evening that is the next day in Berlin",
    until("2026-12-01T10:00:00Z"),
    "2026-11-21T23:30:00Z",
    10,
  ],
  ["the first of several lots", until("2026-11-25T10:00:00Z", "2026-12-24T10:00:00Z"), now, 10],
  ["a day that is over", until("2026-11-20T10:00:00Z"), now, 10],
  ["no deadline at all", until(), now, 10],
  [
    "a deadline that cannot be",
    { ...until("2055-01-01T10:00:00Z"), flags: ["deadline_implausible"] },
    now,
    10,
  ],
])(
  "lists and the tender's page judge the lead time alike: %s",
  (_what, tender, at, minLeadDays) => {
    const first = bidDeadlines(tender)[0]?.at;
    const inList = withLeadTime(
      "passed",
      {
        firstDeadlineMs: first === undefined ? undefined : Date.parse(first),
        hasPlausibleDeadline: !tender.flags.includes("deadline_implausible"),
      },
      Date.parse(at),
      minLeadDays,
    );
    expect(inList).toBe(onPage(tender, at, minLeadDays));
  },
);

test("a knockout criterion that failed or is open stays so", () => {
  const far = { firstDeadlineMs: Date.parse("2027-12-01"), hasPlausibleDeadline: true };
  const unknown = { firstDeadlineMs: undefined, hasPlausibleDeadline: true };
  for (const knockout of ["failed", "open"] as const) {
    expect(withLeadTime(knockout, far, Date.parse(now), 10)).toBe(knockout);
    expect(withLeadTime(knockout, unknown, Date.parse(now), 10)).toBe(knockout);
  }
});
