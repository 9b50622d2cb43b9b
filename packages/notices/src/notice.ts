import type {
  Lot,
  LotResult,
  Money,
  Organisation,
  ProcedureType,
  ProcurementLevel,
  TenderLink,
  TenderValues,
} from "@tc/domain";

export const noticeFormats = [
  "eforms",
  "eforms-de",
  "sdk-0.1",
  "ted-r208",
  "ted-r209",
  "ocds",
] as const;
export type NoticeFormat = (typeof noticeFormats)[number];

/** What a notice announces. A correction keeps the kind of the notice it corrects and has `changes`. */
export const noticeKinds = [
  "planning", // pin-only, pin-buyer, pin-rtl
  "consultation", // pmc
  "call", // cn-*, pin-cfc-*, qu-sy, subco
  "direct-award", // veat
  "result", // can-*
  "modification", // can-modif
  "completion", // compl
  "registration", // brin-*: X01, X02
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** BT-140, 141, 758, 762, 716, 718, 719: what a correction says of itself. One per change block. */
export interface NoticeChange {
  /** BT-758: `<noticeId>-<version>` or a TED publication number of the notice that is changed. */
  readonly changedNotice?: string;
  /** BT-140 */
  readonly reasonCode?: string;
  /** BT-762 */
  readonly reasonText?: string;
  /** BT-141 */
  readonly description?: string;
  /** BT-13716 */
  readonly sections: readonly string[];
  /** BT-718, BT-719 */
  readonly documentsChanged?: boolean;
  readonly documentsChangedOn?: string;
  /** TED R2.0.9 corrigenda: one old value and one new value of a named place. */
  readonly oldText?: string;
  readonly newText?: string;
}

/** What of a notice went beyond its limits and is not whole here; see limits/limit-notice.ts. */
export type Shortened = "texts" | "lists";

/** One published notice, read whole. Immutable; identified by `noticeId` and `version`. */
export interface Notice {
  readonly format: NoticeFormat;
  /** UBL root, TED form or OCDS tag as published. */
  readonly root: string;
  readonly kind: NoticeKind;
  /** BT-02, e.g. cn-standard */
  readonly noticeType?: string;
  /** OPP-070: 1–40, E1–E6, X01–X02, CEI, T01–T02 */
  readonly subtype?: string;
  readonly customizationId?: string;
  /** BT-701 (eForms), else the source's own number */
  readonly noticeId: string;
  /** BT-757, "1" for formats without versions */
  readonly version: string;
  /** BT-04; undefined where empty or absent */
  readonly procedureId?: string;
  /** OPP-010: number in the Official Journal */
  readonly publicationNumber?: string;
  /** Calls, plans or earlier results this notice names as its own past (BT-125, OPP-090): notice ids or numbers. */
  readonly previousNotices: readonly string[];
  /** BT-702, ISO 639-3 upper case, e.g. DEU */
  readonly language?: string;
  /** ISO 3166-1 alpha-3, upper case */
  readonly buyerCountry?: string;
  /** BT-05 day, YYYY-MM-DD */
  readonly issuedOn?: string;
  /** BT-738, OPP-012: day of publication where the notice carries it */
  readonly publishedOn?: string;
  /** Where the notice can be read by people, when it says so. */
  readonly url?: string;

  readonly title: string;
  readonly description?: string;
  readonly reference?: string;
  readonly buyers: readonly Organisation[];
  readonly procedure?: ProcedureType;
  readonly procedureText?: string;
  readonly accelerated?: boolean;
  readonly level?: ProcurementLevel;
  readonly legalBasis?: string;
  readonly nature?: string;
  /** Main code of the procedure, eight digits */
  readonly mainCpv?: string;
  /** All codes of the procedure, main first, eight digits */
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly placeText?: string;
  readonly values: TenderValues;
  readonly lots: readonly Lot[];
  readonly results: readonly LotResult[];
  /** BT-161 of the whole notice is in `values.total`; sums of single contracts stay with their lots. */
  readonly modifiedContract?: {
    readonly reasonCode?: string;
    readonly description?: string;
    readonly value?: Money;
  };
  readonly links: readonly TenderLink[];
  readonly changes: readonly NoticeChange[];
  /** The notice is annulled (BT-140 cancel) or ends the procedure without award. */
  readonly cancelsNotice: boolean;
  /** Absent where the notice is whole. */
  readonly shortened?: readonly Shortened[];
}

/** Why bytes are no notice. `code` is stable; `message` is one English sentence for logs and reports. */
export class NoticeError extends Error {
  readonly code: NoticeErrorCode;

  constructor(code: NoticeErrorCode, message: string) {
    super(message);
    this.name = "NoticeError";
    this.code = code;
  }
}

export const noticeErrorCodes = [
  "too_large",
  "not_utf8",
  "doctype",
  "too_deep",
  "too_many_elements",
  "too_many_attributes",
  "field_too_long",
  "list_too_long",
  "procedure_too_large",
  "malformed_xml",
  "malformed_json",
  "unknown_format",
  "missing_identity",
  "archive_bomb",
  "archive_path",
  "archive_broken",
  "archive_encrypted",
  "archive_nested",
] as const;
export type NoticeErrorCode = (typeof noticeErrorCodes)[number];
