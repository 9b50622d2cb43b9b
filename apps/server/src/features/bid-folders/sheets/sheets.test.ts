import { profileData } from "@tc/contract";
import { expect, test } from "vitest";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { companySheet } from "./company-sheet.ts";
import { referenceSheets } from "./reference-sheets.ts";

const empty = { companyName: "Nordlicht GmbH", contactPerson: "Ada Beispiel", address: {} };

test("a company sheet holds what the profile says, in German, and no empty part", () => {
  const sheet = companySheet(
    profileData.parse({
      ...empty,
      address: { street: "Am Hafen", houseNumber: "7", postalCode: "24103", city: "Kiel" },
      turnover: [
        { year: 2024, cents: 162_000_050 },
        { year: 2025, cents: 184_500_000 },
      ],
      teamSize: 14,
      languages: ["DEU"],
    }),
    "2026-11-23",
  );
  expect(sheet.lead).toBe("Firmenblatt, Stand 23.11.2026.");
  expect(sheet.sections.map(({ title }) => title)).toEqual(["Kontakt", "Umsatz (netto)", "Team"]);
  expect(sheet.sections[0]?.blocks[0]).toMatchObject({
    rows: [
      ["Anschrift", "Am Hafen 7, 24103 Kiel"],
      ["Ansprechperson", "Ada Beispiel"],
    ],
  });
  expect(sheet.sections[1]?.blocks[0]).toMatchObject({
    rows: [
      ["2025", "1.845.000,00\u00a0€"],
      ["2024", "1.620.000,50\u00a0€"],
    ],
  });
});

test("each reference is a section of its own, for the tender that it goes to", () => {
  const { references } = profileData.parse({
    ...empty,
    references: [
      {
        id: testId(1),
        client: "Stadt Kiel",
        title: "Kampagne",
        year: 2025,
        valueCents: 24_000_000,
        agencySectors: ["film"],
        isPublicClient: true,
        description: "Print und Online",
      },
      { id: testId(2), client: "Hafen AG", title: "Messe", year: 2024 },
    ],
  });
  const { title, lead, sections } = referenceSheets({
    companyName: "Nordlicht GmbH",
    tenderTitle: "Kampagne Wärmewende",
    references,
  });
  expect([title, lead]).toEqual(["Referenzblätter", "Nordlicht GmbH. Zu: Kampagne Wärmewende"]);
  expect(sections.map((section) => section.title)).toEqual(["Kampagne", "Messe"]);
  expect(sections[0]?.blocks).toMatchObject([
    {
      rows: [
        ["Auftraggeber", "Stadt Kiel (öffentlicher Auftraggeber)"],
        ["Jahr", "2025"],
        ["Auftragswert", "240.000,00\u00a0€"],
        ["Leistungen", expect.stringContaining("ilm")],
      ],
    },
    { kind: "paragraph", text: "Print und Online" },
  ]);
  expect(sections[1]?.blocks).toHaveLength(1);
});
