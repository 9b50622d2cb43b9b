export { mailReasonWords, stopWords } from "./words";
