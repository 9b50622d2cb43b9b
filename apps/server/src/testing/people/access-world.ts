import { randomBytes } from "node:crypto";
import { adminTokenHeader } from "@tc/contract";
import type { TenderWork } from "../database/fill-tender-work.ts";
import { fillTenantTables } from "../database/fill-tenant-tables.ts";
import { makeAgency, makeMember } from "./make-agency.ts";
import type { MadeAgency, MadeMember } from "./make-agency.ts";
import { makeDocument } from "../documents/make-document.ts";
import { makeProofFile } from "../documents/make-proof-file.ts";
import { makeDataRequest } from "../enquiries/make-data-request.ts";
import { addStatusIncident } from "../../features/service-status/incidents.ts";
import { makeEnquiry } from "../enquiries/make-enquiry.ts";
import { makeUser } from "./make-user.ts";
import { signedIn } from "./signed-in.ts";
import type { TestContext } from "../database/test-context.ts";
import { findSignedIn } from "../../platform/tenancy/access.ts";
import { createGateSecret } from "../../platform/gates/gate-secret.ts";
import { hashLinkToken } from "../../platform/tenancy/link-token.ts";
import type { Gates } from "../../ports/gates.ts";

export const callerNames = [
  "anonymous",
  "user without agency",
  "member of A",
  "owner of A",
  "deactivated member of A",
  "member of A before the onboarding",
  "member of B",
  "owner of B",
  "admin, locked",
  "admin, unlocked",
] as const;
export type CallerName = (typeof callerNames)[number];

/** What one agency has that others might ask for. */
export interface Belongings extends TenderWork {
  readonly made: MadeAgency;
  readonly member: MadeMember;
  readonly announcementId: string;
  readonly invitationId: string;
  readonly alertId: string;
  readonly labelId: string;
  readonly reportId: string;
  /** Read, and its file is in the object store. */
  readonly documentId: string;
  /** A file of it is in the object store. */
  readonly proofFileId: string;
  /** No agency's, and seen by admins only; each world has some to change. */
  readonly enquiryId: string;
  /** A person's, and seen by admins only */
  readonly dataRequestId: string;
  /** On the status page; the operator's. */
  readonly incidentId: string;
  readonly ownerSessionId: string;
}

export interface AccessWorld {
  readonly a: Belongings;
  readonly b: Belongings;
  readonly headers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
}

/** The gates of tests; a secret is slow to make, so everybody shares them. */
export const testGates = { admin: createGateSecret("kein-zufall-7421") } satisfies Gates;

/** Two agencies with everything in them, and one caller of each kind. */
export async function makeAccessWorld(ctx: TestContext): Promise<AccessWorld> {
  const [a, b] = [await makeBelongings(ctx), await makeBelongings(ctx)];
  const session = async (userId: string) => ({ ...(await signedIn(ctx, { userId })) });
  const insider = async (state: { active?: boolean; deactivated?: boolean }) =>
    session((await makeMember(ctx, a.belongings.made.agencyId, state)).userId);
  const admin = async () => session((await makeUser(ctx, { isAdmin: true })).userId);
  const unlocked = await admin();
  return {
    a: a.belongings,
    b: b.belongings,
    headers: {
      anonymous: {},
      "user without agency": await session((await makeUser(ctx)).userId),
      "member of A": await session(a.belongings.member.userId),
      "owner of A": a.ownerHeaders,
      "deactivated member of A": await insider({ deactivated: true }),
      "member of A before the onboarding": await insider({ active: false }),
      "member of B": await session(b.belongings.member.userId),
      "owner of B": b.ownerHeaders,
      "admin, locked": await admin(),
      "admin, unlocked": { ...unlocked, [adminTokenHeader]: await unlock(ctx, unlocked) },
    },
  };
}

async function makeBelongings(ctx: TestContext) {
  const made = await makeAgency(ctx, { tier: "enterprise" });
  const member = await makeMember(ctx, made.agencyId);
  const { tenderId, ...rows } = await fillTenantTables(ctx.db, made);
  const documentId = await makeDocument(ctx, { agencyId: made.agencyId, tenderId });
  const proofFileId = await makeProofFile(ctx, made);
  const enquiryId = await makeEnquiry(ctx);
  const dataRequestId = await makeDataRequest(ctx);
  const { id: incidentId } = await addStatusIncident(ctx, {
    title: "E-Mails kamen später an",
    text: "Ein Mailserver nahm nichts an.",
    lost: "nichts",
    beginsAt: ctx.now().toISOString(),
  });
  const ownerHeaders = { ...(await signedIn(ctx, made.owner)) };
  const ownerSessionId = await sessionIdOf(ctx, ownerHeaders);
  return {
    belongings: {
      made,
      member,
      ...rows,
      documentId,
      proofFileId,
      enquiryId,
      dataRequestId,
      incidentId,
      ownerSessionId,
    },
    ownerHeaders,
  };
}

async function sessionIdOf(ctx: TestContext, headers: Record<string, string>): Promise<string> {
  const signedInNow = await findSignedIn({ ...ctx, client: { headers, ip: "192.0.2.1" } });
  if (!signedInNow) throw new Error("nobody is signed in");
  return signedInNow.session.id;
}

async function unlock(ctx: TestContext, headers: Record<string, string>): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await ctx.db
    .insertInto("admin_unlock")
    .values({
      token_hash: hashLinkToken(token),
      session_id: await sessionIdOf(ctx, headers),
      epoch: await testGates.admin.epoch(),
      // A sweep of all endpoints takes minutes on a busy machine.
      expires_at: new Date(ctx.now().getTime() + 3_600_000),
    })
    .execute();
  return token;
}
