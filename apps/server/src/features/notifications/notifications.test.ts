import { notificationsPerPage } from "@tc/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { countUnseen, listNotifications } from "./list-notifications.ts";
import { markNotificationsSeen, markNotificationsUnseen } from "./mark-notifications-seen.ts";
import { notify } from "./notify.ts";

let database: TestDatabase;
let agency: MadeAgency;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database);
});

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) => testContext(database, { actor });

function tell(key: string, { agencyId, owner } = agency) {
  return inAgency(as(), agencyId, (t) =>
    notify(t, {
      userId: owner.userId,
      event: "changes",
      key,
      heading: `Frist vorverlegt ${key}`,
      path: "/app/watchlist",
    }),
  );
}

test("the same event is told once, however often it is reported", async () => {
  expect(await tell("1")).toBe(true);
  expect(await tell("1")).toBe(false);
  const { notifications, unseen } = await listNotifications(as(), {});
  expect(notifications).toMatchObject([{ heading: "Frist vorverlegt 1", isSeen: false }]);
  expect(unseen).toBe(1);
});

test("the newest come first, a page at a time", async () => {
  for (let count = 1; count <= notificationsPerPage + 2; count++) await tell(`${count}`);
  const first = await listNotifications(as(), {});
  expect(first.notifications[0]?.heading).toBe(`Frist vorverlegt ${notificationsPerPage + 2}`);
  expect(first.hasMore).toBe(true);
  const second = await listNotifications(as(), { before: first.notifications.at(-1)?.id });
  expect(second.notifications.map(({ heading }) => heading)).toEqual([
    "Frist vorverlegt 2",
    "Frist vorverlegt 1",
  ]);
  expect(second.hasMore).toBe(false);
});

test("what was seen can be made unseen again, those that were seen before stay seen", async () => {
  await tell("1");
  const first = await markNotificationsSeen(as(), {});
  await tell("2");
  const { unseen, ids } = await markNotificationsSeen(as(), {});
  expect(unseen).toBe(0);
  expect(ids).not.toEqual(first.ids);
  expect(await markNotificationsUnseen(as(), { ids })).toEqual({ unseen: 1 });
});

test("nobody reads or changes what another member or another agency is told", async () => {
  await tell("1");
  const { notifications } = await listNotifications(as(), {});
  const ids = notifications.map(({ id }) => id);
  const colleague = await makeMember(database, agency.agencyId);
  const stranger = await makeAgency(database);
  for (const other of [colleague, stranger]) {
    expect(await listNotifications(as(other), {})).toMatchObject({ notifications: [], unseen: 0 });
    expect(await markNotificationsSeen(as(other), { ids })).toEqual({ unseen: 0, ids: [] });
  }
  expect(await countUnseen(as())).toEqual({ unseen: 1 });
  await markNotificationsSeen(as(), {});
  for (const other of [colleague, stranger]) await markNotificationsUnseen(as(other), { ids });
  expect(await countUnseen(as())).toEqual({ unseen: 0 });
});
