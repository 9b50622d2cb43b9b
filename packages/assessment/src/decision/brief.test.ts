import type { Lot } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { lot } from "../fit/testing/fit-fixtures.ts";
import { briefOf } from "./brief.ts";

const of = (description: string | undefined, ...lots: Partial<Lot>[]) =>
  briefOf({
    title: "Kampagne",
    ...(description !== undefined && { description }),
    lots: lots.map((change) => lot(change)),
  });

const campaign =
  "Das Land setzt auf Wärme. Gesucht wird eine Agentur, die eine Informationskampagne konzipiert und umsetzt. ";

describe("the brief of a tender", () => {
  test("says what is bought, then for how long, word for word and with the field", () => {
    const text = `${campaign}Näheres folgt. Der Vertrag läuft 24 Monate und kann zweimal verlängert werden.`;
    expect(of(text)).toEqual([
      {
        text: "Gesucht wird eine Agentur, die eine Informationskampagne konzipiert und umsetzt.",
        field: "description",
        isCut: false,
      },
      {
        text: "Der Vertrag läuft 24 Monate und kann zweimal verlängert werden.",
        field: "description",
        isCut: false,
      },
    ]);
  });

  test.each([
    ["volume", "Für Kreation und Schaltung steht ein Budget von 480.000 € bereit."],
    ["audience", "Die Kampagne richtet sich an Menschen, die ein Haus besitzen."],
    ["duration", "Die Zusammenarbeit beginnt im Mai und dauert drei volle Jahre."],
  ])("takes a sentence about %s as the second", (_, sentence) => {
    expect(of(campaign + sentence)[1]?.text).toBe(sentence);
  });

  test("looks into the lots and their terms where the description is short", () => {
    const parts = of("Rahmenvertrag", {
      description: "Die Stadt beauftragt eine Agentur mit der Gestaltung ihrer Broschüren.",
      duration: { renewalText: "Zweimal um je zwölf Monate zu gleichen Bedingungen." },
    });
    expect(parts.map(({ field }) => field)).toEqual([
      "lots.LOT-0001.description",
      "lots.LOT-0001.duration.renewalText",
    ]);
  });

  test("passes over what is said of bidders and proofs", () => {
    const text = `Bieter müssen drei Referenzen aus drei Jahren vorlegen, die Vergabe umfasst Prüfungen. ${campaign}`;
    const parts = of(text);
    expect(parts[0]?.text).toMatch(/^Gesucht wird/);
    expect(parts).toHaveLength(1);
  });

  test("takes no sentence about what was bought until now for what is bought", () => {
    const before = "Die Hochschule beauftragt seit Jahren Agenturen mit ihrer Werbung. ";
    expect(of(before + campaign)[0]?.text).toMatch(/^Gesucht wird/);
  });

  test("begins as the description does where no sentence says what is bought", () => {
    const text = "Neues Erscheinungsbild für ein Museum mit allen seinen Häusern ".repeat(8);
    const [part, ...rest] = of(text);
    expect(rest).toEqual([]);
    expect(part?.isCut).toBe(true);
    expect(part?.text.length).toBeLessThanOrEqual(240);
    expect(text).toContain(`${part?.text} `);
  });

  test("is never empty", () => {
    expect(of(undefined)).toEqual([{ text: "Kampagne", field: "title", isCut: false }]);
    expect(of("   ", { description: "" })[0]?.text).toBe("Kampagne");
    expect(of("x".repeat(5_000))[0]?.text).toHaveLength(240);
  });
});
