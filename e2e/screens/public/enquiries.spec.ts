import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Answer } from "../../support/web/canned-web.ts";
import { refusal } from "../../support/samples/account.ts";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";

const ok: Answer = { body: { ok: true } };
const demo = {
  path: "/demo",
  call: "/api/demo-request",
  button: "Demo anfragen",
  thanks: "Danke, deine Anfrage ist da!",
  again: "Noch eine Anfrage",
  promise: "Wir antworten innerhalb von 24 Stunden",
  failure:
    "Es gab einen Fehler beim Senden deiner Anfrage. Bitte versuche es später erneut oder kontaktiere uns direkt.",
  typed: {
    firstName: "Nora",
    lastName: "Neu",
    email: "nora@neu.example",
    company: "Neue Agentur GmbH",
    companySize: "11-50",
    phone: "0221 123",
    message: "Zu zweit\nbitte",
  },
  required: ["firstName", "lastName", "email", "company", "companySize"],
};
const contact = {
  path: "/kontakt",
  call: "/api/contact-request",
  button: "Nachricht senden",
  thanks: "Danke, deine Nachricht ist da!",
  again: "Noch eine Nachricht",
  promise: "Werktags antworten wir innerhalb von 24 Stunden",
  failure:
    "Es gab einen Fehler beim Senden deiner Nachricht. Bitte versuche es später erneut oder kontaktiere uns direkt.",
  typed: {
    firstName: "Nora",
    lastName: "Neu",
    email: "nora@neu.example",
    company: "Neue Agentur GmbH",
    subject: "Preise & Abonnements",
    phone: "0221 123",
    message: "Guten Tag!",
  },
  required: ["firstName", "lastName", "email", "subject", "message"],
};
type Form = typeof demo | typeof contact;
const forms: readonly (readonly [string, Form])[] = [
  ["demo form", demo],
  ["contact form", contact],
];

const server = await cannedWeb();
let sent: unknown[] = [];

async function open({ path, call }: Form, answer: Answer = ok, options?: PageOptions) {
  sent = [];
  server.setApi((path, _query, _method, body) => {
    if (path === "/api/session") return { body: { user: null } };
    if (path !== call) return undefined;
    sent.push(body);
    return answer;
  });
  const watched = await openWatchedPage(options);
  await watched.page.goto(server.origin + path);
  return watched;
}

async function fill(page: Page, { typed }: Form) {
  for (const [name, value] of Object.entries(typed)) {
    const field = page.locator(`#${name}`);
    if (name === "companySize" || name === "subject") await field.selectOption(value);
    else await field.fill(value);
  }
}

const submit = (page: Page, { button }: Form) => page.getByRole("button", { name: button }).click();
const values = (page: Page, { typed }: Form) =>
  page.evaluate(
    (names) =>
      Object.fromEntries(
        names.map((name) => [name, (document.getElementById(name) as HTMLInputElement).value]),
      ),
    Object.keys(typed),
  );
/** Only what the browser says of an answer that is meant to fail. */
const unexpected = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith("Failed to load resource"));

