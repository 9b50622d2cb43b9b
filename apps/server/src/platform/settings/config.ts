import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { consentSettings } from "./consent-services.ts";
import { languageModelProblems, languageModelSettings } from "./language-model-settings.ts";
import { operatorSettings, storageProblems, storageSettings } from "./operator-settings.ts";
import { objectProblems, objectSettings } from "./object-settings.ts";
import { paymentProblems, paymentSettings } from "./payment-settings.ts";
import { mailProblems, mailSettings } from "./mail-settings.ts";
import { isLoopbackOrigin } from "../outbound/network.ts";
import { isSecureAddress } from "../http/secure-address.ts";

const projectRoot = path.resolve(import.meta.dirname, "../../../../..");

const port = z.coerce.number().int().min(0).max(65_535);
const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

/** Every setting of the product; each has its line in .env.example. */
const settings = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().default(".data"),
  NOTICE_SOURCE: list(z.enum(["doe", "ted", "standin"])).default(["doe"]),
  DOE_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://oeffentlichevergabe.de"),
  TED_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.ted.europa.eu"),
  TED_WEB_URL: z.url({ protocol: /^https?$/ }).default("https://ted.europa.eu"),
  STANDIN_DIR: z.string().optional(),
  SCREENING_DAYS_BACK: z.coerce.number().int().min(0).max(3650).default(30),
  CONTACT: z.string().max(200).default("https://tenderchances.example/kontakt"),
  CODELIST_URLS: list(z.url({ protocol: /^https?$/ })).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  READING_FACTOR: z.coerce.number().min(0.1).max(1_000_000).default(1),
  SESSION_SECRET: z.string().min(32).max(500).optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(32).max(500).optional(),
  ...mailSettings,
  MAILBOX_PORT: port.default(3025),
  WEBSITE_STANDIN_PORT: port.default(3029),
  OUTBOUND_TEST_ORIGINS: list(
    z.string().refine(isLoopbackOrigin, "nur diese Maschine, zum Beispiel http://localhost:3029"),
  ).optional(),
  APP_PASSWORD: z.string().min(8).max(200).optional(),
  // At least 64 bits: twelve characters that were not thought up.
  ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
  ...paymentSettings,
  ...objectSettings,
  ...languageModelSettings,
  ...consentSettings,
  ...operatorSettings,
  ...storageSettings,
});
type Settings = z.output<typeof settings>;

export interface Config extends Omit<Settings, "DATA_DIR" | "LOG_LEVEL"> {
  readonly DATA_DIR: string;
  readonly LOG_LEVEL: NonNullable<Settings["LOG_LEVEL"]>;
}

export const settingNames: readonly string[] = Object.keys(settings.shape);

/** A setting is wrong. The message is German, names the setting and never holds its value. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Falsche Einstellung (siehe .env.example):\n${problems.map((p) => `  ${p}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

const { localeError } = z.locales.de();

/** Throws ConfigError. An empty value counts as not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(filled, { error: localeError });
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`));
  }
  const { NODE_ENV, DATABASE_URL, NOTICE_SOURCE, DATA_DIR, SESSION_SECRET, SMTP_URL, PUBLIC_URL } =
    parsed.data;
  const { OUTBOUND_TEST_ORIGINS } = parsed.data;
  const isProduction = NODE_ENV === "production";
  const problems = [
    isProduction && !DATABASE_URL && "DATABASE_URL: im Produktivbetrieb nötig",
    isProduction && !SESSION_SECRET && "SESSION_SECRET: im Produktivbetrieb nötig",
    isProduction && !SMTP_URL && "SMTP_URL: im Produktivbetrieb nötig",
    isProduction &&
      !isSecureAddress(PUBLIC_URL) &&
      "PUBLIC_URL: im Produktivbetrieb nötig und mit https, sonst reisen Sitzungen ungeschützt",
    PUBLIC_URL !== undefined &&
      !isBareOrigin(PUBLIC_URL) &&
      "PUBLIC_URL: nur Schema, Name und Port, zum Beispiel https://tenderchances.example",
    isProduction &&
      NOTICE_SOURCE.includes("standin") &&
      "NOTICE_SOURCE: „standin“ liefert erfundene Bekanntmachungen und ist im Produktivbetrieb gesperrt",
    NOTICE_SOURCE.includes("standin") &&
      NOTICE_SOURCE.length > 1 &&
      "NOTICE_SOURCE: „standin“ geht nur allein, denn Musterdaten und echte Daten mischen sich nie",
    isProduction &&
      OUTBOUND_TEST_ORIGINS !== undefined &&
      "OUTBOUND_TEST_ORIGINS: öffnet diese Maschine für fremde Adressen und ist im Produktivbetrieb gesperrt",
    ...mailProblems(parsed.data),
    ...paymentProblems(parsed.data),
    ...objectProblems(parsed.data),
    ...storageProblems(parsed.data),
    ...languageModelProblems(parsed.data),
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...parsed.data,
    DATA_DIR: path.resolve(projectRoot, DATA_DIR),
    // A person at a terminal wants the address, not a line per request.
    LOG_LEVEL: parsed.data.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
  };
}

/** Links are made by appending to it, and cookies are meant for its whole host. */
function isBareOrigin(address: string): boolean {
  return new URL(address).origin === address.replace(/\/$/, "");
}

/** The environment, completed by the file .env where it exists. */
export function loadConfig(): Config {
  const file = path.join(projectRoot, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}
