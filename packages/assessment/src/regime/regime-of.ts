import { landOf } from "@tc/domain";
import type { Land, ProcurementLevel, RegimeCertainty, Tender } from "@tc/domain";
import { buyerKindOf } from "./buyer-kind.ts";
import type { BuyerKind } from "./buyer-kind.ts";
import type { RegimeCode, RegimeConditions } from "./regime-rule.ts";
import { regimeRules, regimeTableVersion } from "./regime-table.ts";
import { regimeHints, regimeTexts } from "./regime-texts.ts";

export interface RegimeNote {
  readonly id: string;
  readonly label: string;
  readonly explanation: string;
  readonly source: string;
  readonly sourceDate: string;
}

/** Which rules a procedure follows. */
export interface Regime {
  readonly code: RegimeCode;
  readonly label: string;
  readonly explanation: string;
  /** Absent for `unknown`, as is its day. */
  readonly source?: string;
  readonly sourceDate?: string;
  readonly tableVersion: string;
  /** Named by the notice, follows from its facts, or cannot be told. */
  readonly certainty: RegimeCertainty;
  readonly hints: readonly RegimeNote[];
}

/** The regime by the table of `regimeTableVersion`: the first rule whose conditions all hold; never a guess. */
export function regimeOf(tender: Tender): Regime {
  const facts = factsOf(tender);
  const rule = regimeRules.find(({ when }) => holds(when, facts));
  const code = rule?.code ?? "unknown";
  const text = code === "unknown" ? unknownText(facts) : regimeTexts[code];
  const hints = regimeHints
    .filter((hint) => (hint.codes?.includes(code) ?? true) && holds(hint.when, facts))
    .map(({ id, label, explanation, source, sourceDate }) => ({
      id,
      label,
      explanation,
      source,
      sourceDate,
    }));
  return {
    code,
    ...text,
    tableVersion: regimeTableVersion,
    certainty: rule?.certainty ?? "unknown",
    hints,
  };
}

interface Facts {
  readonly isGerman?: boolean;
  readonly basis: string;
  readonly subtype?: string;
  readonly level?: ProcurementLevel;
  readonly nature?: string;
  readonly land?: Land;
  readonly buyer?: BuyerKind;
  readonly words: string;
  readonly day?: string;
}

function factsOf(tender: Tender): Facts {
  const [first] = tender.buyers;
  const land = first?.nuts === undefined ? undefined : landOf(first.nuts);
  const country = first?.country ?? (first?.nuts?.startsWith("DE") ? "DEU" : undefined);
  const subtype = tender.notices.find((notice) => notice.subtype !== undefined)?.subtype;
  const buyer = buyerKindOf(first);
  return {
    // A notice of the national service without a country comes from a German buyer.
    ...(country !== undefined
      ? { isGerman: country === "DEU" }
      : tender.level === "national" && { isGerman: true }),
    basis: (tender.legalBasis ?? "").toLowerCase().replace(/^de-/, ""),
    ...(subtype !== undefined && { subtype }),
    ...(tender.level && { level: tender.level }),
    ...(tender.nature !== undefined && { nature: tender.nature }),
    ...(land && { land }),
    ...(buyer && { buyer }),
    words: `${tender.procedureText ?? ""}\n${tender.description ?? ""}`,
    ...(tender.publishedOn !== undefined && { day: tender.publishedOn }),
  };
}

function holds(when: RegimeConditions, facts: Facts): boolean {
  return (
    facts.isGerman === (when.isGerman ?? true) &&
    isAmong(when.basis, facts.basis) &&
    isAmong(when.subtypes, facts.subtype) &&
    isAmong(when.natures, facts.nature) &&
    isAmong(when.laender, facts.land) &&
    isAmong(when.buyers, facts.buyer) &&
    (when.level === undefined || when.level === facts.level) &&
    (when.words === undefined || when.words.test(facts.words)) &&
    (when.from === undefined || (facts.day !== undefined && facts.day >= when.from)) &&
    (when.to === undefined || (facts.day !== undefined && facts.day <= when.to))
  );
}

function isAmong<T extends string>(wanted: readonly T[] | undefined, fact: T | undefined): boolean {
  return wanted === undefined || (fact !== undefined && wanted.includes(fact));
}

/** Names what would decide. */
function unknownText(facts: Facts): { readonly label: string; readonly explanation: string } {
  const missing = [
    facts.isGerman === undefined && "der Sitz der Vergabestelle",
    facts.level === undefined && "ob das Verfahren über oder unter der EU-Schwelle liegt",
    (facts.basis === "" || facts.basis === "other") && "die Rechtsgrundlage",
    facts.nature === undefined && "die Auftragsart",
    facts.level === "national" && facts.land === undefined && "das Land der Vergabestelle",
    facts.level === "national" && facts.buyer === undefined && "ob Bund, Land oder Kommune vergibt",
  ].filter((part) => part !== false);
  const what = missing.length > 0 ? `Nicht angegeben: ${missing.join("; ")}.` : "";
  return {
    label: "Vergaberecht nicht angegeben",
    explanation: `${what} Welche Regeln gelten, steht in den Vergabeunterlagen.`.trim(),
  };
}
