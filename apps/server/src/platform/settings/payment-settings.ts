import { z } from "zod";

export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .max(500)
    .regex(/^[rs]k_(?:live|test)_\w+$/, "beginnt mit sk_live_, sk_test_, rk_live_ oder rk_test_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .max(500)
    .regex(/^pk_(?:live|test)_\w+$/, "beginnt mit pk_live_ oder pk_test_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .max(500)
    .regex(/^whsec_\w+$/, "beginnt mit whsec_")
    .optional(),
  STRIPE_AUTOMATIC_TAX: z.stringbool().default(false),
  STRIPE_STANDIN_PORT: z.coerce.number().int().min(0).max(65_535).default(3027),
};
type Settings = {
  readonly [Name in keyof typeof paymentSettings]?: z.output<(typeof paymentSettings)[Name]>;
};

export interface PaymentKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** Undefined: nothing can be bought. */
export function paymentKeysOf(settings: Settings): PaymentKeys | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    return undefined;
  }
  return { secretKey, publishableKey, webhookSecret };
}

/** A browser that pays in another mode than the server asks in would only find errors. */
export function paymentProblems(settings: Settings): readonly string[] {
  const keys = paymentKeysOf(settings);
  if (keys) {
    const [ours, browsers] = [keys.secretKey, keys.publishableKey].map((it) => it.slice(3, 7));
    if (ours === browsers) return [];
    return [
      "STRIPE_PUBLISHABLE_KEY: gehört zum anderen Modus (live oder test) als der geheime Schlüssel",
    ];
  }
  const names = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name}: nötig, wenn ein anderer Schlüssel von Stripe gesetzt ist`);
}
