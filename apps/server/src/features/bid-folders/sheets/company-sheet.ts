import { germanDay } from "@tc/assessment";
import type { ProfileData } from "@tc/contract";
import { agencySectorDefinitions, laender, languages } from "@tc/domain";
import type { PdfBlock, PdfContent } from "../../../platform/pdf/write-pdf.ts";

type Section = PdfContent["sections"][number];

/** What a buyer wants to know of an agency, from its profile alone; parts that it leaves empty do not appear. */
export function companySheet(profile: ProfileData, day: string): PdfContent {
  return {
    title: profile.companyName,
    lead: `Firmenblatt, Stand ${germanDay(day)}.`,
    sections: [
      rowsSection("Kontakt", contactRows(profile)),
      paragraphSection("Schwerpunkt", profile.focus),
      listSection(
        "Leistungen",
        profile.agencySectors.map((sector) => agencySectorDefinitions[sector].label),
      ),
      turnoverSection(profile),
      rowsSection("Team", teamRows(profile)),
      rowsSection("Haftpflichtversicherung", insuranceRows(profile)),
      listSection(
        "Zertifikate",
        profile.certificates.map(({ name, expiresOn }) =>
          expiresOn === undefined ? name : `${name}, gültig bis ${germanDay(expiresOn)}`,
        ),
      ),
      listSection("Regionen", regionNames(profile)),
    ].flat(),
  };
}

type Row = readonly [string, string];

function rowsSection(title: string, rows: readonly Row[]): Section[] {
  if (rows.length === 0) return [];
  const table: PdfBlock = {
    kind: "table",
    head: ["Angabe", "Inhalt"],
    widths: [1, 2],
    rows: rows.map((row) => [...row]),
  };
  return [{ title, blocks: [table] }];
}

function paragraphSection(title: string, text: string): Section[] {
  return text === "" ? [] : [{ title, blocks: [{ kind: "paragraph", text }] }];
}

function listSection(title: string, items: readonly string[]): Section[] {
  return items.length === 0 ? [] : [{ title, blocks: [{ kind: "list", items }] }];
}

function contactRows({ address, contactPerson, website }: ProfileData): Row[] {
  const street = [address.street, address.houseNumber].filter(Boolean).join(" ");
  const town = [address.postalCode, address.city].filter(Boolean).join(" ");
  const place = [street, town].filter(Boolean).join(", ");
  return [
    ...(place === "" ? [] : [["Anschrift", place] as const]),
    ["Ansprechperson", contactPerson],
    ...(website ? [["Website", website] as const] : []),
  ];
}

function turnoverSection({ turnover }: ProfileData): Section[] {
  if (turnover.length === 0) return [];
  const rows = turnover
    .toSorted((a, b) => b.year - a.year)
    .map(({ year, cents }) => [String(year), exact(cents)]);
  return [
    {
      title: "Umsatz (netto)",
      blocks: [{ kind: "table", head: ["Jahr", "Umsatz"], widths: [1, 2], rows }],
    },
  ];
}

const cents = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const exact = (amount: number) => cents.format(amount / 100);

function teamRows({ teamSize, languages: spoken }: ProfileData): Row[] {
  const names: Readonly<Record<string, string>> = languages;
  return [
    ...(teamSize === undefined ? [] : [["Personen", String(teamSize)] as const]),
    ...(spoken.length === 0
      ? []
      : [["Sprachen", spoken.map((code) => names[code] ?? code).join(", ")] as const]),
  ];
}

function insuranceRows({ insurance }: ProfileData): Row[] {
  const { coverCents, insurer, expiresOn } = insurance;
  return [
    ...(insurer ? [["Versicherer", insurer] as const] : []),
    ...(coverCents === undefined ? [] : [["Deckungssumme", exact(coverCents)] as const]),
    ...(expiresOn === undefined ? [] : [["gültig bis", germanDay(expiresOn)] as const]),
  ];
}

function regionNames({ regions, isNationwide }: ProfileData): string[] {
  return [...(isNationwide ? ["bundesweit"] : []), ...regions.map((region) => laender[region])];
}
