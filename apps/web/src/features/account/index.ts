export { explainInOneSentence } from "./explain";
export { isEmail, valueOf } from "./field-problems";
export { Guard } from "./guard";
export { supportEmail, supportHref } from "./support-link";
export { useCountdown } from "./use-countdown";
export { useSubmission } from "./use-submission";