describe.each(forms)("the %s", (_name, form) => {
  test("sends what was typed once, says so while it does, and thanks", async () => {
    const { page, complaints, close } = await open(form);
    await fill(page, form);
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${form.call}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: form.button }).dblclick();
    const busy = page.getByRole("button", { name: "Wird gesendet...", exact: true });
    await busy.waitFor();
    // It is not ready, so nobody waits until it is.
    await busy.click({ force: true });
    expect(await axeFindings(page)).toEqual([]);
    answer();
    const title = page.getByRole("heading", { level: 1, name: form.thanks });
    await title.waitFor();
    await page.getByText(form.promise).waitFor();
    // Beyond the limits of confirmations none comes, and the page does not know.
    await page.getByText("In der Regel kommt gleich eine Bestätigung per Mail.").waitFor();
    expect(sent).toEqual([{ ...form.typed, extra: "" }]);
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await page.getByRole("button", { name: form.again }).click();
    await page.getByRole("button", { name: form.button }).waitFor();
    await expect.poll(() => page.locator("#message").inputValue()).toBe("");
    expect(complaints).toEqual([]);
    await close();
  });

  test("names every missing field beside it and sends nothing", async () => {
    const { page, complaints, close } = await open(form);
    await submit(page, form);
    await page.getByRole("alert").getByText("Bitte prüfe deine Angaben").waitFor();
    const wrong = page.locator("[aria-invalid=true]");
    expect(await wrong.evaluateAll((all) => all.map(({ id }) => id))).toEqual(form.required);
    for (const name of form.required) {
      const words = await page.locator(`#${name}-problem`).textContent();
      expect(words).toMatch(/^Bitte .+\.$/);
      await page
        .getByRole("alert")
        .getByRole("link", { name: words ?? "" })
        .waitFor();
    }
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await page.getByRole("alert").getByRole("link").first().press("Enter");
    await page.locator("#firstName:focus").waitFor();
    await fill(page, form);
    await page.locator("#email").fill("nora@neu");
    await submit(page, form);
    await page.locator("#email-problem").waitFor();
    expect(await wrong.evaluateAll((all) => all.map(({ id }) => id))).toEqual(["email"]);
    expect(sent).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  const minutes = { retryAfterSeconds: 2_700 };
  test.each<[string, Answer, string]>([
    ["the server fails", refusal(500, "internal"), "Deine Eingaben sind noch da."],
    ["the server is out of reach", "broken", "Der Server ist nicht erreichbar."],
    ["the server cannot keep up", { status: 503, body: "gone" }, "Deine Eingaben sind noch da."],
    [
      "there were too many",
      { status: 429, body: { error: "rate_limited", requestId: "r", details: minutes } },
      "Versuche es in 45 Minuten noch einmal.",
    ],
  ])(
    "alerts in the specified words when %s, and keeps what was typed",
    async (_what, answer, hint) => {
      const { page, complaints, close } = await open(form, answer);
      await fill(page, form);
      await submit(page, form);
      const alert = page.getByRole("alert");
      await alert.getByText(form.failure, { exact: true }).waitFor();
      await alert.getByText(hint).waitFor();
      expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await values(page, form)).toEqual(form.typed);
      expect(await axeFindings(page)).toEqual([]);
      // The same again works without typing again.
      server.setApi((path) => (path === form.call ? ok : undefined));
      await submit(page, form);
      await page.getByRole("heading", { name: form.thanks }).waitFor();
      expect(unexpected(complaints)).toEqual([]);
      await close();
    },
  );

  test("gives up waiting for an answer after twenty seconds", async () => {
    const { page, complaints, close } = await open(form, ok, { isFresh: true });
    await page.clock.install();
    await page.route(`**${form.call}`, () => undefined);
    await fill(page, form);
    await submit(page, form);
    await page.getByRole("button", { name: "Wird gesendet..." }).waitFor();
    await page.clock.fastForward(20_000);
    const alert = page.getByRole("alert");
    await alert.getByText(form.failure, { exact: true }).waitFor();
    await alert.getByText("Der Server hat nicht rechtzeitig geantwortet.").waitFor();
    expect(await values(page, form)).toEqual(form.typed);
    expect(complaints).toEqual([]);
    await close();
  });

  test("says beside the field what the server alone found wrong", async () => {
    const fields = [{ path: "email", problem: "x" }];
    const { page, close } = await open(form, {
      status: 400,
      body: { error: "bad_request", requestId: "r", fields },
    });
    await fill(page, form);
    await submit(page, form);
    await page.locator("#email[aria-invalid=true]").waitFor();
    await expect.poll(() => page.getByText(form.failure).count()).toBe(0);
    await close();
  });

  test("is filled in and sent by keyboard alone, past what is meant for robots", async () => {
    const { page, close } = await open(form);
    await page.getByRole("button", { name: form.button, disabled: false }).waitFor();
    await page.locator("#firstName").focus();
    const visited: string[] = [];
    for (;;) {
      const id = await page.evaluate(() => document.activeElement?.id ?? "");
      if (id === "") break;
      visited.push(id);
      const value = form.typed[id as keyof typeof form.typed];
      if (id === "companySize" || id === "subject") await page.keyboard.type(value.slice(0, 5));
      else await page.keyboard.type(id === "message" ? "Guten Tag!" : value);
      await page.keyboard.press("Tab");
    }
    expect(visited.toSorted()).toEqual(Object.keys(form.typed).toSorted());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: form.thanks }).waitFor();
    expect(sent).toEqual([{ ...form.typed, message: "Guten Tag!", extra: "" }]);
    await close();
  });

  test("hides the field for robots from eyes, ears and forms that fill themselves", async () => {
    const { page, close } = await open(form);
    const trap = page.locator("#extra");
    await expect.poll(() => trap.getAttribute("tabindex")).toBe("-1");
    await expect.poll(() => trap.getAttribute("autocomplete")).toBe("off");
    await expect.poll(() => page.locator("[aria-hidden=true] #extra").count()).toBe(1);
    await expect
      .poll(() => page.getByRole("textbox", { name: "Bitte leer lassen" }).count())
      .toBe(0);
    const box = await trap.locator("..").boundingBox();
    expect((box?.width ?? 9) * (box?.height ?? 9)).toBeLessThanOrEqual(1);
    await close();
  });

  test("can be read without a script, sends nothing then and names the mail address", async () => {
    const { page, close } = await open(form, ok, { javaScriptEnabled: false });
    for (const name of Object.keys(form.typed)) {
      await page.locator(`label[for=${name}]`).waitFor();
      await expect.poll(() => page.locator(`#${name}`).isVisible()).toBe(true);
    }
    const hint = page.locator("noscript p");
    await expect.poll(() => hint.isVisible()).toBe(true);
    await expect.poll(() => hint.textContent()).toContain("Das Formular braucht JavaScript.");
    const mail = hint.locator("a");
    await expect.poll(() => mail.getAttribute("href")).toBe("mailto:{{operator.supportEmail}}");
    await expect
      .poll(() => page.getByRole("button", { name: form.button }).isDisabled())
      .toBe(true);
    await page.getByRole("link", { name: "Datenschutzhinweisen" }).waitFor();
    await close();
  });

  test.each(["light", "dark"] as const)("is free of findings in %s", async (colorScheme) => {
    const { page, complaints, close } = await open(form, ok, { colorScheme });
    await page.getByRole("button", { name: form.button }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("fits into 320 pixels, with its problems and its thanks", async () => {
    const { page, close } = await open(form, ok, { viewport: { width: 320, height: 640 } });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await submit(page, form);
    await page.getByRole("alert").waitFor();
    expect(await width()).toBe(320);
    await fill(page, form);
    await submit(page, form);
    await page.getByRole("heading", { name: form.thanks }).waitFor();
    expect(await width()).toBe(320);
    await close();
  });
});

test("the pages say what the specification promises", async () => {
  const visitor = await open(demo);
  await visitor.page.getByText("30 Minuten").first().waitFor();
  await visitor.page.getByText("innerhalb von 24 Stunden").first().waitFor();
  const sizes = await visitor.page.locator("#companySize option").allTextContents();
  expect(sizes.slice(1).map((text) => text.split(" ")[0])).toEqual([
    "1-10",
    "11-50",
    "51-200",
    "200+",
  ]);
  await visitor.close();
  const other = await open(contact);
  await other.page
    .getByText("Werktags innerhalb von 24 Stunden, der Support meist am selben Tag.")
    .waitFor();
  await other.page.getByText("{{operator.city}}", { exact: true }).waitFor();
  const subjects = await other.page.locator("#subject option").allTextContents();
  expect(subjects.slice(1)).toEqual([
    "Allgemeine Anfrage",
    "Produktdemo",
    "Technischer Support",
    "Preise & Abonnements",
    "Partnerschaft",
    "Presse & Medien",
    "Sonstiges",
  ]);
  await other.close();
});
