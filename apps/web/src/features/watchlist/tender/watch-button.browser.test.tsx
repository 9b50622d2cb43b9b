import { QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { createQueryClient } from "../../../platform/api/query-client";
import { Toasts } from "../../../ui/overlays/toast";
import { WatchButton } from "./watch-button";

test("taking it back leaves what somebody else has said since, and says so", async () => {
  const wishes: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit) => {
    if (url === "/api/agency") return Response.json({ tier: "premium" });
    if (method === "GET")
      return Response.json({ tenderId: "1", isWatched: wishes.length > 0, unseen: [] });
    const wish = JSON.parse(body as string) as { onlyIf?: string };
    wishes.push(wish);
    const isStored = wish.onlyIf === undefined;
    return Response.json({ isStored, isWatched: true, before: isStored ? "none" : "watched" });
  });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <WatchButton slug="t-1" />
      <Toasts />
    </QueryClientProvider>,
  );
  await page.getByRole("button", { name: "Beobachten" }).click();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect
    .element(page.getByText("Das hat inzwischen jemand geändert. So bleibt es."))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Nicht mehr beobachten" })).toBeVisible();
  expect(wishes).toEqual([{ wish: "watched" }, { wish: "none", onlyIf: "watched" }]);
});
