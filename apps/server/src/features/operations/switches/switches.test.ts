import { AppError, switchNames } from "@tc/domain";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { isOff, requireOn } from "../../../platform/switches/switched-off.store.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { useWorld } from "../../../testing/database/use-world.ts";
import { adminActor } from "../../../testing/people/admin-actor.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import { getOperationState } from "../state/get-operation-state.ts";
import { flipSwitch } from "./flip-switch.ts";
import { listSwitches } from "./list-switches.ts";

const tests = useWorld({ make: async (database) => makeUser(testContext(database)) });
beforeEach(() => tests.database.owner.db.deleteFrom("switched_off").execute());

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const as = (userId = tests.world.userId, now = testNow) =>
  testContext(tests.database, {
    now,
    actor: adminActor({ userId }),
  });
const off = (reason: string, ctx = as()) =>
  flipSwitch(ctx, { name: "webhooks", isOn: false, reason });
const on = (since: Date, ctx = as()) =>
  flipSwitch(ctx, { name: "webhooks", isOn: true, since: since.toISOString() });
const webhooksOf = ({ switches }: Awaited<ReturnType<typeof listSwitches>>) =>
  switches.find(({ name }) => name === "webhooks");
/** What all admins did to switches, the oldest first. */
const readLog = () =>
  asOperator(as(), ({ db }) =>
    db
      .selectFrom("audit_event")
      .select(["details", "user_id"])
      .where("kind", "=", "admin_called")
      .where(sql`details ->> 'call'`, "=", "flipSwitch")
      .orderBy("id")
      .execute(),
  );

test("every switch is listed in German and is on where nobody has stopped anything", async () => {
  const { switches } = await listSwitches(as());
  expect(switches.map(({ name }) => name)).toEqual([...switchNames]);
  for (const { label, stops, after, off: stopped } of switches) {
    expect([label, stops, after].every((words) => words.length > 5)).toBe(true);
    expect(stopped).toBeUndefined();
  }
  expect((await getOperationState(as())).switchedOff).toEqual([]);
});

test("what is off says since when, by whom and why, and counts for an agency's own rights too", async () => {
  const agency = await makeAgency(tests.database);
  expect(webhooksOf(await off("Falsche Nachrichten"))?.off).toEqual({
    since: testNow.toISOString(),
    by: expect.any(String),
    reason: "Falsche Nachrichten",
  });
  expect((await getOperationState(as())).switchedOff).toEqual(["Webhooks"]);
  const other = testContext(tests.database, { actor: agency.actor });
  expect(await isOff(other, "webhooks")).toBe(true);
  expect(await inAgency(other, agency.agencyId, (t) => isOff(t, "webhooks"))).toBe(true);
  expect(await isOff(other, "digests")).toBe(false);
  await expect(requireOn(other, "webhooks")).rejects.toMatchObject({
    code: "switched_off",
    details: { switch: "webhooks" },
  });
  await on(testNow);
  expect(await isOff(other, "webhooks")).toBe(false);
});

test("a second click and a second admin change neither time nor reason and are not logged", async () => {
  const second = await makeUser(as());
  const before = (await readLog()).length;
  await Promise.all([off("Falsche Nachrichten"), off("Falsche Nachrichten")]);
  await off("Zu spät", as(second.userId, later(5)));
  expect(webhooksOf(await listSwitches(as()))?.off).toMatchObject({
    since: testNow.toISOString(),
    reason: "Falsche Nachrichten",
  });
  await Promise.all([on(testNow), on(testNow)]);
  expect(webhooksOf(await on(testNow))?.off).toBeUndefined();
  const log = (await readLog()).slice(before);
  expect(log.map(({ details, user_id }) => [details["isOn"], user_id])).toEqual([
    [false, tests.world.userId],
    [true, tests.world.userId],
  ]);
});

test("an old tab does not switch on what somebody has stopped again since", async () => {
  await off("Falsche Nachrichten");
  await on(testNow);
  await off("Wieder falsch", as(undefined, later(5)));
  await expect(on(testNow)).rejects.toSatisfy(
    (error: unknown) => error instanceof AppError && error.code === "stale_version",
  );
  expect(webhooksOf(await listSwitches(as()))?.off?.reason).toBe("Wieder falsch");
});

test("the log says which switch, its state and the reason", async () => {
  const before = (await readLog()).length;
  await off("Falsche Nachrichten");
  await on(testNow);
  const log = (await readLog()).slice(before);
  expect(log.map(({ details }) => details)).toEqual([
    { call: "flipSwitch", switch: "webhooks", isOn: false, reason: "Falsche Nachrichten" },
    { call: "flipSwitch", switch: "webhooks", isOn: true },
  ]);
});

test("no agency can write a switch, and a name of a newer release stops nothing", async () => {
  const agency = await makeAgency(tests.database);
  const ctx = testContext(tests.database, { actor: agency.actor });
  await expect(
    inAgency(ctx, agency.agencyId, (t) =>
      t.db
        .insertInto("switched_off")
        .values({ name: "digests", off_since: testNow, reason: "von außen" })
        .execute(),
    ),
  ).rejects.toThrow("permission denied");
  await tests.database.owner.db
    .insertInto("switched_off")
    .values({ name: "of_tomorrow", off_since: testNow, reason: "neu" })
    .execute();
  expect((await listSwitches(as())).switches.every(({ off: stopped }) => !stopped)).toBe(true);
  expect((await getOperationState(as())).switchedOff).toEqual([]);
});
