import type { Config } from "../settings/config.ts";
import { consentServicesOf } from "../settings/consent-services.ts";
import type { Site } from "../context.ts";
import { operatorOf } from "../settings/operator-settings.ts";
import { paymentKeysOf } from "../settings/payment-settings.ts";

/** How visitors reach this installation: what links in mails begin with, and whether cookies must be secure. */
export function siteOf(config: Config): Site {
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, "");
  return {
    publicUrl,
    isHttps: publicUrl.startsWith("https:"),
    isProduction: config.NODE_ENV === "production",
    operator: operatorOf(config),
    // Outside production a stand-in takes the place of the provider.
    isBookable: paymentKeysOf(config) !== undefined || config.NODE_ENV !== "production",
    services: consentServicesOf(config),
  };
}
