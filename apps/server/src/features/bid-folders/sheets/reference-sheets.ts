import type { Reference } from "@tc/contract";
import { agencySectorDefinitions } from "@tc/domain";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";

interface Sheets {
  readonly companyName: string;
  readonly tenderTitle: string;
  readonly references: readonly Reference[];
}

/** One sheet a reference, from the profile alone; what it leaves empty does not appear. */
export function referenceSheets({ companyName, tenderTitle, references }: Sheets): PdfContent {
  return {
    title: references.length === 1 ? "Referenzblatt" : "Referenzblätter",
    lead: `${companyName}. Zu: ${tenderTitle}`,
    sections: references.map((reference) => ({
      title: reference.title,
      blocks: [
        {
          kind: "table",
          head: ["Angabe", "Inhalt"],
          widths: [1, 2],
          rows: rowsOf(reference),
        },
        ...(reference.description
          ? [{ kind: "paragraph" as const, text: reference.description }]
          : []),
      ],
    })),
  };
}

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

function rowsOf({
  client,
  year,
  valueCents,
  agencySectors,
  isPublicClient,
}: Reference): string[][] {
  return [
    ["Auftraggeber", isPublicClient ? `${client} (öffentlicher Auftraggeber)` : client],
    ["Jahr", String(year)],
    ...(valueCents === undefined ? [] : [["Auftragswert", euros.format(valueCents / 100)]]),
    ...(agencySectors.length === 0
      ? []
      : [
          [
            "Leistungen",
            agencySectors.map((sector) => agencySectorDefinitions[sector].label).join(", "),
          ],
        ]),
  ];
}
