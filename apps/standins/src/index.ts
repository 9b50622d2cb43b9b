export { addDays } from "./notices/days.ts";
export { readDocumentsPath } from "./notices/documents-address.ts";
export { generateProcedure, generateProcedures } from "./notices/generate-procedures.ts";
export type {
  GeneratedNotice,
  GeneratedProcedure,
  GenerateOptions,
} from "./notices/generate-procedures.ts";
export { createRandom } from "./notices/random.ts";
export type { Random } from "./notices/random.ts";
export { generateTenderText } from "./notices/tender-text.ts";
export type { GeneratedText } from "./notices/tender-text.ts";
export type { Fault, FaultTarget } from "./faults.ts";
export { startLanguageModelStandin } from "./language-model/start-language-model-standin.ts";
export type {
  LanguageModelStandin,
  ModelCall,
  ModelMishap,
} from "./language-model/start-language-model-standin.ts";
export type { MailFault } from "./mailbox/mail-faults.ts";
export type { ReceivedMail } from "./mailbox/received-mail.ts";
export { startMailbox } from "./mailbox/start-mailbox.ts";
export type { Mailbox } from "./mailbox/start-mailbox.ts";
export { startObjectStandin } from "./objects/start-object-standin.ts";
export type { ObjectStandin } from "./objects/start-object-standin.ts";
export { startNoticeStandins } from "./start-notice-standins.ts";
export type { NoticeStandins, StandinRequest } from "./start-notice-standins.ts";
export type { ApiFault, FaultFilter } from "./stripe/api/api-faults.ts";
export type { SeededPrice } from "./stripe/objects/catalogue.ts";
export type { PayerMeans, PayerResult } from "./stripe/payments/payer.ts";
export type { ApiRequest } from "./stripe/api/serve-api.ts";
export { startStripeStandin } from "./stripe/start-stripe-standin.ts";
export type { StripeStandin, StripeStandinOptions } from "./stripe/start-stripe-standin.ts";
export type { WebhookDelivery, WebhookMishap, WebhookTarget } from "./stripe/webhooks/webhooks.ts";
export type { BuyerAnswer } from "./website/buyer-documents.ts";
export { startWebsiteStandin } from "./website/start-website-standin.ts";
export type { WebsiteStandin } from "./website/start-website-standin.ts";
