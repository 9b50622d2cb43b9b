import { statfs } from "node:fs/promises";
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
import { createReportSeal } from "../../platform/mail/report-seal.ts";
import { createGateSecret } from "../../platform/gates/gate-secret.ts";
import type { Gates } from "../../ports/gates.ts";
import type { Ports } from "../../ports/ports.ts";
import { plugLanguageModel } from "./language-model.ts";
import { noMailer, plugMailer } from "./mailer.ts";
import type { PluggedMailer } from "./mailer.ts";
import { plugObjects } from "./objects.ts";
import { plugOutbound } from "./outbound.ts";
import type { PluggedOutbound } from "./outbound.ts";
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
async function plugStandins(
  config: Config,
  documentsOrigin: string | undefined,
): Promise<{ ports: Sources; stop(): Promise<void> }> {
  const { startNoticeStandins } = await import("@tc/standins");
  const day = today();
  const standins = await startNoticeStandins({
    seed: sampleSeed(day),
    today: day,
    currentDay: today,
    documentsOrigin,
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
  const samples = createSamples(documentsOrigin);
  return { ports: { noticeSources, samples }, stop: () => standins.stop() };
}

/** A set-up that talks to test servers alone shall not go to the internet for its labels. */
function codeListUrls({ CODELIST_URLS, NODE_ENV, DOE_BASE_URL }: Config): readonly string[] {
  const isPublic = NODE_ENV !== "test" && DOE_BASE_URL === publicBaseUrls.doe;
  return CODELIST_URLS ?? (isPublic ? officialCodeListUrls : []);
}

/** `documentsOrigin`: where generated notices say that their documents lie */
async function plugSources(
  config: Config,
  documentsOrigin: string | undefined,
): Promise<{ ports: Sources; stop(): Promise<void> }> {
  const isProduction = config.NODE_ENV === "production";
  if (config.NOTICE_SOURCE.includes("standin") && !isProduction) {
    return plugStandins(config, documentsOrigin);
  }
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
  const samples = isProduction ? undefined : createSamples(documentsOrigin);
  return {
    ports: { noticeSources, codeLists, ...(samples && { samples }) },
    stop: async () => undefined,
  };
}

function plugGates({ APP_PASSWORD, ADMIN_PASSWORD }: Config): Gates {
  return {
    ...(APP_PASSWORD !== undefined && { application: createGateSecret(APP_PASSWORD) }),
    ...(ADMIN_PASSWORD !== undefined && { admin: createGateSecret(ADMIN_PASSWORD) }),
  };
}

/** The stand-in of this process; a command beside the product names the product's. */
function websiteOf(
  { WEBSITE_STANDIN_PORT: port }: Config,
  opened: PluggedOutbound | undefined,
): string | undefined {
  if (opened) return opened.websiteUrl;
  return port === 0 ? undefined : `http://127.0.0.1:${port}`;
}

/** Free is what a user may still write, without the share that is kept for the system. */
async function lookAtDisk(folder: string) {
  const { bsize, bavail, blocks } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

const withoutMails: PluggedMailer = { mailer: noMailer, stop: async () => undefined };

/** Plugs the adapters that the settings ask for into the ports; a process without jobs sends no mails. */
export async function plugPorts(
  config: Config,
  { doesJobs = true, servesWeb = true } = {},
): Promise<PluggedPorts> {
  // Generated notices name it as the place of their documents.
  const opening = doesJobs ? plugOutbound(config) : undefined;
  const [sources, keyRing, objects, { payments, bankUrl, stop: stopPayments }, website, model] =
    await Promise.all([
      (async () => plugSources(config, websiteOf(config, await opening)))(),
      plugKeyRing(config),
      plugObjects(config),
      plugPayments(config, { servesWeb }),
      opening,
      plugLanguageModel(config),
    ]);
  const mail = doesJobs ? plugMailer(config) : withoutMails;
  return {
    ports: {
      ...sources.ports,
      mailer: mail.mailer,
      ...(config.MAIL_REPORT_SECRET !== undefined && {
        mailReports: createReportSeal(config.MAIL_REPORT_SECRET),
      }),
      gates: plugGates(config),
      disk: () => lookAtDisk(config.DATA_DIR),
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
