import { addDays } from "@tc/domain";
import type { SampleTender } from "../../ports/sample-documents.ts";

/** Days that follow from the last one for offers, as papers write them: "18.12.2026" */
export function daysOf({ offersDueOn, offersDueAt }: SampleTender) {
  return {
    offers: `${german(offersDueOn)}, ${offersDueAt} Uhr`,
    shortBinding: german(addDays(offersDueOn, 45)),
    longBinding: german(addDays(offersDueOn, 90)),
    start: german(addDays(offersDueOn, 60)),
  };
}

function german(day: string): string {
  return day.split("-").toReversed().join(".");
}

export const services = [
  "Konzeption und Dachbotschaft der Kampagne mit zwei Gestaltungslinien",
  "Gestaltung von Plakaten, Anzeigen und Motiven für soziale Medien",
  "Produktion von drei Filmen zu je 30 Sekunden mit Untertiteln",
  "Mediaplanung in drei Wellen, Einkauf im Namen der Auftraggeberin",
  "Barrierefreie Kampagnenseite nach BITV 2.0",
] as const;
