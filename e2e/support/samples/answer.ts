/** What an endpoint answers, before the client has read it. */
export type Answer<Called extends { response: { _zod: { input: unknown } } }> =
  Called["response"]["_zod"]["input"];
