import { profileData } from "@tc/contract";
import { sql } from "kysely";
import { createJudges } from "../../features/assessment/index.ts";
import type { Judges } from "../../features/assessment/index.ts";
import { getUsage } from "../../features/quota/index.ts";
import { getTenderCheck } from "../../features/tender-checks/get-tender-check.ts";
import { runCheck } from "../../features/tender-checks/run/run-check.ts";
import { startTenderCheck } from "../../features/tender-checks/start-tender-check.ts";
import type { JobTry } from "../../platform/jobs/jobs.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import { testContext, testNow } from "../database/test-context.ts";
import type { Template, TestDatabase } from "../database/test-database.ts";
import { useWorld } from "../database/use-world.ts";
import { makeDocument } from "../documents/make-document.ts";
import { makeAgency } from "../people/make-agency.ts";
import { openId, trainedTemplate } from "./scoring-world.ts";

const notStopped: AbortSignal = new AbortController().signal;

interface RunOptions {
  readonly now?: Date;
  readonly jobTry?: JobTry;
  readonly judges?: Judges;
}

/** An agency that may check the first open tender of the world */
async function checkWorld(database: TestDatabase) {
  const made = await makeAgency(database, { tier: "premium" });
  const { agencyId, actor } = made;
  const tenderId = openId(0);
  const slug = `t-${tenderId}`;
  const objects = createFakeObjectStore();
  const judges = createJudges();
  const ports = { objects };
  const as = (now = testNow) => testContext(database, { actor, now, ports });
  const start = (of = slug) => startTenderCheck(as(), judges, { slug: of });
  const run = ({ now = testNow, jobTry, judges: by = judges }: RunOptions = {}) => {
    const ctx = testContext(database, { now, ports });
    return runCheck(ctx, by, { agencyId, tenderId }, notStopped, jobTry);
  };
  const saveProfile = async (parts: object) => {
    const data = profileData.parse({
      companyName: "Agentur",
      contactPerson: "Erika",
      address: {},
      agencySectors: ["advertising"],
      ...parts,
    });
    await sql`
      update profile set data = ${JSON.stringify(data)}
      where agency_id = ${agencyId}`.execute(database.owner.db);
  };
  await saveProfile({});
  return {
    made,
    tenderId,
    slug,
    judges,
    as,
    start,
    run,
    saveProfile,
    get: (of = slug) => getTenderCheck(as(), judges, { slug: of }),
    check: async () => {
      await start();
      await run();
    },
    usage: () => inAgency(as(), agencyId, getUsage),
    addDocument: (text: string) => makeDocument(as(), { agencyId, tenderId, text }),
  };
}

/** Gives the tests of a file a database with models and open tenders, and each of them an agency of its own. */
export function useCheckWorld(template: Template = trainedTemplate({ awarded: 60, open: 3 })) {
  return useWorld({ template, make: checkWorld });
}
