import type { IncomingHttpHeaders } from "node:http";

/** What a request brings along that tells who asks. */
export interface Client {
  /** As Node reads them: names in lower case */
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** From the trusted hop only */
  readonly ip: string;
}
