export { DocumentCount } from "./document-count";
