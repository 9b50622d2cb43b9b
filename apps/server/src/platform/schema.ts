import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Tender } from "@tc/domain";
import type { AccountTables } from "./schema-accounts.ts";
import type { AssessmentTables } from "./schema-assessment.ts";
import type { BillingTables } from "./schema-billing.ts";
import type { ConsentTables } from "./schema-consent.ts";
import type { Instant, NullableBigInt, NullableDay, NullableInstant } from "./schema-columns.ts";
import type { EnquiryTables } from "./schema-enquiries.ts";

export interface Database
  extends AccountTables, AssessmentTables, BillingTables, ConsentTables, EnquiryTables {
  dataset: { singleton: Generated<boolean>; kind: "empty" | "sample" | "real" };
  source: {
    id: string;
    sample: Generated<boolean>;
    watermark: NullableDay;
    last_run_at: NullableInstant;
    last_success_at: NullableInstant;
    last_error: string | null;
    running_since: NullableInstant;
  };
  source_package: {
    source_id: string;
    package: string;
    etag: string | null;
    fetched_at: Instant;
    complete: Generated<boolean>;
    notice_count: Generated<number>;
    rejected_count: Generated<number>;
  };
  raw_notice: {
    sha256: Buffer;
    seq: GeneratedAlways<string>;
    content: Buffer;
    size_bytes: number;
    file: string;
    source_id: string;
    url: string | null;
    received_at: Instant;
    status: Generated<"pending" | "applied" | "rejected">;
    attempts: Generated<number>;
    reject_code: string | null;
    reject_reason: string | null;
    notice_count: Generated<number>;
  };
  raw_sighting: { sha256: Buffer; source_id: string; file: string; url: string | null };
  buyer: {
    id: string;
    name: string;
    town: string | null;
    country: string | null;
    website: string | null;
    identifiers: JSONColumnType<{ scheme?: string; value: string }[]>;
  };
  buyer_key: { key: string; buyer_id: string };
  supplier: {
    id: string;
    name: string;
    town: string | null;
    country: string | null;
    size: string | null;
    identifiers: JSONColumnType<{ scheme?: string; value: string }[]>;
  };
  supplier_key: { key: string; supplier_id: string };
  tender: {
    id: string;
    slug: string;
    key: string;
    stage: Tender["stage"];
    title: string;
    buyer_id: string | null;
    main_cpv: string | null;
    cpv: string[];
    nuts: string[];
    procedure: string | null;
    level: string | null;
    deadline_at: NullableInstant;
    deadline_has_time: boolean | null;
    last_deadline_at: NullableInstant;
    last_deadline_has_time: boolean | null;
    published_on: NullableDay;
    updated_on: NullableDay;
    value_cents: NullableBigInt;
    value_currency: string | null;
    value_kind: "estimated" | "awarded" | "framework-maximum" | null;
    lot_count: number;
    change_count: number;
    flags: string[];
    sources: string[];
    record: JSONColumnType<Tender>;
    record_hash: Buffer;
    version: Generated<number>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
  tender_alias: { slug: string; old_id: string; tender_id: string };
  notice: {
    notice_id: string;
    version: string;
    seq: string;
    position: number;
    tender_id: string;
    kind: string;
    format: string;
    subtype: string | null;
    procedure_id: string | null;
    issued_on: NullableDay;
    published_on: NullableDay;
    parser_version: number;
  };
  notice_key: { key: string; notice_id: string; version: string };
  notice_source: {
    notice_id: string;
    version: string;
    source_id: string;
    sha256: Buffer;
    seq: string;
    url: string | null;
    first_seen_at: Instant;
  };
  reparse: {
    singleton: Generated<boolean>;
    parser_version: number;
    done_to_seq: string;
    last_seq: string;
    started_at: Instant;
  };
  award: {
    tender_id: string;
    lot_id: string;
    buyer_id: string | null;
    outcome: string | null;
    offers_received: number | null;
    offers_received_code: string | null;
    value_cents: NullableBigInt;
    value_currency: string | null;
    awarded_on: NullableDay;
  };
  award_winner: { tender_id: string; lot_id: string; supplier_id: string; rank: number | null };
  search_document: {
    tender_id: string;
    removed: Generated<boolean>;
    terms: string;
    weights: Buffer;
    words: string;
    deadlines: string[];
    deadlines_have_time: boolean[];
    analyzer_version: number;
    lexicon_version: number;
    changed_by: Generated<string>;
  };
  search_lexicon: {
    version: number;
    tender_count: number;
    words: JSONColumnType<Record<string, number>>;
    learnt_at: Instant;
    basis: Generated<string>;
  };
  code_list_entry: {
    list: string;
    code: string;
    parent: string | null;
    label_de: string;
    label_en: string | null;
  };
}
