import { afterAll, beforeAll, expect, test } from "vitest";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { grantAdmin } from "./grant-admin.ts";
import { removeAdmin } from "./remove-admin.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const listAdmins = async () => {
  const rows = await database.db
    .selectFrom("user_account")
    .select("id")
    .where("is_admin", "=", true)
    .execute();
  return rows.map(({ id }) => id);
};

test("a confirmed account becomes an admin once, and it is written down", async () => {
  const ctx = testContext(database);
  const user = await makeUser(database, { email: "chefin@tenderchances.example" });
  expect(await grantAdmin(ctx, " Chefin@TenderChances.example ")).toBe("granted");
  expect(await listAdmins()).toEqual([user.userId]);
  expect(await grantAdmin(ctx, user.email)).toBe("already_admin");
  const events = await asOperator(ctx, (t) =>
    t.db.selectFrom("audit_event").select("user_id").where("kind", "=", "admin_granted").execute(),
  );
  expect(events).toEqual([{ user_id: user.userId }]);
});

test("nobody becomes an admin by an address that is unknown or not proven", async () => {
  const ctx = testContext(database);
  const before = await listAdmins();
  const user = await makeUser(database, { confirmed: false });
  expect(await grantAdmin(ctx, user.email)).toBe("unconfirmed");
  expect(await grantAdmin(ctx, "niemand@tenderchances.example")).toBe("unknown");
  expect(await listAdmins()).toEqual(before);
});

test("an admin who leaves loses the rights at once, and it is written down", async () => {
  const ctx = testContext(database);
  const user = await makeUser(database, { email: "geht@tenderchances.example" });
  await grantAdmin(ctx, user.email);
  expect(await listAdmins()).toContain(user.userId);
  expect(await removeAdmin(ctx, " Geht@TenderChances.example ")).toBe("removed");
  expect(await listAdmins()).not.toContain(user.userId);
  expect(await removeAdmin(ctx, user.email)).toBe("no_admin");
  expect(await removeAdmin(ctx, "niemand@tenderchances.example")).toBe("unknown");
  const events = await asOperator(ctx, (t) =>
    t.db.selectFrom("audit_event").select("user_id").where("kind", "=", "admin_removed").execute(),
  );
  expect(events).toEqual([{ user_id: user.userId }]);
});
