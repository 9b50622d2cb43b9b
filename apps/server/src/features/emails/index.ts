export { getEmailSettings, listEmailSettings } from "./settings/email-setting.store.ts";
export type { EmailRecipient } from "./settings/email-setting.store.ts";
export {
  hasMailRoom,
  noteQuietDay,
  queueMail,
  unsubscribePlaceholder,
} from "./outbox/queue-mail.ts";
export type { NewMail } from "./outbox/queue-mail.ts";
