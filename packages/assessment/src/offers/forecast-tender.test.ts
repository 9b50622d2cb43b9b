import { expect, test } from "vitest";
import { makeLot, makeTender, sampleObservations } from "./fixtures.ts";
import { forecastTender } from "./forecast-tender.ts";
import { trainOffersModel } from "./train-offers.ts";

const model = trainOffersModel(sampleObservations(120), { today: "2026-01-01" });

test("every lot has its forecast, the tender that of the lot in the middle", () => {
  const lots = ["79822500", "90910000", "90910000"].map((code, at) =>
    makeLot({ id: `LOT-000${at + 1}`, cpv: [code] }),
  );
  const forecast = forecastTender(model, makeTender({ lots }))!;
  expect(forecast.lots.map(({ lotId }) => lotId)).toEqual(["LOT-0001", "LOT-0002", "LOT-0003"]);
  expect(forecast.typicalLotId).toBe("LOT-0003");
  expect(forecast.typical).toEqual(forecast.lots[2]!.forecast);
  expect(forecast.lots[0]!.forecast.mean).toBeGreaterThan(forecast.typical.mean);
});

test("groups of lots are no lots, and without lots there is no forecast", () => {
  const group = makeLot({ id: "GLO-0001", kind: "group" });
  expect(forecastTender(model, makeTender({ lots: [group] }))).toBeUndefined();
  const both = makeTender({ lots: [makeLot(), group] });
  expect(forecastTender(model, both)!.lots).toHaveLength(1);
});

test("a value of the caller's stands in where none is published", () => {
  const seen: string[] = [];
  const estimateOf = (lotId: string): number => {
    seen.push(lotId);
    return 1e7;
  };
  forecastTender(model, makeTender(), { estimateOf });
  expect(seen).toEqual(["LOT-0001"]);
});
