import type { getWatchlist, WatchedTender } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/react-router/v8";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { WatchlistPage } from "./watchlist-page";

type List = z.input<typeof getWatchlist.response>;

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const item = (n: number, title: string, days: number): List["items"][number] => ({
  id: idOf(n),
  slug: `t-${n}`,
  title,
  state: "open",
  buyer: { id: idOf(9), name: "Stadt Musterhausen" },
  deadline: { at: inDays(days), hasTime: true },
  lotCount: 1,
  sources: ["doe"],
  flags: [],
  changeCount: 1,
});
const quiet: WatchedTender = {
  wish: "none",
  news: [],
  registration: { state: "open" },
  milestones: [],
  lapsing: [],
};
const newsAt = "2026-11-23T08:00:00.000Z";
const changed: WatchedTender = {
  ...quiet,
  news: [
    {
      key: "notice a 02",
      at: newsAt,
      publishedOn: "2026-11-23",
      changes: [
        {
          kind: "field",
          field: "lots.LOT-0001.deadlines.offer",
          old: "2026-12-03T11:00:00.000Z",
          new: "2026-11-30T11:00:00.000Z",
          subject: "deadline",
          breaks: ["Abgabe 3 Tage früher: euer Termin „Kalkulation fertig“ (01.12.) liegt danach."],
        },
      ],
    },
  ],
};

/** An API of two watched tenders, which keeps what it is told. */
function stubApi(first: WatchedTender = changed) {
  const calls: { line: string; body: unknown }[] = [];
  let isOvertaken = false;
  const list: List = {
    items: [item(1, "Relaunch der Website", 3), item(2, "Imagefilm", 40)],
    assessments: {},
    access: { scoring: "current" },
    watched: { [idOf(1)]: first, [idOf(2)]: quiet },
    members: [
      { userId: idOf(5), name: "Jana Muster", isYou: true },
      { userId: idOf(6), name: "Tarek Beispiel", isYou: false },
    ],
    total: 2,
  };
  function answer(line: string, body: unknown): unknown {
    if (line === "GET /api/watchlist") return list;
    if (line === "GET /api/agency") return { tier: "premium" };
    if (line === "POST /api/watchlist/seen")
      return { before: [{ tenderId: idOf(1), seenAt: null }] };
    if (line === "POST /api/watchlist/unseen") return { restored: 1 };
    // Of a deed that is taken back a test may say that somebody else came first.
    const isStored = !(
      isOvertaken && (body as { onlyIf?: unknown } | undefined)?.onlyIf !== undefined
    );
    if (line === "PUT /api/tenders/t-1/watch")
      return { isStored, isWatched: false, before: "none" };
    if (line.endsWith("/watch/assignee")) return { isStored, before: null };
    if (line.endsWith("/watch/note")) {
      const { text } = body as { text: string };
      return {
        isStored,
        note: isStored
          ? { text, at: newsAt, byName: "Jana Muster" }
          : { text: "Tareks Worte", at: inDays(0), byName: "Tarek Beispiel" },
      };
    }
    if (line.endsWith("/watch/registration"))
      return {
        isStored,
        registration: { state: "registered", at: newsAt, byName: "Jana Muster" },
        before: "open",
      };
    return undefined;
  }
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit) => {
    const line = `${method} ${url}`;
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    calls.push({ line, body: sent });
    const content = answer(line, sent);
    return Promise.resolve(
      content === undefined
        ? Response.json({ error: "not_found", requestId: "test" }, { status: 404 })
        : Response.json(content),
    );
  });
  return {
    /** From now on somebody else has changed whatever is taken back. */
    overtake() {
      isOvertaken = true;
    },
    /** What a colleague has written is there at the next look. */
    noteAsColleague(note: WatchedTender["note"]) {
      list.watched[idOf(1)] = { ...first, note };
    },
    bodiesOf: (line: string) => calls.filter((call) => call.line === line).map(({ body }) => body),
  };
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/app/watchlist"]}>
        <NuqsAdapter>
          <div style={{ height: "100vh" }}>
            <WatchlistPage />
          </div>
        </NuqsAdapter>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );

