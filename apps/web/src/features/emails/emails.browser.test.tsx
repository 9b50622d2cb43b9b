import type { EmailChanges, EmailsAnswer, MailSummary } from "@tc/contract";
import { addDays, startFrequencies } from "@tc/domain";
import type { ConfirmationOutcome } from "@tc/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { createQueryClient } from "../../platform/api/query-client";
import { berlinDay } from "../../platform/format/format";
import { Toasts } from "../../ui/overlays/toast";
import { EmailsPage } from "./emails-page";
import { UnsubscribePage } from "./unsubscribe-page";

const start: EmailsAnswer = {
  address: "jana@example.org",
  settings: {
    frequencies: startFrequencies("daily"),
    weekdays: [1, 2, 3, 4, 5],
    dailyAt: "07:30",
    weeklyOn: 1,
    hitsPerMail: 3,
    mailsPerDay: 5,
  },
  furtherAddresses: [
    {
      id: "00000000-0000-4000-8000-000000000001",
      address: "team@example.org",
      isConfirmed: true,
      stop: { reason: "no-mailbox", stoppedAt: "2026-11-20T08:00:00.000Z" },
    },
    {
      id: "00000000-0000-4000-8000-000000000002",
      address: "leitung@example.org",
      isConfirmed: false,
    },
  ],
};

const mail = (last: number, fields: Partial<MailSummary>): MailSummary => ({
  id: `00000000-0000-4000-8000-00000000001${last}`,
  address: "jana@example.org",
  events: ["matches"],
  subject: "Heute: Website (88) und 11 weitere",
  state: "accepted",
  at: new Date().toISOString(),
  hasText: true,
  ...fields,
});

interface Stub {
  /** It fails to save. */
  readonly refuses?: boolean;
  /** What becomes of mails to confirm */
  readonly confirmation?: ConfirmationOutcome | undefined;
}

/** An API that keeps what it is sent; the changes stand in `sent`. */
function stubApi(answer = start, { refuses = false, confirmation }: Stub = {}) {
  let emails = answer;
  const sent: EmailChanges[] = [];
  const calls: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    calls.push(`${method} ${url}`);
    if (url.startsWith("/api/emails/history")) {
      const mails = [mail(1, {}), mail(2, { state: "none", subject: "", hasText: false })];
      return Promise.resolve(Response.json({ total: 2, mails }));
    }
    if (method === "PATCH") {
      if (refuses) {
        const refusal = { error: "internal", requestId: "r" };
        return Promise.resolve(Response.json(refusal, { status: 500 }));
      }
      const { pause, frequencies, ...others } = JSON.parse(body as string) as EmailChanges;
      sent.push(JSON.parse(body as string) as EmailChanges);
      const { pause: pauseBefore, ...settings } = emails.settings;
      const pauseNow = pause === undefined ? pauseBefore : (pause ?? undefined);
      emails = {
        ...emails,
        changedAt: new Date().toISOString(),
        settings: {
          ...settings,
          ...(others as object),
          frequencies: { ...settings.frequencies, ...frequencies },
          ...(pauseNow && { pause: pauseNow }),
        },
      };
    }
    if (method === "DELETE") return Promise.resolve(Response.json({ done: true }));
    if (url === "/api/emails/retry") {
      emails = {
        ...emails,
        furtherAddresses: emails.furtherAddresses.map(({ id, address, isConfirmed }) => ({
          id,
          address,
          isConfirmed,
        })),
      };
    }
    const isAsked = ["/api/emails/retry", "/api/emails/addresses"].includes(url);
    return Promise.resolve(
      Response.json({ ...emails, ...(isAsked && confirmation && { confirmation }) }),
    );
  });
  return { sent, calls };
}

const open = (address = "/app/emails") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <EmailsPage />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );

const group = (name: string) => page.getByRole("radiogroup", { name, exact: true });
const radio = (event: string, frequency: string) =>
  group(event).getByRole("radio", { name: frequency });

