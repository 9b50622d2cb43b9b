/** Why nothing came back. `forbidden`: an address that no visitor may make the server call. */
export type OutboundFailure =
  | "not_https"
  | "forbidden"
  | "unreachable"
  | "too_slow"
  | "too_large"
  | "too_many_redirects";

export interface OutboundLimits {
  /** Of the body, packed and unpacked alike */
  readonly maxBytes: number;
  /** From the first lookup of a name to the last byte of the last hop */
  readonly timeoutMs: number;
  readonly maxRedirects: number;
}

/** Sent instead of asking for something: a POST */
export interface OutboundMessage {
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface OutboundRequest {
  readonly limits: OutboundLimits;
  readonly signal: AbortSignal;
  /** What is wanted: pages of the web, or a file of any type */
  readonly wants?: "page" | "file";
  /** A message goes to its address alone: no redirect is followed, whatever the limits say. */
  readonly send?: OutboundMessage;
}

export type OutboundResult =
  | {
      readonly kind: "answer";
      /** Of the last hop */
      readonly url: string;
      readonly status: number;
      readonly contentType: string;
      /** The header that may name a file; "" without one */
      readonly disposition: string;
      readonly body: Uint8Array;
    }
  | { readonly kind: "failed"; readonly reason: OutboundFailure };

/** Reads public addresses of the web that somebody typed in, or sends a message there. Throws only the signal's reason. */
export interface Outbound {
  /** What robots.txt calls us. */
  readonly robotName: string;
  fetch(address: string, request: OutboundRequest): Promise<OutboundResult>;
}
