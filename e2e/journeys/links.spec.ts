import {
  beginSecondFactor,
  confirmSecondFactor,
  inviteMember,
  requestEmailChange,
} from "@tc/contract";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { activeAccount, newAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import { bringSession } from "../support/stack/session.ts";
import type { Account } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { linkOf, newestMailId, waitForMail } from "../support/stack/mailbox.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { totp } from "../../apps/server/src/testing/people/totp.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

type Session = Account & { cookie: string };

const stack = await sharedStack();

/** A page of the account, and its calls of the API with the page's cookies. */
async function openSession(session: Session) {
  const watched = await openWatchedPage();
  const context = watched.page.context();
  await bringSession(stack, context, session);
  return {
    ...watched,
    async call(path: string, data: object): Promise<unknown> {
      const answer = await context.request.post(stack.origin + path, { data });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return await answer.json();
    },
  };
}

async function signIn(page: Page, { email, password }: Account) {
  await page.goto(`${stack.origin}/login`);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

async function linkAfter(to: string, after: number): Promise<string> {
  return linkOf(await waitForMail(stack, { to, after }));
}

describe("a second factor", () => {
  test("is asked for at the sign-in, takes backup codes, is remembered and not bypassed by a reset", async () => {
    const account = await activeAccount(stack);
    const session = await openSession(account);
    const { password: currentPassword } = account;
    const begun = beginSecondFactor.response.parse(
      await session.call(beginSecondFactor.path, { currentPassword }),
    );
    await session.call(confirmSecondFactor.path, { code: totp(begun.secret) });
    await session.close();

    const { page, complaints, close } = await openWatchedPage();
    await signIn(page, account);
    await page.getByRole("heading", { name: "Zweiter Faktor" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Code aus der App" }).fill("000000");
    await page.getByRole("button", { name: "Weiter" }).click();
    await page
      .getByRole("alert")
      .getByText("Dieser Code stimmt nicht oder ist abgelaufen.")
      .waitFor();
    await page.getByRole("radio", { name: "Ersatzcode" }).check();
    await page.getByRole("textbox", { name: "Ersatzcode" }).fill(begun.backupCodes[0] ?? "");
    await page.getByLabel("Auf diesem Gerät 30 Tage nicht mehr fragen").check();
    await page.getByRole("button", { name: "Weiter" }).click();
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    // The refused code is a failed call, and nothing else went wrong.
    expect(complaints.filter((text) => !text.includes("401"))).toEqual([]);

    await page.getByRole("button", { name: account.agencyName }).click();
    // Signing out loads the login afresh.
    const left = page.waitForEvent("load");
    await page.getByRole("button", { name: "Abmelden" }).click();
    await left;
    await signIn(page, account);
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    await close();

    const after = await newestMailId(stack);
    const lost = await openWatchedPage();
    await lost.page.goto(`${stack.origin}/reset-password`);
    await lost.page.getByLabel("E-Mail-Adresse").fill(account.email);
    await lost.page.getByRole("button", { name: "Link anfordern" }).click();
    const mail = { to: account.email, subject: "Dein neues Passwort", after };
    await lost.page.goto(linkOf(await waitForMail(stack, mail)));
    await lost.page
      .getByLabel("Neues Passwort", { exact: true })
      .fill("fünf alte Bojen im Nebel 8");
    await lost.page.getByRole("button", { name: "Passwort speichern" }).click();
    await lost.page.waitForURL((url) => url.pathname === "/login");
    await lost.page.getByRole("heading", { name: "Zweiter Faktor" }).waitFor();
    await lost.page.goto(`${stack.origin}/app/results`);
    await lost.page.waitForURL((url) => url.pathname === "/login");
    await lost.close();
  });
});

describe("an invitation", () => {
  test("is shown, taken with name and password, and dead afterwards", async () => {
    const owner = await activeAccount(stack);
    await giveTier(stack, owner.agencyName, "premium");
    const inviting = await openSession(owner);
    const invited = newAccount();
    const after = await newestMailId(stack);
    await inviting.call(inviteMember.path, { email: invited.email });
    await inviting.close();
    const link = await linkAfter(invited.email, after);

    const { page, complaints, close } = await openWatchedPage();
    await page.goto(link);
    await page.getByRole("heading", { name: `Einladung zu ${owner.agencyName}` }).waitFor();
    await page.getByText("Anna Beispiel lädt dich ein").waitFor();
    await page.getByText(invited.email).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel("Dein Name").fill("Ben Muster");
    await page.getByLabel("Passwort", { exact: true }).fill(invited.password);
    await page.getByRole("button", { name: "Einladung annehmen" }).click();
    await page.getByRole("link", { name: "Bitte stimme den Nutzungsbedingungen zu." }).waitFor();
    await page.getByLabel(/Ich stimme den/).check();
    await page.getByRole("button", { name: "Einladung annehmen" }).click();
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    expect(complaints).toEqual([]);
    await close();

    const thief = await openWatchedPage();
    await thief.page.goto(link);
    await thief.page.getByText("Diese Einladung gilt nicht mehr.").waitFor();
    await thief.close();
  });
});

describe("the link to a new address", () => {
  test("changes nothing by being opened, then holds with a click, once", async () => {
    const account = await activeAccount(stack);
    const { email: newEmail } = newAccount();
    const session = await openSession(account);
    const after = await newestMailId(stack);
    await session.call(requestEmailChange.path, { newEmail, currentPassword: account.password });
    const link = await linkAfter(newEmail, after);
    await session.page.goto(link);
    await session.page.getByRole("button", { name: "Neue Adresse bestätigen" }).waitFor();
    // Still the old address
    await signInWithoutForm(stack, session.page.context(), account);
    await session.page.getByRole("button", { name: "Neue Adresse bestätigen" }).click();
    await session.page.getByRole("heading", { name: "Neue E-Mail-Adresse bestätigt" }).waitFor();
    await session.close();
    const { page, close } = await openWatchedPage();
    await page.goto(link);
    await page.getByRole("button", { name: "Neue Adresse bestätigen" }).click();
    await page.getByText("Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.").waitFor();
    await signIn(page, { ...account, email: newEmail });
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    await close();
  });
});
