export { runErrorWords } from "./run-error-words";
export { useLoadSamples, useSources } from "./queries";
