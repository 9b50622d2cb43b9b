-- Written by `npm run schema` from the catalogue of a migrated database, for readers. Not run by anything.

create extension pg_trgm;

create table account_link (
  id uuid not null default gen_random_uuid(),
  purpose text not null,
  user_id uuid not null,
  token_hash bytea not null,
  email text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_link_pkey PRIMARY KEY (id),
  constraint account_link_purpose_check CHECK ((purpose = ANY (ARRAY['confirm_email'::text, 'reset_password'::text, 'recovery'::text, 'change_email'::text]))),
  constraint account_link_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint account_link_token_hash_key UNIQUE (token_hash),
  constraint account_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table admin_unlock (
  token_hash bytea not null,
  session_id uuid not null,
  epoch text not null,
  expires_at timestamp with time zone not null,
  constraint admin_unlock_pkey PRIMARY KEY (token_hash),
  constraint admin_unlock_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint admin_unlock_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);

create table agency (
  id uuid not null,
  name text not null,
  tier text,
  created_at timestamp with time zone not null,
  deletion_due_at timestamp with time zone,
  constraint agency_pkey PRIMARY KEY (id),
  constraint agency_tier_check CHECK ((tier = ANY (ARRAY['basis'::text, 'premium'::text, 'trial'::text, 'enterprise'::text])))
);

create table agency_key (
  agency_id uuid not null,
  key text not null,
  constraint agency_key_pkey PRIMARY KEY (agency_id, key),
  constraint agency_key_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table agency_learning (
  agency_id uuid not null,
  weights jsonb,
  weights_before jsonb,
  label_count integer not null,
  was_refused boolean not null default false,
  learnt_at timestamp with time zone,
  tried_at timestamp with time zone not null,
  constraint agency_learning_pkey PRIMARY KEY (agency_id),
  constraint agency_learning_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table api_key (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  user_id uuid not null,
  by_name text not null,
  name text not null,
  scopes text[] not null,
  token_hash bytea not null,
  hint text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  revoked_at timestamp with time zone,
  last_used_on date,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_token_hash_key UNIQUE (token_hash),
  constraint api_key_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint api_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table audit_event (
  id uuid not null default uuidv7(),
  at timestamp with time zone not null,
  agency_id uuid,
  user_id uuid,
  kind text not null,
  ip text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_event_pkey PRIMARY KEY (id),
  constraint audit_event_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table availability_day (
  part text not null,
  day date not null,
  up_minutes integer not null default 0,
  disturbed_minutes integer not null default 0,
  down_minutes integer not null default 0,
  constraint availability_day_pkey PRIMARY KEY (part, day)
);

create table availability_incident (
  id uuid not null default uuidv7(),
  title text not null,
  text text not null,
  lost text not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  written_at timestamp with time zone not null,
  constraint availability_incident_check CHECK ((ends_at >= begins_at)),
  constraint availability_incident_pkey PRIMARY KEY (id)
);

create table availability_minute (
  part text not null,
  minute timestamp with time zone not null,
  state text not null,
  constraint availability_minute_pkey PRIMARY KEY (part, minute),
  constraint availability_minute_state_check CHECK ((state = ANY (ARRAY['up'::text, 'disturbed'::text, 'down'::text])))
);

create table award (
  tender_id uuid not null,
  lot_id text not null,
  buyer_id uuid,
  outcome text,
  offers_received integer,
  offers_received_code text,
  value_cents bigint,
  value_currency text,
  awarded_on date,
  constraint award_pkey PRIMARY KEY (tender_id, lot_id),
  constraint award_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyer(id),
  constraint award_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table award_winner (
  tender_id uuid not null,
  lot_id text not null,
  supplier_id uuid not null,
  rank integer,
  constraint award_winner_pkey PRIMARY KEY (tender_id, lot_id, supplier_id),
  constraint award_winner_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id),
  constraint award_winner_tender_id_lot_id_fkey FOREIGN KEY (tender_id, lot_id) REFERENCES award(tender_id, lot_id) ON DELETE CASCADE
);

create table backup_code (
  user_id uuid not null,
  code_hash bytea not null,
  constraint backup_code_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint backup_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint backup_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE
);

create table backup_report (
  id uuid not null default uuidv7(),
  at timestamp with time zone not null,
  is_ok boolean not null,
  constraint backup_report_pkey PRIMARY KEY (id)
);

create table bid_calculation (
  agency_id uuid not null,
  tender_id uuid not null,
  entered jsonb not null,
  weights jsonb not null default '{}'::jsonb,
  constraint bid_calculation_pkey PRIMARY KEY (agency_id, tender_id),
  constraint bid_calculation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint bid_calculation_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table bid_decision (
  agency_id uuid not null,
  tender_id uuid not null,
  decision text not null,
  reasons text[] not null,
  note text,
  decided_at timestamp with time zone not null,
  decided_by_name text not null,
  constraint bid_decision_decision_check CHECK ((decision = ANY (ARRAY['go'::text, 'check'::text, 'noGo'::text]))),
  constraint bid_decision_pkey PRIMARY KEY (agency_id, tender_id),
  constraint bid_decision_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint bid_decision_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table billing_address (
  agency_id uuid not null,
  address jsonb not null,
  updated_at timestamp with time zone not null,
  constraint billing_address_pkey PRIMARY KEY (agency_id),
  constraint billing_address_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table billing_command (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  kind text not null,
  payload jsonb not null,
  begun_at timestamp with time zone not null,
  done_at timestamp with time zone,
  failure text,
  constraint billing_command_pkey PRIMARY KEY (id),
  constraint billing_command_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table business_letter (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  key text not null,
  address text not null,
  subject text not null,
  content jsonb not null,
  written_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  settled_at timestamp with time zone,
  constraint business_letter_agency_id_key_key UNIQUE (agency_id, key),
  constraint business_letter_pkey PRIMARY KEY (id),
  constraint business_letter_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text]))),
  constraint business_letter_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table buyer (
  id uuid not null,
  name text not null,
  town text,
  country text,
  website text,
  identifiers jsonb not null default '[]'::jsonb,
  constraint buyer_pkey PRIMARY KEY (id)
);

create table buyer_key (
  key text not null,
  buyer_id uuid not null,
  constraint buyer_key_pkey PRIMARY KEY (key),
  constraint buyer_key_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyer(id) ON DELETE CASCADE
);

create table calendar_feed (
  user_id uuid not null,
  agency_id uuid not null,
  token_hash bytea not null,
  has_own boolean not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table clock_event (
  agency_id uuid not null,
  tender_id uuid not null,
  event text not null,
  happened_on date not null,
  is_by_post boolean not null default false,
  set_at timestamp with time zone not null,
  set_by uuid,
  constraint clock_event_event_check CHECK ((event = ANY (ARRAY['knowledge'::text, 'refusal'::text, 'information'::text, 'debrief-request'::text]))),
  constraint clock_event_pkey PRIMARY KEY (agency_id, tender_id, event),
  constraint clock_event_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint clock_event_set_by_fkey FOREIGN KEY (set_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint clock_event_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table closed_request (
  id uuid not null default uuidv7(),
  origin text not null,
  state text not null,
  title text not null,
  description text not null,
  buyer_kind text not null,
  agency_sectors text[] not null,
  laender text[] not null,
  value_low_cents bigint,
  value_high_cents bigint,
  answers_until timestamp with time zone not null,
  agencies_sought smallint not null,
  created_at timestamp with time zone not null,
  address_confirmed_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  content_hash bytea not null,
  is_suspected boolean not null default false,
  is_confirmation_wanted boolean not null,
  mailed text[] not null default '{}'::text[],
  constraint closed_request_agencies_sought_check CHECK (((agencies_sought >= 1) AND (agencies_sought <= 10))),
  constraint closed_request_agency_sectors_check CHECK ((cardinality(agency_sectors) > 0)),
  constraint closed_request_check CHECK (((value_low_cents IS NULL) OR (value_high_cents IS NULL) OR (value_low_cents <= value_high_cents))),
  constraint closed_request_check1 CHECK (((state = ANY (ARRAY['closed'::text, 'withdrawn'::text])) = (ended_at IS NOT NULL))),
  constraint closed_request_check2 CHECK (((state = ANY (ARRAY['received'::text, 'withdrawn'::text, 'closed'::text])) OR (address_confirmed_at IS NOT NULL))),
  constraint closed_request_origin_check CHECK ((origin = ANY (ARRAY['form'::text, 'operator'::text]))),
  constraint closed_request_pkey PRIMARY KEY (id),
  constraint closed_request_state_check CHECK ((state = ANY (ARRAY['received'::text, 'confirmed'::text, 'running'::text, 'closed'::text, 'withdrawn'::text])))
);

create table closed_request_contact (
  request_id uuid not null,
  organisation text not null,
  name text not null,
  email text not null,
  phone text,
  constraint closed_request_contact_pkey PRIMARY KEY (request_id),
  constraint closed_request_contact_request_id_fkey FOREIGN KEY (request_id) REFERENCES closed_request(id) ON DELETE CASCADE
);

create table closed_request_link (
  token_hash bytea not null,
  request_id uuid not null,
  created_at timestamp with time zone not null,
  constraint closed_request_link_pkey PRIMARY KEY (token_hash),
  constraint closed_request_link_request_id_fkey FOREIGN KEY (request_id) REFERENCES closed_request(id) ON DELETE CASCADE
);

create table code_list_entry (
  list text not null,
  code text not null,
  parent text,
  label_de text not null,
  label_en text,
  constraint code_list_entry_pkey PRIMARY KEY (list, code)
);

create table consent (
  id bigint not null generated always as identity,
  consent_id text not null,
  version text not null,
  text_version date not null,
  analytics boolean not null,
  marketing boolean not null,
  analytics_provider text not null,
  marketing_provider text not null,
  chosen_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  constraint consent_consent_id_check CHECK ((consent_id ~ '^[0-9a-f]{32}$'::text)),
  constraint consent_consent_id_chosen_at_key UNIQUE (consent_id, chosen_at),
  constraint consent_pkey PRIMARY KEY (id)
);

create table dashboard_setting (
  agency_id uuid not null,
  user_id uuid not null,
  cards text[] not null default '{}'::text[],
  matches_seen_at timestamp with time zone,
  constraint dashboard_setting_pkey PRIMARY KEY (agency_id, user_id),
  constraint dashboard_setting_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint dashboard_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table data_subject_request (
  id uuid not null default uuidv7(),
  kind text not null,
  is_from_app boolean not null,
  user_id uuid,
  subject_name text not null,
  email text,
  agency_name text,
  text text,
  received_on date not null,
  recorded_at timestamp with time zone not null,
  recorded_by uuid,
  due_on date not null,
  extended_at timestamp with time zone,
  extension_reason text,
  identity_checked_at timestamp with time zone,
  identity_check text,
  answer text,
  outcome text,
  answered_at timestamp with time zone,
  answered_by uuid,
  receipt_mailed_at timestamp with time zone,
  operator_mailed_at timestamp with time zone,
  extension_mailed_at timestamp with time zone,
  answer_mailed_at timestamp with time zone,
  overdue_mailed_at timestamp with time zone,
  constraint data_subject_request_check CHECK (((extended_at IS NULL) = (extension_reason IS NULL))),
  constraint data_subject_request_check1 CHECK (((identity_checked_at IS NULL) = (identity_check IS NULL))),
  constraint data_subject_request_check2 CHECK ((((answered_at IS NULL) = (answer IS NULL)) AND ((answered_at IS NULL) = (outcome IS NULL)))),
  constraint data_subject_request_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'correction'::text, 'erasure'::text, 'restriction'::text, 'portability'::text, 'objection'::text]))),
  constraint data_subject_request_outcome_check CHECK ((outcome = ANY (ARRAY['fulfilled'::text, 'partly'::text, 'refused'::text]))),
  constraint data_subject_request_pkey PRIMARY KEY (id),
  constraint data_subject_request_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint data_subject_request_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint data_subject_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE SET NULL
);

create table dataset (
  singleton boolean not null default true,
  kind text not null default 'empty'::text,
  constraint dataset_kind_check CHECK ((kind = ANY (ARRAY['empty'::text, 'sample'::text, 'real'::text]))),
  constraint dataset_pkey PRIMARY KEY (singleton),
  constraint dataset_singleton_check CHECK (singleton)
);

create table deadline_setting (
  agency_id uuid not null,
  upload_buffer_hours integer not null default 24,
  changed_at timestamp with time zone,
  reminded_through date,
  constraint deadline_setting_pkey PRIMARY KEY (agency_id),
  constraint deadline_setting_upload_buffer_hours_check CHECK (((upload_buffer_hours >= 0) AND (upload_buffer_hours <= 168))),
  constraint deadline_setting_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table deletion_log (
  gone_agency_id uuid not null,
  gone_user_ids uuid[] not null,
  deleted_at timestamp with time zone not null,
  constraint deletion_log_pkey PRIMARY KEY (gone_agency_id)
);

create table digest (
  agency_id uuid not null,
  user_id uuid not null,
  key text not null,
  ran_at timestamp with time zone not null,
  has_hits boolean not null,
  tender_ids uuid[] not null default '{}'::uuid[],
  constraint digest_pkey PRIMARY KEY (user_id, key),
  constraint digest_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES member(agency_id, user_id) ON DELETE CASCADE
);

create table discarded_object (
  name text not null,
  due_at timestamp with time zone not null,
  constraint discarded_object_pkey PRIMARY KEY (name)
);

create table document (
  id uuid not null,
  agency_id uuid not null,
  tender_id uuid not null,
  name text not null,
  content_bytes integer not null,
  uploaded_at timestamp with time zone not null,
  uploaded_by_name text not null,
  state text not null,
  tries integer not null default 0,
  pages integer,
  pages_read integer,
  refusal text,
  refused_pages jsonb not null default '[]'::jsonb,
  removed_characters integer not null default 0,
  constraint document_agency_id_id_key UNIQUE (agency_id, id),
  constraint document_agency_id_tender_id_name_key UNIQUE (agency_id, tender_id, name),
  constraint document_pkey PRIMARY KEY (id),
  constraint document_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'reading'::text, 'read'::text, 'refused'::text]))),
  constraint document_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint document_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table document_demand (
  agency_id uuid not null,
  tender_id uuid not null,
  requirements jsonb not null,
  value jsonb,
  price_weight jsonb,
  invited jsonb,
  constraint document_demand_pkey PRIMARY KEY (agency_id, tender_id),
  constraint document_demand_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint document_demand_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table document_extract (
  agency_id uuid not null,
  tender_id uuid not null,
  revision integer not null default 1,
  items_revision integer not null default 0,
  tender_version integer not null default 0,
  rules_version integer not null default 0,
  items jsonb not null default '[]'::jsonb,
  merged_items jsonb,
  model jsonb,
  document_ids uuid[] not null default '{}'::uuid[],
  awaits_fetched boolean not null default false,
  fetched_asked_at timestamp with time zone,
  constraint document_extract_pkey PRIMARY KEY (agency_id, tender_id),
  constraint document_extract_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint document_extract_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table document_fetch (
  tender_id uuid not null,
  address text not null,
  state text not null,
  tries integer not null default 0,
  requested_at timestamp with time zone not null,
  failure text,
  progress jsonb,
  checked_at timestamp with time zone,
  changed_at timestamp with time zone,
  sha256 text,
  news jsonb,
  constraint document_fetch_pkey PRIMARY KEY (tender_id),
  constraint document_fetch_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'fetching'::text, 'done'::text, 'failed'::text]))),
  constraint document_fetch_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table document_object (
  agency_id uuid not null,
  document_id uuid not null,
  part text not null,
  name text not null,
  encrypted_key bytea not null,
  key_id text not null,
  sha256 text not null,
  constraint document_object_name_key UNIQUE (name),
  constraint document_object_part_check CHECK ((part = ANY (ARRAY['content'::text, 'text'::text]))),
  constraint document_object_pkey PRIMARY KEY (document_id, part),
  constraint document_object_agency_id_document_id_fkey FOREIGN KEY (agency_id, document_id) REFERENCES document(agency_id, id) ON DELETE CASCADE,
  constraint document_object_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table document_version (
  agency_id uuid not null,
  document_id uuid not null,
  earlier_uploaded_at timestamp with time zone not null,
  earlier_pages integer,
  earlier_refused_pages integer not null,
  earlier_rules_version integer not null,
  earlier_items jsonb,
  changes jsonb,
  further_changes integer not null default 0,
  constraint document_version_pkey PRIMARY KEY (document_id),
  constraint document_version_agency_id_document_id_fkey FOREIGN KEY (agency_id, document_id) REFERENCES document(agency_id, id) ON DELETE CASCADE,
  constraint document_version_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table email_address (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  user_id uuid not null,
  address text not null,
  token_hash bytea,
  requested_at timestamp with time zone not null,
  requested_from text,
  text_version text not null,
  confirmed_at timestamp with time zone,
  confirmed_from text,
  removed_at timestamp with time zone,
  constraint email_address_pkey PRIMARY KEY (id),
  constraint email_address_token_hash_key UNIQUE (token_hash),
  constraint email_address_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES member(agency_id, user_id) ON DELETE CASCADE
);

create table email_setting (
  agency_id uuid not null,
  user_id uuid not null,
  frequencies jsonb not null default '{}'::jsonb,
  weekdays smallint[] not null default '{1,2,3,4,5}'::smallint[],
  daily_at text not null default '07:30'::text,
  weekly_on smallint not null default 1,
  hits_per_mail smallint not null default 3,
  mails_per_day smallint not null default 5,
  is_paused boolean not null default false,
  paused_until date,
  changed_at timestamp with time zone not null,
  digests_from timestamp with time zone,
  constraint email_setting_check CHECK ((is_paused OR (paused_until IS NULL))),
  constraint email_setting_daily_at_check CHECK ((daily_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint email_setting_hits_per_mail_check CHECK (((hits_per_mail >= 1) AND (hits_per_mail <= 10))),
  constraint email_setting_mails_per_day_check CHECK (((mails_per_day >= 1) AND (mails_per_day <= 20))),
  constraint email_setting_pkey PRIMARY KEY (user_id),
  constraint email_setting_weekdays_check CHECK ((weekdays <@ '{1,2,3,4,5,6,7}'::smallint[])),
  constraint email_setting_weekly_on_check CHECK (((weekly_on >= 1) AND (weekly_on <= 7))),
  constraint email_setting_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES member(agency_id, user_id) ON DELETE CASCADE
);

create table email_stop (
  agency_id uuid not null,
  address text not null,
  reason text not null,
  stopped_at timestamp with time zone not null,
  constraint email_stop_pkey PRIMARY KEY (agency_id, address),
  constraint email_stop_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table email_topic_stop (
  agency_id uuid not null,
  user_id uuid not null,
  topic text not null,
  stopped_at timestamp with time zone not null,
  constraint email_topic_stop_pkey PRIMARY KEY (user_id, topic),
  constraint email_topic_stop_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES member(agency_id, user_id) ON DELETE CASCADE
);

create table enquiry (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  at timestamp with time zone not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  company text,
  company_size text,
  subject text,
  message text,
  content_hash bytea not null,
  is_suspected boolean not null default false,
  is_confirmation_wanted boolean not null,
  operator_mailed_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  handled_at timestamp with time zone,
  is_application boolean not null default false,
  closed_at timestamp with time zone,
  onboarding_request_id uuid,
  constraint enquiry_check CHECK (((closed_at IS NULL) OR is_application)),
  constraint enquiry_check1 CHECK (
CASE kind
    WHEN 'demo'::text THEN ((company_size IS NOT NULL) AND (company IS NOT NULL) AND (subject IS NULL))
    ELSE ((subject IS NOT NULL) AND (message IS NOT NULL) AND (company_size IS NULL))
END),
  constraint enquiry_company_size_check CHECK ((company_size = ANY (ARRAY['1-10'::text, '11-50'::text, '51-200'::text, '200+'::text]))),
  constraint enquiry_kind_check CHECK ((kind = ANY (ARRAY['demo'::text, 'contact'::text]))),
  constraint enquiry_onboarding_request_id_key UNIQUE (onboarding_request_id),
  constraint enquiry_pkey PRIMARY KEY (id),
  constraint enquiry_onboarding_request_id_fkey FOREIGN KEY (onboarding_request_id) REFERENCES onboarding_request(id) ON DELETE CASCADE
);

create table feedback (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  user_id uuid,
  by_name text not null,
  kind text not null,
  text text not null,
  page text,
  sent_at timestamp with time zone not null,
  operator_mailed_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  answer_mailed_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint feedback_kind_check CHECK ((kind = ANY (ARRAY['idea'::text, 'error'::text, 'praise'::text]))),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE SET NULL
);

create table fetched_document (
  id uuid not null,
  tender_id uuid not null,
  name text not null,
  content_bytes integer not null,
  fetched_at timestamp with time zone not null,
  state text not null,
  pages integer,
  refusal text,
  refused_pages jsonb not null default '[]'::jsonb,
  removed_characters integer not null default 0,
  version jsonb,
  model jsonb,
  refusal_may_pass boolean not null default false,
  reads integer not null default 1,
  constraint fetched_document_pkey PRIMARY KEY (id),
  constraint fetched_document_state_check CHECK ((state = ANY (ARRAY['read'::text, 'refused'::text]))),
  constraint fetched_document_tender_id_name_key UNIQUE (tender_id, name),
  constraint fetched_document_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES document_fetch(tender_id) ON UPDATE CASCADE ON DELETE CASCADE
);

create table fetched_object (
  document_id uuid not null,
  part text not null,
  name text not null,
  encrypted_key bytea not null,
  key_id text not null,
  sha256 text not null,
  constraint fetched_object_name_key UNIQUE (name),
  constraint fetched_object_part_check CHECK ((part = ANY (ARRAY['content'::text, 'text'::text]))),
  constraint fetched_object_pkey PRIMARY KEY (document_id, part),
  constraint fetched_object_document_id_fkey FOREIGN KEY (document_id) REFERENCES fetched_document(id) ON DELETE CASCADE
);

create table fetched_reading (
  document_id uuid not null,
  key text not null,
  answer text not null,
  failed_on date,
  constraint fetched_reading_pkey PRIMARY KEY (document_id, key),
  constraint fetched_reading_document_id_fkey FOREIGN KEY (document_id) REFERENCES fetched_document(id) ON DELETE CASCADE
);

create table fit_score (
  agency_id uuid not null,
  tender_id uuid not null,
  tender_version integer not null,
  profile_version integer not null,
  model_version integer not null,
  score smallint not null,
  low smallint not null,
  high smallint not null,
  knockout smallint not null,
  parts smallint[] not null,
  chance smallint,
  chance_low smallint,
  chance_high smallint,
  scored_at timestamp with time zone not null,
  chance_spread smallint,
  constraint fit_score_knockout_check CHECK (((knockout >= 0) AND (knockout <= 2))),
  constraint fit_score_pkey PRIMARY KEY (agency_id, tender_id),
  constraint fit_score_score_check CHECK (((score >= 0) AND (score <= 100))),
  constraint fit_score_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint fit_score_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table forecast_outcome (
  tender_id uuid not null,
  lot_id text not null,
  model_version integer not null,
  forecast_at timestamp with time zone not null,
  mean_offers real not null,
  low_offers smallint not null,
  high_offers smallint not null,
  single_probability real not null,
  offers_received integer not null,
  observed_at timestamp with time zone not null,
  constraint forecast_outcome_offers_received_check CHECK ((offers_received >= 0)),
  constraint forecast_outcome_pkey PRIMARY KEY (tender_id, lot_id),
  constraint forecast_outcome_single_probability_check CHECK (((single_probability >= (0)::double precision) AND (single_probability <= (1)::double precision))),
  constraint forecast_outcome_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table gate_pass (
  token_hash bytea not null,
  epoch text not null,
  expires_at timestamp with time zone not null,
  constraint gate_pass_pkey PRIMARY KEY (token_hash),
  constraint gate_pass_token_hash_check CHECK ((length(token_hash) = 32))
);

create table incident (
  id uuid not null default uuidv7(),
  kind text not null,
  subject text not null,
  text text not null,
  opened_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  open_mail_id uuid,
  end_mail_id uuid,
  taken_at timestamp with time zone,
  taken_by uuid,
  constraint incident_pkey PRIMARY KEY (id),
  constraint incident_end_mail_id_fkey FOREIGN KEY (end_mail_id) REFERENCES incident_mail(id),
  constraint incident_open_mail_id_fkey FOREIGN KEY (open_mail_id) REFERENCES incident_mail(id),
  constraint incident_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table incident_check (
  singleton boolean not null default true,
  checked_at timestamp with time zone not null,
  constraint incident_check_pkey PRIMARY KEY (singleton),
  constraint incident_check_singleton_check CHECK (singleton)
);

create table incident_mail (
  id uuid not null default uuidv7(),
  queued_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  settled_at timestamp with time zone,
  constraint incident_mail_pkey PRIMARY KEY (id)
);

create table invitation (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  email text not null,
  token_hash bytea,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint invitation_token_hash_key UNIQUE (token_hash),
  constraint invitation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint invitation_agency_id_invited_by_fkey FOREIGN KEY (agency_id, invited_by) REFERENCES member(agency_id, user_id)
);

create table invoice (
  id text not null,
  agency_id uuid not null,
  number text,
  status text not null,
  net_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  paid_cents bigint not null,
  currency text not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  next_attempt_at timestamp with time zone,
  page_url text,
  pdf_url text,
  due_at timestamp with time zone,
  constraint invoice_pkey PRIMARY KEY (id),
  constraint invoice_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'paid'::text, 'void'::text, 'uncollectible'::text]))),
  constraint invoice_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table kept_record (
  id uuid not null default gen_random_uuid(),
  file_id uuid not null,
  class text not null,
  kind text not null,
  content jsonb not null,
  recorded_at timestamp with time zone not null,
  constraint kept_record_class_check CHECK ((class = ANY (ARRAY['contracts'::text, 'correspondence'::text]))),
  constraint kept_record_pkey PRIMARY KEY (id)
);

create table legal_announcement (
  agency_id uuid not null,
  version_id uuid not null,
  announced_at timestamp with time zone not null,
  has_letter boolean not null,
  constraint legal_announcement_pkey PRIMARY KEY (agency_id, version_id),
  constraint legal_announcement_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint legal_announcement_version_id_fkey FOREIGN KEY (version_id) REFERENCES legal_version(id)
);

create table legal_answer (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  version_id uuid not null,
  answer text not null,
  reason text,
  text_hash text not null,
  answered_at timestamp with time zone not null,
  answered_by uuid,
  answered_by_name text not null,
  constraint legal_answer_answer_check CHECK ((answer = ANY (ARRAY['confirmed'::text, 'objected'::text]))),
  constraint legal_answer_pkey PRIMARY KEY (id),
  constraint legal_answer_agency_id_version_id_fkey FOREIGN KEY (agency_id, version_id) REFERENCES legal_announcement(agency_id, version_id) ON DELETE CASCADE,
  constraint legal_answer_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table legal_version (
  id uuid not null default uuidv7(),
  kind text not null,
  version text not null,
  summary text not null,
  text text not null,
  text_hash text not null,
  effective_on date not null,
  published_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint legal_version_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'sub_processors'::text]))),
  constraint legal_version_kind_version_key UNIQUE (kind, version),
  constraint legal_version_pkey PRIMARY KEY (id)
);

create table mail_message (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  user_id uuid not null,
  address text not null,
  events text[] not null,
  key text not null,
  subject text not null,
  preview text not null,
  html text,
  text text,
  state text not null,
  reason text,
  queued_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  settled_at timestamp with time zone,
  unanswered integer not null default 0,
  reported_at timestamp with time zone,
  topic text,
  topic_name text,
  attachment_name text,
  attachment bytea,
  constraint mail_message_attachment CHECK (((attachment IS NULL) = (attachment_name IS NULL))),
  constraint mail_message_pkey PRIMARY KEY (id),
  constraint mail_message_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'accepted'::text, 'refused'::text, 'stopped'::text, 'none'::text]))),
  constraint mail_message_topic CHECK (((topic IS NULL) = (topic_name IS NULL))),
  constraint mail_message_user_id_address_key_key UNIQUE (user_id, address, key),
  constraint mail_message_agency_id_user_id_fkey FOREIGN KEY (agency_id, user_id) REFERENCES member(agency_id, user_id) ON DELETE CASCADE
);

create table market_award (
  tender_id uuid not null,
  lot_id text not null,
  decided_on date,
  level text,
  sectors text[] not null,
  laender text[] not null,
  buyer_id uuid,
  offers integer,
  value_cents bigint,
  supplier_ids uuid[] not null,
  constraint market_award_pkey PRIMARY KEY (tender_id, lot_id),
  constraint market_award_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyer(id),
  constraint market_award_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES market_tender(tender_id) ON DELETE CASCADE
);

create table market_fact_state (
  is_only boolean not null default true,
  version integer not null default 0,
  done_to uuid,
  constraint market_fact_state_is_only_check CHECK (is_only),
  constraint market_fact_state_pkey PRIMARY KEY (is_only)
);

create table market_tender (
  tender_id uuid not null,
  is_planned boolean not null,
  published_on date,
  decided_on date,
  level text,
  sectors text[] not null,
  laender text[] not null,
  buyer_id uuid,
  offers integer,
  is_electronic_count boolean not null,
  value_cents bigint,
  price_percent real,
  constraint market_tender_pkey PRIMARY KEY (tender_id),
  constraint market_tender_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyer(id),
  constraint market_tender_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table match_contact (
  invitation_id uuid not null,
  agency_id uuid not null,
  organisation text not null,
  name text not null,
  email text not null,
  phone text,
  constraint match_contact_pkey PRIMARY KEY (invitation_id),
  constraint match_contact_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint match_contact_agency_id_invitation_id_fkey FOREIGN KEY (agency_id, invitation_id) REFERENCES match_invitation(agency_id, id) ON DELETE CASCADE
);

create table match_invitation (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  request_id uuid not null,
  request jsonb not null,
  answers_until timestamp with time zone not null,
  fit jsonb not null,
  asked_at timestamp with time zone not null,
  state text not null,
  ended_by text,
  answered_at timestamp with time zone,
  answered_by uuid,
  decline_reason text,
  shared_contact jsonb,
  message text,
  exchanged_at timestamp with time zone,
  ended_at timestamp with time zone,
  mailed text[] not null default '{}'::text[],
  constraint match_invitation_agency_id_id_key UNIQUE (agency_id, id),
  constraint match_invitation_agency_id_request_id_key UNIQUE (agency_id, request_id),
  constraint match_invitation_check CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint match_invitation_check1 CHECK (((state = 'ended'::text) = (ended_by IS NOT NULL))),
  constraint match_invitation_check2 CHECK (((state <> ALL (ARRAY['accepted'::text, 'exchanged'::text])) OR ((shared_contact IS NOT NULL) AND (answered_at IS NOT NULL)))),
  constraint match_invitation_check3 CHECK (((state <> ALL (ARRAY['declined'::text, 'ended'::text, 'asked'::text])) OR ((shared_contact IS NULL) AND (message IS NULL)))),
  constraint match_invitation_check4 CHECK (((state <> 'exchanged'::text) OR (exchanged_at IS NOT NULL))),
  constraint match_invitation_decline_reason_check CHECK ((decline_reason = ANY (ARRAY['capacity'::text, 'topic'::text, 'budget'::text, 'region'::text, 'conflict'::text, 'other'::text]))),
  constraint match_invitation_ended_by_check CHECK ((ended_by = ANY (ARRAY['agency'::text, 'buyer'::text, 'operator'::text]))),
  constraint match_invitation_pkey PRIMARY KEY (id),
  constraint match_invitation_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'accepted'::text, 'declined'::text, 'exchanged'::text, 'ended'::text]))),
  constraint match_invitation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint match_invitation_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint match_invitation_request_id_fkey FOREIGN KEY (request_id) REFERENCES closed_request(id) ON DELETE CASCADE
);

