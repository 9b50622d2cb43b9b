import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createRandom } from "@tc/standins";
import { profileData } from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { anyMomentWithin } from "../../../../../../tools/waits.ts";
import {
  changeTender,
  fillTenders,
  openId,
  openTender,
} from "../../../testing/tenders/scoring-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { scoreDue } from "../scores/score-due.ts";
import { trainModels } from "../models/train-models.ts";

const program = path.resolve(import.meta.dirname, "../../../testing/tenders/score-forever.ts");
const random = createRandom(20_261_121);
const { signal } = new AbortController();
const kills = 6;
const patiently = { timeout: 120_000, interval: 20 };
const open = 30;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function makeScoredAgency(name: string, focus: string) {
  const { agencyId } = await makeAgency(database, { name });
  const data = profileData.parse({ companyName: name, contactPerson: "E. M.", address: {}, focus });
  await sql`update profile set data = ${JSON.stringify(data)} where agency_id = ${agencyId}`.execute(
    database.owner.db,
  );
}

/** Everything that is said, without when and by which run. */
async function whatIsSaid() {
  const { rows } = await sql`
    select p.data->>'companyName' as agency, s.tender_id, s.tender_version, s.score, s.low, s.high, s.knockout, s.parts,
      s.chance, s.chance_low, s.chance_high, f.mean_offers, f.budget_cents
    from fit_score s join profile p on p.agency_id = s.agency_id
      join tender_forecast f on f.tender_id = s.tender_id and f.tender_version = s.tender_version
        and f.model_version = s.model_version
    order by 1, 2`.execute(database.owner.db);
  return rows;
}

test("training and scoring that are killed at any moment end where undisturbed ones do", async () => {
  await fillTenders(database, { awarded: 60, open });
  for (const focus of ["Kampagnen", "Websites", "Messen"]) await makeScoredAgency(focus, focus);
  const ctx = testContext(database);
  await trainModels(ctx, { signal });
  for (let kill = 0; kill < kills; kill++) {
    const child = fork(program, [database.url], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ended = once(child, "exit");
    await once(child, "message");
    // In the middle of a training, and after one, when everything is scored anew.
    const version = await activeVersion();
    if (kill % 2 === 1) {
      await vi.waitFor(async () => expect(await activeVersion()).not.toBe(version), patiently);
    }
    await anyMomentWithin(1_500, random);
    // Tenders change meanwhile.
    await changeTender(database, openId(kill), kill, openTender(kill, { title: `Neu ${kill}` }));
    child.kill("SIGKILL");
    await ended;
    const { rows: models } = await sql<{ parts: number }>`
      select (select count(*)::int from scoring_model_part p where p.version = m.version) as parts
      from scoring_model m where status = 'active'`.execute(database.owner.db);
    expect(models).toEqual([{ parts: 7 }]);
  }
  // The database may notice a moment later that a process has gone.
  await vi.waitFor(async () => expect(await trainModels(ctx, { signal })).toBeDefined(), patiently);
  while (await isDue()) await scoreDue(ctx, signal);
  const { rows } = await sql`select from scoring_model where status = 'building'`.execute(
    database.owner.db,
  );
  expect(rows).toEqual([]);
  const disturbed = await whatIsSaid();
  expect(disturbed).toHaveLength(3 * open);

  await sql`truncate fit_score, scoring_state, tender_forecast, scoring_model cascade`.execute(
    database.owner.db,
  );
  await trainModels(ctx, { signal });
  await scoreDue(ctx, signal);
  expect(disturbed).toEqual(await whatIsSaid());
}, 300_000);

async function activeVersion(): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from scoring_model where status = 'active'`.execute(database.owner.db);
  return rows[0]?.version;
}

async function isDue(): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from scoring_due)
      or (select count(*) < 3 from scoring_state s where is_complete and model_version =
        (select version from scoring_model where status = 'active')) as due`.execute(
    database.owner.db,
  );
  return rows[0]?.due === true;
}
