import type { Process } from "../processes/process.ts";
import { listSampleOperatorSettings } from "../../platform/settings/operator-settings.ts";
import { siteOf } from "../../platform/web/site.ts";
import type { Site } from "../../platform/context.ts";

/** Who runs this installation; warns where production still shows the sample operator. */
export function openSite({ config, log }: Process): Site {
  const site = siteOf(config);
  const samples = listSampleOperatorSettings(config);
  if (site.isProduction && samples.length > 0) {
    log.warn({ settings: samples }, "legal pages and mails show a fictitious operator");
  }
  return site;
}
