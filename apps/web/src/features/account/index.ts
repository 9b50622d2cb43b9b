export { explainInOneSentence } from "./explain";
export { isEmail, valueOf } from "./field-problems";
export { Guard } from "./sign-in/guard";
export { auditWords } from "./security/audit-words";
export { supportEmail, supportHref } from "./registration/support-link";
export { useCountdown } from "./use-countdown";
export { useSubmission } from "./use-submission";
