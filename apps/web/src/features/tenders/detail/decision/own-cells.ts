import { brand } from "@tc/domain";
import type { TenderAssessment } from "@tc/contract";
import { count, formatNumber } from "../../../../platform/format/format";
import { fitWord, isGateFailed, planName } from "../../../assessment";
import type { Cell } from "./cell";

type Waiting = "loading" | "failed";
type Answer = TenderAssessment | Waiting;

const waiting = (name: string, answer: Waiting): Cell =>
  answer === "loading"
    ? { name, kind: "wait", figure: name, note: "lädt" }
    : { name, kind: "text", figure: "nicht geladen", short: "–" };

/** How well it fits. */
export function fitCell(answer: Answer): Cell {
  const name = "AgencyFit";
  if (typeof answer === "string") return waiting(name, answer);
  const { fit } = answer;
  if (fit.kind === "locked")
    return {
      name,
      kind: "locked",
      figure: `ab ${planName[fit.tier]}`,
      note: "Passung zu eurem Profil",
    };
  if (fit.kind === "pending") return { name, kind: "wait", figure: name, note: "läuft" };
  return { name, kind: "number", figure: formatNumber(fit.score), note: fitWord(fit.score) };
}

/** How likely a win is; nothing of it beside a hard demand that is not met. */
export function chancesCell(answer: Answer): Cell {
  const name = brand;
  if (typeof answer === "string") return waiting(name, answer);
  const { chances } = answer;
  if (chances.kind === "locked")
    return {
      name,
      kind: "locked",
      figure: `ab ${planName[chances.tier]}`,
      note: "Aussicht auf den Zuschlag",
    };
  if (isGateFailed(answer)) {
    const note = "solange eine Forderung verfehlt ist";
    return { name, kind: "text", figure: "keine Angabe", short: "–", note };
  }
  if (chances.kind === "silent") {
    const note = `erst ab einer Passung von ${formatNumber(chances.minFit)}`;
    return { name, kind: "text", figure: "keine Angabe", short: "–", note };
  }
  if (chances.kind === "pending") return { name, kind: "wait", figure: name, note: "danach" };
  if (chances.kind === "too-thin") {
    const note = `n = ${formatNumber(chances.n)} aus allen Branchen`;
    return { name, kind: "text", figure: "zu wenig Daten", short: "–", note };
  }
  return {
    name,
    kind: "number",
    figure: `${chances.percent}\u00a0%`,
    note: `${chances.lowPercent}–${chances.highPercent}\u00a0%`,
    noteMore: chances.standing
      ? standingWords[chances.standing]
      : `im Mittel ${chances.baselinePercent}\u00a0%`,
  };
}

const standingWords = { better: "besser als sonst", worse: "schlechter als sonst" } as const;

/** The worst count is the figure, the others stand below. */
export function criteriaCell(answer: Answer): Cell {
  const name = "Harte Kriterien";
  if (typeof answer === "string") return waiting(name, answer);
  const { criteria, demandCount, fit } = answer;
  if (fit.kind !== "fit" || !criteria) return demandsCell(name, fit, demandCount);
  const { failed, open, met } = criteria;
  if (failed > 0) {
    const note = `${open} ungeprüft · ${met} erfüllt`;
    return {
      name,
      kind: "number",
      figure: `${failed} nicht erfüllt`,
      short: `${failed}`,
      tone: "red",
      note,
    };
  }
  if (open > 0) {
    const note = `0 nicht erfüllt · ${met} erfüllt`;
    return {
      name,
      kind: "number",
      figure: `${open} ungeprüft`,
      short: `${open}`,
      tone: "amber",
      note,
    };
  }
  if (met === 0) return { name, kind: "text", figure: "keine gefunden", short: "–" };
  return {
    name,
    kind: "number",
    figure: "alle erfüllt",
    short: `${met}`,
    note: count(met, "Kriterium", "Kriterien"),
  };
}

function demandsCell(
  name: string,
  fit: TenderAssessment["fit"],
  demandCount: number | undefined,
): Cell {
  const note = fit.kind === "locked" ? `Abgleich ab ${planName[fit.tier]}` : "Abgleich läuft";
  if (demandCount === undefined) return { name, kind: "text", figure: "offen", short: "–", note };
  const figure = count(demandCount, "Forderung", "Forderungen");
  return { name, kind: "text", figure, short: `${demandCount}`, note };
}
