import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTemplateDataDir } from "../../../apps/server/src/testing/database/template-data-dir.ts";

const root = join(import.meta.dirname, "../../..");

export interface RealStack {
  readonly origin: string;
  /** Where the mails it sends arrive */
  readonly mailboxUrl: string;
  /** The invented agency's website */
  readonly websiteUrl: string;
  /** For commands on the same database */
  readonly dataDir: string;
}

export interface RunningStack extends RealStack {
  /** Ends the process as a power failure would, and starts another on the same data; it has other addresses. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** For journeys among tenders: the stand-ins publish generated notices, and the product reads them for a minute. */
export const withNotices = { STANDIN_DIR: "" };

/**
 * The product as `npm start` runs it: own PostgreSQL (migrated already), API, worker and web, over the notice stand-ins.
 * These publish nothing, unless asked for.
 */
export async function startRealStack(env: Record<string, string> = {}): Promise<RunningStack> {
  const dataDir = mkdtempSync(join(tmpdir(), "tc-journey-"));
  const databaseFolder = await copyTemplateDataDir(join(dataDir, "postgres"));
  let product = launch(dataDir, env);
  let addresses = await product.addresses;
  return {
    dataDir,
    get origin() {
      return addresses.origin;
    },
    get mailboxUrl() {
      return addresses.mailboxUrl;
    },
    get websiteUrl() {
      return addresses.websiteUrl;
    },
    async crash() {
      await product.end("SIGKILL");
      product = launch(dataDir, env);
      addresses = await product.addresses;
    },
    async stop() {
      await product.end("SIGTERM");
      for (const folder of [databaseFolder, dataDir])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Addresses = Pick<RealStack, "origin" | "mailboxUrl" | "websiteUrl">;

function launch(dataDir: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ["apps/server/src/main-all.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      NOTICE_SOURCE: "standin",
      STANDIN_DIR: join(dataDir, "nothing-published"),
      SMTP_URL: "",
      MAILBOX_PORT: "0",
      STRIPE_STANDIN_PORT: "0",
      WEBSITE_STANDIN_PORT: "0",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test run that is cut short must not leave a server behind.
  process.once("exit", () => child.kill("SIGTERM"));
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  return {
    addresses: addressesOf(child, ended),
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await ended;
    },
  };
}

/** What it prints once it listens. */
function addressesOf(child: ChildProcess, ended: Promise<void>): Promise<Addresses> {
  let output = "";
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const origin = /Adresse: +(\S+)/.exec(output)?.[1];
        const mailboxUrl = /Postfach: +(\S+)/.exec(output)?.[1];
        const websiteUrl = /Website: +(\S+)/.exec(output)?.[1];
        if (origin !== undefined && mailboxUrl !== undefined && websiteUrl !== undefined) {
          resolve({ origin, mailboxUrl, websiteUrl });
        }
      });
    }
    void ended.then(() => reject(new Error(`the server ended before it listened:\n${output}`)));
  });
}