test("a choice is saved at once, by mouse and by keyboard, and the page says when", async () => {
  const { sent } = stubApi();
  await open();
  await expect.element(radio("Neue Treffer", "täglich")).toBeChecked();
  await radio("Neue Treffer", "wöchentlich").click();
  await expect.element(radio("Neue Treffer", "wöchentlich")).toBeChecked();
  await expect.element(page.getByText(/^gespeichert, heute \d/)).toBeVisible();
  radio("Vergaben", "täglich").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(radio("Vergaben", "wöchentlich")).toBeChecked();
  await expect
    .poll(() => sent)
    .toEqual([{ frequencies: { matches: "weekly" } }, { frequencies: { results: "weekly" } }]);
});

test("a frequency that makes no sense for an event cannot be chosen", async () => {
  stubApi();
  await open();
  await expect.element(radio("Nachweise", "wöchentlich")).toBeChecked();
  expect(group("Nachweise").getByRole("radio").elements()).toHaveLength(3);
  expect(group("Neue Treffer").getByRole("radio").elements()).toHaveLength(4);
});

test("a choice that could not be saved is taken back and said", async () => {
  stubApi(start, { refuses: true });
  await open();
  await radio("Neue Treffer", "aus").click();
  await expect.element(page.getByRole("status").getByText(/./).first()).toBeInTheDocument();
  await expect.element(radio("Neue Treffer", "täglich")).toBeChecked();
});

test("days, time and numbers are saved, and the last day stays", async () => {
  const { sent } = stubApi({ ...start, settings: { ...start.settings, weekdays: [5] } });
  await open();
  await page.getByRole("button", { name: "Fr, Freitag" }).click();
  await page.getByRole("button", { name: "Mo, Montag" }).click();
  await page.getByLabelText("Mails am Tag").selectOptions("höchstens 2");
  await page.getByLabelText("Uhrzeit").fill("06:15");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent)
    .toEqual([{ weekdays: [1, 5] }, { mailsPerDay: 2 }, { dailyAt: "06:15" }]);
});

test("a stopped address says why and can be tried again; an unconfirmed one waits", async () => {
  const { calls } = stubApi();
  await open();
  await expect.element(page.getByText("gestoppt: Postfach gibt es nicht (20.11.)")).toBeVisible();
  await expect.element(page.getByText("wartet auf Bestätigung")).toBeVisible();
  await page.getByRole("button", { name: "Wieder versuchen" }).click();
  await expect.element(page.getByText(/gestoppt: Postfach/)).not.toBeInTheDocument();
  await expect
    .element(page.getByText("Die nächste Mail geht wieder an team@example.org."))
    .toBeVisible();
  expect(calls).toContain("POST /api/emails/retry");
});

test("a complaint of a further address is only its reader's to lift, one of the own address the member's", async () => {
  const stop = { reason: "complaint", stoppedAt: "2026-11-20T08:00:00.000Z" } as const;
  const further = { ...start.furtherAddresses[0]!, stop };
  stubApi({ ...start, stop, furtherAddresses: [further] });
  await open();
  await expect
    .element(page.getByText("gestoppt: als Spam gemeldet (20.11.)").first())
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        "Das kann nur aufheben, wer sie liest: mit einem eigenen Konto unter dieser Adresse in eurer Agentur.",
      ),
    )
    .toBeVisible();
  expect(page.getByRole("button", { name: "Wieder versuchen" }).elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Wieder versuchen" }).click();
  await expect
    .element(page.getByText("Die nächste Mail geht wieder an jana@example.org."))
    .toBeVisible();
});

test.each([
  [
    "limited",
    "An kollegin@example.org gingen heute schon mehrere Bestätigungsmails. Versuch es morgen noch einmal.",
  ],
  ["stopped", "kollegin@example.org ist gestoppt und bekommt auch keine Bestätigungsmail."],
  [undefined, "kollegin@example.org ist schon dabei."],
] as const)(
  "where no mail to confirm goes out, the toast says so: %s",
  async (confirmation, words) => {
    stubApi(start, { confirmation });
    await open();
    await page.getByRole("button", { name: "Adresse", exact: true }).click();
    await page.getByLabelText("E-Mail-Adresse").fill("kollegin@example.org");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(/verschickt\./)).not.toBeInTheDocument();
  },
);

