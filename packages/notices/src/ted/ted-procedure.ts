import type { ProcedureType } from "@tc/domain";
import type { Notice } from "../notice.ts";
import { given } from "../given.ts";
import { cleanLine } from "../clean-text.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { kid, matching, valueOf, within } from "./ted-element.ts";
import type { TedForm } from "./ted-form.ts";

/** Elements whose presence names the procedure; R2.0.8 puts the form's number before some of them. */
const procedureNames: readonly (readonly [RegExp, ProcedureType])[] = [
  [/WITHOUT_(?:CALL|PUBLICATION|COMPETITION|PRIOR_PUBLICATION)/, "neg-wo-call"],
  [/NEGOTIATED_WITHOUT/, "neg-wo-call"],
  [/COMPETITIVE_DIALOGUE/, "comp-dial"],
  [/INNOVATION_PARTNERSHIP/, "innovation"],
  // A concession's own form of call: no procedure of the classic directives.
  [/AWARD_CONTRACT_WITH_PRIOR_PUBLICATION/, "other"],
  [/COMPETITIVE_NEGOTIATION|NEGOTIATED|INVOLVING_NEGOTIATION/, "neg-w-call"],
  [/PT_(?:ACCELERATED_)?RESTRICTED/, "restricted"],
  [/PT_OPEN/, "open"],
  [/COMPETITIVE_TENDERING/, "comp-tend"],
  [/PT_DA_/, "neg-wo-call"],
];

/** PR_PROC of the coded data, where the form has no element of its own. */
const procedureCodes: ReadonlyMap<string, ProcedureType> = new Map([
  ["1", "open"],
  ["2", "restricted"],
  ["3", "restricted"],
  ["4", "neg-w-call"],
  ["6", "neg-w-call"],
  ["B", "neg-w-call"],
  ["C", "comp-dial"],
  ["E", "other"],
  ["F", "neg-wo-call"],
  ["G", "innovation"],
  ["T", "neg-wo-call"],
  ["V", "neg-wo-call"],
]);

type TedProcedure = Pick<
  Notice,
  "procedure" | "procedureText" | "accelerated" | "legalBasis" | "level"
>;

export function readProcedure({ form, codifData }: TedForm): TedProcedure {
  const codedProcedure = kid(codifData, "PR_PROC");
  const code = valueOf(codedProcedure, "CODE") ?? "";
  const procedure = byElement(form) ?? procedureCodes.get(code);
  const isAccelerated =
    code === "3" ||
    code === "6" ||
    matching(form, (name) => /^(?:PT_)?ACCELERATED/.test(name)).length > 0;
  // 9: not applicable, Z and N: not specified
  const text = /^[9ZN]$/.test(code) ? undefined : cleanLine(codedProcedure?.text);
  return {
    ...given("procedure", procedure),
    ...given("procedureText", procedure === undefined || procedure === "other" ? text : undefined),
    ...given("accelerated", isAccelerated ? true : undefined),
    ...given("legalBasis", legalBasisOf(form, codifData)),
    level: "eu",
  };
}

function byElement(form: XmlElement): ProcedureType | undefined {
  const [named] = matching(form, (name) =>
    /^(?:F\d{2}_)?(?:PT_|AWARD_WITHOUT_PRIOR_PUBLICATION)/.test(name),
  );
  return named && procedureNames.find(([pattern]) => pattern.test(named.name))?.[1];
}

/** The directive as a CELEX number: R2.0.9 names that, older releases "2014/24/EU". */
function legalBasisOf(form: XmlElement, codifData: XmlElement | undefined): string | undefined {
  const celex = valueOf(kid(form, "LEGAL_BASIS"));
  if (celex !== undefined) return celex;
  if (kid(form, "LEGAL_BASIS_OTHER")) return "other";
  const directive = valueOf(kid(form, "DIRECTIVE") ?? kid(codifData, "DIRECTIVE")) ?? "";
  const [, year, number] = /^(\d{4})\/(\d{1,4})\/E[CU]$/.exec(directive) ?? [];
  return year && number ? `3${year}L${number.padStart(4, "0")}` : undefined;
}

const natures: ReadonlyMap<string, string> = new Map([
  ["WORKS", "works"],
  ["SUPPLIES", "supplies"],
  ["SERVICES", "services"],
  ["1", "works"],
  ["2", "supplies"],
  ["4", "services"],
]);

/** BT-23; the coded data know it where a form does not ask. */
export function natureOf({ form, codifData }: TedForm): string | undefined {
  const [typed] = within(form, "TYPE_CONTRACT");
  const published = typed && (valueOf(typed, "CTYPE") ?? valueOf(typed));
  const code = valueOf(kid(codifData, "NC_CONTRACT_NATURE"), "CODE");
  return natures.get(published ?? "") ?? natures.get(code ?? "");
}
