import { bidFactorNames } from "@tc/domain";
import type { BidFactorKey, FactorVoice, FactorWeight, VerdictDecision } from "@tc/domain";

export interface WeighedFactor {
  readonly key: BidFactorKey;
  readonly voice: FactorVoice;
  readonly weight: FactorWeight;
}

export interface Proposal {
  readonly decision: VerdictDecision;
  /** German */
  readonly sentence: string;
}

const wordOf = {
  for: "go",
  against: "noGo",
  open: "check",
  neutral: "check",
} as const satisfies Record<FactorVoice, VerdictDecision>;

/**
 * Whether to bid, by the factors that the agency lets count. The first rule that holds gives word and sentence; a failed
 * hard criterion comes first, because it excludes the offer whatever else speaks for it.
 */
export function goNoGo(factors: readonly WeighedFactor[], criteriaSentence?: string): Proposal {
  const counted = factors.filter(({ weight }) => weight !== "ignored");
  const keysOf = (voice: FactorVoice) =>
    counted.filter((factor) => factor.voice === voice).map(({ key }) => key);
  const [against, open, inFavour] = [keysOf("against"), keysOf("open"), keysOf("for")];
  if (against.includes("criteria")) {
    const sentence = criteriaSentence ?? "Eine harte Forderung ist nicht erfüllt.";
    return { decision: "noGo", sentence };
  }
  const decisive = counted.filter(({ weight }) => weight === "decisive");
  if (decisive.length > 0) return byDecisive(decisive);
  if (against.includes("money")) {
    return { decision: "noGo", sentence: "Der Ertrag deckt die Kosten des Angebots nicht." };
  }
  if (against.length + open.length > 0) {
    const isCriteriaAlone = against.length === 0 && open.join() === "criteria";
    const sentence = [
      ...(against.length > 0 ? [`Dagegen spricht: ${namesOf(against)}.`] : []),
      ...(open.length > 0 ? [`Offen: ${namesOf(open)}.`] : []),
    ].join(" ");
    return {
      decision: "check",
      sentence: isCriteriaAlone && criteriaSentence ? criteriaSentence : sentence,
    };
  }
  if (inFavour.length === 0) {
    return { decision: "check", sentence: "Es bleibt nichts, was dafür spricht." };
  }
  return {
    decision: "go",
    sentence: `Dafür spricht: ${namesOf(inFavour)}. Nichts spricht dagegen, nichts ist offen.`,
  };
}

function byDecisive(decisive: readonly WeighedFactor[]): Proposal {
  const words = new Set(decisive.map(({ voice }) => wordOf[voice]));
  const [first] = words;
  const names = namesOf(decisive.map(({ key }) => key));
  return words.size === 1 && first
    ? { decision: first, sentence: `Den Ausschlag gibt: ${names}.` }
    : { decision: "check", sentence: `Den Ausschlag geben ${names}, und sie widersprechen sich.` };
}

const namesOf = (keys: readonly BidFactorKey[]) =>
  keys.map((key) => bidFactorNames[key]).join(", ");
