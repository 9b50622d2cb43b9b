import type { OutboundFailure } from "../../ports/outbound.ts";

/** Ends a call within this folder; outside it is a result. */
export class OutboundError extends Error {
  readonly reason: OutboundFailure;

  constructor(reason: OutboundFailure, options?: ErrorOptions) {
    super(reason, options);
    this.name = "OutboundError";
    this.reason = reason;
  }
}
