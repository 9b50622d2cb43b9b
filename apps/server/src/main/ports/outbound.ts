import type { Config } from "../../platform/settings/config.ts";
import { createOutbound } from "../../platform/outbound/create-outbound.ts";
import type { Outbound } from "../../ports/outbound.ts";
import { answerForSamples } from "./sample-buyer.ts";

export interface PluggedOutbound {
  readonly outbound: Outbound;
  /** Where the invented agency's website and the documents of generated notices are. */
  readonly websiteUrl?: string;
  stop(): Promise<void>;
}

/** The one way out; never in production it also reads a stand-in on this machine: an agency's website and a buyer's documents. */
export async function plugOutbound(config: Config): Promise<PluggedOutbound> {
  const { CONTACT: contact, OUTBOUND_TEST_ORIGINS: testOrigins = [] } = config;
  if (config.NODE_ENV === "production") {
    return { outbound: createOutbound({ contact }), stop: async () => undefined };
  }
  const { startWebsiteStandin } = await import("@tc/standins");
  const standin = await startWebsiteStandin({
    port: config.WEBSITE_STANDIN_PORT,
    answerBuyer: answerForSamples,
  });
  const origins = [...testOrigins, standin.url];
  return {
    outbound: createOutbound({ contact, testOrigins: origins }),
    websiteUrl: standin.url,
    stop: () => standin.stop(),
  };
}
