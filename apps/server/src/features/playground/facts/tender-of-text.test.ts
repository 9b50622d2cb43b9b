import { itemsOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import { describe, expect, test } from "vitest";
import { briefOfText } from "./brief-of-text.ts";
import { codesIn } from "./codes-in.ts";
import { piecesOf } from "./pieces-of.ts";
import { describedTender } from "./tender-of-text.ts";
import { titleOf } from "./title-of.ts";

function textOfLines(...lines: readonly string[]): DocumentText {
  const part = { place: { heading: "" }, lines: lines.map((text) => ({ text })) };
  return { file: "d", format: "txt", parts: [part] };
}
const tenderOf = (...lines: readonly string[]) => {
  const text = textOfLines(...lines);
  return describedTender(text, itemsOf([text]), "Ausschreibung.txt");
};

describe("the title of a text", () => {
  test.each([
    [["Stadt Kiel", "Bezeichnung des Auftrags: Kampagne Klimaschutz"], "Kampagne Klimaschutz"],
    [["Titel\tRelaunch der Website"], "Relaunch der Website"],
    [
      ["Seite 1 von 9", "Aktenzeichen 12/2026", "Kreativleistungen Tourismus"],
      "Kreativleistungen Tourismus",
    ],
    [
      ["Vergabeunterlagen", "Messestand auf der Hannover Messe"],
      "Messestand auf der Hannover Messe",
    ],
  ])("of %j is %s", (lines, title) => {
    expect(titleOf(textOfLines(...lines))).toBe(title);
  });

  test("is none where nothing reads like one; the file's name stands for it", () => {
    expect(titleOf(textOfLines("12.12.2026", "Az. 7"))).toBeUndefined();
    expect(tenderOf("12.12.2026", "Az. 7").title).toBe("Ausschreibung.txt");
  });

  test("is cut at a word", () => {
    const title = titleOf(textOfLines(`Titel: ${"Kampagne ".repeat(60)}`)) ?? "";
    expect(title.length).toBeLessThanOrEqual(162);
    expect(title).toMatch(/Kampagne …$/);
  });
});

describe("CPV codes", () => {
  test.each([
    ["CPV-Code 79341400-0 und 79340000-9", ["79341400", "79340000"]],
    ["CPV: 79822500", ["79822500"]],
    ["Telefon 04318889900, IBAN DE00 12345678-9012", []],
    ["Nummer 12345678", []],
  ])("of %s are %j", (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });
});

describe("the tender that a text tells of", () => {
  test("has the deadline, the codes and the duration that are named once", () => {
    const tender = tenderOf(
      "Titel: Kampagne Klimaschutz",
      "CPV-Code: 79341400-0",
      "Angebotsfrist: 18.12.2026, 14:00 Uhr",
      "Die Vertragslaufzeit beträgt 24 Monate.",
    );
    expect(tender).toMatchObject({
      stage: "call",
      cpv: ["79341400"],
      flags: [],
      buyers: [],
      lots: [
        {
          deadlines: [{ kind: "offer", at: "2026-12-18T13:00:00.000Z", hasTime: true }],
          duration: { months: 24 },
        },
      ],
    });
  });

  test("leaves a deadline with two moments unknown", () => {
    const tender = tenderOf(
      "Kampagne Klimaschutz der Stadt",
      "Angebotsfrist: 18.12.2026, 14:00 Uhr",
      "Angebotsfrist: 20.12.2026, 14:00 Uhr",
    );
    expect(tender.lots[0]?.deadlines).toEqual([]);
    expect(tender.flags).toEqual(["deadline_conflict", "deadline_missing"]);
  });
});

describe("what a text is about", () => {
  const briefOf = (...lines: readonly string[]) => {
    const text = textOfLines(...lines);
    const items = itemsOf([text]);
    return briefOfText(describedTender(text, items, "Text"), items).map((part) => part.text);
  };

  test("is told by its sentences, not by its head, its demands or its deadlines", () => {
    const what = "Die Stadt Kiel beauftragt eine Agentur mit einer Kampagne zum Klimaschutz.";
    const brief = briefOf(
      "Stadt Kiel, Zentrale Vergabestelle",
      what,
      "Angebotsfrist: 18.12.2026, 14:00 Uhr",
      "Eignungskriterien",
      "Der Bieter weist einen Mindestjahresumsatz von 500.000 Euro in den letzten drei Jahren nach.",
    );
    expect(brief).toEqual([what]);
  });

  test("is the beginning of a text that has no such sentence, word for word", () => {
    const lines = ["Radverkehr und Klima", "Angebotsfrist: 18.12.2026, 14:00 Uhr"];
    const [first = ""] = briefOf(...lines);
    expect(lines.join("\n")).toContain(first);
  });
});

describe("a long text", () => {
  const lines = Array.from({ length: 900 }, (_, at) =>
    at % 100 === 60 ? `${at / 20}. Abschnitt` : `Zeile ${at} mit einigen Worten`,
  );

  test("is read in pieces that hold all of it, in its order", () => {
    const { parts } = piecesOf(textOfLines(...lines));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.flatMap((part) => part.lines.map(({ text }) => text))).toEqual(lines);
    expect(new Set(parts.map(({ place }) => JSON.stringify(place))).size).toBe(1);
  });

  test("with one endless line stays a line", () => {
    const { parts } = piecesOf(textOfLines("x".repeat(30_000)));
    expect(parts).toHaveLength(1);
  });
});
