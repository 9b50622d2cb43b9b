export { getEmailSettings, listEmailSettings } from "./settings/email-setting.store.ts";
export type { EmailRecipient } from "./settings/email-setting.store.ts";
export {
  hasMailRoom,
  noteQuietDay,
  queueMail,
  unsubscribePlaceholder,
} from "./outbox/queue-mail.ts";
export type { NewMail } from "./outbox/queue-mail.ts";
export { emailsJobs } from "./emails.jobs.ts";
export { mailPolicy, registerEmails } from "./emails.pages.ts";
export { emailsRoutes } from "./emails.routes.ts";
export { takeMailReport } from "./reports/take-mail-report.ts";
export type { ReportOutcome } from "./reports/take-mail-report.ts";
