import { afterEach, beforeEach, expect, test } from "vitest";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import { deactivate, makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import { listSavedSearches, listSearchesToMail } from "./list-saved-searches.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const at = new Date("2026-11-01T08:00:00Z");

test("searches to mail are of members who may work and want mails; what the list no longer takes is dropped by name", async () => {
  const { agencyId, owner, actor } = await makeAgency(database);
  const gone = await makeMember(database, agencyId);
  await deactivate(database, gone);
  const ctx = testContext(database, { actor });
  const rows = await inAgency(ctx, agencyId, async (t) => {
    const save = (userId: string, name: string, change: object) =>
      t.db
        .insertInto("saved_search")
        .values({
          agency_id: agencyId,
          user_id: userId,
          name,
          query: JSON.stringify({
            q: "Kampagne, Film",
            state: "open,lost",
            sort: "colour",
            fitMin: "45",
          }),
          created_at: at,
          changed_at: at,
          ...change,
        })
        .execute();
    await save(owner.userId, "Filme", { mails: true });
    await save(owner.userId, "Bilder", {});
    await save(owner.userId, "Weg", { deleted_at: at });
    await save(gone.userId, "Der Gegangenen, geteilt", { mails: true, is_shared: true });
    await save(gone.userId, "Der Gegangenen", { mails: true });
    return { all: await listSavedSearches(t), mailed: await listSearchesToMail(t) };
  });
  expect(rows.all.map(({ name }) => name)).toEqual(["Bilder", "Der Gegangenen, geteilt", "Filme"]);
  expect(rows.mailed).toMatchObject([
    {
      name: "Filme",
      userId: owner.userId,
      query: { q: "Kampagne, Film", state: ["open"], fitMin: 45 },
      dropped: ["sort", "state"],
    },
  ]);
});
