export { readRequest, requestTexts } from "./buyer/read-request";
export { RequestFields } from "./buyer/request-fields";
export { MatchFitLine } from "./match-fit-line";
export { RequestFacts } from "./request-facts";
