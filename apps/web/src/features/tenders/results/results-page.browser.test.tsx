import type { listTenders, TenderMarks } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/react-router/v8";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod";
import { createQueryClient } from "../../../platform/api/query-client";
import { ResultsPage } from "./results-page";

type List = z.input<typeof listTenders.response>;

const id = "00000000-0000-4000-8000-000000000001";
const item: List["items"][number] = {
  id,
  slug: "kampagne",
  title: "Kampagne für Radwege",
  state: "open",
  lotCount: 1,
  sources: ["doe"],
  flags: [],
  changeCount: 0,
};

/** An API of one tender that keeps its marks. A call that matches `held` is answered when the test releases it. */
function stubApi(scoring: List["access"]["scoring"] = "none") {
  let marks: TenderMarks = { saved: false, dismissed: false };
  let held: { readonly line: RegExp; readonly release: Promise<void> } | undefined;
  const lines: string[] = [];

  function bodyOf(line: string): unknown {
    if (line.startsWith("GET /api/sources"))
      return {
        sources: [],
        tenderCount: 1,
        openTenderCount: 1,
        sample: false,
        sampleOffered: false,
        generalGaps: [],
      };
    if (line === "GET /api/saved-searches") return { searches: [] };
    if (line === "GET /api/marks")
      return { fits: 0, misfit: 0, dismissed: 0, saved: Number(marks.saved) };
    if (line.includes("/marks/saved")) {
      marks = { ...marks, saved: line.startsWith("PUT") };
      return { marks, undo: id };
    }
    const isShown = !line.includes("mark=saved") || marks.saved;
    const list: List = {
      items: isShown ? [item] : [],
      assessments: { [id]: { marks } },
      access: { scoring },
      fitWeights: [40, 29, 9, 6, 16],
      total: Number(isShown),
      facets: {
        state: [],
        agencySector: [],
        cpvDivision: [],
        region: [],
        procedure: [],
        level: [],
        source: [],
      },
      corrections: [],
      synonyms: [],
      sample: false,
    };
    return list;
  }
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const line = `${init.method} ${url}`;
    const body = JSON.stringify(bodyOf(line));
    lines.push(line);
    if (held?.line.test(line)) await held.release;
    return new Response(body);
  });
  return {
    lines,
    hold(line: RegExp) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { line, release: promise };
      return resolve;
    },
  };
}

const show = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <NuqsAdapter>
          <ResultsPage />
        </NuqsAdapter>
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("the first rows stand in the agency's own order: none appears before and jumps away", async () => {
  localStorage.removeItem("results_sort");
  const api = stubApi("current");
  const release = api.hold(/sort=fit/);
  await show("/app/results");
  await expect.poll(() => api.lines.some((line) => line.includes("sort=fit"))).toBe(true);
  const row = page.getByRole("link", { name: "Kampagne für Radwege" });
  expect(row.query()).toBeNull();
  release();
  await expect.element(row).toBeVisible();
  localStorage.removeItem("results_sort");
});

test("a mark taken back stays away, though an older answer of the view arrives after it", async () => {
  const api = stubApi();
  await show("/app/results?sort=published");
  const row = page.getByRole("link", { name: "Kampagne für Radwege" });
  await expect.element(row).toBeVisible();
  await userEvent.keyboard("s");
  await expect.element(page.getByRole("button", { name: "Gemerkt 1" })).toBeVisible();
  // The view's first answer is made before the mark is taken back and arrives after it.
  const release = api.hold(/mark=saved/);
  await userEvent.click(page.getByRole("button", { name: "Gemerkt 1" }));
  await expect.poll(() => api.lines.at(-1)).toContain("mark=saved");
  await userEvent.keyboard("s");
  await expect.element(page.getByRole("button", { name: "Gemerkt", exact: true })).toBeVisible();
  release();
  // The list is no longer the faded one of the view before: the late answer is in.
  await expect.poll(() => document.querySelector("[data-stale]")).toBeNull();
  await expect.element(page.getByRole("heading", { name: "Alles durchgesehen" })).toBeVisible();
  expect(row.query()).toBeNull();
});
