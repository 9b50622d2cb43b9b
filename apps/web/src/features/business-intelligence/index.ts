export { readChoice, spans, withChoice } from "./bi-choice";
export { levels, regions, sectors } from "./bi-filters";
