import { describe, expect, it } from "vitest";
import { assessFit } from "./assess-fit.ts";
import { startWeights } from "./fit-weights.ts";
import { fitPartWeights } from "./part-weights.ts";
import { prepareAgency } from "./prepare-agency.ts";
import { prepareTender } from "./prepare-tender.ts";
import {
  agencyProfile,
  campaignTender,
  emptyProfile,
  fitModels,
  labelOf,
} from "./testing/fit-fixtures.ts";

describe("what a part weighs", () => {
  it("is 40, 29, 9, 6 and 16 percent before anything is learnt", () => {
    expect(fitPartWeights(startWeights, agencyProfile())).toEqual([40, 29, 9, 6, 16]);
  });

  it("leaves the text to the services where an agency has no references", () => {
    expect(fitPartWeights(startWeights, emptyProfile)).toEqual([59, 10, 9, 6, 16]);
  });

  it("is what the assessment of a tender says, with references and without", () => {
    const models = fitModels();
    for (const profile of [agencyProfile(), agencyProfile({ references: [] }), emptyProfile]) {
      const { parts } = assessFit(
        models,
        prepareAgency(models, profile),
        prepareTender(models, campaignTender(), { labelOf }),
        { today: "2026-01-01" },
      );
      expect(parts.map(({ weight }) => weight)).toEqual(fitPartWeights(startWeights, profile));
    }
  });
});
