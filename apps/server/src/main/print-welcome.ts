import path from "node:path";
import type { Config } from "../platform/settings/config.ts";

const sourceNames = {
  doe: "Datenservice Öffentlicher Einkauf",
  ted: "TED",
  standin: "Musterdaten (erfunden)",
} as const;

export interface Greeting {
  readonly address: string;
  readonly config: Config;
  readonly dataDir?: string | undefined;
  readonly mailboxUrl?: string | undefined;
  readonly bankUrl?: string | undefined;
  readonly websiteUrl?: string | undefined;
  /** Nothing real is in it yet, so looking around harms nobody. */
  readonly offersDemo?: boolean;
}

/** What a person at the terminal needs: where to look, what is read, where it lies, how to end. */
export function printWelcome({
  address,
  config,
  dataDir,
  mailboxUrl,
  bankUrl,
  websiteUrl,
  offersDemo,
}: Greeting): void {
  const sources = config.NOTICE_SOURCE.map((source) => sourceNames[source]).join(", ");
  const lines = [
    ["Adresse", address],
    ["API", `${address}/api/docs`],
    ["Quelle", sources],
    [
      "Daten",
      dataDir ? `${path.relative(process.cwd(), dataDir)}/` : "PostgreSQL aus DATABASE_URL",
    ],
  ];
  if (mailboxUrl !== undefined) lines.push(["Postfach", mailboxUrl]);
  if (bankUrl !== undefined) lines.push(["Bank", `${bankUrl} (Testmodus, kein echtes Geld)`]);
  if (websiteUrl !== undefined) lines.push(["Website", `${websiteUrl} (erfundene Agentur)`]);
  if (offersDemo) lines.push(["Demo", "npm run demo (Agentur mit gefülltem Profil)"]);
  const facts = lines.map(([name, value]) => `  ${`${name}:`.padEnd(9)} ${value}`).join("\n");
  console.log(`\nTenderChances läuft.\n\n${facts}\n\n  Beenden mit Strg+C\n`);
}
