import { register as registerEndpoint } from "@tc/contract";
import { invariant } from "@tc/domain";
import type { Client } from "../../platform/http/client.ts";
import type { Actor } from "../../platform/context.ts";
import { testContext } from "../database/test-context.ts";
import type { TestContext, TestContextOptions } from "../database/test-context.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { newAddress } from "./new-address.ts";
import { register } from "../../features/registration/register.ts";
import type { Registration } from "../../features/registration/register.ts";
import { registrationJobs } from "../../features/registration/registration.jobs.ts";

export const goodPassword = "Sieben-Kraniche-im-Novembernebel";

/** A sign-up as it comes over HTTP */
export function signUp(parts: Record<string, unknown> = {}): Registration {
  const body = registerEndpoint.body;
  invariant(body, "a registration has a body");
  return body.parse({
    companyName: "Nordlicht Kommunikation GmbH",
    contactPerson: "Erika Muster",
    email: "erika@nordlicht.example",
    password: goodPassword,
    focus: "Kampagnen für Verwaltungen",
    isBusiness: true,
    acceptsTerms: true,
    ...parts,
  });
}

/** Somebody in a network of their own. */
export function newClient(): Client {
  return { headers: {}, ip: newAddress() };
}

export interface VisitorContext extends TestContext {
  readonly client: Client;
}

export function visitorContext(
  database: TestDatabase,
  options: Omit<TestContextOptions, "actor"> & { readonly client?: Client } = {},
): VisitorContext {
  const { client = newClient(), ...rest } = options;
  return { ...testContext(database, { ...rest, actor: { kind: "visitor" } }), client };
}

/** Does the jobs sent so far that were not done yet, as a worker would. */
export async function doJobs(database: TestDatabase, ctx: TestContext): Promise<void> {
  const jobs = await ctx.sentJobs();
  await database.owner.db.deleteFrom("test_job" as never).execute();
  for (const { name, payload } of jobs) {
    const handler = registrationJobs().find(({ job }) => job.name === name);
    invariant(handler, `nobody does ${name}`);
    await handler.run(ctx, payload, new AbortController().signal);
  }
}

/** The secret in the newest mail's link */
export function tokenOf(ctx: TestContext): string {
  const token = /\?token=([\w-]{43})/.exec(ctx.mails.at(-1)?.text ?? "")?.[1];
  invariant(token, "the newest mail has a link");
  return token;
}

/** Registers and mails; returns the link's secret and the account. */
export async function registerAndMail(
  database: TestDatabase,
  ctx: VisitorContext,
  parts: Record<string, unknown>,
): Promise<{ token: string; agencyId: string; userId: string; email: string }> {
  const { agencyId } = await register(ctx, signUp(parts));
  await doJobs(database, ctx);
  const pending = await database.owner.db
    .selectFrom("pending_profile")
    .innerJoin("user_account", "user_account.id", "pending_profile.user_id")
    .select(["user_id", "email"])
    .where("pending_profile.id", "=", agencyId)
    .executeTakeFirstOrThrow();
  return { token: tokenOf(ctx), agencyId, userId: pending.user_id, email: pending.email };
}

/** The session of an account, without going through a sign-in. */
export function actorFor(userId: string): Actor & { kind: "user" } {
  return {
    kind: "user",
    session: {
      id: "0b9f3c1e-0000-4000-8000-00000000000a",
      userId,
      email: "erika@nordlicht.example",
      isAdmin: false,
      hasSecondFactor: false,
    },
  };
}