test("a further address is asked for by mail, and one is removed after a question", async () => {
  const { calls } = stubApi(start, { confirmation: "sent" });
  await open();
  await page.getByRole("button", { name: "Adresse", exact: true }).click();
  const field = page.getByLabelText("E-Mail-Adresse");
  await field.fill("keine");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/Bitte eine E-Mail-Adresse wie/)).toBeVisible();
  await field.fill("kollegin@example.org");
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByText("Bestätigungsmail an kollegin@example.org verschickt."))
    .toBeVisible();
  await page.getByRole("button", { name: "leitung@example.org entfernen" }).click();
  const dialog = page.getByRole("dialog", { name: "Adresse entfernen?" });
  await dialog.getByRole("button", { name: "Entfernen" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toContain("POST /api/emails/addresses");
  expect(calls).toContain("DELETE /api/emails/addresses/00000000-0000-4000-8000-000000000002");
});

test("a pause names its day and ends with one click", async () => {
  const { sent } = stubApi();
  await open();
  await page.getByRole("button", { name: "Pausieren …" }).click();
  const dialog = page.getByRole("dialog", { name: "Mails pausieren" });
  await dialog.getByLabelText("Wieder ab").fill("24.12.2099");
  await dialog.getByRole("button", { name: "Pausieren" }).click();
  await expect.element(page.getByText(/Pausiert\. Am 24\.12\.2099/)).toBeVisible();
  await page.getByRole("button", { name: "Jetzt fortsetzen" }).click();
  await expect.element(page.getByRole("button", { name: "Pausieren …" })).toBeVisible();
  expect(sent).toEqual([{ pause: { until: "2099-12-24" } }, { pause: null }]);
});

const inAWeek = () => addDays(berlinDay(new Date()), 7);

test("the link to a week's pause proposes it, and changes nothing until it is confirmed", async () => {
  const { sent } = stubApi();
  const early = inAWeek();
  await open("/app/emails?pause=week");
  const dialog = page.getByRole("dialog", { name: "Mails pausieren" });
  await expect.element(dialog.getByLabelText("Wieder ab")).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Pausieren" }).click();
  await expect.element(page.getByText(/^Pausiert\. Am /)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  // Midnight may have passed meanwhile.
  expect([early, inAWeek()].map((until) => [{ pause: { until } }])).toContainEqual(sent);
});

test("the history shows mails with their page, and days without one", async () => {
  stubApi();
  await open();
  const link = page.getByRole("link", { name: "Heute: Website (88) und 11 weitere" });
  await expect
    .element(link)
    .toHaveAttribute("href", "/api/emails/history/00000000-0000-4000-8000-000000000011/page");
  await expect.element(page.getByText("nichts Neues, keine Mail")).toBeVisible();
  await expect.element(page.getByText("angenommen")).toBeVisible();
});

test("the page of a mail's link changes nothing until a button is pressed", async () => {
  const token = "a".repeat(64);
  const posts: [string, unknown][] = [];
  vi.stubGlobal("fetch", (url: string, { body }: RequestInit) => {
    posts.push([url, JSON.parse(body as string)]);
    return Promise.resolve(
      Response.json(
        url.endsWith("/unsubscribing")
          ? {
              address: "jana@example.org",
              events: ["matches"],
              isFurtherAddress: false,
              isDone: false,
            }
          : { done: true },
      ),
    );
  });
  await render(
    <MemoryRouter initialEntries={[`/abmelden?token=${token}`]}>
      <UnsubscribePage />
    </MemoryRouter>,
  );
  const button = page.getByRole("button", { name: "„Neue Treffer“ abbestellen" });
  await expect.element(button).toBeVisible();
  expect(posts).toEqual([["/api/emails/unsubscribing", { token }]]);
  await button.click();
  await expect.element(page.getByRole("heading", { name: "Abbestellt" })).toBeVisible();
  expect(posts[1]).toEqual(["/api/emails/unsubscribe", { token, from: "events" }]);
});
