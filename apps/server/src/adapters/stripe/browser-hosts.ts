import type { BrowserHosts } from "../../ports/payments.ts";
import type { StripeOptions } from "./stripe-connection.ts";

const stripeHosts: BrowserHosts = {
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  frames: [
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    "https://hooks.stripe.com",
    "https://m.stripe.network",
  ],
  connections: ["https://api.stripe.com"],
};

export function browserHosts({ standin }: StripeOptions): BrowserHosts {
  if (!standin) return stripeHosts;
  const scriptOrigins = [new URL(standin.scriptUrl).origin];
  return { scripts: scriptOrigins, frames: scriptOrigins, connections: scriptOrigins };
}
