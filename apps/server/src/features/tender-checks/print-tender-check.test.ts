import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { bidFactorNames } from "@tc/domain";
import { expect, test } from "vitest";
import { readPdf } from "../../adapters/documents/pdf/read-pdf.ts";
import { useCheckWorld } from "../../testing/tenders/check-world.ts";
import { saveBidDecision } from "./bid/decide.ts";
import { saveCalculation } from "./bid/save-calculation.ts";
import { printTenderCheck } from "./print-tender-check.ts";

const it = useCheckWorld();
const penalty = "Bei Verzug wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart.";

/** What a reader of the file sees, line after line */
async function printed(isInternal: boolean): Promise<string> {
  const { as, judges, slug } = it.world;
  const { content } = await printTenderCheck(as(), judges, { slug, isInternal });
  const bytes = content instanceof Readable ? await buffer(content) : content;
  const { parts } = await readPdf(new Uint8Array(bytes));
  const lines = parts.flatMap((part) => part.lines.map(({ text }) => text));
  return lines.join(" ").replaceAll(/\s+/g, " ");
}

test("there is no print before the first check", async () => {
  await expect(printed(false)).rejects.toThrow("not_found");
});

test("the print for a partner tells demands, changes and effort, and nothing of the agency's own", async () => {
  const { check, addDocument, saveProfile, as, judges, slug } = it.world;
  await check();
  expect(await printed(false)).toContain(
    "Geprüft am 21.11.2026, 12:00 Uhr (MEZ): Bekanntmachung, keine Unterlagen.",
  );
  await addDocument(penalty);
  await saveProfile({ exclusions: { minLeadDays: 90 } });
  await check();
  const decision = { slug, decision: "go", reasons: [], note: "Chefsache" } as const;
  await saveBidDecision(as(), judges, decision);
  const text = await printed(false);
  expect(text).toContain("Bekanntmachung, 1 Unterlage, 1 Seite.");
  expect(text).toContain("Geändert seit dem Check vom 21.11.2026, 12:00 Uhr (MEZ)");
  expect(text).toContain("Neues Risiko: Vertragsstrafe 0,3 % je Werktag.");
  expect(text).toContain("Angebotsfrist 20.12.2026, 12:00 Uhr");
  expect(text).toContain("Uhrzeiten in deutscher Zeit (MEZ, im Sommer MESZ).");
  expect(text).toContain("Aufwand für das Angebot");
  expect(text).toMatch(/Zusammen \d+ h/);
  const ownWords = [
    "(intern)",
    "Chefsache",
    "Vorschlag",
    "Vorlaufzeit",
    "Kosten je Stunde",
    "Marge",
  ];
  const factors = Object.values(bidFactorNames).filter((name) => name !== "Aufwand");
  for (const inside of [...ownWords, ...factors]) expect(text).not.toContain(inside);
});

test("the internal print adds profile, calculation, proposal with its factors, and decision by the day in Germany", async () => {
  const { check, saveProfile, as, judges, slug } = it.world;
  await saveProfile({ exclusions: { minLeadDays: 90 } });
  await check();
  const lateEvening = as(new Date("2026-11-30T23:30:00Z"));
  const decision = { slug, decision: "noGo", reasons: ["teamBusy"], note: "Chefsache" } as const;
  await saveBidDecision(lateEvening, judges, decision);
  const text = await printed(true);
  expect(text).toMatch(/Entschieden: No-Go, [^,]+, 01\.12\.2026/);
  for (const inside of ["Chefsache", "Team ausgelastet", "Vorschlag:", "Vorlaufzeit"]) {
    expect(text).toContain(inside);
  }
  expect(text).toMatch(/Kosten je Stunde 90,00 € Annahme von TenderChances/);
  const { proposal } = await it.world.get();
  expect(proposal?.factors.length).toBeGreaterThan(4);
  for (const { key, value } of proposal?.factors ?? []) {
    expect(text).toContain(bidFactorNames[key]);
    for (const word of value.split(/\s+/)) expect(text).toContain(word);
  }
});

test("the two prints cannot be taken for one another, by name or by their first lines", async () => {
  const { check, as, judges, slug } = it.world;
  await check();
  const nameOf = async (isInternal: boolean) =>
    (await printTenderCheck(as(), judges, { slug, isInternal })).fileName;
  expect(await nameOf(true)).toBe(`tendercheck-${slug}-intern.pdf`);
  expect(await nameOf(false)).toBe(`tendercheck-${slug}.pdf`);
  const warning = "Nur für die eigene Agentur, nicht zum Weitergeben.";
  expect(await printed(true)).toContain(warning);
  expect(await printed(false)).not.toContain(warning);
});

test("no chance above 100 percent is told, and an estimate is rounded", async () => {
  const { check, as, judges, slug } = it.world;
  await check();
  const save = (valueCents: number) =>
    saveCalculation(as(), judges, { slug, entered: { hours: 61, valueCents } });
  const { expected } = (await save(12_345_678)).calculation;
  expect(expected).toBeDefined();
  const words = /Erwartungswert rund (?:– )?[\d.]+ € \((?:– )?[\d.]+ € bis (?:– )?[\d.]+ €\)/;
  expect(await printed(true)).toMatch(words);
  await save(100_000);
  const text = await printed(true);
  expect(text).toContain("deckt selbst ein sicherer Zuschlag die Kosten nicht");
  expect(text).not.toMatch(/Chance von \d{3}/);
});
