import { consentProofYears } from "../consent.ts";

export interface RetentionPeriod {
  readonly amount: number;
  readonly unit: "days" | "months" | "years";
  /** Counted from the end of the calendar year, as § 147 (4) AO and § 257 (5) HGB count. */
  readonly isFromYearEnd?: true;
}

export interface RetentionClass extends RetentionPeriod {
  /** What it holds */
  readonly what: string;
  /** The moment that the period runs from */
  readonly from: string;
  /** Why it is kept so long, or no longer */
  readonly basis: string;
  /** The job that deletes it; `operator`: it lies outside this software. */
  readonly deletedBy: string;
}

const minimization = "Art. 5 (1) (e) GDPR";

/** How long what is kept: jobs, the privacy statement and docs/retention.md take it from here alone. */
export const retentionClasses = {
  serverLogs: {
    amount: 30,
    unit: "days",
    what: "Server logs, on stdout",
    from: "the line",
    basis: "Art. 6 (1) (f) GDPR: security",
    deletedBy: "operator",
  },
  backups: {
    amount: 30,
    unit: "days",
    what: "Dumps of the database, copies of the object store",
    from: "the copy",
    basis: "Art. 32 (1) (c) GDPR: recovery",
    deletedBy: "operator",
  },
  sessions: {
    amount: 14,
    unit: "days",
    what: "Sessions",
    from: "signing in",
    basis: minimization,
    deletedBy: "sweep-accounts",
  },
  unconfirmedRegistrations: {
    amount: 30,
    unit: "days",
    what: "Registrations that nobody confirmed, with profile and traces",
    from: "the registration",
    basis: minimization,
    deletedBy: "sweep-accounts",
  },
  mailLinks: {
    amount: 30,
    unit: "days",
    what: "Links of our mails",
    from: "use or expiry",
    basis: minimization,
    deletedBy: "sweep-accounts",
  },
  securityEvents: {
    amount: 90,
    unit: "days",
    what: "Security events without an agency; those of an agency go with it",
    from: "the event",
    basis: "Art. 6 (1) (f) GDPR: security",
    deletedBy: "sweep-accounts",
  },
  supportAlerts: {
    amount: 180,
    unit: "days",
    what: "Alerts to support",
    from: "the alert",
    basis: minimization,
    deletedBy: "sweep-accounts",
  },
  counters: {
    amount: 2,
    unit: "days",
    what: "Counters against abuse",
    from: "the first try",
    basis: "Art. 6 (1) (f) GDPR: security",
    deletedBy: "sweep-accounts",
  },
  mailTexts: {
    amount: 90,
    unit: "days",
    what: "Texts of monitoring mails",
    from: "queueing",
    basis: minimization,
    deletedBy: "sweep-emails",
  },
  mailRows: {
    amount: 400,
    unit: "days",
    what: "That a monitoring mail was sent, and to whom",
    from: "queueing",
    basis: minimization,
    deletedBy: "sweep-emails",
  },
  unconfirmedAddresses: {
    amount: 30,
    unit: "days",
    what: "Further addresses that nobody confirmed",
    from: "the request",
    basis: minimization,
    deletedBy: "sweep-emails",
  },
  addressProofs: {
    amount: 3 * 366,
    unit: "days",
    what: "Who confirmed a further address",
    from: "its removal",
    basis: "Art. 7 (1) GDPR, §§ 195, 199 BGB",
    deletedBy: "sweep-emails",
  },
  reportDeliveries: {
    amount: 400,
    unit: "days",
    what: "That a report was mailed, and to how many",
    from: "its date",
    basis: minimization,
    deletedBy: "sweep-market-reports",
  },
  notifications: {
    amount: 180,
    unit: "days",
    what: "Notifications under the bell",
    from: "the notification",
    basis: minimization,
    deletedBy: "sweep-notifications",
  },
  digests: {
    amount: 60,
    unit: "days",
    what: "What a digest held",
    from: "the digest",
    basis: minimization,
    deletedBy: "sweep-digests",
  },
  shares: {
    amount: 30,
    unit: "days",
    what: "Share links",
    from: "their end",
    basis: minimization,
    deletedBy: "sweep-shares",
  },
  apiKeys: {
    amount: 90,
    unit: "days",
    what: "API keys, of which we keep no secret",
    from: "their end",
    basis: minimization,
    deletedBy: "sweep-api-keys",
  },
  webhookLog: {
    amount: 30,
    unit: "days",
    what: "What a webhook was told, with each try",
    from: "queueing",
    basis: minimization,
    deletedBy: "sweep-webhooks",
  },
  uploads: {
    amount: 24,
    unit: "months",
    what: "Uploaded documents and what was read of them",
    from: "the end of the tender, or the upload",
    basis: "contract on processing, § 8",
    deletedBy: "delete-old-documents",
  },
  checks: {
    amount: 24,
    unit: "months",
    what: "TenderChecks",
    from: "the end of the tender, or the check",
    basis: "contract on processing, § 8",
    deletedBy: "delete-old-checks",
  },
  fetchedDocuments: {
    amount: 12,
    unit: "months",
    what: "Documents fetched from buyers",
    from: "the end of the tender, or the last click",
    basis: minimization,
    deletedBy: "delete-old-documents",
  },
  statementReports: {
    amount: 1,
    unit: "years",
    what: "Statements reported as wrong",
    from: "the end of the tender, or the report",
    basis: minimization,
    deletedBy: "sweep-reports",
  },
  enquiries: {
    amount: 3,
    unit: "years",
    what: "Demo, contact and onboarding requests",
    from: "the request",
    basis: "§§ 195, 199 BGB: limitation",
    deletedBy: "sweep-enquiries",
  },
  applications: {
    amount: 6,
    unit: "months",
    what: "Applications",
    from: "the end of the process",
    basis: "§ 15 (4) AGG and § 61b ArbGG: claims of applicants",
    deletedBy: "sweep-enquiries",
  },
  dataRequests: {
    amount: 3,
    unit: "years",
    what: "Requests about one's own data (Art. 15 to 21 GDPR) with their answers",
    from: "the answer",
    basis: "Art. 5 (2), Art. 17 (3) (e) GDPR, § 31 OWiG: proof",
    deletedBy: "sweep-data-requests",
  },
  unconfirmedClosedRequests: {
    amount: 30,
    unit: "days",
    what: "Requests to agencies whose address nobody confirmed",
    from: "the last mail that asks for confirmation; without one the request",
    basis: minimization,
    deletedBy: "sweep-closed-requests",
  },
  closedRequests: {
    amount: 6,
    unit: "months",
    what: "Requests of buyers to agencies, with answers and exchanged contacts",
    from: "their end; contacts go at once when either side withdraws",
    basis: minimization,
    deletedBy: "sweep-closed-requests",
  },
  consents: {
    amount: consentProofYears,
    unit: "years",
    what: "Proof of consent to cookies",
    from: "the choice",
    basis: "Art. 7 (1) GDPR, §§ 195, 199 BGB",
    deletedBy: "sweep-consents",
  },
  paymentEvents: {
    amount: 90,
    unit: "days",
    what: "Events of the payment provider",
    from: "their arrival",
    basis: minimization,
    deletedBy: "reconcile-billing",
  },
  contracts: {
    amount: 10,
    unit: "years",
    isFromYearEnd: true,
    what: "Subscriptions, invoices, orders, contracts on processing, answers to changed terms",
    from: "the invoice or order; the end of the contract",
    basis: "§ 147 AO, § 257 HGB, § 199 (3) BGB",
    deletedBy: "sweep-kept-records",
  },
  correspondence: {
    amount: 6,
    unit: "years",
    isFromYearEnd: true,
    what: "Business letters: mails about contracts",
    from: "sending",
    basis: "§ 257 (1) no. 3, (4), (5) HGB, § 147 (1) no. 3, (3), (4) AO",
    deletedBy: "sweep-kept-records",
  },
  deletionLog: {
    amount: 60,
    unit: "days",
    what: "Ids of deleted agencies and accounts, with the moment",
    from: "the deletion",
    basis: "Art. 17 GDPR: repeated after a restore, longer than any backup lives",
    deletedBy: "copy-deletions",
  },
} as const satisfies Readonly<Record<string, RetentionClass>>;

export type RetentionClassName = keyof typeof retentionClasses;
