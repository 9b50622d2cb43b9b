import type { TenderAssessment } from "@tc/contract";
import { knockoutNames } from "@tc/domain";
import { count } from "../../../platform/format/format";
import { fitPartWords, listWords } from "../../assessment";

export type Fit = Extract<TenderAssessment["fit"], { kind: "fit" }>;

const strong = 65;
const weak = 45;
const maxWords = 3;

/** One sentence why a tender fits: services first, then references, then the weak spot. */
export function whyItFits(fit: Fit): string {
  return sentence([servicesWords(fit), referenceWords(fit), weakSpot(fit)]);
}

/** Why the nearest does not fit: the demand that is not met, else the weakest part. */
export function whyItDoesNot(fit: Fit): string {
  const failed = fit.knockouts.find(({ status }) => status === "failed");
  if (failed) return sentence([`${knockoutNames[failed.kind]}: nicht erfüllt`]);
  return sentence([weakestPart(fit), `AgencyFit ${fit.score} statt 65`]);
}

function servicesWords(fit: Fit): string | undefined {
  const score = scoreOf(fit, "services");
  const words = [
    ...new Set(
      fit.plus.filter(({ part }) => part === "services").flatMap((reason) => reason.words),
    ),
  ];
  if (score !== undefined && score < weak) return undefined;
  if (words.length > 0) return `gemeinsam: ${listWords(words.slice(0, maxWords))}`;
  return score !== undefined && score >= strong ? "die Leistungen decken sich" : undefined;
}

function referenceWords({ plus }: Fit): string | undefined {
  const titles = new Set(
    plus.flatMap(({ part, reference }) => (part === "references" && reference ? [reference] : [])),
  );
  const [title] = titles;
  if (title === undefined) return undefined;
  if (titles.size > 1) return `${titles.size} eurer Referenzen ähneln`;
  return `eure Referenz „${title}“ ähnelt`;
}

function weakSpot(fit: Fit): string | undefined {
  const open = new Set(
    fit.knockouts.flatMap(({ status, kind }) => (status === "open" ? [kind] : [])),
  );
  const [kind] = open;
  if (kind !== undefined) {
    return open.size === 1
      ? `noch ungeprüft: ${knockoutNames[kind]}`
      : `${count(open.size, "Nachweis", "Nachweise")} noch ungeprüft`;
  }
  return weakestPart(fit);
}

function weakestPart({ parts }: Fit): string | undefined {
  const [weakest] = parts
    .flatMap(({ key, score }) => (score !== undefined && score < weak ? [{ key, score }] : []))
    .toSorted((a, b) => a.score - b.score);
  return weakest && `schwach: ${fitPartWords[weakest.key]}`;
}

function scoreOf({ parts }: Fit, key: Fit["parts"][number]["key"]): number | undefined {
  return parts.find((part) => part.key === key)?.score;
}

function sentence(parts: readonly (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined).join("; ");
  return text === "" ? "" : `${text.charAt(0).toLocaleUpperCase("de")}${text.slice(1)}.`;
}
