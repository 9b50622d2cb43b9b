import { getDigestPreview, sendDigestPreview } from "@tc/contract";
import { expect, test } from "vitest";
import { useWorld } from "../../../testing/database/use-world.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeDigestWorld } from "../../../testing/tenders/digest-world.ts";
import { digestsRoutes } from "../digests.routes.ts";

const tests = useWorld({ make: makeDigestWorld });
const monday = new Date("2026-11-23T09:00:00Z");

const ask = async (endpoint: typeof getDigestPreview | typeof sendDigestPreview) => {
  const bound = digestsRoutes().find((route) => route.endpoint === endpoint);
  const ctx = testContext(tests.database, { actor: tests.world.agency.actor, now: monday });
  const answer = await bound?.answer(ctx, { params: {}, query: {}, body: undefined });
  return JSON.parse(answer?.json ?? "null") as unknown;
};

const mails = () =>
  tests.database.owner.db
    .selectFrom("mail_message")
    .select(["subject", "html"])
    .where("user_id", "=", tests.world.agency.owner.userId)
    .execute();

test("the next digest is shown as it would be now, without anything being sent or told", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  for (let time = 0; time < 2; time++) {
    expect(getDigestPreview.response.parse(await ask(getDigestPreview))).toMatchObject({
      nextAt: "2026-11-24T06:30:00.000Z",
      mail: {
        subject: "Heute: Website (88)",
        hits: [{ title: "Website", buyer: "Stadt Köln", score: 88 }],
      },
    });
  }
  expect(JSON.stringify(await ask(getDigestPreview))).not.toContain("abmelden.invalid");
  expect(await mails()).toEqual([]);
});

test("without anything new there is only the moment of the next one", async () => {
  expect(await ask(getDigestPreview)).toEqual({ nextAt: "2026-11-24T06:30:00.000Z" });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: false });
});

test("a preview is mailed as a preview, and no more of them than the day's mails", async () => {
  await tests.world.publish({ title: "Website", fit: 88, createdAt: monday });
  expect(await ask(sendDigestPreview)).toEqual({ isSent: true });
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Vorschau: Heute: Website (88)"]);
  await tests.database.owner.db
    .insertInto("email_setting")
    .values({
      agency_id: tests.world.agency.agencyId,
      user_id: tests.world.agency.owner.userId,
      mails_per_day: 1,
      changed_at: monday,
    })
    .execute();
  expect(await ask(sendDigestPreview)).toEqual({ isSent: false });
});
