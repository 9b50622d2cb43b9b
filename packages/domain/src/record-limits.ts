import type { Lot, LotResult, Organisation, Tender, TenderLink } from "./tender.ts";

/*
 * How large anything made from a notice may be. Bytes of a notice are hostile, so each text and each list has a limit;
 * beside each stands the most that 2,604 real notices have. `npm test` reads them all and none may reach a limit.
 */

/**
 * A text and what becomes of it beyond its limit. Prose is cut and ends with "…". A cut number or code would be another
 * one, so its notice is refused. A fact that the notice can do without is left out.
 */
export interface TextLimit {
  readonly characters: number;
  readonly beyond: "cut" | "refuse" | "leave-out";
}

/** A text that its record cannot be without. */
export interface KeptTextLimit extends TextLimit {
  readonly beyond: "cut" | "refuse";
}

/** A list and what becomes of it beyond its limit. One that amounts are summed from is never cut. */
export interface ListLimit<Item> {
  readonly entries: number;
  readonly beyond: "cut" | "refuse";
  readonly each: LimitsOf<Item>;
}

/** A limit for each text and list in a type: a field without one does not build. Numbers and booleans need none. */
export type LimitsOf<Value> = Value extends string
  ? KeptTextLimit
  : Value extends readonly (infer Item)[]
    ? ListLimit<Item>
    : {
        readonly [
          Field in keyof Value as Value[Field] extends number | boolean | undefined ? never : Field
        ]-?: FieldLimit<Value[Field]>;
      };

/** Only an optional text may be left out. */
type FieldLimit<Value> = undefined extends Value
  ? OptionalLimit<Exclude<Value, undefined>>
  : LimitsOf<Value>;
type OptionalLimit<Value> = Value extends string ? TextLimit : LimitsOf<Value>;

const cut = (characters: number): KeptTextLimit => ({ characters, beyond: "cut" });
const refuse = (characters: number): KeptTextLimit => ({ characters, beyond: "refuse" });
const leaveOut = (characters: number): TextLimit => ({ characters, beyond: "leave-out" });

/** The kinds of texts. */
export const textLimits = {
  title: cut(1_000), // 400
  /** Of an organisation or a place */
  name: cut(1_000), // 360
  /** Of a criterion, a procedure, a reason: a phrase */
  phrase: cut(3_000), // 996
  prose: cut(20_000), // 8,978
  /** Old and new values in change records */
  excerpt: cut(4_000),
  /** From a code list, or a day */
  code: refuse(100), // 37
  /** Of a CPV code, region, country, language or currency */
  shortCode: refuse(20), // 8
  /** What names a notice, a procedure or a lot; it becomes a key */
  identity: refuse(200), // 69
  /** Several lots joined with commas; a key of the database, which takes 2,700 bytes */
  lotIds: refuse(800), // 100
  /** Of a field in a record: a lot's id within it */
  path: refuse(1_000), // 37
  /** A register number, or what another notice is called */
  number: refuse(400), // 70
  reference: leaveOut(400), // 183
  contact: leaveOut(200), // 67
  url: leaveOut(2_000), // 225
  /** A reader gives no link at all for a longer address. */
  linkUrl: refuse(2_000), // 225
} as const satisfies Record<string, TextLimit>;

const { title, name, phrase, prose, excerpt, code, shortCode, identity, number, contact, url } =
  textLimits;

/** Sums that no single limit holds. */
export const recordLimits = {
  /** Of one notice as read and of one tender as stored: their JSON in UTF-8. An answer of 2 MB has room for it. */
  bytes: 1_600_000, // 460,000
  /** Of the change records among them, the newest first */
  changeBytes: 600_000, // 212,000
  /** Different CPV codes, and different regions, of a tender and its lots together: they become columns and labels */
  differentCodes: 2_000, // 401
  /** Different moments of one kind of deadline, counted over all kinds: each row of a list knows them */
  differentDeadlines: 200, // 4
  /** Of all notices of one document as read: one text of it may stand in each of many lots. */
  documentBytes: 100_000_000, // 8,000,000, counted as three bytes a character
} as const;

