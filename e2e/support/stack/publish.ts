import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { addDays, generateProcedure } from "@tc/standins";
import type { NoticePlan, ProcedurePlan } from "../../../apps/standins/src/notices/plan.ts";
import { writeEforms } from "../../../apps/standins/src/notices/write-eforms.ts";
import type { RealStack } from "./real-stack.ts";

const root = join(import.meta.dirname, "../../..");

/** A day in Germany so many days from now */
export function dayIn(days: number): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date());
  return addDays(today, days);
}

/** An open procedure above the thresholds with one lot and no value, as the stand-ins publish it */
export function openProcedure(title: string): ProcedurePlan {
  for (let index = 0; ; index++) {
    const { plan } = generateProcedure({ seed: 14, today: dayIn(0) }, index);
    const [lot, ...others] = plan.lots;
    const hasValue = plan.estimate !== undefined || plan.isFramework;
    if (!lot || others.length > 0 || hasValue || plan.level !== "eu") continue;
    return { ...plan, title, procedureCode: "open", twoStage: false, lots: [{ ...lot, title }] };
  }
}

/** One publication of yesterday, with offers until noon of `deadline` */
export function noticeOf(deadline: string, parts: Partial<NoticePlan> = {}): NoticePlan {
  return {
    stage: "call",
    noticeId: crypto.randomUUID(),
    version: 1,
    publishedOn: dayIn(-1),
    deadline: { on: deadline, time: "12:00" },
    results: [],
    ...parts,
  };
}

/** `npm run ingest` on the stack's database */
export async function publish(
  stack: RealStack,
  procedure: ProcedurePlan,
  notice: NoticePlan,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tc-publish-"));
  try {
    const file = join(folder, `${notice.noticeId}-01.xml`);
    await writeFile(file, writeEforms(procedure, notice, "doe"));
    await promisify(execFile)(process.execPath, ["apps/server/src/cli/ingest.ts", file], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "development",
        DATABASE_URL: "",
        DATA_DIR: stack.dataDir,
        LOG_LEVEL: "error",
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