const link = (name: string) => page.getByRole("link", { name });
const status = page.getByText(/beobachtet ·/);
beforeEach(async () => {
  await page.viewport(1360, 900);
  // The choice stands in the address of the frame, which is the same for all tests.
  const address = new URL(location.href);
  for (const name of ["auswahl", "ausschreibung"]) address.searchParams.delete(name);
  history.replaceState(null, "", address);
});

test("a change stands in its row, old struck and new marked, with the own day it breaks", async () => {
  stubApi();
  await open();
  await expect.element(link("Relaunch der Website")).toBeVisible();
  const del = page.getByRole("deletion");
  await expect.element(del).toHaveTextContent("bisher 03.12.2026, 12:00 Uhr (MEZ)");
  await expect
    .element(page.getByRole("insertion"))
    .toHaveTextContent("neu 30.11.2026, 12:00 Uhr (MEZ)");
  await expect.element(page.getByText(/euer Termin „Kalkulation fertig“/)).toBeVisible();
  await expect.element(page.getByText("Registrierung offen").first()).toBeVisible();
});

/** Nothing is seen by looking until the test lets time pass. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("what was looked at long enough is seen: the count goes, the change stays readable", async () => {
  holdClock();
  const api = stubApi();
  await open();
  await expect.element(status).toHaveTextContent("2 beobachtet · 1 geändert");
  await expect
    .poll(() => {
      vi.advanceTimersByTime(2_000);
      return page.getByText("gesehen", { exact: true }).elements().length;
    })
    .toBe(1);
  await expect.element(status).toHaveTextContent("2 beobachtet · nichts geändert");
  expect(api.bodiesOf("POST /api/watchlist/seen")).toEqual([
    { looks: [{ tenderId: idOf(1), upTo: newsAt }] },
  ]);
  await expect.element(page.getByRole("insertion")).toBeVisible();
});

test("G notes it at once and Z takes it back", async () => {
  holdClock();
  const api = stubApi();
  await open();
  await expect.element(link("Relaunch der Website")).toBeVisible();
  await userEvent.keyboard("g");
  await expect.element(page.getByText(/^Gesehen: Relaunch/)).toBeVisible();
  await userEvent.keyboard("z");
  await expect.element(page.getByText(/^Zurückgenommen/)).toBeVisible();
  expect(api.bodiesOf("POST /api/watchlist/unseen")).toEqual([
    { before: [{ tenderId: idOf(1), seenAt: null }] },
  ]);
});

test("W ends watching, the next row is taken hold of, and Z brings it back", async () => {
  const api = stubApi(quiet);
  await open();
  await expect.element(link("Relaunch der Website")).toBeVisible();
  await userEvent.keyboard("w");
  await expect.element(link("Relaunch der Website")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Imagefilm" })).toBeVisible();
  await expect.element(page.getByText(/wird nicht mehr beobachtet/)).toBeVisible();
  await userEvent.keyboard("z");
  await expect.element(link("Relaunch der Website")).toBeVisible();
  expect(api.bodiesOf("PUT /api/tenders/t-1/watch")).toEqual([
    { wish: "ended" },
    { wish: "none", onlyIf: "ended" },
  ]);
});

test("E writes the note by keyboard alone, and the row says that there is one", async () => {
  const api = stubApi(quiet);
  await open();
  await expect.element(page.getByRole("button", { name: "Notiz schreiben" })).toBeVisible();
  await userEvent.keyboard("e");
  await userEvent.keyboard("Prüfstelle anfragen{Control>}{Enter}{/Control}");
  await expect.element(page.getByText(/^Prüfstelle anfragen/)).toBeVisible();
  await expect.element(page.getByText("Notiz", { exact: true }).first()).toBeVisible();
  expect(api.bodiesOf("PUT /api/tenders/t-1/watch/note")).toEqual([
    { text: "Prüfstelle anfragen" },
  ]);
});

test("what somebody else has changed since is not taken back, and that is said", async () => {
  const api = stubApi(quiet);
  await open();
  const overtaken = page.getByText("Das hat inzwischen jemand geändert. So bleibt es.");
  await expect.element(page.getByRole("button", { name: "Notiz schreiben" })).toBeVisible();
  await userEvent.keyboard("e");
  await userEvent.keyboard("Meine Worte{Control>}{Enter}{/Control}");
  await expect.element(page.getByText(/^Notiz gespeichert/)).toBeVisible();
  api.overtake();
  await userEvent.keyboard("z");
  await expect.element(overtaken).toBeVisible();
  await expect.element(page.getByText(/^Tareks Worte/)).toBeVisible();
  expect(api.bodiesOf("PUT /api/tenders/t-1/watch/note").at(-1)).toEqual({
    text: "",
    onlyIf: newsAt,
  });

  await page.getByRole("combobox", { name: "Zuständig" }).selectOptions("Jana Muster (du)");
  await expect.element(page.getByText(/gehört jetzt dir/)).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("z");
  await expect.element(overtaken).toBeVisible();
  expect(api.bodiesOf("PUT /api/tenders/t-1/watch/assignee").at(-1)).toEqual({
    userId: null,
    onlyIf: idOf(5),
  });

  (page.getByRole("button", { name: "Wir sind registriert" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/^Als registriert vermerkt/)).toBeVisible();
  await userEvent.keyboard("z");
  await expect.element(overtaken).toBeVisible();
  expect(api.bodiesOf("PUT /api/tenders/t-1/watch/registration").at(-1)).toEqual({
    state: "open",
    onlyIf: { state: "registered", at: newsAt },
  });
});

test("a note is based on what its writer began with, whatever arrives while they write", async () => {
  const begun = { text: "Erst", at: newsAt, byName: "Jana Muster" };
  const api = stubApi({ ...quiet, note: begun });
  await open();
  await expect.element(page.getByText(/^Erst/)).toBeVisible();
  await userEvent.keyboard("e");
  api.noteAsColleague({ text: "Dann", at: inDays(0), byName: "Tarek Beispiel" });
  // The list is read again, as it is at each return to the window.
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => api.bodiesOf("GET /api/watchlist").length).toBeGreaterThan(1);
  await userEvent.keyboard("Mehr: {Control>}{Enter}{/Control}");
  await expect
    .poll(() => api.bodiesOf("PUT /api/tenders/t-1/watch/note"))
    .toEqual([{ text: "Mehr: Erst", basedOn: newsAt }]);
});

test("the filters count, and whose it is is told to the server", async () => {
  const api = stubApi(quiet);
  await open();
  await expect.element(page.getByRole("button", { name: "Ohne Registrierung 2" })).toBeVisible();
  await page.getByRole("combobox", { name: "Zuständig" }).selectOptions("Jana Muster (du)");
  await expect.element(page.getByRole("button", { name: "Meine 1" })).toBeVisible();
  await expect
    .poll(() => api.bodiesOf("PUT /api/tenders/t-1/watch/assignee"))
    .toEqual([{ userId: idOf(5) }]);
  const registered = page.getByRole("button", { name: "Wir sind registriert" });
  (registered.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Ohne Registrierung 1" })).toBeVisible();
});

test("on a phone the side lies over the list and goes back to it", async () => {
  await page.viewport(390, 844);
  stubApi(quiet);
  await open();
  const row = link("Imagefilm");
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const sheet = page.getByRole("dialog", { name: "Beobachtete Ausschreibung" });
  await expect.element(sheet.getByRole("heading", { name: "Imagefilm" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
});
