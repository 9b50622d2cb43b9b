import { randomUUID } from "node:crypto";
import { profileData } from "@tc/contract";
import type { register as endpoint } from "@tc/contract";
import { normalizeEmail, switchWords } from "@tc/domain";
import type { z } from "zod";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { countTry, isWithinLimit } from "../../platform/http/rate-limit.ts";
import { isOff, requireOn } from "../../platform/switches/switched-off.store.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { checkPassword, hashPassword, isPassword } from "../account/index.ts";
import { registrationMailJob } from "./job-definitions.ts";
import {
  confirmationMailLimit,
  registrationLimit,
  registrationTryLimit,
} from "./registration.limits.ts";
import * as store from "./registration.store.ts";

export type Registration = z.output<NonNullable<(typeof endpoint)["body"]>>;

export async function getRegistrationState(ctx: Context): Promise<{ refusal?: string }> {
  const { refusal } = switchWords.registrations;
  return refusal !== undefined && (await isOff(ctx, "registrations")) ? { refusal } : {};
}

/**
 * Registers an agency. Answer, work and number of jobs are the same for a known address: nobody finds out here who has an
 * account. The owner of a known address is told by mail. Throws switched_off.
 */
export async function register(
  ctx: Context,
  registration: Registration,
): Promise<{ agencyId: string }> {
  await requireOn(ctx, "registrations");
  const email = normalizeEmail(registration.email);
  const network = networkOf(ctx.client?.ip ?? "");
  await countTry(ctx, registrationTryLimit, network);
  const { companyName, contactPerson, password } = registration;
  await checkPassword(password, { words: [companyName, contactPerson, email] });
  await countTry(ctx, registrationLimit, network);
  // Send no mail, but do not refuse: otherwise a stranger could keep the owner of the address from registering.
  const isMailed = await isWithinLimit(ctx, confirmationMailLimit, email);

  const agencyId = randomUUID();
  while (!(await openAccount(ctx, { ...registration, email, agencyId, isMailed })));
  return { agencyId };
}

/**
 * Makes account and pending profile, or has the owner of the address told. Returns false when somebody else made the
 * account in the meantime: then its password is not compared yet.
 *
 * Whoever registers an address has not shown that it is theirs. Somebody may register a stranger's address and wait for
 * the owner to confirm it, or slip in between a sign-up and its confirmation. So a second sign-up replaces neither profile
 * nor password; and where its password differs, the address is contested and neither password holds: the owner confirms,
 * is signed in by the link, and sets a password by a reset. The same person trying again with the same password notices
 * nothing.
 */
async function openAccount(
  ctx: Context,
  {
    agencyId,
    email,
    password,
    isMailed,
    ...registration
  }: Registration & { agencyId: string; isMailed: boolean },
): Promise<boolean> {
  const existing = await store.findAccountByEmail(ctx.db, email);
  // Hash and compare in both cases; otherwise the response time reveals whether the account exists.
  const passwordHash = await hashPassword(password);
  const isSamePassword = await isPassword(ctx, existing?.id ?? randomUUID(), password);

  // An unknown user id makes the mail job do nothing, so both cases enqueue one job and take the same time.
  const mailedTo = (userId: string) => (isMailed ? userId : randomUUID());

  return asOperator(ctx, async (t) => {
    const name = registration.contactPerson;
    const newId = await store.insertAccount(t, { name, email, passwordHash });
    if (newId !== undefined) {
      const data = toProfile(registration);
      await store.insertPendingProfile(t, { agencyId, userId: newId, data });
      await audit(t, { kind: "registered", userId: newId });
      await t.enqueue(registrationMailJob, {
        userId: mailedTo(newId),
        isPasswordDropped: false,
      });
      return true;
    }
    const account = existing && (await store.lockAccount(t, existing.id));
    if (!account) return false;
    const isPasswordDropped = !account.email_verified && !isSamePassword;
    if (isPasswordDropped) await store.dropPassword(t, account.id);
    await t.enqueue(registrationMailJob, { userId: mailedTo(account.id), isPasswordDropped });
    return true;
  });
}

function toProfile({
  companyName,
  contactPerson,
  focus,
  billingAddress,
  references,
}: Omit<Registration, "password" | "email">) {
  return profileData.parse({
    companyName,
    contactPerson,
    focus,
    address: billingAddress ?? {},
    // Calls in Germany ask for it; whoever does not work in it takes it back.
    languages: ["DEU"],
    references: references.map((reference) => ({ ...reference, id: randomUUID() })),
  });
}
