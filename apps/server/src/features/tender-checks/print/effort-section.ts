import type { CheckResult } from "@tc/contract";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";
import { hoursOf } from "../result/effort.ts";

type Section = PdfContent["sections"][number];

const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const hourWords = (hours: number) => `${number.format(hours)} h`;

/** Our assumption, part by part; the hours that an agency entered stand in its own calculation. */
export function effortSection({ effort }: CheckResult): Section[] {
  if (effort.length === 0) return [];
  return [
    {
      title: "Aufwand für das Angebot",
      blocks: [
        { kind: "paragraph", text: "Eine Annahme, kein Erfahrungswert." },
        {
          kind: "table",
          head: ["Teil", "Stunden"],
          widths: [3, 1],
          rows: [
            ...effort.map(({ name, hours }) => [name, hourWords(hours)]),
            ["Zusammen", hourWords(hoursOf(effort))],
          ],
        },
      ],
    },
  ];
}
