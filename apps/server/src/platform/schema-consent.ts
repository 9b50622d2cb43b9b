import type { GeneratedAlways } from "kysely";
import type { Instant } from "./schema-columns.ts";

export interface ConsentTables {
  consent: {
    id: GeneratedAlways<string>;
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
}
