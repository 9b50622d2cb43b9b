import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { confirmEmail, getOnboarding, register, saveOnboarding, signIn } from "@tc/contract";
import type { BrowserContext } from "playwright-core";
import { linkOf, waitForMail } from "./mailbox.ts";
import type { RealStack } from "./real-stack.ts";

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

interface Call {
  readonly method: string;
  readonly path: string;
}

/** One call of the API as a browser of that person would make it. */
async function call(
  stack: RealStack,
  { method, path }: Call,
  body?: unknown,
  cookie?: string,
  tries = 20,
): Promise<{ json: unknown; cookie: string }> {
  const answer = await fetch(stack.origin + path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // A machine that just started everything says so for a moment.
  if (answer.status === 503 && tries > 1) {
    await wait(1_000);
    return await call(stack, { method, path }, body, cookie, tries - 1);
  }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return { json: (await answer.json()) as unknown, cookie: cookies.join("; ") };
}

/** Registers by the API; the mail with the link is on its way. */
export async function registerAccount(stack: RealStack, account = newAccount()): Promise<Account> {
  await call(stack, register, {
    companyName: account.agencyName,
    contactPerson: account.contactPerson,
    email: account.email,
    password: account.password,
    focus: "Kampagnen für Kommunen",
    isBusiness: true,
    acceptsTerms: true,
  });
  return account;
}

/** The token of the newest confirmation mail. */
export async function confirmationToken(stack: RealStack, { email }: Account): Promise<string> {
  const mail = await waitForMail(stack, { to: email, timeoutMs: 60_000 });
  return new URL(linkOf(mail)).searchParams.get("token") ?? "";
}

/** Registered and confirmed, not active yet: the onboarding is still to be done. */
export async function confirmedAccount(stack: RealStack): Promise<Account & { cookie: string }> {
  const account = await registerAccount(stack);
  const token = await confirmationToken(stack, account);
  const { cookie } = await call(stack, confirmEmail, { token });
  return { ...account, cookie };
}

/** Registered, confirmed and active, as after the whole way through the screens. */
export async function activeAccount(stack: RealStack): Promise<Account & { cookie: string }> {
  const account = await confirmedAccount(stack);
  const { json } = await call(stack, getOnboarding, undefined, account.cookie);
  const { version } = getOnboarding.response.parse(json);
  const body = { step: 4, version, changes: {}, finish: true };
  await call(stack, saveOnboarding, body, account.cookie);
  return account;
}

/** A fresh session of the account in the browser, without the form. Sign-ins are counted: five a minute. */
export async function signInWithoutForm(
  stack: RealStack,
  context: BrowserContext,
  { email, password }: Account,
): Promise<void> {
  const { cookie } = await call(stack, signIn, { email, password });
  await bringSession(stack, context, { cookie });
}

/** The session of a confirmation, in the browser. */
export async function bringSession(
  { origin }: RealStack,
  context: BrowserContext,
  { cookie }: { cookie: string },
): Promise<void> {
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
    }),
  );
}