const list = <Item>(
  entries: number,
  each: LimitsOf<Item>,
  beyond: ListLimit<Item>["beyond"] = "cut",
): ListLimit<Item> => ({ entries, each, beyond });

const money = { currency: shortCode };
const values = {
  estimated: money,
  frameworkMaximum: money,
  resultFrameworkMaximum: money,
  total: money,
};

const organisation: LimitsOf<Organisation> = {
  name,
  originalName: name,
  identifiers: list(20, { scheme: code, value: number }), // 2
  town: name,
  postcode: contact,
  nuts: shortCode,
  country: shortCode,
  website: url,
  email: contact,
  phone: contact,
  size: code,
  legalType: code,
  activity: code,
};

const link: LimitsOf<TenderLink> = { kind: code, url: textLimits.linkUrl };

const lot: LimitsOf<Lot> = {
  id: identity,
  kind: code,
  title,
  description: prose,
  cpv: list(500, shortCode), // 71
  nuts: list(1_000, shortCode), // 96
  placeText: prose,
  nature: code,
  values,
  deadlines: list(
    recordLimits.differentDeadlines, // 3
    { kind: code, at: code, offset: code, localAt: code },
    "refuse",
  ),
  duration: { startsOn: code, endsOn: code, unit: code, open: code, renewalText: prose },
  options: prose,
  framework: code,
  dps: code,
  submissionLanguages: list(100, shortCode), // 24
  electronicSubmission: code,
  variants: code,
  lateSubmission: prose,
  awardCriteria: list(200, { type: code, name: phrase, description: prose, weightUnit: code }), // 22
  selectionCriteria: list(200, { type: code, name: phrase, description: prose }), // 32
  links: list(100, link), // 3
};

const result: LimitsOf<LotResult> = {
  lotId: textLimits.lotIds,
  outcome: code,
  nonAwardReason: phrase,
  offersReceivedCode: code,
  offerStatistics: list(50, { code }), // 12
  winners: list(500, organisation), // 38
  value: money,
  lowestValue: money,
  highestValue: money,
  frameworkMaximum: money,
  contractOn: code,
  decidedOn: code,
  withheld: list(100, code), // 9
};

/** One procedure in all its notices together; what goes beyond is refused when it arrives. */
export const procedureLimits = {
  notices: 500, // 8
  /** Lots and results of all notices together: each notice is laid over those before it. */
  lotsAndResults: 50_000, // 166
  /** Of their documents: all of them are read again whenever a notice arrives, so beyond this none is taken. */
  documentBytes: 200_000_000, // 2,700,000
} as const;

/** A tender whole, and so all that is stored and answered of it. */
export const tenderLimits: LimitsOf<Tender> = {
  title,
  description: prose,
  stage: code,
  buyers: list(500, organisation), // 50
  reference: textLimits.reference,
  procedure: code,
  procedureText: phrase,
  level: code,
  legalBasis: number,
  nature: code,
  language: shortCode,
  cpv: list(1_000, shortCode), // 116
  nuts: list(2_000, shortCode), // 401
  placeText: prose,
  values,
  lots: list(5_000, lot, "refuse"), // 109
  results: list(5_000, result, "refuse"), // 121
  links: list(500, link), // 56
  publishedOn: code,
  updatedOn: code,
  flags: list(20, code),
  notices: list(
    procedureLimits.notices,
    {
      noticeId: identity,
      version: code,
      kind: code,
      subtype: code,
      publishedOn: code,
      sources: list(50, code),
      url,
      awardedLots: list(5_000, textLimits.lotIds, "refuse"),
      reasonCode: code,
      reasonText: prose,
      description: prose,
    },
    "refuse",
  ),
  changes: list(1_000, {
    // 245
    noticeId: identity,
    noticeVersion: code,
    publishedOn: code,
    field: textLimits.path,
    old: excerpt,
    new: excerpt,
    reasonCode: code,
    reasonText: excerpt,
  }),
};

/** Parts of a tender's record in answers of other shapes: one bidder's name is a winner's, whatever page shows it. */
export const { each: lotLimits } = tenderLimits.lots;
export const { each: organisationLimits } = tenderLimits.buyers;
