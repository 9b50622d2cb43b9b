import type { ChancesAssessment } from "@tc/assessment";
import type { PriceLevel } from "@tc/domain";
import { expect, test } from "vitest";
import type { InvitedBidders, PriceWeight } from "../../scoring/index.ts";
import { chancesFacts } from "./chances-facts.ts";

const document = { id: "d", name: "Leistungsbeschreibung.pdf", place: { page: 7 } };

interface Situation {
  readonly percent?: number;
  readonly level?: PriceLevel;
  readonly points?: number;
  readonly basis?: "prior" | "proven" | "baseline";
}

function factsOf(basis: { priceWeight?: PriceWeight; invited?: InvitedBidders }, of: Situation) {
  const profile = { data: of.level === undefined ? {} : { priceLevel: of.level } };
  const chances = {
    kind: "chances",
    basis: of.basis ?? "prior",
    drivers: of.basis === "baseline" ? [] : [{ kind: "price", points: of.points ?? 0 }],
  };
  return chancesFacts(
    { priceWeight: undefined, invited: undefined, ...basis, profile } as unknown as Parameters<
      typeof chancesFacts
    >[0],
    chances as unknown as Extract<ChancesAssessment, { kind: "chances" }>,
  );
}
const effectOf = ({ percent = 40, ...of }: Situation) =>
  factsOf({ priceWeight: { percent } }, of)[0]?.effect;

test("nothing is told of what nobody names", () => {
  expect(factsOf({}, { level: "low" })).toEqual([]);
});

test("the weight of the price is told with the words it stands on, by notice or document", () => {
  const ofDocument = factsOf(
    { priceWeight: { percent: 33.5, quote: "Preis 33,5 %", document } },
    {},
  );
  expect(ofDocument).toMatchObject([
    { text: "Preis zählt 33,5\u00a0%", source: { quote: "Preis 33,5 %", document } },
  ]);
  expect(factsOf({ priceWeight: { percent: 40 } }, {})[0]?.source).not.toHaveProperty("document");
});

test("an agency that says nothing of its prices is told that this changes nothing", () => {
  const [fact] = factsOf({ priceWeight: { percent: 40 } }, {});
  expect(fact).toMatchObject({ isProfileSilent: true });
  expect(fact?.effect).toBe("Ohne Angabe zu eurem Preisniveau ändert das nichts.");
  expect(effectOf({ level: "usual" })).toContain("ändert das nichts");
  expect(effectOf({ level: "low", percent: 50 })).toContain("ändert euer Preisniveau nichts");
});

test("a level moves the chance only as far as outcomes have shown", () => {
  for (const basis of ["prior", "baseline"] as const) {
    expect(effectOf({ level: "low", basis })).toContain("erst, wenn gemeldete Ergebnisse zeigen");
  }
  expect(effectOf({ level: "low", basis: "proven" })).toContain("hier kaum");
  expect(effectOf({ level: "low", basis: "proven", points: 2.6 })).toContain(
    "um +\u00a02,5 Punkte",
  );
  expect(effectOf({ level: "high", basis: "proven", points: -1 })).toContain("um −\u00a01 Punkt.");
});

test("how many are invited is told with the reason why it changes nothing", () => {
  const [fact] = factsOf({ invited: { least: 3, most: 5 } }, { level: "low" });
  expect(fact?.text).toBe("Eingeladene: mindestens 3, höchstens 5");
  expect(fact?.effect).toContain("ändert die Chance nicht");
  expect(factsOf({ invited: { least: 5, most: 5 } }, {})[0]?.text).toBe("Eingeladene: 5");
});
