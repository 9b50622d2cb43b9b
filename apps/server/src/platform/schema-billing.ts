import type { Generated } from "kysely";
import type { Instant, NullableInstant } from "./schema-columns.ts";

/** What an agency uses and pays; see database/migrations/0009_quota.sql. */
export interface BillingTables {
  quota_use: {
    id: Generated<string>;
    agency_id: string;
    kind: "tender_check";
    month: string;
    subject: string;
    state: Generated<"reserved" | "committed" | "refunded">;
    reserved_at: Instant;
    settled_at: NullableInstant;
  };
}
