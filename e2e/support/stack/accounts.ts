import { randomUUID } from "node:crypto";
import { confirmEmail, getOnboarding, register, saveOnboarding, signIn } from "@tc/contract";
import type { BrowserContext } from "playwright-core";
import { call } from "./call.ts";
import { linkOf, waitForMail } from "./mailbox.ts";
import type { RealStack } from "./real-stack.ts";
import { bringSession } from "./session.ts";

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly agencyName: string;
  readonly contactPerson: string;
}

/** Somebody whom no other journey knows. */
export function newAccount(): Account {
  const mark = randomUUID().slice(0, 8);
  return {
    // A trial is once per domain.
    email: `anna@agentur-${mark}.example`,
    password: "gelber Kranich tanzt 47 mal",
    agencyName: `Leuchtturm ${mark} GmbH`,
    contactPerson: "Anna Beispiel",
  };
}

/** Registers by the API; the mail with the link is on its way. */
export async function registerAccount(stack: RealStack, account = newAccount()): Promise<Account> {
  const body = {
    companyName: account.agencyName,
    contactPerson: account.contactPerson,
    email: account.email,
    password: account.password,
    focus: "Kampagnen für Kommunen",
    isBusiness: true,
    acceptsTerms: true,
  };
  await call(stack, register, { body });
  return account;
}

/** The token of the newest confirmation mail. */
export async function confirmationToken(stack: RealStack, { email }: Account): Promise<string> {
  const mail = await waitForMail(stack, { to: email });
  return new URL(linkOf(mail)).searchParams.get("token") ?? "";
}

/** Registered and confirmed, not active yet: the onboarding is still to be done. */
export async function confirmedAccount(stack: RealStack): Promise<Account & { cookie: string }> {
  const account = await registerAccount(stack);
  const token = await confirmationToken(stack, account);
  const { cookie } = await call(stack, confirmEmail, { body: { token } });
  return { ...account, cookie };
}

/** Registered, confirmed and active, as after the whole way through the screens. */
export async function activeAccount(stack: RealStack): Promise<Account & { cookie: string }> {
  const account = await confirmedAccount(stack);
  const { cookie } = account;
  const { json } = await call(stack, getOnboarding, { cookie });
  const { version } = getOnboarding.response.parse(json);
  const body = { step: 4, version, changes: {}, finish: true };
  await call(stack, saveOnboarding, { body, cookie });
  return account;
}

/** A fresh session of the account in the browser, without the form, which five sign-ins a minute may use. */
export async function signInWithoutForm(
  stack: RealStack,
  context: BrowserContext,
  { email, password }: Account,
): Promise<void> {
  const { cookie } = await call(stack, signIn, { body: { email, password } });
  await bringSession(stack, context, { cookie });
}
