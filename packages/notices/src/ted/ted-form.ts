import { NoticeError } from "../notice.ts";
import type { NoticeFormat, NoticeKind } from "../notice.ts";
import type { XmlElement } from "../xml/xml-element.ts";
import { kid, kids, valueOf, within } from "./ted-element.ts";

/** One language version of the form inside TED_EXPORT, and what surrounds it. */
export interface TedForm {
  readonly form: XmlElement;
  readonly format: Extract<NoticeFormat, "ted-r208" | "ted-r209">;
  readonly kind: NoticeKind;
  /** NOTICE_DATA: numbers, country, codes as the Publications Office coded them */
  readonly noticeData: XmlElement | undefined;
  /** CODIF_DATA: dates and codes */
  readonly codifData: XmlElement | undefined;
  /** REF_OJS: issue of the Official Journal */
  readonly journal: XmlElement | undefined;
  readonly schemaVersion: string | undefined;
}

/** Finds the form of a TED_EXPORT. Throws NoticeError "unknown_format" when there is none. */
export function openForm(root: XmlElement): TedForm {
  const form = pickForm(kids(kid(root, "FORM_SECTION"), ...formNames(root)));
  if (root.name !== "TED_EXPORT" || !form) {
    throw new NoticeError("unknown_format", "The document is no TED notice with a form.");
  }
  const coded = kid(root, "CODED_DATA_SECTION");
  const codifData = kid(coded, "CODIF_DATA");
  const isR209 = /^(?:F\d{2}_2014|MOVE)$/.test(form.name);
  return {
    form,
    format: isR209 ? "ted-r209" : "ted-r208",
    kind: kindOf(form, codifData),
    noticeData: kid(coded, "NOTICE_DATA"),
    codifData,
    journal: kid(coded, "REF_OJS"),
    schemaVersion: valueOf(root, "VERSION") ?? valueOf(form, "VERSION"),
  };
}

function formNames(root: XmlElement): string[] {
  const names = kid(root, "FORM_SECTION")?.children.map(({ name }) => name) ?? [];
  return names.filter((name) => name !== "NOTICE_UUID");
}

/** An original rather than a translation; of several originals the German, then the English one. */
function pickForm(forms: readonly XmlElement[]): XmlElement | undefined {
  const originals = forms.filter((form) => valueOf(form, "CATEGORY") === "ORIGINAL");
  const candidates = originals.length > 0 ? originals : forms;
  const byLanguage = (language: string): XmlElement | undefined =>
    candidates.find((form) => valueOf(form, "LG") === language);
  return byLanguage("DE") ?? byLanguage("EN") ?? candidates[0];
}

/** Kinds of the forms whose name alone tells: R2.0.9 by number, R2.0.8 by name. */
const kindByForm: ReadonlyMap<string, NoticeKind> = new Map([
  ["F02_2014", "call"],
  ["F03_2014", "result"],
  ["F05_2014", "call"],
  ["F06_2014", "result"],
  ["F07_2014", "call"],
  ["F08_2014", "planning"],
  ["F12_2014", "call"],
  ["F13_2014", "result"],
  ["F15_2014", "direct-award"],
  ["F16_2014", "planning"],
  ["F17_2014", "call"],
  ["F18_2014", "result"],
  ["F19_2014", "call"],
  ["F20_2014", "modification"],
  ["F24_2014", "call"],
  ["F25_2014", "result"],
]);

/** TD_DOCUMENT_TYPE: what the Publications Office says the document is. */
const kindByDocumentType: ReadonlyMap<string, NoticeKind> = new Map([
  ["0", "planning"],
  ["3", "call"],
  ["4", "call"],
  ["5", "call"],
  ["6", "planning"],
  ["7", "result"],
  ["A", "call"],
  ["B", "planning"],
  ["C", "call"],
  ["D", "call"],
  ["E", "call"],
  ["F", "call"],
  ["G", "call"],
  ["H", "call"],
  ["I", "call"],
  ["J", "result"],
  ["K", "modification"],
  ["M", "call"],
  ["O", "call"],
  ["P", "planning"],
  ["Q", "call"],
  ["R", "result"],
  ["V", "direct-award"],
]);

function kindOf(form: XmlElement, codifData: XmlElement | undefined): NoticeKind {
  const byForm = kindByForm.get(form.name);
  if (byForm) return byForm;
  // Some publishers send awards of social services under the type of their prior notice.
  if (kid(form, "AWARD_CONTRACT") && /^F2[123]_2014$/.test(form.name)) return "result";
  const byType = kindByNoticeType(valueOf(kid(form, "NOTICE"), "TYPE"));
  if (byType) return byType;
  if (form.name === "MOVE") return valueOf(form, "FORM") === "T02" ? "result" : "planning";
  if (!/^F\d{2}_2014$/.test(form.name)) {
    const byName = kindByOldName(form);
    if (byName) return byName;
  }
  const documentType = valueOf(kid(codifData, "TD_DOCUMENT_TYPE"), "CODE") ?? "";
  return kindByDocumentType.get(documentType) ?? "call";
}

/** F01, F04, F21, F22 and F23 serve several ends; NOTICE/@TYPE names the one meant. */
function kindByNoticeType(type: string | undefined): NoticeKind | undefined {
  if (type === undefined) return undefined;
  if (type.endsWith("AWARD_CONTRACT")) return "result";
  if (/^(?:PRI|PER)_(?:ONLY|REDUCING_TIME_LIMITS)$/.test(type)) return "planning";
  // PRI alone (F23) announces a concession and asks for interest, as subtype 14 of eForms does.
  return /^(?:PRI|PER|QSU|CONTRACT|CONCESSION)/.test(type) ? "call" : undefined;
}

/** R2.0.8 names say what they are; a periodic or prior notice is a call only where it says so. */
function kindByOldName(form: XmlElement): NoticeKind | undefined {
  const { name } = form;
  if (name.startsWith("VOLUNTARY_EX_ANTE")) return "direct-award";
  if (/^(?:CONTRACT_AWARD|RESULT_DESIGN_CONTEST)/.test(name)) return "result";
  if (/^(?:PRIOR_INFORMATION|PERIODIC_INDICATIVE|BUYER_PROFILE)/.test(name)) {
    return within(form, "CALL_FOR_COMPETITION", "NOTICE_CALL_COMPETITION").length > 0
      ? "call"
      : "planning";
  }
  if (/^(?:CONTRACT|QUALIFICATION|DESIGN_CONTEST|SIMPLIFIED|CONCESSION)/.test(name)) return "call";
  return undefined;
}
