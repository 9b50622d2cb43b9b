import { randomBytes } from "node:crypto";
import path from "node:path";
import type { StripeStandin } from "@tc/standins";
import type { Config } from "../../platform/settings/config.ts";
import { paymentKeysOf } from "../../platform/settings/payment-settings.ts";
import type { Payments } from "../../ports/payments.ts";

export interface PluggedPayments {
  /** Absent: nothing can be bought. */
  readonly payments?: Payments;
  /** Where a person plays the bank and moves the clock of the stand-in. */
  readonly bankUrl?: string;
  stop(): Promise<void>;
}

const stop = async () => undefined;

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Where the stand-in finds the API, which listens when it has something to tell. */
function webhookUrl({ HOST, PORT }: Config): string {
  const isAny = HOST === "0.0.0.0" || HOST === "::";
  const host = isAny ? "localhost" : HOST.includes(":") ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}/api/webhooks/stripe`;
}

async function startStandin(config: Config, webhookSecret: string): Promise<StripeStandin> {
  const { startStripeStandin } = await import("@tc/standins");
  const start = (port: number) =>
    startStripeStandin({
      port,
      file: path.join(config.DATA_DIR, "stripe-standin.json"),
      webhook: { url: webhookUrl(config), secrets: [webhookSecret] },
    });
  try {
    return await start(config.STRIPE_STANDIN_PORT);
  } catch (error) {
    // Several products on one machine shall not fail for it.
    if (config.STRIPE_STANDIN_PORT === 0 || !isTaken(error)) throw error;
    return start(0);
  }
}

async function plugStandin(config: Config): Promise<PluggedPayments> {
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  const [standin, { createStripePayments }] = await Promise.all([
    startStandin(config, webhookSecret),
    import("../../adapters/stripe/create-stripe-payments.ts"),
  ]);
  const { secretKey, publishableKey } = standin;
  const keys = { secretKey, publishableKey, webhookSecret };
  return {
    payments: createStripePayments({ ...keys, hasAutomaticTax: true, standin }),
    bankUrl: standin.url,
    stop: () => standin.stop(),
  };
}

/** A worker of its own asks the stand-in that the API's process has opened. */
async function plugOthersStandin({ STRIPE_STANDIN_PORT: port }: Config): Promise<PluggedPayments> {
  if (port === 0) return { stop };
  const { createStripePayments } = await import("../../adapters/stripe/create-stripe-payments.ts");
  const payments = createStripePayments({
    secretKey: "sk_test_standin",
    publishableKey: "pk_test_standin",
    webhookSecret: "whsec_of_the_api_alone",
    hasAutomaticTax: true,
    standin: {
      scriptUrl: `http://127.0.0.1:${port}/stripe.js`,
      connection: { host: "127.0.0.1", port, protocol: "http" },
    },
  });
  return { payments, stop };
}

/** Stripe where its keys are set; else, and never in production, its stand-in on this machine. */
export async function plugPayments(
  config: Config,
  { servesWeb }: { readonly servesWeb: boolean },
): Promise<PluggedPayments> {
  const keys = paymentKeysOf(config);
  if (keys) {
    const { createStripePayments } =
      await import("../../adapters/stripe/create-stripe-payments.ts");
    const hasAutomaticTax = config.STRIPE_AUTOMATIC_TAX;
    return { payments: createStripePayments({ ...keys, hasAutomaticTax }), stop };
  }
  if (config.NODE_ENV === "production") return { stop };
  return servesWeb ? plugStandin(config) : plugOthersStandin(config);
}
