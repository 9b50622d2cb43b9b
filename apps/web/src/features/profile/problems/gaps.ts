import type { profileGap } from "@tc/contract";
import type { z } from "zod";
import { sectionOf } from "../form/sections";

type Gap = z.output<typeof profileGap>;

export interface ShownGap extends Gap {
  readonly name: string;
  /** Where it is filled in: "#referenzen"; empty when no section knows the part. */
  readonly anchor: string;
}

const names: Readonly<Record<string, string>> = {
  website: "Website-Adresse",
  address: "Anschrift",
  focus: "Schwerpunkt in eigenen Worten",
  agencySectors: "Branchen",
  cpv: "CPV-Codes",
  teamSize: "Teamgröße",
  turnover: "Umsatz der letzten drei Jahre",
};

/** The dearest gap first. A part the screen does not know keeps the server's word for it. */
export function gapsByCost(gaps: readonly Gap[]): ShownGap[] {
  return gaps
    .toSorted((a, b) => b.weight - a.weight)
    .map((gap) => {
      const section = sectionOf(gap.part);
      return {
        ...gap,
        name: names[gap.part] ?? section?.title ?? gap.part,
        anchor: section ? `#${section.id}` : "",
      };
    });
}

export function percentWords(percent: number): string {
  if (percent >= 100) return "ausgefüllt, nichts fehlt";
  if (percent >= 80) return "ausgefüllt, fast vollständig";
  return percent >= 50 ? "ausgefüllt, da geht noch etwas" : "ausgefüllt, viel fehlt noch";
}
