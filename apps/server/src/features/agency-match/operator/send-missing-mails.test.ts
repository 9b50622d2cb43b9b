import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Context } from "../../../platform/context.ts";
import { createJobRunner } from "../../../platform/jobs/job-runner.ts";
import type { JobRunner } from "../../../platform/jobs/job-runner.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { agencyMatchJobs } from "../agency-match.jobs.ts";
import {
  accept,
  agencyOf,
  as,
  databaseUrl,
  judges,
  only,
  operator,
  refusal,
  running,
  useMatchWorld,
} from "../agency-match.fixture.ts";
import { withdrawFromMatch } from "../invitations/withdraw-from-match.ts";
import { tellAgencyJob } from "../job-definitions.ts";
import { tellAgency } from "../mails/send-match-mails.ts";
import * as buyer from "../requests/buyer-link.ts";
import { changeClosedRequest, deleteClosedRequest } from "./change-closed-request.ts";
import { inviteAgencies } from "./invite-agencies.ts";
import { listClosedRequests } from "./list-closed-requests.ts";
import { sendMissingMails } from "./send-missing-mails.ts";

useMatchWorld();

let queue: JobRunner;
/** The operator's context. Its jobs go into the real queue, and no worker takes them out. */
let ctx: Context;
beforeEach(async () => {
  const log = pino({ level: "silent" });
  queue = createJobRunner({ databaseUrl: databaseUrl(), handlers: agencyMatchJobs(), log });
  await queue.start();
  ctx = { ...operator, jobs: queue };
  await inQueue(sql`delete from pgboss.job`);
});
afterEach(() => queue.stop(1_000));

const inQueue = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  asOperator(ctx, async ({ db }) => (await statement.execute(db)).rows);
/** Whom the mails go to that ask for the deletion and wait to be sent */
const waiting = async () =>
  (
    await inQueue(sql<{ agency: string }>`
      select data ->> 'agencyId' as agency from pgboss.job
      where name = ${tellAgencyJob.name} and state = 'created' and data ->> 'news' = 'ended'`)
  ).map(({ agency }) => agency);
const failForGood = () =>
  inQueue(sql`update pgboss.job set state = 'failed' where name = ${tellAgencyJob.name}`);
const untold = async () => (await listClosedRequests(ctx, {})).requests[0]?.untold;

/** A request on which the buyer and each of the agencies have agreed. */
async function exchanged(...agencies: MadeAgency[]) {
  const { requestId, token } = await running();
  const agencyIds = agencies.map(({ agencyId }) => agencyId);
  await inviteAgencies(operator, judges, { requestId, agencyIds });
  const matches: { readonly agency: MadeAgency; readonly id: string }[] = [];
  for (const agency of agencies) {
    const { id } = await only(agency);
    await accept(agency, id);
    await buyer.answerMatch(operator, { token, invitationId: id, answer: "exchange" });
    matches.push({ agency, id });
  }
  return { requestId, token, matches };
}

test("exactly the missing mails are queued, however often and wherever the operator clicks", async () => {
  const { requestId, matches } = await exchanged(await agencyOf(), await agencyOf());
  const [told, missed] = [matches[0]!, matches[1]!];
  const withdraw = () => changeClosedRequest(ctx, { requestId, state: "withdrawn" });
  await withdraw();
  await withdraw();
  const both = [told.agency.agencyId, missed.agency.agencyId].toSorted();
  expect((await waiting()).toSorted()).toEqual(both);
  expect(await untold()).toBe(0);
  expect(await sendMissingMails(ctx, requestId)).toEqual({ queued: 0 });

  await tellAgency(ctx, {
    requestId,
    agencyId: told.agency.agencyId,
    invitationId: told.id,
    news: "ended",
  });
  await failForGood();
  expect(await untold()).toBe(1);
  const clicks = await Promise.all([
    sendMissingMails(ctx, requestId),
    sendMissingMails(ctx, requestId),
  ]);
  expect(clicks).toEqual(expect.arrayContaining([{ queued: 0 }, { queued: 1 }]));
  expect(await waiting()).toEqual([missed.agency.agencyId]);
  expect(await untold()).toBe(0);

  await failForGood();
  await withdraw();
  await withdraw();
  expect(await waiting()).toEqual([missed.agency.agencyId]);

  await failForGood();
  for (const _try of [1, 2]) {
    await expect(deleteClosedRequest(ctx, requestId)).rejects.toSatisfy(refusal("stale_version"));
  }
  expect(await waiting()).toEqual([missed.agency.agencyId]);
  await tellAgency(ctx, {
    requestId,
    agencyId: missed.agency.agencyId,
    invitationId: missed.id,
    news: "ended",
  });
  await deleteClosedRequest(ctx, requestId);
});

test("a buyer's withdrawal also queues the mail of an agency that left after the exchange, once", async () => {
  const { requestId, token, matches } = await exchanged(await agencyOf());
  const { agency, id } = matches[0]!;
  await withdrawFromMatch(as(agency), { id });
  expect(await untold()).toBe(0);
  await expect(sendMissingMails(ctx, requestId)).rejects.toSatisfy(refusal("stale_version"));
  await buyer.withdrawClosedRequest(ctx, { token });
  expect(await waiting()).toEqual([agency.agencyId]);
  expect(await untold()).toBe(0);
});

test("a request that is not there has no mails", async () => {
  await expect(sendMissingMails(ctx, randomUUID())).rejects.toSatisfy(refusal("not_found"));
});
