import type { Generated } from "kysely";
import type { CompanySize, ContactSubject, EnquiryKind } from "@tc/domain";
import type { Instant, NullableInstant } from "./schema-columns.ts";

/** Demo and contact requests; see database/migrations/0007_enquiries.sql. */
export interface EnquiryTables {
  enquiry: {
    id: Generated<string>;
    kind: EnquiryKind;
    at: Instant;
    first_name: string;
    last_name: string;
    email: string;
    phone: string | null;
    company: string | null;
    company_size: CompanySize | null;
    subject: ContactSubject | null;
    message: string | null;
    content_hash: Buffer;
    is_suspected: Generated<boolean>;
    is_confirmation_wanted: boolean;
    operator_mailed_at: NullableInstant;
    confirmed_at: NullableInstant;
    handled_at: NullableInstant;
    is_application: Generated<boolean>;
    closed_at: NullableInstant;
  };
}
