import type { CodeListSource } from "./code-list-source.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { Gates } from "./gates.ts";
import type { KeyRing } from "./key-ring.ts";
import type { LanguageModel } from "./language-model.ts";
import type { MailReports } from "./mail-reports.ts";
import type { Mailer } from "./mailer.ts";
import type { NoticeSource } from "./notice-source.ts";
import type { ObjectStore } from "./object-store.ts";
import type { Outbound } from "./outbound.ts";
import type { Payments } from "./payments.ts";
import type { SampleDocuments } from "./sample-documents.ts";
import type { SampleNotices } from "./sample-notices.ts";

/** Everything we need from outside, in our words. Adapters are plugged in by main-*.ts, fakes by tests. */
export interface Ports {
  readonly noticeSources: readonly NoticeSource[];
  readonly codeLists?: CodeListSource;
  /** Absent in production: there are no samples then. */
  readonly samples?: SampleNotices;
  /** Absent in production as well. */
  readonly sampleDocuments?: SampleDocuments;
  /** Encrypts what must be read again, such as the keys of second factors. */
  readonly keyRing: KeyRing;
  /** Where files lie, encrypted. */
  readonly objects: ObjectStore;
  /** Reads files: uploaded ones in jobs, those of the playground while somebody waits. */
  readonly documents?: DocumentReader;
  /** Absent: no key is set, and rules alone read documents. */
  readonly languageModel?: LanguageModel;
  readonly mailer: Mailer;
  /** Absent: no secret is set, and reports about mails come by command alone. */
  readonly mailReports?: MailReports;
  /** Reads addresses that users type in; only jobs do. */
  readonly outbound?: Outbound;
  /** Absent: nothing can be bought here, as long as no provider is set up. */
  readonly payments?: Payments;
  /** The disk where this process keeps its files; absent: nobody watches it. */
  readonly disk?: () => Promise<{ readonly freeBytes: number; readonly totalBytes: number }>;
  /** The passwords of the gates; absent: no gate is set up. */
  readonly gates?: Gates;
}
