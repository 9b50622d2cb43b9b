import type {
  ActivityFact,
  BidFactorWeights,
  BiFilters,
  CalculationInput,
  DocumentFetch,
  LegalText,
  MatchContact,
  MatchFit,
  ProfileData,
  ReportableSection,
  RequestSnapshot,
  SharedParts,
  SuggestedValue,
  TenderDocument,
  TenderQuote,
} from "@tc/contract";
import type {
  ChangedFiles,
  ClosedStage,
  ContactSubject,
  DocumentFetchFailure,
  DocumentRefusalReason,
  MailFrequency,
  NotificationDetails,
  PipelineStage,
  NotificationEvent,
  OutcomeReason,
  ReportSchedule,
  Tender,
} from "@tc/domain";
import type { ColumnType } from "kysely";

// The kinds of columns that the generated schema.ts refers to.

/** timestamptz: a Date out, a Date or ISO text in. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** bigint: text out, as it may be beyond 2^53. */
export type BigInteger = ColumnType<string, number | string, number | string>;

/** JSON goes in as text and comes out read. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A column with a default: whoever inserts may leave it out. */
export type Generated<Column> =
  Column extends ColumnType<infer Out, infer In, infer Change>
    ? ColumnType<Out, In | undefined, Change>
    : ColumnType<Column, Column | undefined, Column>;

/** A column that the database alone writes. */
export type GeneratedAlways<Column> =
  Column extends ColumnType<infer Out, unknown, unknown>
    ? ColumnType<Out, never, never>
    : ColumnType<Column, never, never>;

interface PartyIdentifier {
  readonly scheme?: string;
  readonly value: string;
}

/** How the agency pays, as shown to it. */
export interface StoredPaymentMethod {
  readonly kind: "card" | "sepa_debit" | "other";
  readonly brand?: string;
  readonly last4?: string;
  readonly expiresIn?: { readonly month: number; readonly year: number };
}

/** As entered in the checkout. */
export interface StoredBillingAddress {
  readonly company: string;
  readonly contact: string;
  readonly email: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly vatId?: string;
}

/** The text of a letter, as mails are laid out */
interface StoredLetter {
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly note?: string;
}

/** How a bid ended, in a member's words */
export interface StoredOutcome {
  readonly stage: ClosedStage;
  readonly rank: number | null;
  readonly offers: number | null;
  readonly ownPriceCents: string | null;
  readonly winner: string | null;
  readonly valueCents: string | null;
  readonly reasons: readonly OutcomeReason[];
  readonly note: string | null;
  readonly at: string;
  readonly byId: string | null;
  readonly byName: string;
  readonly knewResult: boolean;
}

/** What was before an act in the pipeline */
export type PipelineUndo =
  | { readonly kind: "added" }
  | {
      readonly kind: "moved";
      readonly from: PipelineStage;
      readonly since: string;
      /** The outcome that was replaced, null: there was none; absent: the move said no outcome. */
      readonly replaced?: StoredOutcome | null;
    }
  /** An outcome of a card that stood in its stage already */
  | { readonly kind: "outcome"; readonly replaced: StoredOutcome | null }
  | { readonly kind: "assigned"; readonly from: string | null; readonly to: string | null }
  | {
      readonly kind: "removed";
      readonly card: {
        readonly id: string;
        readonly stage: PipelineStage;
        readonly since: string;
        readonly assigneeId: string | null;
        readonly createdAt: string;
        readonly createdBy: string | null;
        readonly knownChanges: number;
        readonly revision: number;
      };
    }
  | {
      readonly kind: "task_deleted";
      readonly task: {
        readonly id: string;
        readonly title: string;
        readonly dueOn: string | null;
        readonly assigneeId: string | null;
        readonly place: number;
        readonly doneAt: string | null;
        readonly doneBy: string | null;
        readonly doneByName: string | null;
        readonly createdAt: string;
      };
    };

/** What columns hold beyond what PostgreSQL knows, by table and column: every JSON, and words that no check lists. */
export interface KnownColumns {
  "agency_learning.weights": object;
  "agency_learning.weights_before": object;
  "scoring_model.basis": object;
  "webhook_delivery.payload": object;
  "saved_report.filters": BiFilters;
  "saved_report.schedule": ReportSchedule;
  "audit_event.details": Record<string, string | number | boolean>;
  "billing_address.address": StoredBillingAddress;
  "business_letter.content": StoredLetter;
  "kept_record.content": object;
  "document.refusal": DocumentRefusalReason;
  "document.refused_pages": TenderDocument["refusedPages"];
  "document_demand.requirements": readonly object[];
  "document_demand.value": object;
  "document_demand.price_weight": object;
  "document_demand.invited": object;
  "document_extract.items": readonly object[];
  "document_extract.merged_items": readonly object[];
  "document_extract.model": object;
  "document_fetch.failure": DocumentFetchFailure;
  "document_fetch.progress": NonNullable<DocumentFetch["progress"]>;
  "document_fetch.news": NonNullable<DocumentFetch["news"]>;
  "fetched_document.refusal": DocumentRefusalReason;
  "fetched_document.refused_pages": TenderDocument["refusedPages"];
  "fetched_document.version": object;
  "fetched_document.model": object;
  "retender_contract.terms": object;
  "retender_contract.window_facts": object;
  "public_document_fact.requirements": readonly object[];
  "public_document_fact.value": object;
  "public_document_fact.price_weight": object;
  "public_document_fact.invited": object;
  "document_version.earlier_items": readonly object[];
  "document_version.changes": readonly object[];
  "bid_calculation.entered": CalculationInput;
  "bid_calculation.weights": BidFactorWeights;
  "billing_command.payload": Record<string, unknown>;
  "buyer.identifiers": PartyIdentifier[];
  "email_setting.frequencies": Partial<Record<NotificationEvent, MailFrequency>>;
  "enquiry.subject": ContactSubject;
  "notification.details": NotificationDetails;
  "pipeline_activity.fact": ActivityFact;
  "pipeline_activity.undo": PipelineUndo;
  "pipeline_comment.mentions": { readonly id: string; readonly name: string }[];
  "match_invitation.request": RequestSnapshot;
  "match_invitation.fit": MatchFit;
  "match_invitation.shared_contact": MatchContact;
  "share.parts": SharedParts;
  "processing_contract.text": LegalText;
  "pending_profile.data": ProfileData;
  "profile.data": ProfileData;
  "profile_suggestion.value": SuggestedValue;
  "saved_search.query": Readonly<Record<string, string>>;
  "search_lexicon.words": Record<string, number>;
  "statement_report.section": ReportableSection;
  "statement_report.quotes": readonly TenderQuote[];
  "subscription.payment_method": StoredPaymentMethod;
  "supplier.identifiers": PartyIdentifier[];
  "support_alert.payload": Record<string, unknown>;
  "tender.record": Tender;
  "tender_change.files": ChangedFiles;
  "tender_check.result": object;
  "tender_check.result_before": object;
  "tender_forecast.forecast": object;
  "tender_label.prediction": object;
}
