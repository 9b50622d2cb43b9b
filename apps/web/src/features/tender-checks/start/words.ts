import type { CheckResult, CheckStep, TenderCheck } from "@tc/contract";
import { count, formatDay, formatNumber } from "../../../platform/format/format";

/** "noch 19 von 50 Checks; erneut prüfen ist kostenlos" */
export function quotaWords({ used, limit, renewsOn, isCounted }: TenderCheck["quota"]): string {
  if (limit === 0) return "Ohne Tarif sind keine TenderChecks enthalten.";
  const left = Math.max(0, limit - used);
  const words = `noch ${formatNumber(left)} von ${count(limit, "Check", "Checks")}`;
  if (isCounted) return `${words}; erneut prüfen ist kostenlos`;
  return left === 0 ? `${words}; neu ab ${formatDay(renewsOn)}` : `${words} in diesem Monat`;
}

/** "Bekanntmachung, 5 Unterlagen, 59 Seiten" */
export function readWords({ documents, pages }: Pick<CheckResult, "documents" | "pages">): string {
  if (documents === 0) return "nur die Bekanntmachung; Unterlagen liegen keine vor";
  return `Bekanntmachung, ${count(documents, "Unterlage", "Unterlagen")}, ${count(pages, "Seite", "Seiten")}`;
}

const stepWords: Readonly<Record<CheckStep, string>> = {
  notice: "Bekanntmachung lesen",
  documents: "Unterlagen lesen",
  requirements: "Forderungen mit dem Profil vergleichen",
  terms: "Fristen, Vertrag und Pitch prüfen",
  proposal: "Vorschlag machen",
};
const steps = Object.keys(stepWords) as CheckStep[];

/** "Schritt 2 von 5: Unterlagen lesen, Seite 12 von 80" */
export function progressWords({
  step,
  pagesRead,
  pages,
  isFetching = false,
}: Pick<NonNullable<TenderCheck["run"]>, "step" | "pagesRead" | "pages" | "isFetching">): string {
  const deed = isFetching && pagesRead === undefined ? "Unterlagen holen" : stepWords[step];
  const words = `Schritt ${steps.indexOf(step) + 1} von ${steps.length}: ${deed}`;
  if (pagesRead === undefined || pages === undefined || pages === 0) return words;
  return `${words}, Seite ${formatNumber(pagesRead)} von ${formatNumber(pages)}`;
}
