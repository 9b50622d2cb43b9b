import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "../../platform/settings/config.ts";
import { operatorSettings } from "../../platform/settings/operator-settings.ts";
import { openSite } from "./open-site.ts";
import type { Process } from "../processes/process.ts";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db.example/tc",
  SESSION_SECRET: "x".repeat(32),
  SMTP_URL: "smtp://mail.example",
  PUBLIC_URL: "https://tenderchances.example",
};

/** The settings that a start of that environment warns about. */
function warnedAbout(env: Record<string, string>): readonly string[] {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  // What it reads of a process.
  openSite({ config: readConfig(env), log } as Process);
  return lines.flatMap((line) => (JSON.parse(line) as { settings: string[] }).settings);
}

test("production warns about every sample that legal pages would show", () => {
  const warned = warnedAbout(production);
  expect(warned).toEqual(Object.keys(operatorSettings));
  for (const name of ["HOSTING_PROVIDER", "HOSTING_COUNTRY", "MAIL_PROVIDER", "MAIL_COUNTRY"]) {
    expect(warned).toContain(`OPERATOR_${name}`);
  }
});

test("what is filled in is no longer warned about, and elsewhere nothing is", () => {
  const settings = {
    OPERATOR_HOSTING_PROVIDER: "Rechenzentrum Nord",
    OPERATOR_MAIL_COUNTRY: "Irland",
  };
  const warned = warnedAbout({ ...production, ...settings });
  expect(warned).toHaveLength(Object.keys(operatorSettings).length - 2);
  expect(warned).not.toContain("OPERATOR_HOSTING_PROVIDER");
  expect(warnedAbout({ SESSION_SECRET: "x".repeat(32) })).toEqual([]);
});
