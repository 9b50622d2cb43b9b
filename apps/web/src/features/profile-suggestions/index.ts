export { SuggestionsPanel } from "./suggestions-panel";
export { useSuggestions } from "./queries";
export { settledWords } from "./words";
