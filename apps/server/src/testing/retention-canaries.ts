import { randomBytes } from "node:crypto";
import type { RetentionClassName } from "@tc/domain";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { tenderId } from "./documents/documents-world.ts";
import type { MadeAgency } from "./people/make-agency.ts";

/** Something of a class that was made at noon on 21 November 2026 in Germany, or as it says. */
export interface Canary {
  readonly name: RetentionClassName;
  /** The first moment without it, written down by hand */
  readonly due: string;
  readonly plant?: RawBuilder<unknown>;
  /** The rows that are it */
  readonly rows: RawBuilder<unknown>;
}

const at = "2026-11-21T11:00:00Z";
const later = "2040-01-01T00:00:00Z";

/** One of each class that a job deletes by itself; `gone` was deleted at that moment. */
export function retentionCanaries({ agencyId, owner }: MadeAgency, gone: MadeAgency): Canary[] {
  const { userId } = owner;
  const mail = (key: string) => sql`
    insert into mail_message (agency_id, user_id, address, events, key, subject, preview, html, text, state, queued_at)
    values (${agencyId}, ${userId}, 'e@x.example', '{}', ${key}, '', '', '<p>', 'T', 'accepted', ${at})`;
  const address = (name: string, confirmedAt: string | null, removedAt: string | null) => sql`
    insert into email_address (agency_id, user_id, address, requested_at, text_version, confirmed_at, removed_at)
    values (${agencyId}, ${userId}, ${name}, ${at}, '1', ${confirmedAt}, ${removedAt})`;
  const enquiry = (email: string, closedAt: string | null) => sql`
    insert into enquiry (kind, at, first_name, last_name, email, subject, message, content_hash,
      is_confirmation_wanted, is_application, closed_at)
    values ('contact', ${at}, 'N', 'N', ${email}, 'Sonstiges', 'Tag', ${randomBytes(32)}, false,
      ${closedAt !== null}, ${closedAt})`;
  const closedRequest = (title: string, endedAt: string | null) => sql`
    insert into closed_request (origin, state, title, description, buyer_kind, agency_sectors, laender, answers_until,
      agencies_sought, created_at, ended_at, content_hash, is_confirmation_wanted)
    values ('form', ${endedAt === null ? "received" : "closed"}, ${title}, 'D', 'other', '{film}', '{}', ${later}, 1,
      ${at}, ${endedAt}, ${randomBytes(32)}, false)`;
  const kept = (kind: string, recordedAt: string) => sql`
    insert into kept_record (file_id, class, kind, content, recorded_at)
    values (gen_random_uuid(), ${kind === "letter" ? "correspondence" : "contracts"}, ${kind}, '{"canary":true}', ${recordedAt})`;
  const ofAgency = sql`agency_id = ${agencyId}`;
  return [
    {
      name: "sessions",
      due: "2026-12-05T11:00:00Z",
      plant: sql`
        insert into session (user_id, token_hash, created_at, last_used_at, expires_at)
        values (${userId}, ${randomBytes(32)}, ${at}, ${at}, ${at}::timestamptz + interval '14 days')`,
      rows: sql`session where user_id = ${userId}`,
    },
    {
      name: "unconfirmedRegistrations",
      due: "2026-12-21T11:00:00Z",
      plant: sql`
        insert into user_account (name, email, created_at) values ('Nie', 'nie@x.example', ${at})`,
      rows: sql`user_account where email = 'nie@x.example'`,
    },
    {
      name: "mailLinks",
      due: "2026-12-21T11:00:00Z",
      plant: sql`
        insert into account_link (purpose, user_id, token_hash, created_at, expires_at, used_at)
        values ('recovery', ${userId}, ${randomBytes(32)}, ${at}, ${later}, ${at})`,
      rows: sql`account_link where user_id = ${userId}`,
    },
    {
      name: "securityEvents",
      due: "2027-02-19T11:00:00Z",
      plant: sql`
        insert into audit_event (at, kind, user_id, details)
        values (${at}, 'sign_in_failed', ${userId}, '{"canary":true}')`,
      rows: sql`audit_event where agency_id is null and user_id = ${userId}`,
    },
    {
      name: "supportAlerts",
      due: "2027-05-20T11:00:00Z",
      plant: sql`insert into support_alert (at, user_id, payload) values (${at}, ${userId}, '{}')`,
      rows: sql`support_alert where agency_id is null`,
    },
    {
      name: "counters",
      due: "2026-11-23T11:00:00Z",
      plant: sql`insert into rate_limit values ('canary', ${at}, 1)`,
      rows: sql`rate_limit where key = 'canary'`,
    },
    {
      name: "mailTexts",
      due: "2027-02-19T11:00:00Z",
      plant: mail("text"),
      rows: sql`mail_message where key = 'text' and html is not null`,
    },
    {
      name: "mailRows",
      due: "2027-12-26T11:00:00Z",
      plant: mail("row"),
      rows: sql`mail_message where key = 'row'`,
    },
    {
      name: "unconfirmedAddresses",
      due: "2026-12-21T11:00:00Z",
      plant: address("nie@y.example", null, null),
      rows: sql`email_address where address = 'nie@y.example'`,
    },
    {
      name: "addressProofs",
      due: "2029-11-23T11:00:00Z",
      plant: address("weg@y.example", at, at),
      rows: sql`email_address where address = 'weg@y.example'`,
    },
    {
      name: "reportDeliveries",
      due: "2027-12-26T11:00:00Z",
      plant: sql`
        with report as (
          insert into saved_report (agency_id, by_name, name, filters, sections, format, created_at, changed_at)
          values (${agencyId}, 'E', 'canary', '{}', '{volume}', 'pdf', ${at}, ${at}) returning id)
        insert into report_delivery (agency_id, report_id, period, due_at, state, begun_at)
        select ${agencyId}, id, 'canary', ${at}, 'sent', ${at} from report`,
      rows: sql`report_delivery where period = 'canary'`,
    },
    {
      name: "notifications",
      due: "2027-05-20T11:00:00Z",
      plant: sql`
        insert into notification (agency_id, user_id, event, key, heading, path, created_at, mailed_at)
        values (${agencyId}, ${userId}, 'changes', 'canary', 'H', '/', ${at}, ${at})`,
      rows: sql`notification where key = 'canary'`,
    },
    {
      name: "digests",
      due: "2027-01-20T11:00:00Z",
      plant: sql`
        insert into digest (agency_id, user_id, key, ran_at, has_hits)
        values (${agencyId}, ${userId}, 'canary', ${at}, true)`,
      rows: sql`digest where key = 'canary'`,
    },
    {
      name: "shares",
      due: "2026-12-21T11:00:00Z",
      plant: sql`
        insert into share (agency_id, tender_id, token_hash, parts, created_at, created_by_name, expires_at)
        values (${agencyId}, ${tenderId}, ${randomBytes(32)}, '{}', ${at}, 'E', ${at})`,
      rows: sql`share where ${ofAgency}`,
    },
    {
      name: "apiKeys",
      due: "2027-02-19T11:00:00Z",
      plant: sql`
        insert into api_key (agency_id, user_id, by_name, name, scopes, token_hash, hint, created_at, expires_at)
        values (${agencyId}, ${userId}, 'E', 'canary', '{}', ${randomBytes(32)}, 'x', ${at}, ${at})`,
      rows: sql`api_key where name = 'canary'`,
    },
    {
      name: "webhookLog",
      due: "2026-12-21T11:00:00Z",
      plant: sql`
        with webhook as (
          insert into webhook (agency_id, kind, name, events, host, key_id, encrypted_key, created_at, by_name)
          values (${agencyId}, 'signed', 'canary', '{}', 'x.example', 'k', ${randomBytes(32)}, ${at}, 'E') returning id)
        insert into webhook_delivery (agency_id, webhook_id, event, key, heading, payload, created_at, state)
        select ${agencyId}, id, 'changes', 'canary', 'H', '{}', ${at}, 'delivered' from webhook`,
      rows: sql`webhook_delivery where key = 'canary'`,
    },
    // The tender takes offers until 18 December 2026, 14:00.
    {
      name: "uploads",
      due: "2028-12-18T13:00:00Z",
      rows: sql`document where ${ofAgency}`,
    },
    {
      name: "checks",
      due: "2028-12-18T13:00:00Z",
      plant: sql`
        insert into tender_check (agency_id, tender_id, state, step, started_at, started_by_name)
        values (${agencyId}, ${tenderId}, 'done', 'proposal', ${at}, 'E')`,
      rows: sql`tender_check where ${ofAgency}`,
    },
    {
      name: "fetchedDocuments",
      due: "2027-12-18T13:00:00Z",
      rows: sql`fetched_document where tender_id = ${tenderId}`,
    },
    {
      name: "statementReports",
      due: "2027-12-18T13:00:00Z",
      plant: sql`
        insert into statement_report (agency_id, tender_id, key, section, statement, quotes, reported_at, reported_by_name)
        values (${agencyId}, ${tenderId}, 'canary', 'deadlines', 'S', '[]', ${at}, 'E')`,
      rows: sql`statement_report where ${ofAgency}`,
    },
    {
      name: "enquiries",
      due: "2029-11-21T11:00:00Z",
      plant: enquiry("frage@x.example", null),
      rows: sql`enquiry where email = 'frage@x.example'`,
    },
    {
      name: "enquiries",
      due: "2029-11-21T11:00:00Z",
      plant: sql`
        with request as (
          insert into onboarding_request (agency_id, by_name, tier, requested_at)
          values (${agencyId}, 'E', 'premium', ${at}) returning id
        )
        insert into enquiry (kind, at, first_name, last_name, email, subject, message, content_hash,
          is_confirmation_wanted, onboarding_request_id)
        select 'contact', ${at}, 'N', 'N', 'onboarding@x.example', 'Sonstiges', 'Tag', ${randomBytes(32)}, false, id
        from request`,
      rows: sql`onboarding_request where ${ofAgency}`,
    },
    {
      name: "applications",
      // Noon in Germany, in summer
      due: "2027-05-21T10:00:00Z",
      plant: enquiry("bewerbung@x.example", at),
      rows: sql`enquiry where email = 'bewerbung@x.example'`,
    },
    {
      name: "dataRequests",
      due: "2029-11-21T11:00:00Z",
      plant: sql`
        insert into data_subject_request (kind, is_from_app, subject_name, received_on, recorded_at, due_on, answer, outcome, answered_at)
        values ('access', false, 'Tag', '2026-11-20', ${at}, '2026-12-20', 'A', 'fulfilled', ${at})`,
      rows: sql`data_subject_request where subject_name = 'Tag'`,
    },
    {
      name: "unconfirmedClosedRequests",
      due: "2026-12-21T11:00:00Z",
      plant: closedRequest("Unbestätigt", null),
      rows: sql`closed_request where title = 'Unbestätigt'`,
    },
    {
      name: "closedRequests",
      // Noon in Germany, in summer
      due: "2027-05-21T10:00:00Z",
      plant: closedRequest("Beendet", at),
      rows: sql`closed_request where title = 'Beendet'`,
    },
    {
      name: "consents",
      due: "2029-11-21T11:00:00Z",
      plant: sql`
        insert into consent (consent_id, version, text_version, analytics, marketing, analytics_provider,
          marketing_provider, chosen_at, received_at)
        values (${"a".repeat(32)}, '1.0', '2026-11-21', true, true, '', '', ${at}, ${at})`,
      rows: sql`consent`,
    },
    {
      name: "paymentEvents",
      due: "2027-02-19T11:00:00Z",
      plant: sql`
        insert into payment_event (id, type, created_at, received_at, handled_at)
        values ('evt', 'x', ${at}, ${at}, ${at})`,
      rows: sql`payment_event`,
    },
    {
      name: "contracts",
      due: "2036-12-31T23:00:00Z",
      rows: sql`kept_record where content ->> 'id' = ${`in_${gone.agencyId}`}`,
    },
    {
      name: "contracts",
      due: "2036-12-31T23:00:00Z",
      rows: sql`invoice where ${ofAgency}`,
    },
    {
      name: "contracts",
      // A minute after New Year in Germany: a year longer than its neighbour of a minute before
      due: "2037-12-31T23:00:00Z",
      plant: kept("order", "2026-12-31T23:01:00Z"),
      rows: sql`kept_record where kind = 'order' and content ? 'canary'`,
    },
    {
      name: "contracts",
      due: "2036-12-31T23:00:00Z",
      plant: kept("subscription", "2026-12-31T22:59:00Z"),
      rows: sql`kept_record where kind = 'subscription' and content ? 'canary'`,
    },
    {
      name: "correspondence",
      due: "2032-12-31T23:00:00Z",
      plant: kept("letter", at),
      rows: sql`kept_record where kind = 'letter' and content ? 'canary'`,
    },
    {
      name: "correspondence",
      due: "2032-12-31T23:00:00Z",
      rows: sql`business_letter where ${ofAgency}`,
    },
    {
      name: "deletionLog",
      due: "2027-01-20T11:00:00Z",
      rows: sql`deletion_log where gone_agency_id = ${gone.agencyId}`,
    },
  ];
}
