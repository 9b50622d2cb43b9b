import { profileData, sendClosedRequest } from "@tc/contract";
import type { BuyersRequest, MatchInvitation } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { publicRequestForm } from "../../testing/enquiries/closed-requests.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { trainedTemplate } from "../../testing/tenders/scoring-world.ts";
import { createJudges } from "../assessment/index.ts";
import { deleteDueAgencies } from "../agency/delete-due-agencies.ts";
import { agencyMatchJobs } from "./agency-match.jobs.ts";
import { answerMatchInvitation } from "./invitations/answer-match-invitation.ts";
import { listMatchInvitations } from "./invitations/list-match-invitations.ts";
import { changeClosedRequest } from "./operator/change-closed-request.ts";
import { inviteAgencies } from "./operator/invite-agencies.ts";
import { listClosedRequests } from "./operator/list-closed-requests.ts";
import * as buyer from "./requests/buyer-link.ts";
import { receiveClosedRequest } from "./requests/receive-closed-request.ts";

export const judges = createJudges();
export const contact = {
  organisation: "Nordlicht GmbH",
  name: "Erika Muster",
  email: "erika@nordlicht.example",
};

export const refusal = (code: string) => (error: unknown) =>
  error instanceof AppError && error.code === code;
export const form = (parts: object = {}) =>
  sendClosedRequest.body!.parse({ ...publicRequestForm(), ...parts });
export const tokenIn = (text: string) => /anfrage=([\w-]{43})/.exec(text)?.[1] ?? "";

let database: TestDatabase;
/** A context of the operator's with the mails of the test so far; each test has its own. */
export let operator: TestContext;

/** For a test that starts the real queue. */
export const databaseUrl = () => database.url;

/** Gives the tests of a file a database with trained models, and each of them an empty AgencyMatch. */
export function useMatchWorld(): void {
  beforeAll(async () => {
    database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 3 }));
  });
  beforeEach(async () => {
    operator = testContext(database);
    await sql`truncate closed_request, match_invitation, match_contact, rate_limit, test_job, agency
      cascade`.execute(database.owner.db);
  });
  afterAll(() => database.drop());
}

/** As if every mail that waits had failed for good, two days ago. */
export async function loseMails(): Promise<void> {
  await sql`
    truncate test_job;
    update match_invitation set ended_at = ended_at - interval '2 days'`.execute(database.owner.db);
}

export const as = ({ actor }: MadeAgency, now = testNow) => testContext(database, { actor, now });
export const at = (now: string) => testContext(database, { now: new Date(now) });

export async function agencyOf(
  parts: object = {},
  tier: Tier | null = "premium",
): Promise<MadeAgency> {
  const made = await makeAgency(database, { tier });
  const data = profileData.parse({
    companyName: "Nordlicht GmbH",
    contactPerson: "Erika",
    address: {},
    focus: "Kampagnen für Nachwuchs und Personal, Plakate, Anzeigen und Filme",
    agencySectors: ["advertising"],
    ...parts,
  });
  await sql`
    update profile set data = ${JSON.stringify(data)} where agency_id = ${made.agencyId}`.execute(
    database.owner.db,
  );
  return made;
}

/** Deletes agencies with all that is theirs. */
export async function deleteAgencies(...agencies: readonly MadeAgency[]): Promise<void> {
  await database.owner.db
    .updateTable("agency")
    .set({ deletion_due_at: testNow })
    .where(
      "id",
      "in",
      agencies.map(({ agencyId }) => agencyId),
    )
    .execute();
  await deleteDueAgencies(operator);
}

/** Does every job that waits. */
export async function mailAll(): Promise<void> {
  const waiting = await operator.sentJobs();
  await sql`truncate test_job`.execute(database.owner.db);
  for (const { name, payload } of waiting) {
    const handler = agencyMatchJobs().find(({ job }) => job.name === name);
    await handler?.run(operator, payload, new AbortController().signal);
  }
}

interface Running {
  readonly requestId: string;
  readonly token: string;
}

/** A request that the buyer sent and confirmed and the operator lets run. */
export async function running(parts: object = {}): Promise<Running> {
  await receiveClosedRequest(operator, form(parts));
  await mailAll();
  const token = tokenIn(operator.mails.at(-1)?.text ?? "");
  await buyer.confirmClosedRequest(operator, { token });
  const { requests } = await listClosedRequests(operator, {});
  const requestId = requests[0]?.id ?? "";
  await changeClosedRequest(operator, { requestId, state: "running" });
  await mailAll();
  return { requestId, token };
}

/** The same, and the agency is asked. */
export async function invited(agency: MadeAgency): Promise<Running & { readonly id: string }> {
  const request = await running();
  const { requestId } = request;
  await inviteAgencies(operator, judges, { requestId, agencyIds: [agency.agencyId] });
  return { ...request, id: (await only(agency)).id };
}

/** The one request that the agency was asked. */
export async function only(agency: MadeAgency): Promise<MatchInvitation> {
  const { invitations } = await listMatchInvitations(as(agency));
  expect(invitations).toHaveLength(1);
  return invitations[0]!;
}

export const accept = (agency: MadeAgency, id: string, now = testNow) =>
  answerMatchInvitation(as(agency, now), { id, answer: "accept", contact });
export const view = (token: string): Promise<BuyersRequest> =>
  buyer.openClosedRequest(operator, { token });
