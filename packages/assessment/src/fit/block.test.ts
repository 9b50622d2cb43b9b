import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { similarity } from "../text/similarity.ts";
import { assessFit } from "./assess-fit.ts";
import { createAgencyBlock, scoreBlock } from "./block.ts";
import { fitPartKeys } from "@tc/domain";
import { verdictCodes } from "./fit-scores.ts";
import { prepareAgency } from "./prepare-agency.ts";
import { prepareTender } from "./prepare-tender.ts";
import { unknownPart } from "./score.ts";
import {
  agencyProfile,
  campaignTender,
  emptyProfile,
  fitModels,
  labelOf,
  lot,
  reference,
  roadTender,
} from "./testing/fit-fixtures.ts";

const models = fitModels();
const profiles = [
  agencyProfile(),
  emptyProfile,
  agencyProfile({ references: [], regions: [], isNationwide: true }),
  agencyProfile({
    agencySectors: ["print"],
    cpv: ["45233", "90910000"],
    focus: "Straßenbau, Asphalt und Erdarbeiten",
    keywords: [],
    references: [
      reference({ title: "Reinigung", description: "Glasreinigung der Büros", year: 2014 }),
    ],
  }),
  agencyProfile({
    exclusions: { agencySectors: ["web"], keywords: ["Radverkehr"] },
    languages: ["FRA"],
  }),
  agencyProfile({
    focus: "",
    agencySectors: [],
    keywords: [],
    references: [reference({ agencySectors: [] })],
  }),
];
const tenders = [
  campaignTender(),
  roadTender(),
  campaignTender({
    title: "",
    description: "",
    cpv: [],
    lots: [lot({ cpv: [], nuts: [] })],
    nuts: [],
  }),
  campaignTender({
    lots: [
      lot({ selectionCriteria: [{ description: "Mindestens 3 Referenzen der letzten 3 Jahre." }] }),
      lot({ id: "LOT-0002", values: { estimated: { cents: 45_000_000, currency: "EUR" } } }),
    ],
  }),
];
const budget = { lowCents: 5_000_000, medianCents: 15_000_000, highCents: 60_000_000 };

describe("scoreBlock", () => {
  it("says of every agency to the bit what assessFit says of it alone", () => {
    const agencies = profiles.map((profile) => prepareAgency(models, profile));
    const block = createAgencyBlock(agencies);
    for (const tender of tenders) {
      const prepared = prepareTender(models, tender, { labelOf, budget });
      const scores = scoreBlock(models, block, prepared);
      for (const [at, agency] of agencies.entries()) {
        const single = assessFit(models, agency, prepared, { today: "2026-02-01" });
        expect([scores.score[at], scores.low[at], scores.high[at]]).toEqual([
          single.score,
          single.low,
          single.high,
        ]);
        expect(scores.knockout[at]).toBe(verdictCodes[single.knockout]);
        const from = at * fitPartKeys.length;
        expect(Array.from(scores.parts.subarray(from, from + fitPartKeys.length))).toEqual(
          single.parts.map(({ score }) => score ?? unknownPart),
        );
        const alone = scoreBlock(models, createAgencyBlock([agency]), prepared);
        expect(scores.logit[at]).toBe(alone.logit[0]);
      }
    }
  });

  it("does not depend on who else is in the block, nor on what was scored before", () => {
    const agencies = profiles.map((profile) => prepareAgency(models, profile));
    const prepared = tenders.map((tender) => prepareTender(models, tender, { labelOf }));
    const forwards = createAgencyBlock(agencies);
    const expected = prepared.map((tender) => [...scoreBlock(models, forwards, tender).logit]);
    const order = [3, 0, 5, 1, 4, 2];
    const shuffled = createAgencyBlock(order.map((at) => agencies[at]!));
    for (const at of [...prepared.keys()].toReversed()) {
      const { logit } = scoreBlock(models, shuffled, prepared[at]!);
      expect(order.map((_, place) => logit[place])).toEqual(
        order.map((place) => expected[at]?.[place]),
      );
    }
  });

  it("takes the similarities of the single comparison", () => {
    const agency = prepareAgency(models, agencyProfile());
    const tender = prepareTender(models, campaignTender(), { labelOf });
    const block = createAgencyBlock([prepareAgency(models, emptyProfile), agency]);
    scoreBlock(models, block, tender);
    const vectors = [agency.ownText!, ...agency.references].map(({ vector }) => vector);
    expect([...block.similarities]).toEqual(
      vectors.map((vector) => similarity(vector, tender.vector)),
    );
  });

  it("gives the same bits in a process of its own", () => {
    const here = JSON.stringify(logitsOf());
    const module = new URL("./testing/print-logits.ts", import.meta.url);
    const there = execFileSync(process.execPath, [module.pathname], { encoding: "utf8" });
    expect(there.trim()).toBe(here);
  });
});

function logitsOf(): number[] {
  const fresh = fitModels();
  const block = createAgencyBlock([prepareAgency(fresh, agencyProfile())]);
  return [campaignTender(), roadTender()].map(
    (tender) => scoreBlock(fresh, block, prepareTender(fresh, tender, { labelOf })).logit[0]!,
  );
}
