import Stripe from "stripe";

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** VAT is computed by the provider; without it invoices show none. */
  readonly hasAutomaticTax: boolean;
  /** Where a stand-in listens, instead of Stripe itself. */
  readonly standin?: {
    readonly scriptUrl: string;
    readonly connection: {
      readonly host: string;
      readonly port: number;
      readonly protocol: "http";
    };
  };
  readonly timeoutMs?: number;
  /** Tries after the first, with the same key */
  readonly retries?: number;
}

export function connect({ secretKey, standin, timeoutMs, retries }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    ...standin?.connection,
    apiVersion: "2026-10-28.endive",
    telemetry: false,
    timeout: timeoutMs ?? 20_000,
    maxNetworkRetries: retries ?? 2,
  });
}

/** Whole seconds, as Stripe counts. */
export const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
export const dateOf = (seconds: number) => new Date(seconds * 1000);

/** The id of something that may have come as a whole. */
export function idOf(thing: string | { readonly id: string }): string {
  return typeof thing === "string" ? thing : thing.id;
}

/** The whole of something that was asked for as such. */
export function wholeOf<Whole extends object>(thing: string | Whole | null | undefined) {
  return typeof thing === "object" && thing !== null ? thing : undefined;
}
