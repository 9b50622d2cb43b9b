import { readFile } from "node:fs/promises";
import { acceptInvitation } from "@tc/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { activeAccount, newAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import type { Account } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { linkOf, newestMailId, waitForMail } from "../support/stack/mailbox.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { totp } from "../../apps/server/src/testing/people/totp.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();
let owner: Account;
beforeAll(async () => {
  owner = await activeAccount(stack);
});

async function open(path: string, account: Account) {
  const watched = await openWatchedPage({ acceptDownloads: true });
  await signInWithoutForm(stack, watched.page.context(), account);
  await watched.page.goto(stack.origin + path);
  return watched;
}

/** Accepts the newest invitation to an address. */
async function accept(email: string, after: number): Promise<Account> {
  const mail = await waitForMail(stack, { to: email, after });
  const link = new URL(linkOf(mail));
  const token =
    link.searchParams.get("token") ?? new URLSearchParams(link.hash.slice(1)).get("token");
  const member = { ...newAccount(), email, agencyName: owner.agencyName };
  const answer = await fetch(stack.origin + acceptInvitation.path, {
    method: acceptInvitation.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      token,
      name: "Ben Muster",
      password: member.password,
      acceptsTerms: true,
    }),
  });
  if (!answer.ok) throw new Error(`not accepted: ${answer.status} ${await answer.text()}`);
  return member;
}

