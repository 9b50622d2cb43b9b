import type { Notice } from "@tc/notices";
import { statedNotice, statedResult } from "../../ingestion/reading/stated-notices.ts";

/** The same numbers every time */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const cpvCodes = ["79341400", "79416000", "92111000", "22462000", "79950000", "45000000"];
const places = [["DEA23"], ["de212", "DE300"], ["DE600"], [], ["DE"], ["AT130"]];

/** A procedure with up to four lots, all that notices get wrong among it. */
function randomProcedure(number: number, roll: (sides: number) => number): Notice[] {
  const lotIds = ["LOT-0001", "LOT-0002", "LOT-0003", "LOT-0004"].slice(0, roll(4) + 1);
  const [model] = statedNotice(number).lots;
  const pricePercent = [30, 50, 100, undefined][roll(4)];
  const level = ([undefined, "eu", "national"] as const)[roll(3)];
  const call = statedNotice(number, {
    publishedOn: `${2024 + roll(3)}-${String(roll(9) + 1).padStart(2, "0")}-1${roll(9)}`,
    cpv: [cpvCodes[roll(6)]!, cpvCodes[roll(6)]!],
    nuts: places[roll(6)]!,
    buyers: [{ name: `Stadt ${roll(6)}`, identifiers: [], town: "Köln" }],
    ...(level && { level }),
    kind: roll(12) === 0 ? "planning" : "call",
    lots: lotIds.map((id) => ({
      ...model!,
      id,
      cpv: [],
      nuts: [],
      ...(number % 3 > 0 && {
        duration: { startsOn: "2026-01-01", endsOn: `${2026 + (number % 4)}-12-31` },
      }),
      awardCriteria:
        pricePercent === undefined
          ? []
          : [
              { type: "price", weight: pricePercent, weightUnit: "percent" },
              { type: "quality", weight: 100 - pricePercent, weightUnit: "percent" },
            ],
    })),
  });
  if (call.kind !== "call" || roll(5) === 0) return [call];
  const published = statedResult(1_000 + number, call, `Agentur ${roll(9)} GmbH`);
  const result = published.results[0]!;
  return [
    call,
    {
      ...published,
      publishedOn: "2026-10-01",
      results: lotIds.map((lotId) => ({
        ...result,
        lotId,
        outcome: roll(6) === 0 ? "clos-nw" : "selec-w",
        offersReceived: roll(12),
        offersReceivedCode: roll(4) === 0 ? "t-esubm" : "tenders",
        winners: Array.from({ length: roll(3) }, () => ({
          name: `Agentur ${roll(9)}${["", " "][roll(2)]} GmbH`,
          identifiers: [],
          town: ["Kiel", "Ulm"][roll(2)]!,
        })),
        value: {
          cents: [100, 1, 5_000_000 + roll(90_000_000)][roll(3)]!,
          currency: roll(8) === 0 ? "CHF" : "EUR",
        },
        decidedOn: ["2000-01-01", "2031-01-01", "2025-05-05", "2026-06-06"][roll(4)]!,
      })),
    },
  ];
}

/** 150 procedures, the same every time */
export function randomMarket(): Notice[] {
  const roll = dice(15);
  return Array.from({ length: 150 }, (_, at) => randomProcedure(at + 1, roll)).flat();
}
