import type { NoticeKind } from "../notice.ts";

/** BT-03 form types, where the notice type itself is unknown. */
const formTypes: Readonly<Record<string, NoticeKind>> = {
  planning: "planning",
  consultation: "consultation",
  competition: "call",
  "dir-awa-pre": "direct-award",
  result: "result",
  "cont-modif": "modification",
  completion: "completion",
  bri: "registration",
};

const kindsByRoot: Readonly<Record<string, NoticeKind>> = {
  PriorInformationNotice: "planning",
  ContractNotice: "call",
  ContractAwardNotice: "result",
  BusinessRegistrationInformationNotice: "registration",
};

/** What a notice announces: by its type (BT-02), else its form type (BT-03), else its root. */
export function kindOf(
  noticeType: string | undefined,
  formType: string | undefined,
  root: string,
): NoticeKind {
  const type = noticeType ?? "";
  if (type === "pmc") return "consultation";
  if (type === "veat") return "direct-award";
  if (type === "can-modif") return "modification";
  if (type === "compl") return "completion";
  if (type.startsWith("can-")) return "result";
  if (/^(?:cn-|pin-cfc-|qu-sy$|subco$)/.test(type)) return "call";
  if (type.startsWith("pin-")) return "planning";
  if (type.startsWith("brin-")) return "registration";
  const byForm = Object.hasOwn(formTypes, formType ?? "") ? formTypes[formType ?? ""] : undefined;
  return byForm ?? kindsByRoot[root] ?? "call";
}