create table member (
  user_id uuid not null,
  agency_id uuid not null,
  role text not null,
  active boolean not null default false,
  name text not null,
  email text not null,
  joined_at timestamp with time zone not null,
  deactivated_at timestamp with time zone,
  constraint member_agency_id_user_id_key UNIQUE (agency_id, user_id),
  constraint member_pkey PRIMARY KEY (user_id),
  constraint member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text]))),
  constraint member_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint member_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table milestone (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  tender_id uuid not null,
  name text not null,
  due_at timestamp with time zone not null,
  has_time boolean not null,
  assignee_id uuid,
  done_at timestamp with time zone,
  created_at timestamp with time zone not null,
  created_by uuid,
  changed_at timestamp with time zone,
  constraint milestone_pkey PRIMARY KEY (id),
  constraint milestone_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint milestone_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint milestone_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint milestone_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table model_day (
  day date not null,
  micro_euros bigint not null,
  fetched_micro_euros bigint not null default 0,
  constraint model_day_pkey PRIMARY KEY (day)
);

create table model_reading (
  agency_id uuid not null,
  document_id uuid not null,
  key text not null,
  answer text not null,
  failed_on date,
  constraint model_reading_pkey PRIMARY KEY (agency_id, document_id, key),
  constraint model_reading_agency_id_document_id_fkey FOREIGN KEY (agency_id, document_id) REFERENCES document(agency_id, id) ON DELETE CASCADE,
  constraint model_reading_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table model_spend (
  agency_id uuid not null,
  day date not null,
  micro_euros bigint not null,
  fetched_micro_euros bigint not null default 0,
  is_fetched_share_spent boolean not null default false,
  constraint model_spend_pkey PRIMARY KEY (agency_id, day),
  constraint model_spend_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table noted_question (
  agency_id uuid not null,
  tender_id uuid not null,
  question text not null,
  noted_at timestamp with time zone not null,
  noted_by_name text not null,
  constraint noted_question_pkey PRIMARY KEY (agency_id, tender_id, question),
  constraint noted_question_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint noted_question_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table notice (
  notice_id text not null,
  version text not null,
  seq bigint not null,
  "position" integer not null,
  tender_id uuid not null,
  kind text not null,
  format text not null,
  subtype text,
  procedure_id text,
  issued_on date,
  published_on date,
  parser_version integer not null,
  constraint notice_pkey PRIMARY KEY (notice_id, version),
  constraint notice_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) DEFERRABLE INITIALLY DEFERRED
);

create table notice_key (
  key text not null,
  notice_id text not null,
  version text not null,
  constraint notice_key_pkey PRIMARY KEY (key, notice_id, version),
  constraint notice_key_notice_id_version_fkey FOREIGN KEY (notice_id, version) REFERENCES notice(notice_id, version) ON DELETE CASCADE
);

create table notice_source (
  notice_id text not null,
  version text not null,
  source_id text not null,
  sha256 bytea not null,
  seq bigint not null,
  url text,
  first_seen_at timestamp with time zone not null,
  constraint notice_source_pkey PRIMARY KEY (notice_id, version, source_id),
  constraint notice_source_notice_id_version_fkey FOREIGN KEY (notice_id, version) REFERENCES notice(notice_id, version) ON DELETE CASCADE,
  constraint notice_source_sha256_fkey FOREIGN KEY (sha256) REFERENCES raw_notice(sha256),
  constraint notice_source_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id)
);

create table notification (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  user_id uuid not null,
  event text not null,
  key text not null,
  tender_id uuid,
  heading text not null,
  path text not null,
  details jsonb,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  mailed_at timestamp with time zone,
  is_for_mail boolean not null default true,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_user_id_event_key_key UNIQUE (user_id, event, key),
  constraint notification_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint notification_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE SET NULL,
  constraint notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table onboarding_request (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  user_id uuid,
  by_name text not null,
  tier text not null,
  wish text,
  phone text,
  requested_at timestamp with time zone not null,
  constraint onboarding_request_pkey PRIMARY KEY (id),
  constraint onboarding_request_tier_check CHECK ((tier = ANY (ARRAY['premium'::text, 'trial'::text, 'enterprise'::text]))),
  constraint onboarding_request_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint onboarding_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE SET NULL
);

create table payment_event (
  id text not null,
  type text not null,
  customer_id text,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  constraint payment_event_pkey PRIMARY KEY (id)
);

create table pending_profile (
  id uuid not null,
  user_id uuid not null,
  data jsonb not null,
  created_at timestamp with time zone not null,
  constraint pending_profile_pkey PRIMARY KEY (id),
  constraint pending_profile_user_id_key UNIQUE (user_id),
  constraint pending_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table pending_sign_in (
  token_hash bytea not null,
  user_id uuid not null,
  failed_count integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint pending_sign_in_pkey PRIMARY KEY (token_hash),
  constraint pending_sign_in_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint pending_sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table pipeline_activity (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  tender_id uuid not null,
  revision bigint not null,
  at timestamp with time zone not null,
  by_id uuid,
  by_name text,
  card_revision integer,
  fact jsonb not null,
  undo jsonb,
  undone_at timestamp with time zone,
  constraint pipeline_activity_pkey PRIMARY KEY (id),
  constraint pipeline_activity_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_activity_by_id_fkey FOREIGN KEY (by_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_activity_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table pipeline_card (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  tender_id uuid not null,
  stage text not null,
  stage_since timestamp with time zone not null,
  assignee_id uuid,
  created_at timestamp with time zone not null,
  created_by uuid,
  revision integer not null default 1,
  moved_revision integer not null default 1,
  moved_by uuid,
  known_changes integer not null default 0,
  constraint pipeline_card_agency_id_tender_id_key UNIQUE (agency_id, tender_id),
  constraint pipeline_card_pkey PRIMARY KEY (id),
  constraint pipeline_card_stage_check CHECK ((stage = ANY (ARRAY['discovered'::text, 'review'::text, 'go'::text, 'in_work'::text, 'submitted'::text, 'won'::text, 'lost'::text, 'declined'::text]))),
  constraint pipeline_card_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_card_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_card_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_card_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_card_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table pipeline_comment (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  tender_id uuid not null,
  author_id uuid,
  author_name text not null,
  text text not null,
  mentions jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint pipeline_comment_pkey PRIMARY KEY (id),
  constraint pipeline_comment_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_comment_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table pipeline_letter (
  agency_id uuid not null,
  tender_id uuid not null,
  text text,
  edited_at timestamp with time zone,
  edited_by uuid,
  edited_by_name text,
  sent_on date,
  answered_on date,
  regime text not null,
  constraint pipeline_letter_pkey PRIMARY KEY (agency_id, tender_id),
  constraint pipeline_letter_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_letter_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_letter_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table pipeline_note (
  agency_id uuid not null,
  tender_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  by_id uuid,
  by_name text not null,
  constraint pipeline_note_pkey PRIMARY KEY (agency_id, tender_id),
  constraint pipeline_note_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_note_by_id_fkey FOREIGN KEY (by_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_note_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table pipeline_outcome (
  agency_id uuid not null,
  tender_id uuid not null,
  stage text not null,
  rank integer,
  offers integer,
  own_price_cents bigint,
  winner text,
  value_cents bigint,
  reasons text[] not null,
  note text,
  at timestamp with time zone not null,
  by_id uuid,
  by_name text not null,
  knew_result boolean not null,
  constraint pipeline_outcome_pkey PRIMARY KEY (agency_id, tender_id),
  constraint pipeline_outcome_stage_check CHECK ((stage = ANY (ARRAY['won'::text, 'lost'::text, 'declined'::text]))),
  constraint pipeline_outcome_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_outcome_by_id_fkey FOREIGN KEY (by_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_outcome_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table pipeline_seen (
  agency_id uuid not null,
  user_id uuid not null,
  tender_id uuid not null,
  known_changes integer not null,
  at timestamp with time zone not null,
  constraint pipeline_seen_pkey PRIMARY KEY (agency_id, user_id, tender_id),
  constraint pipeline_seen_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_seen_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE,
  constraint pipeline_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table pipeline_state (
  agency_id uuid not null,
  revision bigint not null,
  constraint pipeline_state_pkey PRIMARY KEY (agency_id),
  constraint pipeline_state_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table pipeline_task (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  tender_id uuid not null,
  title text not null,
  due_on date,
  assignee_id uuid,
  place integer not null,
  done_at timestamp with time zone,
  done_by uuid,
  done_by_name text,
  created_at timestamp with time zone not null,
  constraint pipeline_task_pkey PRIMARY KEY (id),
  constraint pipeline_task_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_task_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_task_done_by_fkey FOREIGN KEY (done_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pipeline_task_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table pipeline_viewer (
  stream_id uuid not null,
  agency_id uuid not null,
  user_id uuid not null,
  alive_at timestamp with time zone not null,
  constraint pipeline_viewer_pkey PRIMARY KEY (stream_id),
  constraint pipeline_viewer_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint pipeline_viewer_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table processing_contract (
  agency_id uuid not null,
  version text not null,
  text jsonb not null,
  concluded_at timestamp with time zone not null,
  concluded_by_name text not null,
  constraint processing_contract_pkey PRIMARY KEY (agency_id, version),
  constraint processing_contract_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table profile (
  agency_id uuid not null,
  data jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  onboarding_step integer not null default 0,
  onboarded_at timestamp with time zone,
  constraint profile_pkey PRIMARY KEY (agency_id),
  constraint profile_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table profile_suggestion (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  kind text not null,
  origin text not null,
  key text not null,
  value jsonb not null,
  source_url text not null,
  source_title text not null,
  quote text,
  "position" integer not null,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint profile_suggestion_agency_id_kind_key_key UNIQUE (agency_id, kind, key),
  constraint profile_suggestion_check CHECK (((state = 'open'::text) = (settled_at IS NULL))),
  constraint profile_suggestion_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'reference'::text, 'region'::text, 'town'::text, 'certificate'::text, 'language'::text]))),
  constraint profile_suggestion_origin_check CHECK ((origin = ANY (ARRAY['website'::text, 'awards'::text]))),
  constraint profile_suggestion_pkey PRIMARY KEY (id),
  constraint profile_suggestion_state_check CHECK ((state = ANY (ARRAY['open'::text, 'confirmed'::text, 'dropped'::text]))),
  constraint profile_suggestion_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table proof_file (
  id uuid not null,
  agency_id uuid not null,
  kind text not null,
  name text not null,
  format text not null,
  content_bytes integer not null,
  valid_until date,
  uploaded_at timestamp with time zone not null,
  uploaded_by_name text not null,
  cover_cents bigint,
  replaced_by uuid,
  constraint proof_file_agency_id_id_key UNIQUE (agency_id, id),
  constraint proof_file_cover_cents_check CHECK ((cover_cents > 0)),
  constraint proof_file_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'png'::text, 'jpg'::text]))),
  constraint proof_file_kind_check CHECK ((kind = ANY (ARRAY['certificate'::text, 'register'::text, 'insurance'::text, 'prequalification'::text, 'other'::text]))),
  constraint proof_file_pkey PRIMARY KEY (id),
  constraint proof_file_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint proof_file_agency_id_replaced_by_fkey FOREIGN KEY (agency_id, replaced_by) REFERENCES proof_file(agency_id, id) ON DELETE SET NULL (replaced_by)
);

create table proof_file_object (
  agency_id uuid not null,
  proof_file_id uuid not null,
  name text not null,
  encrypted_key bytea not null,
  key_id text not null,
  sha256 text not null,
  constraint proof_file_object_name_key UNIQUE (name),
  constraint proof_file_object_pkey PRIMARY KEY (proof_file_id),
  constraint proof_file_object_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint proof_file_object_agency_id_proof_file_id_fkey FOREIGN KEY (agency_id, proof_file_id) REFERENCES proof_file(agency_id, id) ON DELETE CASCADE
);

create table public_document_fact (
  tender_id uuid not null,
  requirements jsonb not null,
  value jsonb,
  price_weight jsonb,
  invited jsonb,
  sha256 text not null,
  tender_version integer not null,
  rules_version integer not null,
  constraint public_document_fact_pkey PRIMARY KEY (tender_id),
  constraint public_document_fact_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES document_fetch(tender_id) ON UPDATE CASCADE ON DELETE CASCADE
);

create table quota_use (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  kind text not null,
  month date not null,
  subject text not null,
  state text not null default 'reserved'::text,
  reserved_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint quota_use_check CHECK (((state = 'reserved'::text) = (settled_at IS NULL))),
  constraint quota_use_kind_check CHECK ((kind = 'tender_check'::text)),
  constraint quota_use_month_check CHECK ((month = (date_trunc('month'::text, (month)::timestamp with time zone))::date)),
  constraint quota_use_pkey PRIMARY KEY (id),
  constraint quota_use_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'committed'::text, 'refunded'::text]))),
  constraint quota_use_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table rate_limit (
  key text not null,
  window_started_at timestamp with time zone not null,
  count integer not null,
  constraint rate_limit_pkey PRIMARY KEY (key)
);

create table raw_notice (
  sha256 bytea not null,
  seq bigint not null generated always as identity,
  content bytea not null,
  size_bytes integer not null,
  file text not null,
  source_id text not null,
  url text,
  received_at timestamp with time zone not null,
  status text not null default 'pending'::text,
  attempts integer not null default 0,
  reject_code text,
  reject_reason text,
  notice_count integer not null default 1,
  constraint raw_notice_pkey PRIMARY KEY (sha256),
  constraint raw_notice_seq_key UNIQUE (seq),
  constraint raw_notice_sha256_check CHECK ((length(sha256) = 32)),
  constraint raw_notice_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'applied'::text, 'rejected'::text]))),
  constraint raw_notice_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id)
);

create table raw_sighting (
  sha256 bytea not null,
  source_id text not null,
  file text not null,
  url text,
  constraint raw_sighting_pkey PRIMARY KEY (sha256, source_id),
  constraint raw_sighting_sha256_fkey FOREIGN KEY (sha256) REFERENCES raw_notice(sha256) ON DELETE CASCADE,
  constraint raw_sighting_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id)
);

create table reference_choice (
  agency_id uuid not null,
  tender_id uuid not null,
  reference_ids uuid[] not null,
  constraint reference_choice_pkey PRIMARY KEY (agency_id, tender_id),
  constraint reference_choice_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint reference_choice_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table reparse (
  singleton boolean not null default true,
  parser_version integer not null,
  done_to_seq bigint not null,
  last_seq bigint not null,
  started_at timestamp with time zone not null,
  constraint reparse_pkey PRIMARY KEY (singleton),
  constraint reparse_singleton_check CHECK (singleton)
);

create table report_delivery (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  report_id uuid not null,
  period text not null,
  due_at timestamp with time zone not null,
  state text not null,
  begun_at timestamp with time zone not null,
  mail_count integer not null default 0,
  is_linked boolean not null default false,
  constraint report_delivery_pkey PRIMARY KEY (id),
  constraint report_delivery_report_id_period_key UNIQUE (report_id, period),
  constraint report_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'nobody'::text, 'no-plan'::text, 'failed'::text]))),
  constraint report_delivery_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint report_delivery_agency_id_report_id_fkey FOREIGN KEY (agency_id, report_id) REFERENCES saved_report(agency_id, id) ON DELETE CASCADE
);

create table retender_contract (
  tender_id uuid not null,
  lot_id text not null,
  lot_ids text[] not null,
  title text not null,
  cpv text[] not null,
  buyer_id uuid,
  agency_sectors text[] not null,
  laender text[] not null,
  terms jsonb,
  gap text,
  successor_id uuid,
  basis text,
  possible_from date,
  possible_to date,
  window_facts jsonb,
  constraint retender_contract_basis_check CHECK ((basis = ANY (ARRAY['published-end'::text, 'computed'::text, 'rhythm'::text]))),
  constraint retender_contract_check CHECK ((((basis IS NULL) = (possible_from IS NULL)) AND ((basis IS NULL) = (possible_to IS NULL)) AND ((basis IS NULL) = (window_facts IS NULL)))),
  constraint retender_contract_pkey PRIMARY KEY (tender_id, lot_id),
  constraint retender_contract_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyer(id),
  constraint retender_contract_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES tender(id) ON DELETE SET NULL,
  constraint retender_contract_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES retender_tender(tender_id) ON DELETE CASCADE
);

create table retender_tender (
  tender_id uuid not null,
  version integer not null,
  rules integer not null,
  buyer_id uuid,
  title text not null,
  cpv text[] not null,
  cpv_class text not null,
  nuts text[] not null,
  town text,
  called_on date,
  lot_count integer not null,
  constraint retender_tender_pkey PRIMARY KEY (tender_id),
  constraint retender_tender_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyer(id),
  constraint retender_tender_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table saved_report (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  by_name text not null,
  name text not null,
  filters jsonb not null,
  sections text[] not null,
  format text not null,
  schedule jsonb,
  schedule_from timestamp with time zone,
  recipients uuid[] not null default '{}'::uuid[],
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint saved_report_agency_id_id_key UNIQUE (agency_id, id),
  constraint saved_report_check CHECK (((schedule IS NULL) = (schedule_from IS NULL))),
  constraint saved_report_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'csv'::text]))),
  constraint saved_report_pkey PRIMARY KEY (id),
  constraint saved_report_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table saved_search (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  user_id uuid not null,
  name text not null,
  is_shared boolean not null default false,
  mails boolean not null default false,
  query jsonb not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint saved_search_agency_id_id_key UNIQUE (agency_id, id),
  constraint saved_search_pkey PRIMARY KEY (id),
  constraint saved_search_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint saved_search_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table saved_search_member (
  agency_id uuid not null,
  saved_search_id uuid not null,
  user_id uuid not null,
  seen_at timestamp with time zone,
  place integer,
  constraint saved_search_member_pkey PRIMARY KEY (saved_search_id, user_id),
  constraint saved_search_member_agency_id_saved_search_id_fkey FOREIGN KEY (agency_id, saved_search_id) REFERENCES saved_search(agency_id, id) ON DELETE CASCADE,
  constraint saved_search_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table scoring_due (
  tender_id uuid not null,
  version integer not null,
  revision integer not null default 0,
  constraint scoring_due_pkey PRIMARY KEY (tender_id),
  constraint scoring_due_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table scoring_model (
  version integer not null,
  trained_at timestamp with time zone not null,
  dataset text not null,
  basis jsonb not null,
  status text not null,
  activated_at timestamp with time zone,
  held_at timestamp with time zone,
  held_by uuid,
  held_reason text,
  constraint scoring_model_dataset_check CHECK ((dataset = ANY (ARRAY['sample'::text, 'real'::text]))),
  constraint scoring_model_pkey PRIMARY KEY (version),
  constraint scoring_model_status_check CHECK ((status = ANY (ARRAY['building'::text, 'active'::text, 'retired'::text]))),
  constraint scoring_model_version_check CHECK ((version > 0)),
  constraint scoring_model_held_by_fkey FOREIGN KEY (held_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table scoring_model_part (
  version integer not null,
  part text not null,
  content bytea not null,
  revision integer not null default 1,
  constraint scoring_model_part_pkey PRIMARY KEY (version, part),
  constraint scoring_model_part_version_fkey FOREIGN KEY (version) REFERENCES scoring_model(version) ON DELETE CASCADE
);

create table scoring_state (
  agency_id uuid not null,
  profile_version integer not null,
  model_version integer not null,
  revision bigint not null default 1,
  is_complete boolean not null default false,
  scored_at timestamp with time zone not null,
  constraint scoring_state_pkey PRIMARY KEY (agency_id),
  constraint scoring_state_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table search_document (
  tender_id uuid not null,
  removed boolean not null default false,
  terms text not null,
  weights bytea not null,
  words text not null,
  deadlines bigint[] not null,
  deadlines_have_time boolean[] not null,
  analyzer_version integer not null,
  lexicon_version integer not null,
  changed_by xid8 not null default pg_current_xact_id(),
  constraint search_document_pkey PRIMARY KEY (tender_id)
);

create table search_lexicon (
  version integer not null,
  tender_count integer not null,
  words jsonb not null,
  learnt_at timestamp with time zone not null,
  basis text not null default ''::text,
  constraint search_lexicon_pkey PRIMARY KEY (version),
  constraint search_lexicon_version_check CHECK ((version > 0))
);

create table second_factor (
  user_id uuid not null,
  encrypted_key bytea not null,
  key_id text not null,
  last_used_step bigint,
  failed_count integer not null default 0,
  locked_until timestamp with time zone,
  constraint second_factor_pkey PRIMARY KEY (user_id),
  constraint second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table sent_question (
  agency_id uuid not null,
  tender_id uuid not null,
  key text not null,
  title text not null,
  draft text not null,
  sent_at timestamp with time zone not null,
  sent_by_name text not null,
  constraint sent_question_pkey PRIMARY KEY (agency_id, tender_id, key),
  constraint sent_question_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint sent_question_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table session (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash bytea not null,
  ip text,
  user_agent text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table share (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  tender_id uuid not null,
  token_hash bytea not null,
  parts jsonb not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  created_by_name text not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  open_count integer not null default 0,
  last_opened_at timestamp with time zone,
  constraint share_agency_id_id_key UNIQUE (agency_id, id),
  constraint share_pkey PRIMARY KEY (id),
  constraint share_token_hash_key UNIQUE (token_hash),
  constraint share_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint share_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint share_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table share_opening (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  share_id uuid not null,
  opened_at timestamp with time zone not null,
  client text not null,
  constraint share_opening_pkey PRIMARY KEY (id),
  constraint share_opening_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint share_opening_agency_id_share_id_fkey FOREIGN KEY (agency_id, share_id) REFERENCES share(agency_id, id) ON DELETE CASCADE
);

create table source (
  id text not null,
  sample boolean not null default false,
  watermark date,
  last_run_at timestamp with time zone,
  last_success_at timestamp with time zone,
  last_error text,
  running_since timestamp with time zone,
  constraint source_pkey PRIMARY KEY (id)
);

create table source_package (
  source_id text not null,
  package text not null,
  etag text,
  fetched_at timestamp with time zone not null,
  complete boolean not null default false,
  notice_count integer not null default 0,
  rejected_count integer not null default 0,
  constraint source_package_pkey PRIMARY KEY (source_id, package),
  constraint source_package_source_id_fkey FOREIGN KEY (source_id) REFERENCES source(id)
);

create table statement_report (
  agency_id uuid not null,
  tender_id uuid not null,
  key text not null,
  section text not null,
  statement text not null,
  quotes jsonb not null,
  comment text,
  reported_at timestamp with time zone not null,
  reported_by_name text not null,
  id uuid not null default gen_random_uuid(),
  is_public boolean not null default false,
  model text,
  done_at timestamp with time zone,
  done_by uuid,
  constraint statement_report_pkey PRIMARY KEY (agency_id, tender_id, key),
  constraint statement_report_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint statement_report_done_by_fkey FOREIGN KEY (done_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint statement_report_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table subscription (
  agency_id uuid not null,
  customer_id text,
  subscription_id text,
  tier text,
  period text,
  status text,
  anchor timestamp with time zone,
  period_starts_at timestamp with time zone,
  period_ends_at timestamp with time zone,
  trial_ends_at timestamp with time zone,
  subscription_cancelled_at timestamp with time zone,
  ends_at timestamp with time zone,
  next_tier text,
  next_period text,
  next_from timestamp with time zone,
  unpaid_since timestamp with time zone,
  is_first_payment_processing boolean not null default false,
  payment_method jsonb,
  tax_id_status text,
  free_trial_ends_at timestamp with time zone,
  granted_tier text,
  plan_changes_at timestamp with time zone,
  keep_user_ids uuid[],
  reminded_of timestamp with time zone,
  reminded_days smallint,
  dunned_since timestamp with time zone,
  dunned_step smallint,
  converged_at timestamp with time zone,
  news_at timestamp with time zone,
  latest_request integer not null default 0,
  stored_request integer not null default 0,
  net_cents integer,
  next_net_cents integer,
  is_invoiced boolean not null default false,
  constraint subscription_check CHECK (((subscription_id IS NULL) = (status IS NULL))),
  constraint subscription_check1 CHECK ((((next_tier IS NULL) = (next_from IS NULL)) AND ((next_tier IS NULL) = (next_period IS NULL)))),
  constraint subscription_customer_id_key UNIQUE (customer_id),
  constraint subscription_granted_tier_check CHECK ((granted_tier = ANY (ARRAY['basis'::text, 'premium'::text, 'trial'::text, 'enterprise'::text]))),
  constraint subscription_next_period_check CHECK ((next_period = ANY (ARRAY['annual'::text, 'monthly'::text]))),
  constraint subscription_next_tier_check CHECK ((next_tier = ANY (ARRAY['basis'::text, 'premium'::text, 'enterprise'::text]))),
  constraint subscription_period_check CHECK ((period = ANY (ARRAY['annual'::text, 'monthly'::text]))),
  constraint subscription_pkey PRIMARY KEY (agency_id),
  constraint subscription_reminded_days_check CHECK ((reminded_days = ANY (ARRAY[3, 1]))),
  constraint subscription_status_check CHECK ((status = ANY (ARRAY['incomplete'::text, 'incomplete_expired'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text, 'paused'::text, 'canceled'::text]))),
  constraint subscription_subscription_id_key UNIQUE (subscription_id),
  constraint subscription_tax_id_status_check CHECK ((tax_id_status = ANY (ARRAY['pending'::text, 'verified'::text, 'unverified'::text]))),
  constraint subscription_tier_check CHECK ((tier = ANY (ARRAY['basis'::text, 'premium'::text, 'enterprise'::text]))),
  constraint subscription_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table supplier (
  id uuid not null,
  name text not null,
  town text,
  country text,
  size text,
  identifiers jsonb not null default '[]'::jsonb,
  name_key text not null generated always as (lower(regexp_replace(name, '[^[:alnum:]]+'::text, ''::text, 'g'::text))) stored,
  constraint supplier_pkey PRIMARY KEY (id)
);

create table supplier_key (
  key text not null,
  supplier_id uuid not null,
  constraint supplier_key_pkey PRIMARY KEY (key),
  constraint supplier_key_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES supplier(id) ON DELETE CASCADE
);

create table support_alert (
  id uuid not null default gen_random_uuid(),
  at timestamp with time zone not null,
  agency_id uuid,
  user_id uuid not null,
  payload jsonb not null,
  handled_at timestamp with time zone,
  constraint support_alert_pkey PRIMARY KEY (id),
  constraint support_alert_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table switched_off (
  name text not null,
  off_since timestamp with time zone not null,
  off_by uuid,
  reason text not null,
  constraint switched_off_pkey PRIMARY KEY (name),
  constraint switched_off_off_by_fkey FOREIGN KEY (off_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table tender (
  id uuid not null,
  slug text not null,
  key text not null,
  stage text not null,
  title text not null,
  buyer_id uuid,
  main_cpv text,
  cpv text[] not null,
  nuts text[] not null,
  procedure text,
  level text,
  deadline_at timestamp with time zone,
  deadline_has_time boolean,
  last_deadline_at timestamp with time zone,
  last_deadline_has_time boolean,
  published_on date,
  updated_on date,
  value_cents bigint,
  value_currency text,
  value_kind text,
  lot_count integer not null,
  change_count integer not null,
  flags text[] not null,
  sources text[] not null,
  record json not null,
  record_hash bytea not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint tender_pkey PRIMARY KEY (id),
  constraint tender_slug_key UNIQUE (slug),
  constraint tender_stage_check CHECK ((stage = ANY (ARRAY['planned'::text, 'call'::text, 'awarded'::text, 'cancelled'::text]))),
  constraint tender_value_kind_check CHECK ((value_kind = ANY (ARRAY['estimated'::text, 'awarded'::text, 'framework-maximum'::text]))),
  constraint tender_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyer(id)
);

create table tender_alias (
  slug text not null,
  old_id uuid not null,
  tender_id uuid not null,
  constraint tender_alias_pkey PRIMARY KEY (slug),
  constraint tender_alias_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table tender_change (
  tender_id uuid not null,
  key text not null,
  at timestamp with time zone not null,
  files jsonb,
  told_at timestamp with time zone,
  tries smallint not null default 0,
  constraint tender_change_pkey PRIMARY KEY (tender_id, key),
  constraint tender_change_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table tender_check (
  agency_id uuid not null,
  tender_id uuid not null,
  state text not null,
  step text not null,
  started_at timestamp with time zone not null,
  started_by_name text not null,
  quota_use_id uuid,
  result jsonb,
  tender_version integer,
  profile_version integer,
  documents_revision integer,
  result_before jsonb,
  papers_digest text,
  failure text,
  automatic_at timestamp with time zone,
  automatic_tries smallint not null default 0,
  constraint tender_check_failure_check CHECK ((failure = ANY (ARRAY['not-scored'::text, 'unavailable'::text, 'internal'::text]))),
  constraint tender_check_pkey PRIMARY KEY (agency_id, tender_id),
  constraint tender_check_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))),
  constraint tender_check_step_check CHECK ((step = ANY (ARRAY['notice'::text, 'documents'::text, 'requirements'::text, 'terms'::text, 'proposal'::text]))),
  constraint tender_check_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint tender_check_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table tender_forecast (
  tender_id uuid not null,
  tender_version integer not null,
  model_version integer not null,
  forecast jsonb not null,
  mean_offers real,
  low_offers smallint,
  high_offers smallint,
  is_contested boolean,
  budget_kind text,
  budget_cents bigint,
  budget_low_cents bigint,
  budget_high_cents bigint,
  budget_currency text,
  expected_cents bigint,
  lock_cents bigint,
  changed_by xid8 not null default pg_current_xact_id(),
  forecast_at timestamp with time zone not null,
  framework_seats integer,
  constraint tender_forecast_budget_kind_check CHECK ((budget_kind = ANY (ARRAY['published'::text, 'maximum'::text, 'quoted'::text, 'estimate'::text]))),
  constraint tender_forecast_pkey PRIMARY KEY (tender_id),
  constraint tender_forecast_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table tender_label (
  id uuid not null default gen_random_uuid(),
  agency_id uuid not null,
  tender_id uuid not null,
  kind text not null,
  reason text,
  note text,
  source text not null,
  lot_id text,
  created_by uuid,
  created_at timestamp with time zone not null,
  retracted_at timestamp with time zone,
  replaces uuid[] not null default '{}'::uuid[],
  is_withdrawal boolean not null default false,
  prediction jsonb,
  constraint tender_label_check CHECK (((NOT is_withdrawal) OR (retracted_at IS NOT NULL))),
  constraint tender_label_kind_check CHECK ((kind = ANY (ARRAY['fits'::text, 'misfit'::text, 'saved'::text, 'dismissed'::text, 'pursued'::text, 'bid'::text, 'won'::text, 'lost'::text, 'withdrawn'::text]))),
  constraint tender_label_pkey PRIMARY KEY (id),
  constraint tender_label_source_check CHECK ((source = ANY (ARRAY['user'::text, 'notice'::text]))),
  constraint tender_label_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint tender_label_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint tender_label_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table trial_key (
  kind text not null,
  hash bytea not null,
  used_by uuid not null,
  used_at timestamp with time zone not null,
  constraint trial_key_hash_check CHECK ((length(hash) = 32)),
  constraint trial_key_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'vat_id'::text, 'domain'::text, 'card'::text]))),
  constraint trial_key_pkey PRIMARY KEY (kind, hash)
);

create table trusted_device (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint trusted_device_pkey PRIMARY KEY (token_hash),
  constraint trusted_device_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint trusted_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table user_account (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  password_hash text,
  password_set_at timestamp with time zone not null default now(),
  second_factor_since timestamp with time zone,
  is_admin boolean not null default false,
  last_sign_in_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint user_account_email_key UNIQUE (email),
  constraint user_account_pkey PRIMARY KEY (id)
);

create table wanted_paper_mark (
  agency_id uuid not null,
  tender_id uuid not null,
  paper text not null,
  state text not null,
  marked_at timestamp with time zone not null,
  marked_by_name text not null,
  constraint wanted_paper_mark_pkey PRIMARY KEY (agency_id, tender_id, paper),
  constraint wanted_paper_mark_state_check CHECK ((state = ANY (ARRAY['ready'::text, 'notNeeded'::text]))),
  constraint wanted_paper_mark_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint wanted_paper_mark_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table watch_entry (
  agency_id uuid not null,
  tender_id uuid not null,
  note text,
  note_at timestamp with time zone,
  note_by uuid,
  assignee_id uuid,
  is_registered boolean,
  registered_at timestamp with time zone,
  registered_by uuid,
  looked_at timestamp with time zone,
  looked_by uuid,
  constraint watch_entry_pkey PRIMARY KEY (agency_id, tender_id),
  constraint watch_entry_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint watch_entry_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint watch_entry_looked_by_fkey FOREIGN KEY (looked_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint watch_entry_note_by_fkey FOREIGN KEY (note_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint watch_entry_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint watch_entry_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table watch_look (
  agency_id uuid not null,
  user_id uuid not null,
  tender_id uuid not null,
  seen_at timestamp with time zone not null,
  looked_at timestamp with time zone not null,
  constraint watch_look_pkey PRIMARY KEY (agency_id, user_id, tender_id),
  constraint watch_look_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint watch_look_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE,
  constraint watch_look_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table watched_tender (
  agency_id uuid not null,
  tender_id uuid not null,
  is_watched boolean not null,
  set_at timestamp with time zone not null,
  set_by uuid,
  constraint watched_tender_pkey PRIMARY KEY (agency_id, tender_id),
  constraint watched_tender_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint watched_tender_set_by_fkey FOREIGN KEY (set_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint watched_tender_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES tender(id) ON DELETE CASCADE
);

create table webhook (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  kind text not null,
  name text not null,
  events text[] not null,
  host text not null,
  key_id text not null,
  encrypted_key bytea not null,
  created_at timestamp with time zone not null,
  by_name text not null,
  stopped_at timestamp with time zone,
  stopped_because text,
  is_unreadable boolean not null default false,
  listens_since timestamp with time zone,
  constraint webhook_agency_id_id_key UNIQUE (agency_id, id),
  constraint webhook_check CHECK (((stopped_at IS NULL) = (stopped_because IS NULL))),
  constraint webhook_kind_check CHECK ((kind = ANY (ARRAY['signed'::text, 'slack'::text, 'teams'::text]))),
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_stopped_because_check CHECK ((stopped_because = ANY (ARRAY['member'::text, 'dead'::text, 'gone'::text]))),
  constraint webhook_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

create table webhook_delivery (
  id uuid not null default uuidv7(),
  agency_id uuid not null,
  webhook_id uuid not null,
  event text not null,
  key text not null,
  heading text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  state text not null,
  tries integer not null default 0,
  next_at timestamp with time zone,
  sent_at timestamp with time zone,
  status integer,
  ms integer,
  failure text,
  constraint webhook_delivery_check CHECK (((state = 'waiting'::text) = (next_at IS NOT NULL))),
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'dropped'::text]))),
  constraint webhook_delivery_webhook_id_key_key UNIQUE (webhook_id, key),
  constraint webhook_delivery_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE,
  constraint webhook_delivery_agency_id_webhook_id_fkey FOREIGN KEY (agency_id, webhook_id) REFERENCES webhook(agency_id, id) ON DELETE CASCADE
);

create table website_reading (
  agency_id uuid not null,
  address text not null,
  state text not null,
  failure text,
  page_count integer not null default 0,
  requested_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint website_reading_check CHECK (((state = 'reading'::text) = (finished_at IS NULL))),
  constraint website_reading_check1 CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  constraint website_reading_pkey PRIMARY KEY (agency_id),
  constraint website_reading_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'done'::text, 'failed'::text]))),
  constraint website_reading_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agency(id) ON DELETE CASCADE
);

CREATE INDEX account_link_user_id ON account_link USING btree (user_id, purpose);

CREATE INDEX agency_key_key ON agency_key USING btree (key);

CREATE INDEX api_key_agency ON api_key USING btree (agency_id, id DESC);

CREATE INDEX api_key_ended ON api_key USING btree (LEAST(expires_at, revoked_at));

CREATE INDEX audit_event_agency ON audit_event USING btree (agency_id, id DESC);

CREATE INDEX audit_event_kind ON audit_event USING btree (kind, id DESC);

CREATE INDEX availability_minute_minute ON availability_minute USING btree (minute);

CREATE INDEX award_buyer ON award USING btree (buyer_id, awarded_on DESC NULLS LAST);

CREATE INDEX award_winner_supplier ON award_winner USING btree (supplier_id);

CREATE INDEX backup_report_at ON backup_report USING btree (at DESC);

CREATE INDEX bid_calculation_tender_id ON bid_calculation USING btree (tender_id);

CREATE INDEX bid_decision_tender_id ON bid_decision USING btree (tender_id);

CREATE UNIQUE INDEX billing_command_open ON billing_command USING btree (agency_id, kind) WHERE (done_at IS NULL);

CREATE INDEX business_letter_waiting ON business_letter USING btree (written_at) WHERE (state = 'waiting'::text);

CREATE INDEX business_letter_written_at ON business_letter USING btree (written_at);

CREATE INDEX buyer_key_buyer ON buyer_key USING btree (buyer_id);

CREATE INDEX calendar_feed_agency ON calendar_feed USING btree (agency_id);

CREATE INDEX clock_event_tender ON clock_event USING btree (tender_id);

CREATE INDEX closed_request_content ON closed_request USING btree (content_hash);

CREATE INDEX closed_request_created ON closed_request USING btree (created_at DESC, id DESC);

CREATE INDEX closed_request_ended ON closed_request USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX closed_request_link_request ON closed_request_link USING btree (request_id);

CREATE INDEX consent_received ON consent USING btree (received_at);

CREATE INDEX dashboard_setting_user ON dashboard_setting USING btree (user_id);

CREATE INDEX data_subject_request_answered ON data_subject_request USING btree (answered_at DESC, id DESC) WHERE (answered_at IS NOT NULL);

CREATE INDEX data_subject_request_open ON data_subject_request USING btree (due_on, id) WHERE (answered_at IS NULL);

CREATE INDEX data_subject_request_user ON data_subject_request USING btree (user_id, id DESC);

CREATE INDEX deletion_log_deleted_at ON deletion_log USING btree (deleted_at);

CREATE INDEX digest_agency ON digest USING btree (agency_id, user_id, ran_at);

CREATE INDEX digest_ran ON digest USING btree (ran_at);

CREATE INDEX discarded_object_due_at ON discarded_object USING btree (due_at);

CREATE INDEX document_tender_id ON document USING btree (tender_id);

CREATE INDEX document_demand_tender_id ON document_demand USING btree (tender_id);

CREATE INDEX document_extract_tender_id ON document_extract USING btree (tender_id);

CREATE INDEX document_fetch_address ON document_fetch USING btree (address);

CREATE INDEX email_address_agency ON email_address USING btree (agency_id, user_id);

CREATE UNIQUE INDEX email_address_in_use ON email_address USING btree (user_id, address) WHERE (removed_at IS NULL);

CREATE INDEX email_setting_agency ON email_setting USING btree (agency_id);

CREATE INDEX email_topic_stop_agency ON email_topic_stop USING btree (agency_id, topic);

CREATE INDEX enquiry_at ON enquiry USING btree (at DESC, id DESC);

CREATE INDEX enquiry_content ON enquiry USING btree (content_hash);

CREATE INDEX feedback_agency ON feedback USING btree (agency_id, user_id, id DESC);

CREATE INDEX feedback_sent ON feedback USING btree (sent_at DESC, id DESC);

CREATE INDEX fetched_document_model_retry ON fetched_document USING btree (((model ->> 'retryAt'::text))) WHERE ((model ->> 'retryAt'::text) IS NOT NULL);

CREATE INDEX fetched_reading_key ON fetched_reading USING btree (key);

CREATE INDEX fit_score_tender ON fit_score USING btree (tender_id);

CREATE INDEX incident_end_mail ON incident USING btree (end_mail_id);

CREATE UNIQUE INDEX incident_open ON incident USING btree (kind, subject) WHERE (ended_at IS NULL);

CREATE INDEX incident_open_mail ON incident USING btree (open_mail_id);

CREATE INDEX incident_taken_by ON incident USING btree (taken_by);

CREATE UNIQUE INDEX invitation_open ON invitation USING btree (agency_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));

CREATE INDEX invoice_agency ON invoice USING btree (agency_id, created_at DESC);

CREATE INDEX kept_record_recorded_at ON kept_record USING btree (recorded_at);

CREATE INDEX legal_announcement_version ON legal_announcement USING btree (version_id);

CREATE INDEX legal_answer_announcement ON legal_answer USING btree (agency_id, version_id, id DESC);

CREATE INDEX mail_message_history ON mail_message USING btree (agency_id, user_id, queued_at DESC, id);

CREATE INDEX mail_message_open ON mail_message USING btree (queued_at) WHERE (state = ANY (ARRAY['queued'::text, 'sending'::text]));

CREATE INDEX mail_message_queued ON mail_message USING btree (queued_at);

CREATE INDEX mail_message_with_text ON mail_message USING btree (queued_at) WHERE (html IS NOT NULL);

CREATE INDEX market_award_buyer ON market_award USING btree (buyer_id);

CREATE INDEX market_award_decided ON market_award USING btree (decided_on);

CREATE INDEX market_award_suppliers ON market_award USING gin (supplier_ids);

CREATE INDEX market_tender_buyer ON market_tender USING btree (buyer_id);

CREATE INDEX market_tender_decided ON market_tender USING btree (decided_on);

CREATE INDEX market_tender_published ON market_tender USING btree (published_on);

CREATE INDEX match_invitation_agency ON match_invitation USING btree (agency_id, asked_at DESC);

CREATE INDEX match_invitation_request ON match_invitation USING btree (request_id);

CREATE UNIQUE INDEX member_one_owner ON member USING btree (agency_id) WHERE (role = 'owner'::text);

CREATE INDEX milestone_agency ON milestone USING btree (agency_id, due_at);

CREATE INDEX milestone_tender ON milestone USING btree (tender_id);

CREATE INDEX model_reading_key ON model_reading USING btree (agency_id, key);

CREATE INDEX noted_question_tender_id ON noted_question USING btree (tender_id);

CREATE INDEX notice_tender ON notice USING btree (tender_id);

CREATE INDEX notice_key_notice ON notice_key USING btree (notice_id, version);

CREATE INDEX notice_source_raw ON notice_source USING btree (sha256);

CREATE INDEX notification_created ON notification USING btree (created_at);

CREATE INDEX notification_tender ON notification USING btree (tender_id);

CREATE INDEX notification_unmailed ON notification USING btree (agency_id, user_id, created_at) WHERE (mailed_at IS NULL);

CREATE INDEX notification_unseen ON notification USING btree (agency_id, user_id) WHERE (seen_at IS NULL);

CREATE INDEX notification_user ON notification USING btree (agency_id, user_id, id DESC);

CREATE INDEX onboarding_request_agency ON onboarding_request USING btree (agency_id, id DESC);

CREATE INDEX onboarding_request_user ON onboarding_request USING btree (user_id);

CREATE INDEX payment_event_open ON payment_event USING btree (received_at) WHERE (handled_at IS NULL);

CREATE INDEX pending_sign_in_user_id ON pending_sign_in USING btree (user_id);

CREATE INDEX pipeline_activity_revision ON pipeline_activity USING btree (agency_id, revision);

CREATE INDEX pipeline_activity_tender ON pipeline_activity USING btree (tender_id, agency_id, id DESC);

CREATE INDEX pipeline_card_tender ON pipeline_card USING btree (tender_id);

CREATE INDEX pipeline_comment_agency ON pipeline_comment USING btree (agency_id, tender_id, id DESC);

CREATE INDEX pipeline_comment_tender ON pipeline_comment USING btree (tender_id);

CREATE INDEX pipeline_letter_tender ON pipeline_letter USING btree (tender_id);

CREATE INDEX pipeline_note_tender ON pipeline_note USING btree (tender_id);

CREATE INDEX pipeline_outcome_tender ON pipeline_outcome USING btree (tender_id);

CREATE INDEX pipeline_seen_tender ON pipeline_seen USING btree (tender_id);

CREATE INDEX pipeline_task_agency ON pipeline_task USING btree (agency_id, tender_id);

CREATE INDEX pipeline_task_tender ON pipeline_task USING btree (tender_id);

CREATE INDEX pipeline_viewer_agency ON pipeline_viewer USING btree (agency_id, alive_at);

CREATE INDEX proof_file_replaced_by ON proof_file USING btree (agency_id, replaced_by);

CREATE INDEX proof_file_valid_until ON proof_file USING btree (valid_until) WHERE (replaced_by IS NULL);

CREATE INDEX quota_use_month ON quota_use USING btree (agency_id, kind, month) WHERE (state <> 'refunded'::text);

CREATE INDEX quota_use_reserved ON quota_use USING btree (reserved_at) WHERE (state = 'reserved'::text);

CREATE UNIQUE INDEX quota_use_subject ON quota_use USING btree (agency_id, kind, subject) WHERE (state <> 'refunded'::text);

CREATE INDEX raw_notice_pending ON raw_notice USING btree (seq) WHERE (status = 'pending'::text);

CREATE INDEX raw_notice_rejected ON raw_notice USING btree (source_id) WHERE (status = 'rejected'::text);

CREATE INDEX reference_choice_tender_id ON reference_choice USING btree (tender_id);

CREATE INDEX report_delivery_newest ON report_delivery USING btree (agency_id, report_id, due_at DESC);

CREATE INDEX report_delivery_old ON report_delivery USING btree (due_at);

CREATE INDEX report_delivery_waiting ON report_delivery USING btree (begun_at) WHERE (state = 'waiting'::text);

CREATE INDEX retender_contract_buyer ON retender_contract USING btree (buyer_id);

CREATE INDEX retender_contract_successor ON retender_contract USING btree (successor_id) WHERE (successor_id IS NOT NULL);

CREATE INDEX retender_contract_window ON retender_contract USING btree (possible_from, tender_id, lot_id) WHERE ((basis IS NOT NULL) AND (successor_id IS NULL));

CREATE INDEX retender_tender_buyer ON retender_tender USING btree (buyer_id);

CREATE INDEX retender_tender_class ON retender_tender USING btree (cpv_class);

CREATE INDEX saved_report_agency ON saved_report USING btree (agency_id);

CREATE INDEX saved_report_scheduled ON saved_report USING btree (id) WHERE ((schedule IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX saved_search_agency ON saved_search USING btree (agency_id, user_id);

CREATE INDEX saved_search_member_user ON saved_search_member USING btree (agency_id, user_id);

CREATE UNIQUE INDEX scoring_model_active ON scoring_model USING btree ((true)) WHERE (status = 'active'::text);

CREATE INDEX scoring_model_held_by ON scoring_model USING btree (held_by);

CREATE INDEX search_document_changed ON search_document USING btree (changed_by, tender_id);

CREATE INDEX search_document_lexicon ON search_document USING btree (lexicon_version) WHERE (NOT removed);

CREATE INDEX sent_question_tender_id ON sent_question USING btree (tender_id);

CREATE INDEX session_user_id ON session USING btree (user_id);

CREATE INDEX share_ended ON share USING btree (LEAST(expires_at, revoked_at));

CREATE INDEX share_tender ON share USING btree (tender_id, agency_id);

CREATE INDEX share_opening_share ON share_opening USING btree (agency_id, share_id, id DESC);

CREATE INDEX statement_report_done_by ON statement_report USING btree (done_by);

CREATE UNIQUE INDEX statement_report_id ON statement_report USING btree (id);

CREATE INDEX statement_report_reported_at ON statement_report USING btree (reported_at DESC, id DESC);

CREATE INDEX statement_report_tender_id ON statement_report USING btree (tender_id);

CREATE INDEX subscription_news ON subscription USING btree (news_at) WHERE (news_at IS NOT NULL);

CREATE INDEX subscription_plan_changes ON subscription USING btree (plan_changes_at) WHERE (plan_changes_at IS NOT NULL);

CREATE INDEX supplier_name_key ON supplier USING btree (name_key);

CREATE INDEX supplier_key_supplier ON supplier_key USING btree (supplier_id);

CREATE INDEX support_alert_at ON support_alert USING btree (at DESC);

CREATE INDEX switched_off_by ON switched_off USING btree (off_by);

CREATE INDEX tender_alive ON tender USING btree (stage, last_deadline_at, updated_on) INCLUDE (id, version) WHERE (stage = ANY (ARRAY['planned'::text, 'call'::text]));

CREATE INDEX tender_buyer ON tender USING btree (buyer_id, published_on DESC);

CREATE INDEX tender_cpv_groups ON tender USING gin (cpv_groups(cpv));

CREATE INDEX tender_created ON tender USING btree (created_at);

CREATE INDEX tender_main_cpv ON tender USING btree (main_cpv text_pattern_ops);

CREATE INDEX tender_published ON tender USING btree (published_on);

CREATE INDEX tender_alias_old ON tender_alias USING btree (old_id);

CREATE INDEX tender_change_due ON tender_change USING btree (tries, at) WHERE (told_at IS NULL);

CREATE INDEX tender_check_tender_id ON tender_check USING btree (tender_id);

CREATE INDEX tender_forecast_changed ON tender_forecast USING btree (changed_by, tender_id);

CREATE INDEX tender_forecast_model ON tender_forecast USING btree (model_version);

CREATE INDEX tender_label_agency ON tender_label USING btree (agency_id, created_at DESC);

CREATE UNIQUE INDEX tender_label_current ON tender_label USING btree (agency_id, tender_id, kind, COALESCE(lot_id, ''::text)) WHERE (retracted_at IS NULL);

CREATE INDEX tender_label_outcome ON tender_label USING btree (agency_id, tender_id) WHERE ((kind = ANY (ARRAY['bid'::text, 'won'::text, 'lost'::text])) AND (retracted_at IS NULL));

CREATE INDEX tender_label_saved ON tender_label USING btree (tender_id, agency_id) WHERE ((source = 'user'::text) AND (kind = 'saved'::text) AND (retracted_at IS NULL));

CREATE INDEX tender_label_tender ON tender_label USING btree (tender_id);

CREATE INDEX trusted_device_user_id ON trusted_device USING btree (user_id);

CREATE INDEX wanted_paper_mark_tender_id ON wanted_paper_mark USING btree (tender_id);

CREATE INDEX watch_entry_tender ON watch_entry USING btree (tender_id);

CREATE INDEX watch_look_tender ON watch_look USING btree (tender_id);

CREATE INDEX watch_look_user ON watch_look USING btree (user_id);

CREATE INDEX watched_tender_tender ON watched_tender USING btree (tender_id);

CREATE INDEX webhook_delivery_due ON webhook_delivery USING btree (next_at) WHERE (next_at IS NOT NULL);

CREATE INDEX webhook_delivery_newest ON webhook_delivery USING btree (agency_id, webhook_id, id DESC);

CREATE INDEX webhook_delivery_old ON webhook_delivery USING btree (created_at);

create view followed_tender as
 SELECT watched_tender.agency_id,
    watched_tender.tender_id
   FROM watched_tender
  WHERE watched_tender.is_watched
UNION
 SELECT touched.agency_id,
    touched.tender_id
   FROM ( SELECT tender_label.agency_id,
            tender_label.tender_id
           FROM tender_label
          WHERE tender_label.source = 'user'::text AND tender_label.kind = 'saved'::text AND tender_label.retracted_at IS NULL
        UNION
         SELECT pipeline_card.agency_id,
            pipeline_card.tender_id
           FROM pipeline_card
          WHERE pipeline_card.stage = ANY (ARRAY['discovered'::text, 'review'::text, 'go'::text, 'in_work'::text, 'submitted'::text])) touched
  WHERE NOT (EXISTS ( SELECT
           FROM watched_tender w
          WHERE w.agency_id = touched.agency_id AND w.tender_id = touched.tender_id AND NOT w.is_watched));

CREATE OR REPLACE FUNCTION cpv_groups(codes text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT "left"(code.code, 3) AS "left" FROM unnest(cpv_groups.codes) code(code))
;

CREATE OR REPLACE FUNCTION current_agency_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.agency_id'::text, true), ''::text))::uuid
;

CREATE OR REPLACE FUNCTION discard_object()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into discarded_object (name, due_at) values (old.name, '-infinity')
    on conflict (name) do update set due_at = excluded.due_at;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION find_sessions(token_hashes bytea[], ats timestamp with time zone[])
 RETURNS TABLE(request_number integer, id uuid, is_use_due boolean, user_id uuid, email text, is_admin boolean, has_second_factor boolean, agency_id uuid, role text, tier text)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (request.number)::integer AS number,
     session.id,
     (session.last_used_at <= (request.at - '01:00:00'::interval)),
     person.id,
     person.email,
     person.is_admin,
     (person.second_factor_since IS NOT NULL),
     agency.id,
     member.role,
     agency.tier
    FROM (((UNNEST(find_sessions.token_hashes, find_sessions.ats) WITH ORDINALITY request(token_hash, at, number)
      JOIN session ON (((session.token_hash = request.token_hash) AND (session.expires_at > request.at))))
      JOIN user_account person ON ((person.id = session.user_id)))
      LEFT JOIN (member
      JOIN agency ON ((agency.id = member.agency_id))) ON (((member.user_id = session.user_id) AND member.active AND (member.deactivated_at IS NULL))));
END
;

CREATE OR REPLACE PROCEDURE keep_agencies_apart(IN tenant_table regclass, IN agency_column text DEFAULT 'agency_id'::text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('comment on table %s is %L', tenant_table, 'tenant');
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy own_agency on %1$s to tc_app using (%2$I = (select current_agency_id())) with check (%2$I = (select current_agency_id()))',
    tenant_table, agency_column);
  execute format('create policy operator on %s to tc_operator using (true) with check (true)', tenant_table);
end $procedure$
;

CREATE TRIGGER discard_object AFTER DELETE ON document_object FOR EACH ROW EXECUTE FUNCTION discard_object();

CREATE TRIGGER discard_object AFTER DELETE ON fetched_object FOR EACH ROW EXECUTE FUNCTION discard_object();

CREATE TRIGGER discard_object AFTER DELETE ON proof_file_object FOR EACH ROW EXECUTE FUNCTION discard_object();

comment on table account_link is 'system';

comment on table admin_unlock is 'system';

comment on table agency is 'tenant';

comment on table agency_key is 'tenant';

comment on table agency_learning is 'tenant';

comment on table api_key is 'tenant';

comment on table audit_event is 'tenant; without an agency where nobody''s door was tried';

comment on table availability_day is 'global';

comment on table availability_incident is 'global';

comment on table availability_minute is 'global';

comment on table award is 'global';

comment on table award_winner is 'global';

comment on table backup_code is 'system';

comment on table backup_report is 'system';

comment on table bid_calculation is 'tenant';

comment on table bid_decision is 'tenant';

comment on table billing_address is 'tenant';

comment on table billing_command is 'tenant';

comment on table business_letter is 'tenant';

comment on table buyer is 'global';

comment on table buyer_key is 'global';

comment on table calendar_feed is 'tenant';

comment on table clock_event is 'tenant';

comment on table closed_request is 'system';

comment on table closed_request_contact is 'system';

comment on table closed_request_link is 'system';

comment on table code_list_entry is 'global';

comment on table consent is 'system';

comment on table dashboard_setting is 'tenant';

comment on table data_subject_request is 'system';

comment on table dataset is 'global';

comment on table deadline_setting is 'tenant';

comment on table deletion_log is 'system';

comment on table digest is 'tenant';

comment on table discarded_object is 'system';

comment on table document is 'tenant';

comment on table document_demand is 'tenant';

comment on table document_extract is 'tenant';

comment on table document_fetch is 'global';

comment on table document_object is 'tenant';

comment on table document_version is 'tenant';

comment on table email_address is 'tenant';

comment on table email_setting is 'tenant';

comment on table email_stop is 'tenant';

comment on table email_topic_stop is 'tenant';

comment on table enquiry is 'system';

comment on table feedback is 'tenant';

comment on table fetched_document is 'global';

comment on table fetched_object is 'global';

comment on table fetched_reading is 'global';

comment on table fit_score is 'tenant';

comment on table forecast_outcome is 'global';

comment on table gate_pass is 'system';

comment on table incident is 'system';

comment on table incident_check is 'system';

comment on table incident_mail is 'system';

comment on table invitation is 'tenant';

comment on table invoice is 'tenant';

comment on table kept_record is 'system';

comment on table legal_announcement is 'tenant';

comment on table legal_answer is 'tenant';

comment on table legal_version is 'global';

comment on table mail_message is 'tenant';

comment on table market_award is 'global';

comment on table market_fact_state is 'system';

comment on table market_tender is 'global';

comment on table match_contact is 'tenant';

comment on table match_invitation is 'tenant';

comment on table member is 'tenant';

comment on table milestone is 'tenant';

comment on table model_day is 'system';

comment on table model_reading is 'tenant';

comment on table model_spend is 'tenant';

comment on table noted_question is 'tenant';

comment on table notice is 'global';

comment on table notice_key is 'global';

comment on table notice_source is 'global';

comment on table notification is 'tenant';

comment on table onboarding_request is 'tenant';

comment on table payment_event is 'system';

comment on table pending_profile is 'system';

comment on table pending_sign_in is 'system';

comment on table pipeline_activity is 'tenant';

comment on table pipeline_card is 'tenant';

comment on table pipeline_comment is 'tenant';

comment on table pipeline_letter is 'tenant';

comment on table pipeline_note is 'tenant';

comment on table pipeline_outcome is 'tenant';

comment on table pipeline_seen is 'tenant';

comment on table pipeline_state is 'tenant';

comment on table pipeline_task is 'tenant';

comment on table pipeline_viewer is 'tenant';

comment on table processing_contract is 'tenant';

comment on table profile is 'tenant';

comment on table profile_suggestion is 'tenant';

comment on table proof_file is 'tenant';

comment on table proof_file_object is 'tenant';

comment on table public_document_fact is 'global';

comment on table quota_use is 'tenant';

comment on table rate_limit is 'system';

comment on table raw_notice is 'global';

comment on table raw_sighting is 'global';

comment on table reference_choice is 'tenant';

comment on table reparse is 'global';

comment on table report_delivery is 'tenant';

comment on table retender_contract is 'global';

comment on table retender_tender is 'global';

comment on table saved_report is 'tenant';

comment on table saved_search is 'tenant';

comment on table saved_search_member is 'tenant';

comment on table scoring_due is 'global';

comment on table scoring_model is 'system';

comment on table scoring_model_part is 'system';

comment on table scoring_state is 'tenant';

comment on table search_document is 'global';

comment on table search_lexicon is 'global';

comment on table second_factor is 'system';

comment on table sent_question is 'tenant';

comment on table session is 'system';

comment on table share is 'tenant';

comment on table share_opening is 'tenant';

comment on table source is 'global';

comment on table source_package is 'global';

comment on table statement_report is 'tenant';

comment on table subscription is 'tenant';

comment on table supplier is 'global';

comment on table supplier_key is 'global';

comment on table support_alert is 'tenant; without an agency while its profile is missing';

comment on table switched_off is 'global';

comment on table tender is 'global';

comment on table tender_alias is 'global';

comment on table tender_change is 'global';

comment on table tender_check is 'tenant';

comment on table tender_forecast is 'global';

comment on table tender_label is 'tenant';

comment on table trial_key is 'system';

comment on table trusted_device is 'system';

comment on table user_account is 'system';

comment on table wanted_paper_mark is 'tenant';

comment on table watch_entry is 'tenant';

comment on table watch_look is 'tenant';

comment on table watched_tender is 'tenant';

comment on table webhook is 'tenant';

comment on table webhook_delivery is 'tenant';

comment on table website_reading is 'tenant';

alter table agency enable row level security;

alter table agency force row level security;

alter table agency_key enable row level security;

alter table agency_key force row level security;

alter table agency_learning enable row level security;

alter table agency_learning force row level security;

alter table api_key enable row level security;

alter table api_key force row level security;

alter table audit_event enable row level security;

alter table audit_event force row level security;

alter table bid_calculation enable row level security;

alter table bid_calculation force row level security;

alter table bid_decision enable row level security;

alter table bid_decision force row level security;

alter table billing_address enable row level security;

alter table billing_address force row level security;

alter table billing_command enable row level security;

alter table billing_command force row level security;

alter table business_letter enable row level security;

alter table business_letter force row level security;

alter table calendar_feed enable row level security;

alter table calendar_feed force row level security;

alter table clock_event enable row level security;

alter table clock_event force row level security;

alter table dashboard_setting enable row level security;

alter table dashboard_setting force row level security;

alter table deadline_setting enable row level security;

alter table deadline_setting force row level security;

alter table digest enable row level security;

alter table digest force row level security;

alter table document enable row level security;

alter table document force row level security;

alter table document_demand enable row level security;

alter table document_demand force row level security;

alter table document_extract enable row level security;

alter table document_extract force row level security;

alter table document_object enable row level security;

alter table document_object force row level security;

alter table document_version enable row level security;

alter table document_version force row level security;

alter table email_address enable row level security;

alter table email_address force row level security;

alter table email_setting enable row level security;

alter table email_setting force row level security;

alter table email_stop enable row level security;

alter table email_stop force row level security;

alter table email_topic_stop enable row level security;

alter table email_topic_stop force row level security;

alter table feedback enable row level security;

alter table feedback force row level security;

alter table fit_score enable row level security;

alter table fit_score force row level security;

alter table invitation enable row level security;

alter table invitation force row level security;

alter table invoice enable row level security;

alter table invoice force row level security;

alter table legal_announcement enable row level security;

alter table legal_announcement force row level security;

alter table legal_answer enable row level security;

alter table legal_answer force row level security;

alter table mail_message enable row level security;

alter table mail_message force row level security;

alter table match_contact enable row level security;

alter table match_contact force row level security;

alter table match_invitation enable row level security;

alter table match_invitation force row level security;

alter table member enable row level security;

alter table member force row level security;

alter table milestone enable row level security;

alter table milestone force row level security;

alter table model_reading enable row level security;

alter table model_reading force row level security;

alter table model_spend enable row level security;

alter table model_spend force row level security;

alter table noted_question enable row level security;

alter table noted_question force row level security;

alter table notification enable row level security;

alter table notification force row level security;

alter table onboarding_request enable row level security;

alter table onboarding_request force row level security;

alter table pipeline_activity enable row level security;

alter table pipeline_activity force row level security;

alter table pipeline_card enable row level security;

alter table pipeline_card force row level security;

alter table pipeline_comment enable row level security;

alter table pipeline_comment force row level security;

alter table pipeline_letter enable row level security;

alter table pipeline_letter force row level security;

alter table pipeline_note enable row level security;

alter table pipeline_note force row level security;

alter table pipeline_outcome enable row level security;

alter table pipeline_outcome force row level security;

alter table pipeline_seen enable row level security;

alter table pipeline_seen force row level security;

alter table pipeline_state enable row level security;

alter table pipeline_state force row level security;

alter table pipeline_task enable row level security;

alter table pipeline_task force row level security;

alter table pipeline_viewer enable row level security;

alter table pipeline_viewer force row level security;

alter table processing_contract enable row level security;

alter table processing_contract force row level security;

alter table profile enable row level security;

alter table profile force row level security;

alter table profile_suggestion enable row level security;

alter table profile_suggestion force row level security;

alter table proof_file enable row level security;

alter table proof_file force row level security;

alter table proof_file_object enable row level security;

alter table proof_file_object force row level security;

alter table quota_use enable row level security;

alter table quota_use force row level security;

alter table reference_choice enable row level security;

alter table reference_choice force row level security;

alter table report_delivery enable row level security;

alter table report_delivery force row level security;

alter table saved_report enable row level security;

alter table saved_report force row level security;

alter table saved_search enable row level security;

alter table saved_search force row level security;

alter table saved_search_member enable row level security;

alter table saved_search_member force row level security;

alter table scoring_state enable row level security;

alter table scoring_state force row level security;

alter table sent_question enable row level security;

alter table sent_question force row level security;

alter table share enable row level security;

alter table share force row level security;

alter table share_opening enable row level security;

alter table share_opening force row level security;

alter table statement_report enable row level security;

alter table statement_report force row level security;

alter table subscription enable row level security;

alter table subscription force row level security;

alter table support_alert enable row level security;

alter table support_alert force row level security;

alter table tender_check enable row level security;

alter table tender_check force row level security;

alter table tender_label enable row level security;

alter table tender_label force row level security;

alter table wanted_paper_mark enable row level security;

alter table wanted_paper_mark force row level security;

alter table watch_entry enable row level security;

alter table watch_entry force row level security;

alter table watch_look enable row level security;

alter table watch_look force row level security;

alter table watched_tender enable row level security;

alter table watched_tender force row level security;

alter table webhook enable row level security;

alter table webhook force row level security;

alter table webhook_delivery enable row level security;

alter table webhook_delivery force row level security;

alter table website_reading enable row level security;

alter table website_reading force row level security;

create policy operator on agency for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on agency for all to tc_app
  using ((id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on agency_key for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on agency_key for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on agency_learning for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on agency_learning for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on api_key for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on api_key for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on audit_event for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on audit_event for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on bid_calculation for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on bid_calculation for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on bid_decision for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on bid_decision for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on billing_address for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on billing_address for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on billing_command for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on billing_command for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on business_letter for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on business_letter for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on calendar_feed for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on calendar_feed for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on clock_event for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on clock_event for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on dashboard_setting for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on dashboard_setting for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on deadline_setting for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on deadline_setting for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on digest for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on digest for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on document for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on document for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on document_demand for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on document_demand for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on document_extract for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on document_extract for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on document_object for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on document_object for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on document_version for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on document_version for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on email_address for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on email_address for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on email_setting for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on email_setting for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on email_stop for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on email_stop for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on email_topic_stop for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on email_topic_stop for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on feedback for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on feedback for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on fit_score for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on fit_score for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on invitation for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on invitation for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on invoice for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on invoice for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on legal_announcement for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on legal_announcement for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on legal_answer for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on legal_answer for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on mail_message for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on mail_message for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on match_contact for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on match_contact for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on match_invitation for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on match_invitation for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on member for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on member for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on milestone for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on milestone for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on model_reading for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on model_reading for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on model_spend for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on model_spend for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on noted_question for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on noted_question for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on notification for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on notification for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on onboarding_request for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on onboarding_request for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_activity for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_activity for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_card for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_card for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_comment for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_comment for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_letter for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_letter for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_note for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_note for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_outcome for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_outcome for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_seen for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_seen for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_state for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_state for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_task for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_task for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on pipeline_viewer for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on pipeline_viewer for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on processing_contract for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on processing_contract for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on profile for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on profile for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on profile_suggestion for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on profile_suggestion for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on proof_file for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on proof_file for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on proof_file_object for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on proof_file_object for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on quota_use for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on quota_use for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on reference_choice for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on reference_choice for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on report_delivery for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on report_delivery for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on saved_report for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on saved_report for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on saved_search for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on saved_search for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on saved_search_member for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on saved_search_member for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on scoring_state for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on scoring_state for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on sent_question for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on sent_question for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on share for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on share for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on share_opening for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on share_opening for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on statement_report for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on statement_report for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on subscription for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on subscription for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on support_alert for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on support_alert for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on tender_check for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on tender_check for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on tender_label for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on tender_label for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on wanted_paper_mark for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on wanted_paper_mark for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on watch_entry for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on watch_entry for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on watch_look for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on watch_look for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on watched_tender for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on watched_tender for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on webhook for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on webhook for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on webhook_delivery for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on webhook_delivery for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

create policy operator on website_reading for all to tc_operator
  using (true)
  with check (true);

create policy own_agency on website_reading for all to tc_app
  using ((agency_id = ( SELECT current_agency_id() AS current_agency_id)))
  with check ((agency_id = ( SELECT current_agency_id() AS current_agency_id)));

grant delete, insert, select, update on account_link, admin_unlock, agency, agency_key, agency_learning, api_key, award, award_winner, backup_code, bid_calculation, bid_decision, billing_address, billing_command, business_letter, buyer, buyer_key, calendar_feed, clock_event, code_list_entry, dashboard_setting, dataset, deadline_setting, digest, discarded_object, document, document_demand, document_extract, document_fetch, document_object, document_version, email_address, email_setting, email_stop, email_topic_stop, feedback, fetched_document, fetched_object, fetched_reading, fit_score, followed_tender, gate_pass, invitation, invoice, legal_announcement, mail_message, market_award, market_fact_state, market_tender, match_contact, match_invitation, member, milestone, model_day, model_reading, model_spend, noted_question, notice, notice_key, notice_source, notification, onboarding_request, pending_profile, pending_sign_in, pipeline_activity, pipeline_card, pipeline_comment, pipeline_letter, pipeline_note, pipeline_outcome, pipeline_seen, pipeline_state, pipeline_task, pipeline_viewer, processing_contract, profile, profile_suggestion, proof_file, proof_file_object, quota_use, rate_limit, raw_notice, raw_sighting, reference_choice, reparse, report_delivery, retender_contract, retender_tender, saved_report, saved_search, saved_search_member, scoring_due, scoring_state, search_document, search_lexicon, second_factor, sent_question, session, share, share_opening, source, source_package, statement_report, subscription, supplier, supplier_key, support_alert, tender, tender_alias, tender_change, tender_check, tender_label, trusted_device, user_account, wanted_paper_mark, watch_entry, watch_look, watched_tender, webhook, webhook_delivery, website_reading to tc_app;

grant insert, select on audit_event, consent, legal_answer to tc_app;

grant select on availability_day, availability_incident, availability_minute, forecast_outcome, legal_version, public_document_fact, scoring_model, scoring_model_part, switched_off, tender_forecast to tc_app;

grant select, usage on consent_id_seq, raw_notice_seq_seq to tc_app;

grant delete, insert on kept_record to tc_operator;

grant delete, insert, select on consent to tc_operator;

grant delete, insert, select, update on account_link, admin_unlock, agency, agency_key, agency_learning, api_key, audit_event, availability_day, availability_incident, availability_minute, award, award_winner, backup_code, backup_report, bid_calculation, bid_decision, billing_address, billing_command, business_letter, buyer, buyer_key, calendar_feed, clock_event, closed_request, closed_request_contact, closed_request_link, code_list_entry, dashboard_setting, data_subject_request, dataset, deadline_setting, deletion_log, digest, discarded_object, document, document_demand, document_extract, document_fetch, document_object, document_version, email_address, email_setting, email_stop, email_topic_stop, enquiry, feedback, fetched_document, fetched_object, fetched_reading, fit_score, followed_tender, forecast_outcome, gate_pass, incident, incident_check, incident_mail, invitation, invoice, legal_announcement, legal_answer, mail_message, market_award, market_fact_state, market_tender, match_contact, match_invitation, member, milestone, model_day, model_reading, model_spend, noted_question, notice, notice_key, notice_source, notification, onboarding_request, payment_event, pending_profile, pending_sign_in, pipeline_activity, pipeline_card, pipeline_comment, pipeline_letter, pipeline_note, pipeline_outcome, pipeline_seen, pipeline_state, pipeline_task, pipeline_viewer, processing_contract, profile, profile_suggestion, proof_file, proof_file_object, public_document_fact, quota_use, rate_limit, raw_notice, raw_sighting, reference_choice, reparse, report_delivery, retender_contract, retender_tender, saved_report, saved_search, saved_search_member, scoring_due, scoring_model, scoring_model_part, scoring_state, search_document, search_lexicon, second_factor, sent_question, session, share, share_opening, source, source_package, statement_report, subscription, supplier, supplier_key, support_alert, switched_off, tender, tender_alias, tender_change, tender_check, tender_forecast, tender_label, trial_key, trusted_device, user_account, wanted_paper_mark, watch_entry, watch_look, watched_tender, webhook, webhook_delivery, website_reading to tc_operator;

grant insert, select on legal_version to tc_operator;

grant select, usage on consent_id_seq, raw_notice_seq_seq to tc_operator;
