import { createPrivateKey } from "node:crypto";
import { z } from "zod";

/** How mails leave, how they are signed, and how reports about them are known to be genuine. */
export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(200).default("TenderChances <hallo@tenderchances.example>"),
  DKIM_DOMAIN: z
    .string()
    .regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/, "ein Name wie tenderchances.example")
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, "ein Name wie mail2026")
    .optional(),
  DKIM_PRIVATE_KEY: z.string().max(10_000).optional(),
  MAIL_REPORT_SECRET: z.string().min(32).max(500).optional(),
};

interface MailSettings {
  readonly DKIM_DOMAIN?: string | undefined;
  readonly DKIM_SELECTOR?: string | undefined;
  readonly DKIM_PRIVATE_KEY?: string | undefined;
}

/** Undefined: mails leave unsigned, and the provider may sign them. */
export function dkimKeyOf(settings: MailSettings) {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = settings;
  if (domain === undefined || selector === undefined || key === undefined) return undefined;
  return { domain, selector, privateKey: pemOf(key) };
}

/** Files of settings hold one line a value: line ends of the key may be written as \n. */
const pemOf = (key: string) => key.replaceAll("\\n", "\n").trim();

export function mailProblems(settings: MailSettings): string[] {
  const names = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY"] as const;
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return [];
  if (missing.length > 0) {
    return missing.map((name) => `${name}: nötig, wenn eine der drei Angaben zu DKIM gesetzt ist`);
  }
  try {
    const { asymmetricKeyType } = createPrivateKey(pemOf(settings.DKIM_PRIVATE_KEY ?? ""));
    if (asymmetricKeyType === "rsa") return [];
  } catch {
    // Said below; the error could quote the key.
  }
  return ["DKIM_PRIVATE_KEY: ein privater RSA-Schlüssel im PEM-Format"];
}
