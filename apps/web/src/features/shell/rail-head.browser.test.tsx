import type { listNotifications } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { RailHead } from "./rail-parts";

type List = z.input<typeof listNotifications.response>;

const ids = [1, 2].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
const headings = ["Frist vorverlegt: Website Musterhausen", "Ada hat dich erwähnt"];

/** An API with two unseen notifications that keeps what is marked. */
function stubApi() {
  const seen = new Set<string>();
  const list = (): List => ({
    notifications: ids.map((id, index) => ({
      id,
      event: index === 0 ? "changes" : "mentions",
      heading: headings[index] ?? "",
      path: index === 0 ? "/app/watchlist" : "/pipeline",
      at: "2026-11-24T08:00:00.000Z",
      isSeen: seen.has(id),
    })),
    unseen: ids.length - seen.size,
    hasMore: false,
  });
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit = {}) => {
    const named = body ? (JSON.parse(body as string) as { ids?: string[] }).ids : undefined;
    if (url === "/api/notifications/seen" && method === "POST") {
      const fresh = (named ?? ids).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      return Promise.resolve(Response.json({ unseen: list().unseen, ids: fresh }));
    }
    if (url === "/api/notifications/unseen" && method === "POST") {
      for (const id of named ?? []) seen.delete(id);
    }
    if (url.startsWith("/api/notifications")) return Promise.resolve(Response.json(list()));
    return Promise.resolve(
      Response.json({ items: [{ title: "Relaunch der Website", slug: "relaunch-1" }] }),
    );
  });
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

async function open() {
  stubApi();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/app/results"]}>
        <RailHead />
        <Routes>
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
}

const bell = (unseen: number) =>
  page.getByRole("button", {
    name: unseen === 0 ? "Mitteilungen" : `Mitteilungen, ${unseen} ungelesen`,
    exact: true,
  });
const field = page.getByRole("combobox", { name: "Bildschirm oder Ausschreibung suchen" });
const place = page.getByTestId("place");

test("a notification leads to its screen and is seen then", async () => {
  await open();
  await bell(2).click();
  await page.getByRole("link", { name: /Frist vorverlegt/ }).click();
  await expect.element(place).toHaveTextContent("/app/watchlist");
  await expect.element(bell(1)).toBeVisible();
});

test("all are seen at once, and the toast takes that back", async () => {
  await open();
  await bell(2).click();
  await page.getByRole("button", { name: "Alle gelesen" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(bell(0)).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect.element(bell(2)).toBeVisible();
});

test("Strg K leads to a screen, to a tender and to the search by keyboard alone", async () => {
  await open();
  await expect.element(bell(2)).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("merkl");
  await userEvent.keyboard("{Enter}");
  await expect.element(place).toHaveTextContent("/app/watchlist");

  await userEvent.keyboard("{Control>}k{/Control}");
  await field.fill("relaunch");
  await expect.element(page.getByRole("option", { name: "Relaunch der Website" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(place).toHaveTextContent("/app/results?q=relaunch");

  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
});
