import { createHmac, timingSafeEqual } from "node:crypto";
import type { MailReports } from "../../ports/mail-reports.ts";

const toleranceSeconds = 300;

const macOf = (secret: string, seconds: string, report: Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(report).digest();

/** What the sender of a report puts into its header; docs/runbooks/deploy.md shows the same for a shell. */
export function signReport(secret: string, report: Uint8Array, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${macOf(secret, seconds, report).toString("hex")}`;
}

/** Signatures name their second and hold for five minutes; the same report within them changes nothing again. */
export function createReportSeal(secret: string): MailReports {
  return {
    isGenuine(report, signature, now) {
      const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "") ?? [];
      if (seconds === undefined || hex === undefined) return false;
      const isRecent = Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds;
      return timingSafeEqual(macOf(secret, seconds, report), Buffer.from(hex, "hex")) && isRecent;
    },
  };
}
