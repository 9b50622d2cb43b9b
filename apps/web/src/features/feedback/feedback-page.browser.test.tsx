import type { listFeedback } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { z } from "zod";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { FeedbackPage } from "./feedback-page";

type Row = z.input<typeof listFeedback.response>["feedback"][number];

afterEach(() => vi.unstubAllGlobals());

/** Keeps what it is sent, as the server does. */
function stubApi(state: { feedback: Row[]; isBroken?: boolean }) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit) => {
    if (state.isBroken) return Response.json({ error: "internal" }, { status: 500 });
    if (method !== "POST") return Response.json({ feedback: state.feedback });
    const message = JSON.parse(body as string) as Pick<Row, "kind" | "text">;
    sent.push(message);
    const row: Row = {
      ...message,
      id: "00000000-0000-4000-8000-000000000001",
      sentAt: "2026-11-21T11:00:00.000Z",
      state: "open",
    };
    state.feedback = [row, ...state.feedback];
    return Response.json(row);
  });
  return sent;
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/app/feedback?seite=Ergebnisse"]}>
        <FeedbackPage />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );

test("what is typed is sent and nothing else, and stands in the list then", async () => {
  const sent = stubApi({ feedback: [] });
  await open();
  await expect.element(page.getByText(/^Noch keine\./)).toBeVisible();
  await page.getByRole("button", { name: "Senden" }).click();
  await expect.element(page.getByText("Bitte schreib etwas.")).toBeVisible();
  await page.getByRole("radio", { name: "Fehler" }).click();
  await page.getByRole("textbox", { name: "Deine Nachricht" }).fill("Der Filter klemmt.");
  await page.getByRole("button", { name: "Senden" }).click();
  await expect.element(page.getByText("Gesendet. Danke!")).toBeVisible();
  await expect.element(page.getByRole("listitem").getByText("Der Filter klemmt.")).toBeVisible();
  expect(sent).toEqual([{ kind: "error", text: "Der Filter klemmt.", page: "Ergebnisse" }]);
});

test("the operator's answer stands below what was written", async () => {
  stubApi({
    feedback: [
      {
        id: "00000000-0000-4000-8000-000000000002",
        kind: "idea",
        text: "Mehr Filter",
        sentAt: "2026-11-20T11:00:00.000Z",
        state: "answered",
        answer: "Kommt im Januar.",
        answeredAt: "2026-11-21T11:00:00.000Z",
      },
    ],
  });
  await open();
  await expect.element(page.getByText("beantwortet")).toBeVisible();
  await expect.element(page.getByText("Kommt im Januar.")).toBeVisible();
});

test("a list that cannot be loaded says so, and the form still works", async () => {
  stubApi({ feedback: [], isBroken: true });
  await open();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Senden" })).toBeVisible();
});
