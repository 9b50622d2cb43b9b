import { provideSessionSecret } from "./session-secret.ts";
import type { Process } from "./process.ts";
import { listSampleOperatorSettings } from "../platform/operator-settings.ts";
import { siteOf } from "../platform/site.ts";
import type { Site } from "../platform/context.ts";

/** Who runs this installation and the secret it signs with; warns where production still shows the sample operator. */
export async function openSite({ config, log }: Process): Promise<{ site: Site; secret: string }> {
  const site = siteOf(config);
  const samples = listSampleOperatorSettings(config);
  if (site.isProduction && samples.length > 0) {
    log.warn({ settings: samples }, "legal pages and mails show a fictitious operator");
  }
  return { site, secret: await provideSessionSecret(config) };
}
