import type { SavedSearch } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/react-router/v8";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { createQueryClient } from "../../../../platform/api/query-client";
import { Toasts } from "../../../../ui/overlays/toast";
import { useMarking } from "../../../marks";
import { useShortcuts } from "../../../../platform/shortcuts";
import { useView } from "../views/use-view";
import { ResultTools } from "./result-tools";

const search: SavedSearch = {
  id: "00000000-0000-4000-8000-0000000000a1",
  name: "Rheinland",
  query: { state: "open", region: "DEA,DEB", field: "all", sort: "published" },
  dropped: [],
  isShared: false,
  isMine: true,
  ownerName: "Erika Muster",
  canChange: true,
  mails: true,
  changedAt: "2026-11-01T08:00:00Z",
  newCount: 3,
};

/** An API that keeps one search, and the calls that change it. */
function stubApi() {
  let searches = [search];
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    if (method !== "GET") calls.push(`${method} ${url.replace(search.id, "ID")}`);
    if (method === "DELETE") searches = [];
    if (url.endsWith("/restore")) searches = [search];
    if (method === "PATCH") searches = [{ ...search, ...(JSON.parse(body as string) as object) }];
    if (method === "GET") return Response.json({ searches });
    return Response.json(url.endsWith("/seen") ? { done: true } : (searches[0] ?? { done: true }));
  });
  return calls;
}

function Screen() {
  const { filters, setFilters } = useView();
  const marking = useMarking();
  useShortcuts({ z: () => marking.undo() });
  return (
    <>
      <ResultTools part="buttons" filters={filters} />
      <ResultTools part="search" filters={filters} />
      <ResultTools part="save" filters={filters} />
      <output>{filters.region.join(" ")}</output>
      <button type="button" onClick={() => setFilters({ region: ["DE2"] })}>
        Nur Bayern
      </button>
      <Toasts />
    </>
  );
}

const show = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <NuqsAdapter>
          <Screen />
        </NuqsAdapter>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const line = page.getByRole("group", { name: "Gespeicherte Suche" });

test("an opened search is seen and tells its new results; changed filters are discarded or saved", async () => {
  const calls = stubApi();
  await show("/app/results");
  await userEvent.click(page.getByRole("button", { name: "Gespeicherte Suchen, 3 neue Treffer" }));
  await userEvent.click(page.getByRole("button", { name: /^Rheinland/ }));
  await expect.element(line.getByText("3 neue Treffer")).toBeVisible();
  await expect.element(page.getByRole("status").first()).toHaveTextContent("DEA DEB");
  await expect
    .element(page.getByRole("button", { name: "Gespeicherte Suchen", exact: true }))
    .toBeVisible();
  expect(calls).toEqual(["POST /api/saved-searches/ID/seen"]);

  await userEvent.click(page.getByRole("button", { name: "Nur Bayern" }));
  await expect.element(line.getByText("geändert:")).toBeVisible();
  await userEvent.click(line.getByRole("button", { name: "verwerfen" }));
  await expect.element(page.getByRole("status").first()).toHaveTextContent("DEA DEB");
  expect(line.getByText("geändert:").query()).toBeNull();
  await userEvent.click(page.getByRole("button", { name: "Nur Bayern" }));
  await userEvent.click(line.getByRole("button", { name: "speichern", exact: true }));
  await expect.poll(() => line.getByText("geändert:").query()).toBeNull();
  expect(calls.at(-1)).toBe("PATCH /api/saved-searches/ID");
});

test("a deleted search comes back by Z", async () => {
  const calls = stubApi();
  await show("/app/results");
  await userEvent.click(page.getByRole("button", { name: /^Gespeicherte Suchen/ }));
  await userEvent.click(page.getByRole("button", { name: "„Rheinland“ löschen" }));
  await expect.element(page.getByText(/^Noch keine\./)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
  await userEvent.keyboard("z");
  await expect.poll(() => calls.at(-1)).toBe("POST /api/saved-searches/ID/restore");
  await userEvent.click(page.getByRole("button", { name: /^Gespeicherte Suchen/ }));
  await expect.element(page.getByRole("button", { name: /^Rheinland/ })).toBeVisible();
});
