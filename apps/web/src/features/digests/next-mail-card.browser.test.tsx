import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { NextMailCard } from "./next-mail-card";

async function show(preview: object, answer: object = { isSent: true }) {
  vi.stubGlobal("fetch", (_url: string, { method = "GET" }: RequestInit) =>
    Promise.resolve(Response.json(method === "POST" ? answer : preview)),
  );
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <NextMailCard />
      <Toasts />
    </QueryClientProvider>,
  );
}

const nextAt = "2026-11-24T06:30:00.000Z";
const mail = {
  subject: "Heute: Website (88) und 1 weitere",
  preview: "",
  html: "",
  text: "",
  hits: [
    { title: "Website Köln", buyer: "Stadt Köln", score: 88 },
    { title: "Ohne Zahl", buyer: "Stadt Bonn" },
  ],
};

test("the card shows the next mail with its tenders, and mails it on request", async () => {
  await show({ nextAt, mail });
  await expect.element(page.getByText("Heute: Website (88) und 1 weitere")).toBeVisible();
  await expect
    .element(page.getByRole("listitem").first())
    .toHaveTextContent("88Website KölnStadt Köln");
  await expect
    .element(page.getByRole("link", { name: "Ganz ansehen" }))
    .toHaveAttribute("href", "/api/digests/preview/page");
  await page.getByRole("button", { name: "An mich schicken" }).click();
  await expect.element(page.getByText("Die Vorschau ist unterwegs.")).toBeVisible();
});

test("the card says when nothing would come, and why", async () => {
  await show({ nextAt });
  await expect
    .element(page.getByText(/nichts Neues.*24\.11\.2026, 07:30 Uhr keine Mail/))
    .toBeVisible();
});

test("during a pause without an end the card promises no mail", async () => {
  await show({ isPaused: true });
  await expect.element(page.getByText(/pausieren ohne Enddatum/)).toBeVisible();
});

test("while we hold the mails the card names no time, with news and without", async () => {
  await show({ nextAt, isHeld: true, mail });
  await expect.element(page.getByText(/gerade angehalten.*Bisher stünde darin:/)).toBeVisible();
  await expect.element(page.getByText("Heute: Website (88) und 1 weitere")).toBeVisible();
  expect(page.getByText("07:30").elements()).toEqual([]);
});

test.each([
  ["paused", /Deine Mails pausieren gerade/],
  ["no-address", /Keine deiner Adressen nimmt gerade Mails an/],
  ["cap", /so viele Mails an dich, wie du höchstens willst/],
  ["nothing", /nichts Neues mehr da/],
])("a preview that is not sent says why: %s", async (reason, sentence) => {
  await show({ nextAt, mail }, { isSent: false, reason });
  await page.getByRole("button", { name: "An mich schicken" }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
});
