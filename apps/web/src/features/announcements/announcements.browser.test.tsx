import type { Announcement } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { AnnouncementsCard } from "./announcements-card";

const start: Announcement = {
  id: "00000000-0000-4000-8000-000000000001",
  kind: "terms",
  version: "2027-01",
  summary: "Ziffer 4: Rechnungen kommen nur noch elektronisch.",
  text: "1. Vertragsparteien",
  effectiveOn: "2027-01-15",
  announcedAt: "2026-12-10T11:00:00.000Z",
  isInForce: false,
  objectUntil: "2027-01-14T23:00:00.000Z",
};

/** An API with one announcement, which keeps what it is answered. */
function stubApi(announcements: readonly Announcement[] = [start], failures = 0) {
  let [announcement] = announcements;
  let toFail = failures;
  const answers: unknown[] = [];
  vi.stubGlobal("fetch", (_url: string, { method = "GET", body }: RequestInit) => {
    if (toFail > 0) {
      toFail -= 1;
      const refusal = { error: "stale_version", requestId: "r" };
      return Promise.resolve(Response.json(refusal, { status: 409 }));
    }
    if (method === "POST" && announcement) {
      const answer = JSON.parse(body as string) as Pick<
        NonNullable<Announcement["answer"]>,
        "answer" | "reason"
      >;
      answers.push(answer);
      announcement = {
        ...announcement,
        answer: { ...answer, at: "2026-12-11T09:00:00.000Z", byName: "Erika Muster" },
      };
      return Promise.resolve(Response.json(announcement));
    }
    return Promise.resolve(Response.json({ announcements: announcement ? [announcement] : [] }));
  });
  return answers;
}

const open = (isOwner = true) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AnnouncementsCard isOwner={isOwner} />
      <Toasts />
    </QueryClientProvider>,
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });
async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("the owner reads from when on a version holds and until when to object, and confirms it by keyboard", async () => {
  const answers = stubApi();
  await open();
  await expect.element(page.getByText(/Gilt ab 15\.01\.2027/)).toBeVisible();
  await expect.element(page.getByText(/Widerspruch bis 15\.01\.2027/)).toBeVisible();
  await expect.element(page.getByText("noch nicht beantwortet")).toBeVisible();
  await press("Fassung bestätigen");
  await expect.element(page.getByText("bestätigt", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/von Erika Muster/)).toBeVisible();
  expect(answers).toEqual([{ answer: "confirmed" }]);
});

test("the owner objects with a reason, and takes it back", async () => {
  const answers = stubApi();
  await open();
  await press("Widersprechen …");
  await page.getByRole("textbox", { name: /Grund/ }).fill("Zu kurzfristig");
  await press("Widersprechen");
  await expect.element(page.getByText("widersprochen", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/„Zu kurzfristig“/)).toBeVisible();
  await press("Widerspruch zurücknehmen und bestätigen");
  await expect.element(page.getByText("bestätigt", { exact: true })).toBeVisible();
  expect(answers).toEqual([
    { answer: "objected", reason: "Zu kurzfristig" },
    { answer: "confirmed" },
  ]);
});

test("a member reads, and is told who answers", async () => {
  stubApi();
  await open(false);
  await expect.element(page.getByText(/kann die Inhaberin oder der Inhaber/)).toBeVisible();
  expect(button("Fassung bestätigen").query()).toBeNull();
});

test("a failure is told in German, and the button asks again", async () => {
  stubApi([start], 1);
  await open();
  await press("Erneut versuchen");
  await expect.element(page.getByText(/Fassung 2027-01/)).toBeVisible();
});