describe("the team", () => {
  test("is full without a plan and says which plan has more places", async () => {
    const { page, complaints, close } = await open("/app/profil/team", owner);
    await page.getByText("1 von einem Platz belegt").waitFor();
    await page.getByText("Premium hat 3 Plätze.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Tarife ansehen" }).click();
    await page.getByRole("heading", { name: "Tarife" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("grows by invitation, stills a member and takes it back, and is handed over", async () => {
    await giveTier(stack, owner.agencyName, "premium");
    const { page, close } = await open("/app/profil/team", owner);
    const email = newAccount().email;
    await page.getByText("1 von 3 Plätzen belegt").waitFor();
    await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill("kein Postfach");
    await page.getByRole("button", { name: "Einladung senden" }).click();
    await page.getByText("Bitte eine E-Mail-Adresse wie name@agentur.de.").waitFor();
    const before = await newestMailId(stack);
    await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
    await page.keyboard.press("Enter");
    await page.getByText(`Einladung an ${email} verschickt.`).waitFor();
    await page.getByText("2 von 3 Plätzen belegt").waitFor();
    await waitForMail(stack, { to: email, after: before });

    const after = await newestMailId(stack);
    await page.getByRole("button", { name: `Erneut senden: ${email}` }).click();
    await page.getByText("Der alte Link gilt nicht mehr.").waitFor();
    const member = await accept(email, after);

    await page.reload();
    const theirs = await open("/app/dashboard", member);
    await theirs.page.getByText("Ben Muster").first().waitFor();
    await theirs.page.goto(`${stack.origin}/app/profil/team`);
    await theirs.page.getByText("Einladen, stilllegen und übergeben kann nur").waitFor();

    await page.getByRole("button", { name: "Stilllegen: Ben Muster" }).click();
    const dialog = page.getByRole("dialog", { name: "Ben Muster stilllegen" });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Stilllegen" }).click();
    await page.getByText("Ben Muster ist stillgelegt.").waitFor();
    // Their session has ended: the next look at anything leads to the login.
    await theirs.page.reload();
    await theirs.page.waitForURL((url) => url.pathname === "/login");
    await theirs.close();

    await page.getByRole("button", { name: "Wieder zulassen: Ben Muster" }).click();
    await page.getByText("Ben Muster ist wieder dabei.").waitFor();
    await page.getByRole("button", { name: "Inhaberschaft übergeben: Ben Muster" }).click();
    const password = page.getByRole("textbox", { name: "Dein Passwort" });
    await password.fill("falsches Passwort 1");
    await page.getByRole("button", { name: "Übergeben", exact: true }).click();
    await page.getByText("E-Mail-Adresse oder Passwort stimmt nicht.").waitFor();
    await password.fill(owner.password);
    await page.getByRole("button", { name: "Übergeben", exact: true }).click();
    await page.getByText("Ben Muster hat jetzt die Inhaberschaft.").waitFor();
    await page.getByText("Einladen, stilllegen und übergeben kann nur").waitFor();
    await close();
    owner = member;
  });

  test("takes an invitation back", async () => {
    const { page, close } = await open("/app/profil/team", owner);
    const email = newAccount().email;
    await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill(email);
    await page.getByRole("button", { name: "Einladung senden" }).click();
    await page.getByRole("button", { name: `Zurücknehmen: ${email}` }).click();
    await page
      .getByRole("dialog", { name: "Einladung zurücknehmen" })
      .getByRole("button", { name: "Zurücknehmen" })
      .click();
    await page.getByText(`Einladung an ${email} zurückgenommen.`).waitFor();
    await page.getByText("2 von 3 Plätzen belegt").waitFor();
    await close();
  });
});

describe("security", () => {
  test("shows every device, ends one, and signs out everywhere", async () => {
    const account = await activeAccount(stack);
    const other = await open("/app/dashboard", account);
    await other.page.getByRole("heading", { name: "Hallo, Anna" }).waitFor();
    const { page, complaints, close } = await open("/app/profil/sicherheit", account);
    await page.getByText("Dieses Gerät").waitFor();
    const ends = page.getByRole("button", { name: /^Beenden: / });
    // The session of the registration and the one in the other window.
    await ends.nth(1).waitFor();
    await expect.poll(() => ends.count()).toBe(2);
    await page.getByText("Angemeldet", { exact: true }).first().waitFor();
    await ends.first().click();
    await page.getByText(/^Anmeldung beendet: /).waitFor();
    await ends.nth(1).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Überall abmelden" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Überall abmelden" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await other.page.reload();
    await other.page.waitForURL((url) => url.pathname === "/login");
    expect(complaints).toEqual([]);
    await other.close();
    await close();
  });

  test("changes the password and refuses a weak one with its reason", async () => {
    const account = await activeAccount(stack);
    const { page, close } = await open("/app/profil/sicherheit", account);
    const current = page.getByRole("textbox", { name: "Bisheriges Passwort" });
    const next = page.getByRole("textbox", { name: "Neues Passwort" });
    await current.fill(account.password);
    await next.fill("passwort12");
    await page.getByRole("button", { name: "Passwort ändern" }).click();
    await page.locator("[aria-invalid=true]").waitFor();
    await next.fill("roter Kranich schläft 58 mal");
    await page.getByRole("button", { name: "Passwort ändern" }).click();
    await page.getByText("Passwort geändert.").waitFor();
    await close();
    const again = await open("/app/dashboard", {
      ...account,
      password: "roter Kranich schläft 58 mal",
    });
    await again.page.getByRole("heading", { name: "Hallo, Anna" }).waitFor();
    await again.close();
  });

  test("turns the second factor on with a code of the app, and off again", async () => {
    const account = await activeAccount(stack);
    const { page, close } = await open("/app/profil/sicherheit", account);
    const confirm = async (button: string) => {
      await page.getByRole("textbox", { name: "Dein Passwort" }).fill(account.password);
      await page.getByRole("dialog").getByRole("button", { name: button }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    await page.getByRole("button", { name: "Zweiten Faktor einrichten" }).click();
    await confirm("Weiter");
    const secret = (await page.locator("code").first().innerText()).replaceAll(" ", "");
    const code = page.getByRole("textbox", { name: "Sechsstelliger Code" });
    await code.fill("000000");
    await page.getByRole("button", { name: "Einschalten" }).click();
    await page.getByText("Dieser Code stimmt nicht oder ist abgelaufen.").waitFor();
    await code.fill(totp(secret));
    await page.getByRole("button", { name: "Einschalten" }).click();
    await page.getByText("eingeschaltet", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Ersatzcodes erneuern" }).click();
    await confirm("Erneuern");
    await page.getByRole("heading", { name: "Deine neuen Ersatzcodes" }).waitFor();
    await page.getByRole("button", { name: "Ausschalten" }).click();
    await confirm("Ausschalten");
    await page.getByText("ausgeschaltet", { exact: true }).waitFor();
    await close();
  });
});

describe("privacy", () => {
  test("hands over all data as a ZIP", async () => {
    const { page, complaints, close } = await open("/app/profil/datenschutz", owner);
    await page.getByRole("button", { name: "Daten exportieren" }).click();
    await page.getByRole("textbox", { name: "Dein Passwort" }).fill(owner.password);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportieren", exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = await readFile((await file.path()) ?? "");
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.length).toBeGreaterThan(500);
    expect(complaints).toEqual([]);
    await close();
  });

  test("deletes only by name and password, says so everywhere, and takes it back", async () => {
    const { page, complaints, close } = await open("/app/profil/datenschutz", owner);
    await page.getByRole("button", { name: "Agentur löschen" }).click();
    const dialog = page.getByRole("dialog", { name: "Agentur löschen" });
    const submit = dialog.getByRole("button", { name: "Löschung beantragen" });
    await dialog.getByRole("textbox", { name: "Dein Passwort" }).fill(owner.password);
    await expect.poll(() => submit.isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await dialog
      .getByRole("textbox", { name: `Tippe zur Bestätigung: ${owner.agencyName}` })
      .fill(owner.agencyName);
    await submit.click();
    await page.getByText(/^Diese Agentur wird am .* gelöscht\.$/).waitFor();
    await page.goto(`${stack.origin}/app/upgrade`);
    await page.getByText(/^Diese Agentur wird am .* gelöscht\.$/).waitFor();
    await page.getByRole("link", { name: "Löschung zurücknehmen" }).click();
    await page.getByRole("button", { name: "Löschung zurücknehmen" }).click();
    await page.getByText("Die Löschung ist zurückgenommen.").waitFor();
    await page.getByText(/^Diese Agentur wird am/).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });
});
