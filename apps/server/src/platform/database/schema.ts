// Written by `npm run schema` from the catalogue of a migrated database. What the database does not know
// stands in schema-columns.ts.
import type {
  BigInteger,
  Generated,
  GeneratedAlways,
  Instant,
  Json,
  KnownColumns,
} from "./schema-columns.ts";

export interface Database {
  account_link: {
    id: Generated<string>;
    purpose: "confirm_email" | "reset_password" | "recovery" | "change_email";
    user_id: string;
    token_hash: Buffer;
    email: string | null;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  admin_unlock: {
    token_hash: Buffer;
    session_id: string;
    epoch: string;
    expires_at: Instant;
  };
  agency: {
    id: string;
    name: string;
    tier: "basis" | "premium" | "trial" | "enterprise" | null;
    created_at: Instant;
    deletion_due_at: Instant | null;
  };
  agency_key: {
    agency_id: string;
    key: string;
  };
  agency_learning: {
    agency_id: string;
    weights: Json<KnownColumns["agency_learning.weights"]> | null;
    weights_before: Json<KnownColumns["agency_learning.weights_before"]> | null;
    label_count: number;
    was_refused: Generated<boolean>;
    learnt_at: Instant | null;
    tried_at: Instant;
  };
  api_key: {
    id: Generated<string>;
    agency_id: string;
    user_id: string;
    by_name: string;
    name: string;
    scopes: string[];
    token_hash: Buffer;
    hint: string;
    created_at: Instant;
    expires_at: Instant;
    replaced_at: Instant | null;
    revoked_at: Instant | null;
    last_used_on: string | null;
  };
  audit_event: {
    id: Generated<string>;
    at: Instant;
    agency_id: string | null;
    user_id: string | null;
    kind: string;
    ip: string | null;
    details: Generated<Json<KnownColumns["audit_event.details"]>>;
  };
  availability_day: {
    part: string;
    day: string;
    up_minutes: Generated<number>;
    disturbed_minutes: Generated<number>;
    down_minutes: Generated<number>;
  };
  availability_incident: {
    id: Generated<string>;
    title: string;
    text: string;
    lost: string;
    begins_at: Instant;
    ends_at: Instant | null;
    written_at: Instant;
  };
  availability_minute: {
    part: string;
    minute: Instant;
    state: "up" | "disturbed" | "down";
  };
  award: {
    tender_id: string;
    lot_id: string;
    buyer_id: string | null;
    outcome: string | null;
    offers_received: number | null;
    offers_received_code: string | null;
    value_cents: BigInteger | null;
    value_currency: string | null;
    awarded_on: string | null;
  };
  award_winner: {
    tender_id: string;
    lot_id: string;
    supplier_id: string;
    rank: number | null;
  };
  backup_code: {
    user_id: string;
    code_hash: Buffer;
  };
  backup_report: {
    id: Generated<string>;
    at: Instant;
    is_ok: boolean;
  };
  bid_calculation: {
    agency_id: string;
    tender_id: string;
    entered: Json<KnownColumns["bid_calculation.entered"]>;
    weights: Generated<Json<KnownColumns["bid_calculation.weights"]>>;
  };
  bid_decision: {
    agency_id: string;
    tender_id: string;
    decision: "go" | "check" | "noGo";
    reasons: string[];
    note: string | null;
    decided_at: Instant;
    decided_by_name: string;
  };
  billing_address: {
    agency_id: string;
    address: Json<KnownColumns["billing_address.address"]>;
    updated_at: Instant;
  };
  billing_command: {
    id: Generated<string>;
    agency_id: string;
    kind: string;
    payload: Json<KnownColumns["billing_command.payload"]>;
    begun_at: Instant;
    done_at: Instant | null;
    failure: string | null;
  };
  business_letter: {
    id: Generated<string>;
    agency_id: string;
    key: string;
    address: string;
    subject: string;
    content: Json<KnownColumns["business_letter.content"]>;
    written_at: Instant;
    state: Generated<"waiting" | "accepted" | "refused">;
    settled_at: Instant | null;
  };
  buyer: {
    id: string;
    name: string;
    town: string | null;
    country: string | null;
    website: string | null;
    identifiers: Generated<Json<KnownColumns["buyer.identifiers"]>>;
  };
  buyer_key: {
    key: string;
    buyer_id: string;
  };
  calendar_feed: {
    user_id: string;
    agency_id: string;
    token_hash: Buffer;
    has_own: boolean;
    created_at: Instant;
    last_read_at: Instant | null;
  };
  clock_event: {
    agency_id: string;
    tender_id: string;
    event: "knowledge" | "refusal" | "information" | "debrief-request";
    happened_on: string;
    is_by_post: Generated<boolean>;
    set_at: Instant;
    set_by: string | null;
  };
  closed_request: {
    id: Generated<string>;
    origin: "form" | "operator";
    state: "received" | "confirmed" | "running" | "closed" | "withdrawn";
    title: string;
    description: string;
    buyer_kind: string;
    agency_sectors: string[];
    laender: string[];
    value_low_cents: BigInteger | null;
    value_high_cents: BigInteger | null;
    answers_until: Instant;
    agencies_sought: number;
    created_at: Instant;
    address_confirmed_at: Instant | null;
    started_at: Instant | null;
    ended_at: Instant | null;
    content_hash: Buffer;
    is_suspected: Generated<boolean>;
    is_confirmation_wanted: boolean;
    mailed: Generated<string[]>;
  };
  closed_request_contact: {
    request_id: string;
    organisation: string;
    name: string;
    email: string;
    phone: string | null;
  };
  closed_request_link: {
    token_hash: Buffer;
    request_id: string;
    created_at: Instant;
  };
  code_list_entry: {
    list: string;
    code: string;
    parent: string | null;
    label_de: string;
    label_en: string | null;
  };
  consent: {
    id: GeneratedAlways<BigInteger>;
    consent_id: string;
    version: string;
    text_version: string;
    analytics: boolean;
    marketing: boolean;
    analytics_provider: string;
    marketing_provider: string;
    chosen_at: Instant;
    received_at: Instant;
  };
  dashboard_setting: {
    agency_id: string;
    user_id: string;
    cards: Generated<string[]>;
    matches_seen_at: Instant | null;
  };
  data_subject_request: {
    id: Generated<string>;
    kind: "access" | "correction" | "erasure" | "restriction" | "portability" | "objection";
    is_from_app: boolean;
    user_id: string | null;
    subject_name: string;
    email: string | null;
    agency_name: string | null;
    text: string | null;
    received_on: string;
    recorded_at: Instant;
    recorded_by: string | null;
    due_on: string;
    extended_at: Instant | null;
    extension_reason: string | null;
    identity_checked_at: Instant | null;
    identity_check: string | null;
    answer: string | null;
    outcome: "fulfilled" | "partly" | "refused" | null;
    answered_at: Instant | null;
    answered_by: string | null;
    receipt_mailed_at: Instant | null;
    operator_mailed_at: Instant | null;
    extension_mailed_at: Instant | null;
    answer_mailed_at: Instant | null;
    overdue_mailed_at: Instant | null;
  };
  dataset: {
    singleton: Generated<boolean>;
    kind: Generated<"empty" | "sample" | "real">;
  };
  deadline_setting: {
    agency_id: string;
    upload_buffer_hours: Generated<number>;
    changed_at: Instant | null;
    reminded_through: string | null;
  };
  deletion_log: {
    gone_agency_id: string;
    gone_user_ids: string[];
    deleted_at: Instant;
  };
  digest: {
    agency_id: string;
    user_id: string;
    key: string;
    ran_at: Instant;
    has_hits: boolean;
    tender_ids: Generated<string[]>;
  };
  discarded_object: {
    name: string;
    due_at: Instant;
  };
  document: {
    id: string;
    agency_id: string;
    tender_id: string;
    name: string;
    content_bytes: number;
    uploaded_at: Instant;
    uploaded_by_name: string;
    state: "waiting" | "reading" | "read" | "refused";
    tries: Generated<number>;
    pages: number | null;
    pages_read: number | null;
    refusal: KnownColumns["document.refusal"] | null;
    refused_pages: Generated<Json<KnownColumns["document.refused_pages"]>>;
    removed_characters: Generated<number>;
  };
  document_demand: {
    agency_id: string;
    tender_id: string;
    requirements: Json<KnownColumns["document_demand.requirements"]>;
    value: Json<KnownColumns["document_demand.value"]> | null;
    price_weight: Json<KnownColumns["document_demand.price_weight"]> | null;
    invited: Json<KnownColumns["document_demand.invited"]> | null;
  };
  document_extract: {
    agency_id: string;
    tender_id: string;
    revision: Generated<number>;
    items_revision: Generated<number>;
    tender_version: Generated<number>;
    rules_version: Generated<number>;
    items: Generated<Json<KnownColumns["document_extract.items"]>>;
    merged_items: Json<KnownColumns["document_extract.merged_items"]> | null;
    model: Json<KnownColumns["document_extract.model"]> | null;
    document_ids: Generated<string[]>;
    awaits_fetched: Generated<boolean>;
    fetched_asked_at: Instant | null;
  };
  document_fetch: {
    tender_id: string;
    address: string;
    state: "waiting" | "fetching" | "done" | "failed";
    tries: Generated<number>;
    requested_at: Instant;
    failure: KnownColumns["document_fetch.failure"] | null;
    progress: Json<KnownColumns["document_fetch.progress"]> | null;
    checked_at: Instant | null;
    changed_at: Instant | null;
    sha256: string | null;
    news: Json<KnownColumns["document_fetch.news"]> | null;
  };
  document_object: {
    agency_id: string;
    document_id: string;
    part: "content" | "text";
    name: string;
    encrypted_key: Buffer;
    key_id: string;
    sha256: string;
  };
  document_version: {
    agency_id: string;
    document_id: string;
    earlier_uploaded_at: Instant;
    earlier_pages: number | null;
    earlier_refused_pages: number;
    earlier_rules_version: number;
    earlier_items: Json<KnownColumns["document_version.earlier_items"]> | null;
    changes: Json<KnownColumns["document_version.changes"]> | null;
    further_changes: Generated<number>;
  };
  email_address: {
    id: Generated<string>;
    agency_id: string;
    user_id: string;
    address: string;
    token_hash: Buffer | null;
    requested_at: Instant;
    requested_from: string | null;
    text_version: string;
    confirmed_at: Instant | null;
    confirmed_from: string | null;
    removed_at: Instant | null;
  };
  email_setting: {
    agency_id: string;
    user_id: string;
    frequencies: Generated<Json<KnownColumns["email_setting.frequencies"]>>;
    weekdays: Generated<number[]>;
    daily_at: Generated<string>;
    weekly_on: Generated<number>;
    hits_per_mail: Generated<number>;
    mails_per_day: Generated<number>;
    is_paused: Generated<boolean>;
    paused_until: string | null;
    changed_at: Instant;
    digests_from: Instant | null;
  };
  email_stop: {
    agency_id: string;
    address: string;
    reason: string;
    stopped_at: Instant;
  };
  email_topic_stop: {
    agency_id: string;
    user_id: string;
    topic: string;
    stopped_at: Instant;
  };
  enquiry: {
    id: Generated<string>;
    kind: "demo" | "contact";
    at: Instant;
    first_name: string;
    last_name: string;
    email: string;
    phone: string | null;
    company: string | null;
    company_size: "1-10" | "11-50" | "51-200" | "200+" | null;
    subject: KnownColumns["enquiry.subject"] | null;
    message: string | null;
    content_hash: Buffer;
    is_suspected: Generated<boolean>;
    is_confirmation_wanted: boolean;
    operator_mailed_at: Instant | null;
    confirmed_at: Instant | null;
    handled_at: Instant | null;
    is_application: Generated<boolean>;
    closed_at: Instant | null;
    onboarding_request_id: string | null;
  };
  feedback: {
    id: Generated<string>;
    agency_id: string;
    user_id: string | null;
    by_name: string;
    kind: "idea" | "error" | "praise";
    text: string;
    page: string | null;
    sent_at: Instant;
    operator_mailed_at: Instant | null;
    answer: string | null;
    answered_at: Instant | null;
    answer_mailed_at: Instant | null;
    done_at: Instant | null;
  };
  fetched_document: {
    id: string;
    tender_id: string;
    name: string;
    content_bytes: number;
    fetched_at: Instant;
    state: "read" | "refused";
    pages: number | null;
    refusal: KnownColumns["fetched_document.refusal"] | null;
    refused_pages: Generated<Json<KnownColumns["fetched_document.refused_pages"]>>;
    removed_characters: Generated<number>;
    version: Json<KnownColumns["fetched_document.version"]> | null;
    model: Json<KnownColumns["fetched_document.model"]> | null;
    refusal_may_pass: Generated<boolean>;
    reads: Generated<number>;
  };
  fetched_object: {
    document_id: string;
    part: "content" | "text";
    name: string;
    encrypted_key: Buffer;
    key_id: string;
    sha256: string;
  };
  fetched_reading: {
    document_id: string;
    key: string;
    answer: string;
    failed_on: string | null;
  };
  fit_score: {
    agency_id: string;
    tender_id: string;
    tender_version: number;
    profile_version: number;
    model_version: number;
    score: number;
    low: number;
    high: number;
    knockout: number;
    parts: number[];
    chance: number | null;
    chance_low: number | null;
    chance_high: number | null;
    scored_at: Instant;
    chance_spread: number | null;
  };
  forecast_outcome: {
    tender_id: string;
    lot_id: string;
    model_version: number;
    forecast_at: Instant;
    mean_offers: number;
    low_offers: number;
    high_offers: number;
    single_probability: number;
    offers_received: number;
    observed_at: Instant;
  };
  gate_pass: {
    token_hash: Buffer;
    epoch: string;
    expires_at: Instant;
  };
  incident: {
    id: Generated<string>;
    kind: string;
    subject: string;
    text: string;
    opened_at: Instant;
    last_seen_at: Instant;
    ended_at: Instant | null;
    open_mail_id: string | null;
    end_mail_id: string | null;
    taken_at: Instant | null;
    taken_by: string | null;
  };
  incident_check: {
    singleton: Generated<boolean>;
    checked_at: Instant;
  };
  incident_mail: {
    id: Generated<string>;
    queued_at: Instant;
    claimed_at: Instant | null;
    settled_at: Instant | null;
  };
  invitation: {
    id: Generated<string>;
    agency_id: string;
    email: string;
    token_hash: Buffer | null;
    invited_by: string;
    created_at: Instant;
    expires_at: Instant;
    accepted_at: Instant | null;
    revoked_at: Instant | null;
  };
  invoice: {
    id: string;
    agency_id: string;
    number: string | null;
    status: "draft" | "open" | "paid" | "void" | "uncollectible";
    net_cents: BigInteger;
    tax_cents: BigInteger;
    total_cents: BigInteger;
    paid_cents: BigInteger;
    currency: string;
    created_at: Instant;
    paid_at: Instant | null;
    next_attempt_at: Instant | null;
    page_url: string | null;
    pdf_url: string | null;
    due_at: Instant | null;
  };
  kept_record: {
    id: Generated<string>;
    file_id: string;
    class: "contracts" | "correspondence";
    kind: string;
    content: Json<KnownColumns["kept_record.content"]>;
    recorded_at: Instant;
  };
  legal_announcement: {
    agency_id: string;
    version_id: string;
    announced_at: Instant;
    has_letter: boolean;
  };
  legal_answer: {
    id: Generated<string>;
    agency_id: string;
    version_id: string;
    answer: "confirmed" | "objected";
    reason: string | null;
    text_hash: string;
    answered_at: Instant;
    answered_by: string | null;
    answered_by_name: string;
  };
  legal_version: {
    id: Generated<string>;
    kind: "terms" | "sub_processors";
    version: string;
    summary: string;
    text: string;
    text_hash: string;
    effective_on: string;
    published_at: Instant;
    told_at: Instant | null;
  };
  mail_message: {
    id: Generated<string>;
    agency_id: string;
    user_id: string;
    address: string;
    events: string[];
    key: string;
    subject: string;
    preview: string;
    html: string | null;
    text: string | null;
    state: "queued" | "sending" | "accepted" | "refused" | "stopped" | "none";
    reason: string | null;
    queued_at: Instant;
    claimed_at: Instant | null;
    settled_at: Instant | null;
    unanswered: Generated<number>;
    reported_at: Instant | null;
    topic: string | null;
    topic_name: string | null;
    attachment_name: string | null;
    attachment: Buffer | null;
  };
  market_award: {
    tender_id: string;
    lot_id: string;
    decided_on: string | null;
    level: string | null;
    sectors: string[];
    laender: string[];
    buyer_id: string | null;
    offers: number | null;
    value_cents: BigInteger | null;
    supplier_ids: string[];
  };
  market_fact_state: {
    is_only: Generated<boolean>;
    version: Generated<number>;
    done_to: string | null;
  };
  market_tender: {
    tender_id: string;
    is_planned: boolean;
    published_on: string | null;
    decided_on: string | null;
    level: string | null;
    sectors: string[];
    laender: string[];
    buyer_id: string | null;
    offers: number | null;
    is_electronic_count: boolean;
    value_cents: BigInteger | null;
    price_percent: number | null;
  };
  match_contact: {
    invitation_id: string;
    agency_id: string;
    organisation: string;
    name: string;
    email: string;
    phone: string | null;
  };
  match_invitation: {
    id: Generated<string>;
    agency_id: string;
    request_id: string;
    request: Json<KnownColumns["match_invitation.request"]>;
    answers_until: Instant;
    fit: Json<KnownColumns["match_invitation.fit"]>;
    asked_at: Instant;
    state: "asked" | "accepted" | "declined" | "exchanged" | "ended";
    ended_by: "agency" | "buyer" | "operator" | null;
    answered_at: Instant | null;
    answered_by: string | null;
    decline_reason: "capacity" | "topic" | "budget" | "region" | "conflict" | "other" | null;
    shared_contact: Json<KnownColumns["match_invitation.shared_contact"]> | null;
    message: string | null;
    exchanged_at: Instant | null;
    ended_at: Instant | null;
    mailed: Generated<string[]>;
  };
  member: {
    user_id: string;
    agency_id: string;
    role: "owner" | "member";
    active: Generated<boolean>;
    name: string;
    email: string;
    joined_at: Instant;
    deactivated_at: Instant | null;
  };
  milestone: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    name: string;
    due_at: Instant;
    has_time: boolean;
    assignee_id: string | null;
    done_at: Instant | null;
    created_at: Instant;
    created_by: string | null;
    changed_at: Instant | null;
  };
  model_day: {
    day: string;
    micro_euros: BigInteger;
    fetched_micro_euros: Generated<BigInteger>;
  };
  model_reading: {
    agency_id: string;
    document_id: string;
    key: string;
    answer: string;
    failed_on: string | null;
  };
  model_spend: {
    agency_id: string;
    day: string;
    micro_euros: BigInteger;
    fetched_micro_euros: Generated<BigInteger>;
    is_fetched_share_spent: Generated<boolean>;
  };
  noted_question: {
    agency_id: string;
    tender_id: string;
    question: string;
    noted_at: Instant;
    noted_by_name: string;
  };
  notice: {
    notice_id: string;
    version: string;
    seq: BigInteger;
    position: number;
    tender_id: string;
    kind: string;
    format: string;
    subtype: string | null;
    procedure_id: string | null;
    issued_on: string | null;
    published_on: string | null;
    parser_version: number;
  };
  notice_key: {
    key: string;
    notice_id: string;
    version: string;
  };
  notice_source: {
    notice_id: string;
    version: string;
    source_id: string;
    sha256: Buffer;
    seq: BigInteger;
    url: string | null;
    first_seen_at: Instant;
  };
  notification: {
    id: Generated<string>;
    agency_id: string;
    user_id: string;
    event: string;
    key: string;
    tender_id: string | null;
    heading: string;
    path: string;
    details: Json<KnownColumns["notification.details"]> | null;
    created_at: Instant;
    seen_at: Instant | null;
    mailed_at: Instant | null;
    is_for_mail: Generated<boolean>;
  };
  onboarding_request: {
    id: Generated<string>;
    agency_id: string;
    user_id: string | null;
    by_name: string;
    tier: "premium" | "trial" | "enterprise";
    wish: string | null;
    phone: string | null;
    requested_at: Instant;
  };
  payment_event: {
    id: string;
    type: string;
    customer_id: string | null;
    created_at: Instant;
    received_at: Instant;
    handled_at: Instant | null;
  };
  pending_profile: {
    id: string;
    user_id: string;
    data: Json<KnownColumns["pending_profile.data"]>;
    created_at: Instant;
  };
  pending_sign_in: {
    token_hash: Buffer;
    user_id: string;
    failed_count: Generated<number>;
    expires_at: Instant;
  };
  pipeline_activity: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    revision: BigInteger;
    at: Instant;
    by_id: string | null;
    by_name: string | null;
    card_revision: number | null;
    fact: Json<KnownColumns["pipeline_activity.fact"]>;
    undo: Json<KnownColumns["pipeline_activity.undo"]> | null;
    undone_at: Instant | null;
  };
  pipeline_card: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    stage: "discovered" | "review" | "go" | "in_work" | "submitted" | "won" | "lost" | "declined";
    stage_since: Instant;
    assignee_id: string | null;
    created_at: Instant;
    created_by: string | null;
    revision: Generated<number>;
    moved_revision: Generated<number>;
    moved_by: string | null;
    known_changes: Generated<number>;
  };
  pipeline_comment: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    author_id: string | null;
    author_name: string;
    text: string;
    mentions: Generated<Json<KnownColumns["pipeline_comment.mentions"]>>;
    created_at: Instant;
    edited_at: Instant | null;
    deleted_at: Instant | null;
  };
  pipeline_letter: {
    agency_id: string;
    tender_id: string;
    text: string | null;
    edited_at: Instant | null;
    edited_by: string | null;
    edited_by_name: string | null;
    sent_on: string | null;
    answered_on: string | null;
    regime: string;
  };
  pipeline_note: {
    agency_id: string;
    tender_id: string;
    text: string;
    at: Instant;
    by_id: string | null;
    by_name: string;
  };
  pipeline_outcome: {
    agency_id: string;
    tender_id: string;
    stage: "won" | "lost" | "declined";
    rank: number | null;
    offers: number | null;
    own_price_cents: BigInteger | null;
    winner: string | null;
    value_cents: BigInteger | null;
    reasons: string[];
    note: string | null;
    at: Instant;
    by_id: string | null;
    by_name: string;
    knew_result: boolean;
  };
  pipeline_seen: {
    agency_id: string;
    user_id: string;
    tender_id: string;
    known_changes: number;
    at: Instant;
  };
  pipeline_state: {
    agency_id: string;
    revision: BigInteger;
  };
  pipeline_task: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    title: string;
    due_on: string | null;
    assignee_id: string | null;
    place: number;
    done_at: Instant | null;
    done_by: string | null;
    done_by_name: string | null;
    created_at: Instant;
  };
  pipeline_viewer: {
    stream_id: string;
    agency_id: string;
    user_id: string;
    alive_at: Instant;
  };
  processing_contract: {
    agency_id: string;
    version: string;
    text: Json<KnownColumns["processing_contract.text"]>;
    concluded_at: Instant;
    concluded_by_name: string;
  };
  profile: {
    agency_id: string;
    data: Json<KnownColumns["profile.data"]>;
    version: Generated<number>;
    updated_at: Instant;
    onboarding_step: Generated<number>;
    onboarded_at: Instant | null;
  };
  profile_suggestion: {
    id: Generated<string>;
    agency_id: string;
    kind: "service" | "reference" | "region" | "town" | "certificate" | "language";
    origin: "website" | "awards";
    key: string;
    value: Json<KnownColumns["profile_suggestion.value"]>;
    source_url: string;
    source_title: string;
    quote: string | null;
    position: number;
    state: Generated<"open" | "confirmed" | "dropped">;
    created_at: Instant;
    settled_at: Instant | null;
  };
  proof_file: {
    id: string;
    agency_id: string;
    kind: "certificate" | "register" | "insurance" | "prequalification" | "other";
    name: string;
    format: "pdf" | "png" | "jpg";
    content_bytes: number;
    valid_until: string | null;
    uploaded_at: Instant;
    uploaded_by_name: string;
    cover_cents: BigInteger | null;
    replaced_by: string | null;
  };
  proof_file_object: {
    agency_id: string;
    proof_file_id: string;
    name: string;
    encrypted_key: Buffer;
    key_id: string;
    sha256: string;
  };
  public_document_fact: {
    tender_id: string;
    requirements: Json<KnownColumns["public_document_fact.requirements"]>;
    value: Json<KnownColumns["public_document_fact.value"]> | null;
    price_weight: Json<KnownColumns["public_document_fact.price_weight"]> | null;
    invited: Json<KnownColumns["public_document_fact.invited"]> | null;
    sha256: string;
    tender_version: number;
    rules_version: number;
  };
  quota_use: {
    id: Generated<string>;
    agency_id: string;
    kind: "tender_check";
    month: string;
    subject: string;
    state: Generated<"reserved" | "committed" | "refunded">;
    reserved_at: Instant;
    settled_at: Instant | null;
  };
  rate_limit: {
    key: string;
    window_started_at: Instant;
    count: number;
  };
  raw_notice: {
    sha256: Buffer;
    seq: GeneratedAlways<BigInteger>;
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
  raw_sighting: {
    sha256: Buffer;
    source_id: string;
    file: string;
    url: string | null;
  };
  reference_choice: {
    agency_id: string;
    tender_id: string;
    reference_ids: string[];
  };
  reparse: {
    singleton: Generated<boolean>;
    parser_version: number;
    done_to_seq: BigInteger;
    last_seq: BigInteger;
    started_at: Instant;
  };
  report_delivery: {
    id: Generated<string>;
    agency_id: string;
    report_id: string;
    period: string;
    due_at: Instant;
    state: "waiting" | "sent" | "nobody" | "no-plan" | "failed";
    begun_at: Instant;
    mail_count: Generated<number>;
    is_linked: Generated<boolean>;
  };
  retender_contract: {
    tender_id: string;
    lot_id: string;
    lot_ids: string[];
    title: string;
    cpv: string[];
    buyer_id: string | null;
    agency_sectors: string[];
    laender: string[];
    terms: Json<KnownColumns["retender_contract.terms"]> | null;
    gap: string | null;
    successor_id: string | null;
    basis: "published-end" | "computed" | "rhythm" | null;
    possible_from: string | null;
    possible_to: string | null;
    window_facts: Json<KnownColumns["retender_contract.window_facts"]> | null;
  };
  retender_tender: {
    tender_id: string;
    version: number;
    rules: number;
    buyer_id: string | null;
    title: string;
    cpv: string[];
    cpv_class: string;
    nuts: string[];
    town: string | null;
    called_on: string | null;
    lot_count: number;
  };
  saved_report: {
    id: Generated<string>;
    agency_id: string;
    by_name: string;
    name: string;
    filters: Json<KnownColumns["saved_report.filters"]>;
    sections: string[];
    format: "pdf" | "csv";
    schedule: Json<KnownColumns["saved_report.schedule"]> | null;
    schedule_from: Instant | null;
    recipients: Generated<string[]>;
    created_at: Instant;
    changed_at: Instant;
    deleted_at: Instant | null;
  };
  saved_search: {
    id: Generated<string>;
    agency_id: string;
    user_id: string;
    name: string;
    is_shared: Generated<boolean>;
    mails: Generated<boolean>;
    query: Json<KnownColumns["saved_search.query"]>;
    created_at: Instant;
    changed_at: Instant;
    deleted_at: Instant | null;
  };
  saved_search_member: {
    agency_id: string;
    saved_search_id: string;
    user_id: string;
    seen_at: Instant | null;
    place: number | null;
  };
  scoring_due: {
    tender_id: string;
    version: number;
    revision: Generated<number>;
  };
  scoring_model: {
    version: number;
    trained_at: Instant;
    dataset: "sample" | "real";
    basis: Json<KnownColumns["scoring_model.basis"]>;
    status: "building" | "active" | "retired";
    activated_at: Instant | null;
    held_at: Instant | null;
    held_by: string | null;
    held_reason: string | null;
  };
  scoring_model_part: {
    version: number;
    part: string;
    content: Buffer;
    revision: Generated<number>;
  };
  scoring_state: {
    agency_id: string;
    profile_version: number;
    model_version: number;
    revision: Generated<BigInteger>;
    is_complete: Generated<boolean>;
    scored_at: Instant;
  };
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
    words: Json<KnownColumns["search_lexicon.words"]>;
    learnt_at: Instant;
    basis: Generated<string>;
  };
  second_factor: {
    user_id: string;
    encrypted_key: Buffer;
    key_id: string;
    last_used_step: BigInteger | null;
    failed_count: Generated<number>;
    locked_until: Instant | null;
  };
  sent_question: {
    agency_id: string;
    tender_id: string;
    key: string;
    title: string;
    draft: string;
    sent_at: Instant;
    sent_by_name: string;
  };
  session: {
    id: Generated<string>;
    user_id: string;
    token_hash: Buffer;
    ip: string | null;
    user_agent: string | null;
    created_at: Instant;
    last_used_at: Instant;
    expires_at: Instant;
  };
  share: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    token_hash: Buffer;
    parts: Json<KnownColumns["share.parts"]>;
    created_at: Instant;
    created_by: string | null;
    created_by_name: string;
    expires_at: Instant;
    revoked_at: Instant | null;
    open_count: Generated<number>;
    last_opened_at: Instant | null;
  };
  share_opening: {
    id: Generated<string>;
    agency_id: string;
    share_id: string;
    opened_at: Instant;
    client: string;
  };
  source: {
    id: string;
    sample: Generated<boolean>;
    watermark: string | null;
    last_run_at: Instant | null;
    last_success_at: Instant | null;
    last_error: string | null;
    running_since: Instant | null;
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
  statement_report: {
    agency_id: string;
    tender_id: string;
    key: string;
    section: string;
    statement: string;
    quotes: Json<KnownColumns["statement_report.quotes"]>;
    comment: string | null;
    reported_at: Instant;
    reported_by_name: string;
    id: Generated<string>;
    is_public: Generated<boolean>;
    model: string | null;
    done_at: Instant | null;
    done_by: string | null;
  };
  subscription: {
    agency_id: string;
    customer_id: string | null;
    subscription_id: string | null;
    tier: "basis" | "premium" | "enterprise" | null;
    period: "annual" | "monthly" | null;
    status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled" | null;
    anchor: Instant | null;
    period_starts_at: Instant | null;
    period_ends_at: Instant | null;
    trial_ends_at: Instant | null;
    subscription_cancelled_at: Instant | null;
    ends_at: Instant | null;
    next_tier: "basis" | "premium" | "enterprise" | null;
    next_period: "annual" | "monthly" | null;
    next_from: Instant | null;
    unpaid_since: Instant | null;
    is_first_payment_processing: Generated<boolean>;
    payment_method: Json<KnownColumns["subscription.payment_method"]> | null;
    tax_id_status: "pending" | "verified" | "unverified" | null;
    free_trial_ends_at: Instant | null;
    granted_tier: "basis" | "premium" | "trial" | "enterprise" | null;
    plan_changes_at: Instant | null;
    keep_user_ids: string[] | null;
    reminded_of: Instant | null;
    reminded_days: 3 | 1 | null;
    dunned_since: Instant | null;
    dunned_step: number | null;
    converged_at: Instant | null;
    news_at: Instant | null;
    latest_request: Generated<number>;
    stored_request: Generated<number>;
    net_cents: number | null;
    next_net_cents: number | null;
    is_invoiced: Generated<boolean>;
  };
  supplier: {
    id: string;
    name: string;
    town: string | null;
    country: string | null;
    size: string | null;
    identifiers: Generated<Json<KnownColumns["supplier.identifiers"]>>;
    name_key: GeneratedAlways<string>;
  };
  supplier_key: {
    key: string;
    supplier_id: string;
  };
  support_alert: {
    id: Generated<string>;
    at: Instant;
    agency_id: string | null;
    user_id: string;
    payload: Json<KnownColumns["support_alert.payload"]>;
    handled_at: Instant | null;
  };
  switched_off: {
    name: string;
    off_since: Instant;
    off_by: string | null;
    reason: string;
  };
  tender: {
    id: string;
    slug: string;
    key: string;
    stage: "planned" | "call" | "awarded" | "cancelled";
    title: string;
    buyer_id: string | null;
    main_cpv: string | null;
    cpv: string[];
    nuts: string[];
    procedure: string | null;
    level: string | null;
    deadline_at: Instant | null;
    deadline_has_time: boolean | null;
    last_deadline_at: Instant | null;
    last_deadline_has_time: boolean | null;
    published_on: string | null;
    updated_on: string | null;
    value_cents: BigInteger | null;
    value_currency: string | null;
    value_kind: "estimated" | "awarded" | "framework-maximum" | null;
    lot_count: number;
    change_count: number;
    flags: string[];
    sources: string[];
    record: Json<KnownColumns["tender.record"]>;
    record_hash: Buffer;
    version: Generated<number>;
    created_at: Generated<Instant>;
    changed_at: Generated<Instant>;
  };
  tender_alias: {
    slug: string;
    old_id: string;
    tender_id: string;
  };
  tender_change: {
    tender_id: string;
    key: string;
    at: Instant;
    files: Json<KnownColumns["tender_change.files"]> | null;
    told_at: Instant | null;
    tries: Generated<number>;
  };
  tender_check: {
    agency_id: string;
    tender_id: string;
    state: "running" | "done" | "failed";
    step: "notice" | "documents" | "requirements" | "terms" | "proposal";
    started_at: Instant;
    started_by_name: string;
    quota_use_id: string | null;
    result: Json<KnownColumns["tender_check.result"]> | null;
    tender_version: number | null;
    profile_version: number | null;
    documents_revision: number | null;
    result_before: Json<KnownColumns["tender_check.result_before"]> | null;
    papers_digest: string | null;
    failure: "not-scored" | "unavailable" | "internal" | null;
    automatic_at: Instant | null;
    automatic_tries: Generated<number>;
  };
  tender_forecast: {
    tender_id: string;
    tender_version: number;
    model_version: number;
    forecast: Json<KnownColumns["tender_forecast.forecast"]>;
    mean_offers: number | null;
    low_offers: number | null;
    high_offers: number | null;
    is_contested: boolean | null;
    budget_kind: "published" | "maximum" | "quoted" | "estimate" | null;
    budget_cents: BigInteger | null;
    budget_low_cents: BigInteger | null;
    budget_high_cents: BigInteger | null;
    budget_currency: string | null;
    expected_cents: BigInteger | null;
    lock_cents: BigInteger | null;
    changed_by: Generated<string>;
    forecast_at: Instant;
    framework_seats: number | null;
  };
  tender_label: {
    id: Generated<string>;
    agency_id: string;
    tender_id: string;
    kind: "fits" | "misfit" | "saved" | "dismissed" | "pursued" | "bid" | "won" | "lost" | "withdrawn";
    reason: string | null;
    note: string | null;
    source: "user" | "notice";
    lot_id: string | null;
    created_by: string | null;
    created_at: Instant;
    retracted_at: Instant | null;
    replaces: Generated<string[]>;
    is_withdrawal: Generated<boolean>;
    prediction: Json<KnownColumns["tender_label.prediction"]> | null;
  };
  trial_key: {
    kind: "company" | "vat_id" | "domain" | "card";
    hash: Buffer;
    used_by: string;
    used_at: Instant;
  };
  trusted_device: {
    token_hash: Buffer;
    user_id: string;
    expires_at: Instant;
  };
  user_account: {
    id: Generated<string>;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    password_hash: string | null;
    password_set_at: Generated<Instant>;
    second_factor_since: Instant | null;
    is_admin: Generated<boolean>;
    last_sign_in_at: Instant | null;
    created_at: Generated<Instant>;
  };
  wanted_paper_mark: {
    agency_id: string;
    tender_id: string;
    paper: string;
    state: "ready" | "notNeeded";
    marked_at: Instant;
    marked_by_name: string;
  };
  watch_entry: {
    agency_id: string;
    tender_id: string;
    note: string | null;
    note_at: Instant | null;
    note_by: string | null;
    assignee_id: string | null;
    is_registered: boolean | null;
    registered_at: Instant | null;
    registered_by: string | null;
    looked_at: Instant | null;
    looked_by: string | null;
  };
  watch_look: {
    agency_id: string;
    user_id: string;
    tender_id: string;
    seen_at: Instant;
    looked_at: Instant;
  };
  watched_tender: {
    agency_id: string;
    tender_id: string;
    is_watched: boolean;
    set_at: Instant;
    set_by: string | null;
  };
  webhook: {
    id: Generated<string>;
    agency_id: string;
    kind: "signed" | "slack" | "teams";
    name: string;
    events: string[];
    host: string;
    key_id: string;
    encrypted_key: Buffer;
    created_at: Instant;
    by_name: string;
    stopped_at: Instant | null;
    stopped_because: "member" | "dead" | "gone" | null;
    is_unreadable: Generated<boolean>;
    listens_since: Instant | null;
  };
  webhook_delivery: {
    id: Generated<string>;
    agency_id: string;
    webhook_id: string;
    event: string;
    key: string;
    heading: string;
    payload: Json<KnownColumns["webhook_delivery.payload"]>;
    created_at: Instant;
    state: "waiting" | "delivered" | "failed" | "dropped";
    tries: Generated<number>;
    next_at: Instant | null;
    sent_at: Instant | null;
    status: number | null;
    ms: number | null;
    failure: string | null;
  };
  website_reading: {
    agency_id: string;
    address: string;
    state: "reading" | "done" | "failed";
    failure: string | null;
    page_count: Generated<number>;
    requested_at: Instant;
    finished_at: Instant | null;
  };
}
