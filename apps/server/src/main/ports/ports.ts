import {
  createCodeListSource,
  officialCodeListUrls,
} from "../../adapters/code-lists/fetch-code-list.ts";
import { ProcessReader } from "../../adapters/documents/process/process-reader.ts";
import {
  createNoticeSources,
  publicBaseUrls,
} from "../../adapters/notice-sources/create-notice-sources.ts";
import type { Config } from "../../platform/settings/config.ts";
import { createGateSecret } from "../../platform/gates/gate-secret.ts";
import type { Gates } from "../../ports/gates.ts";
import type { Ports } from "../../ports/ports.ts";
import { plugLanguageModel } from "./language-model.ts";
import { noMailer, plugMailer } from "./mailer.ts";
import type { PluggedMailer } from "./mailer.ts";
import { plugObjects } from "./objects.ts";
import { plugOutbound } from "./outbound.ts";
import { plugPayments } from "./payments.ts";
import { plugKeyRing } from "../session-secret.ts";
import { createSampleDocuments, createSamples, sampleSeed } from "./samples.ts";

export interface PluggedPorts {
  readonly ports: Ports;
  /** Where a person reads the mails that went nowhere else. */
  openMailbox?(): Promise<string | undefined>;
  /** Where a person plays the bank; absent where payments are real. */
  readonly bankUrl?: string;
  /** The invented agency's website; absent in production. */
  readonly websiteUrl?: string;
  stop(): Promise<void>;
}

type Sources = Pick<Ports, "noticeSources" | "codeLists" | "samples">;

/** Generated procedures live for half a year; their source costs nothing. */
const sampleDaysBack = 200;

const today = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date());

/** Reads generated notices through the real adapters from the publishers' stand-ins on loopback. */
async function plugStandins(config: Config): Promise<{ ports: Sources; stop(): Promise<void> }> {
  const { startNoticeStandins } = await import("@tc/standins");
  const day = today();
  const standins = await startNoticeStandins({
    seed: sampleSeed(day),
    today: day,
    currentDay: today,
    ...(config.STANDIN_DIR && { folder: config.STANDIN_DIR }),
  });
  const noticeSources = createNoticeSources(["doe", "ted"], {
    doeBaseUrl: standins.doeUrl,
    tedBaseUrl: standins.tedUrl,
    contact: config.CONTACT,
    daysBack: sampleDaysBack,
    sample: true,
    // No publisher is there to be polite to.
    client: { limit: { count: 1_000_000, windowMs: 1_000 } },
  });
  return { ports: { noticeSources, samples: createSamples() }, stop: () => standins.stop() };
}

/** A set-up that talks to test servers alone shall not go to the internet for its labels. */
function codeListUrls({ CODELIST_URLS, NODE_ENV, DOE_BASE_URL }: Config): readonly string[] {
  const isPublic = NODE_ENV !== "test" && DOE_BASE_URL === publicBaseUrls.doe;
  return CODELIST_URLS ?? (isPublic ? officialCodeListUrls : []);
}

async function plugSources(config: Config): Promise<{ ports: Sources; stop(): Promise<void> }> {
  const isProduction = config.NODE_ENV === "production";
  if (config.NOTICE_SOURCE.includes("standin") && !isProduction) return plugStandins(config);
  const noticeSources = createNoticeSources(
    config.NOTICE_SOURCE.filter((id) => id !== "standin"),
    {
      doeBaseUrl: config.DOE_BASE_URL,
      tedBaseUrl: config.TED_BASE_URL,
      tedWebUrl: config.TED_WEB_URL,
      contact: config.CONTACT,
      daysBack: config.SCREENING_DAYS_BACK,
    },
  );
  const codeLists = createCodeListSource({ urls: codeListUrls(config), contact: config.CONTACT });
  const ports = { noticeSources, codeLists, ...(!isProduction && { samples: createSamples() }) };
  return { ports, stop: async () => undefined };
}

function plugGates({ APP_PASSWORD, ADMIN_PASSWORD }: Config): Gates {
  return {
    ...(APP_PASSWORD !== undefined && { application: createGateSecret(APP_PASSWORD) }),
    ...(ADMIN_PASSWORD !== undefined && { admin: createGateSecret(ADMIN_PASSWORD) }),
  };
}

const withoutMails: PluggedMailer = { mailer: noMailer, stop: async () => undefined };

/** Plugs the adapters that the settings ask for into the ports; a process without jobs sends no mails. */
export async function plugPorts(
  config: Config,
  { doesJobs = true, servesWeb = true } = {},
): Promise<PluggedPorts> {
  const [sources, keyRing, objects, { payments, bankUrl, stop: stopPayments }, website, model] =
    await Promise.all([
      plugSources(config),
      plugKeyRing(config),
      plugObjects(config),
      plugPayments(config, { servesWeb }),
      doesJobs ? plugOutbound(config) : undefined,
      plugLanguageModel(config),
    ]);
  const mail = doesJobs ? plugMailer(config) : withoutMails;
  return {
    ports: {
      ...sources.ports,
      mailer: mail.mailer,
      gates: plugGates(config),
      keyRing,
      objects,
      documents: new ProcessReader(),
      ...(config.NODE_ENV !== "production" && { sampleDocuments: createSampleDocuments() }),
      ...(model.languageModel && { languageModel: model.languageModel }),
      ...(payments && { payments }),
      ...(website && { outbound: website.outbound }),
    },
    ...(bankUrl !== undefined && { bankUrl }),
    ...(website?.websiteUrl !== undefined && { websiteUrl: website.websiteUrl }),
    ...(mail.openMailbox && { openMailbox: mail.openMailbox }),
    stop: async () => {
      await Promise.all([
        sources.stop(),
        mail.stop(),
        stopPayments(),
        website?.stop(),
        model.stop(),
      ]);
    },
  };
}
