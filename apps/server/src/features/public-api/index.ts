export { answerCall } from "./answer-call.ts";
export { countCall } from "./let-key-in.ts";
export { registerPublicApi, sayingHow } from "./public-api.routes.ts";
export type { PublicApiParts } from "./public-api.routes.ts";
