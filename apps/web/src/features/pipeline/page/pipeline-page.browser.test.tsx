import type { BoardCard, getPipeline, PipelineEvent } from "@tc/contract";
import { openStages, pipelineStages } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/react-router/v8";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod";
import { createQueryClient } from "../../../platform/api/query-client";
import { Toasts } from "../../../ui/overlays/toast";
import "../../../ui/theme/base.css";
import "../../../ui/theme/tokens.css";
import { PipelinePage } from "./pipeline-page";

type Board = z.input<typeof getPipeline.response>;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const you = idOf(901);
const tarek = idOf(902);
const people = [
  { id: you, name: "Jana Muster", isYou: true, isActive: true },
  { id: tarek, name: "Tarek Beispiel", isYou: false, isActive: true },
];

function sampleCard(number: number, title: string, stage: PipelineStage): BoardCard {
  return {
    id: idOf(number),
    slug: `tender-${number}`,
    title,
    state: "open",
    stage,
    stageSince: "2026-11-01T08:00:00.000Z",
    revision: 1,
    tasks: { done: 0, all: 0, overdue: 0 },
    comments: 0,
  };
}

/** Streams that a test speaks through. */
class FakeStream extends EventTarget {
  static current: FakeStream | undefined;
  constructor() {
    super();
    FakeStream.current = this;
  }
  close() {}
  say(event: PipelineEvent) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(event) }));
  }
}

function stubApi(start: readonly BoardCard[]) {
  let cards = [...start];
  let before: BoardCard | undefined;
  const moves: unknown[] = [];
  let refusal: (() => Response) | undefined;
  function put(next: BoardCard) {
    const after = { ...next, revision: next.revision + 1 };
    cards = cards.map((other) => (other.id === after.id ? after : other));
    return after;
  }
  function board(): Board {
    const sums = { count: 0, sumCents: 0, withValue: 0 };
    return {
      revision: 1,
      cards,
      people,
      stages: openStages.map((stage) => ({ stage, ...sums })),
      open: sums,
      counts: { all: cards.length, mine: 0, unread: 0, overdue: 0 },
      trays: { won: { count: 0 }, lost: { count: 0 }, declined: { count: 0 } },
      access: { scoring: "none" },
    };
  }
  function bodyOf(path: string, body: unknown): unknown {
    const moved = /cards\/([^/]+)\/stage$/.exec(path)?.[1];
    if (moved !== undefined) {
      moves.push(body);
      const card = cards.find(({ id }) => id === moved);
      if (!card) return {};
      before = card;
      const { stage } = body as { stage: PipelineStage };
      return { kind: "moved", card: put({ ...card, stage }), undo: idOf(777) };
    }
    if (path.includes("/undo") && before) {
      const revision = cards.find(({ id }) => id === before?.id)?.revision ?? 1;
      return { isUndone: true, card: put({ ...before, revision }) };
    }
    const opened = /cards\/([^/]+)$/.exec(path)?.[1];
    if (opened !== undefined) {
      return {
        card: cards.find(({ id }) => id === opened),
        people,
        tasks: [],
        comments: { total: 0, items: [] },
        activity: [],
        onCard: [],
      };
    }
    if (path.endsWith("/record")) return { won: 0, decided: 0, declined: 0 };
    if (path.endsWith("/clocks")) return { clocks: [], members: [] };
    return board();
  }
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (init.method !== "GET" && refusal) return refusal();
    return new Response(JSON.stringify(bodyOf(url.split("?")[0] ?? "", body)));
  });
  vi.stubGlobal("EventSource", FakeStream);
  return {
    moves,
    refuse() {
      refusal = () => new Response(JSON.stringify({ error: "internal" }), { status: 500 });
    },
    /** What a colleague did is stored before it is told. */
    moveAsColleague(number: number, to: PipelineStage) {
      const card = cards.find(({ id }) => id === idOf(number));
      if (!card) return;
      put({ ...card, stage: to });
      FakeStream.current?.say({
        kind: "changed",
        revision: 2,
        activities: [
          {
            id: "1",
            at: "2026-11-02T08:00:00.000Z",
            byId: tarek,
            byName: "Tarek",
            fact: { kind: "moved", from: card.stage, to },
            cardId: card.id,
            slug: card.slug,
            title: card.title,
          },
        ],
      });
    },
  };
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              path: "*",
              element: (
                <NuqsAdapter>
                  <div style={{ height: "100vh" }}>
                    <PipelinePage />
                  </div>
                  <Toasts />
                </NuqsAdapter>
              ),
            },
          ],
          { initialEntries: ["/pipeline"] },
        )}
      />
    </QueryClientProvider>,
  );

const start = [
  sampleCard(1, "Kampagne", "discovered"),
  sampleCard(2, "Relaunch", "discovered"),
  sampleCard(3, "Film", "go"),
];
const stage = (name: string) => page.getByRole("list", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
async function inStage(name: string, title: string) {
  await expect.element(stage(name).getByRole("link", { name: title, exact: true })).toBeVisible();
}

beforeEach(() => page.viewport(1360, 900));
afterEach(() => {
  vi.unstubAllGlobals();
});

test("all eight stages are lists with names, in the order of the way", async () => {
  stubApi(start);
  await show();
  await inStage("Entdeckt", "Kampagne");
  const lists = [...document.querySelectorAll("ul[aria-label]")].map((list) =>
    list.getAttribute("aria-label"),
  );
  expect(lists).toEqual([
    "Entdeckt",
    "Prüfung",
    "Go",
    "In Arbeit",
    "Eingereicht",
    "Gewonnen",
    "Verloren",
    "Abgesagt",
  ]);
  expect(lists).toHaveLength(pipelineStages.length);
});

test("keys move the card that has the focus, the focus goes along, and Z takes it back", async () => {
  const api = stubApi(start);
  await show();
  await inStage("Entdeckt", "Kampagne");
  await userEvent.keyboard("jj4");
  await inStage("In Arbeit", "Relaunch");
  await expect.element(link("Relaunch")).toHaveFocus();
  expect(api.moves).toEqual([{ stage: "in_work", revision: 1 }]);
  await userEvent.keyboard("z");
  await inStage("Entdeckt", "Relaunch");
  await expect.element(page.getByText("„Relaunch“ zurückgenommen.")).toBeVisible();
});

test("the menu names the stages as radio items, says where the card is, and gives the focus back", async () => {
  const api = stubApi(start);
  await show();
  await inStage("Go", "Film");
  await userEvent.keyboard("jllm");
  const menu = page.getByRole("menu", { name: "Film verschieben nach" });
  await expect.element(menu).toBeVisible();
  const here = page.getByRole("menuitemradio", { name: /^Go/ });
  await expect.element(here).toHaveFocus();
  await expect.element(here).toBeChecked();
  expect(page.getByRole("menuitemradio").elements()).toHaveLength(8);
  await userEvent.keyboard("{Escape}");
  await expect.element(link("Film")).toHaveFocus();
  await userEvent.keyboard("m{ArrowDown}{ArrowDown}{Enter}");
  await inStage("Eingereicht", "Film");
  expect(api.moves).toEqual([{ stage: "submitted", revision: 1 }]);
});

test("a card is dragged to another stage, and Escape gives it back", async () => {
  const api = stubApi(start);
  await show();
  await inStage("Go", "Film");
  const film = link("Film").element();
  const from = film.getBoundingClientRect();
  const to = stage("Prüfung").element().getBoundingClientRect();
  const point = (type: string, x: number, y: number) =>
    film.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        clientX: x,
        clientY: y,
        pointerId: 1,
        pointerType: "mouse",
      }),
    );
  const drag = () => {
    point("pointerdown", from.x + 5, from.y + 5);
    point("pointermove", from.x + 30, from.y + 30);
    point("pointermove", to.x + 40, to.y + 40);
  };
  drag();
  expect(document.querySelector("[data-over]")?.getAttribute("data-drop-stage")).toBe("review");
  await userEvent.keyboard("{Escape}");
  point("pointerup", to.x + 40, to.y + 40);
  expect(document.querySelector("[data-ghost], [data-over]")).toBeNull();
  expect(api.moves).toEqual([]);
  drag();
  point("pointerup", to.x + 40, to.y + 40);
  await inStage("Prüfung", "Film");
  expect(api.moves).toEqual([{ stage: "review", revision: 1 }]);
});

test("a colleague's move arrives with a message, but not below an open card", async () => {
  const api = stubApi(start);
  await show();
  await inStage("Go", "Film");
  api.moveAsColleague(3, "in_work");
  await inStage("In Arbeit", "Film");
  await expect
    .element(page.getByText(/^Tarek hat „Film“ nach In Arbeit verschoben\./))
    .toBeVisible();
  await link("Kampagne").click();
  await expect.element(page.getByRole("dialog", { name: "Karte: Kampagne" })).toBeVisible();
  api.moveAsColleague(1, "go");
  await expect.element(page.getByText(/Hier bleibt sie, bis du fertig bist/).first()).toBeVisible();
  await expect
    .element(page.getByRole("combobox", { name: "Stufe", exact: true }))
    .toHaveValue("go");
  expect(
    document.querySelector(`[data-drop-stage="discovered"] [data-card="${idOf(1)}"]`),
  ).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await inStage("Go", "Kampagne");
});

test("a card that a colleague moved while it was open goes to its stage when another one is opened", async () => {
  const api = stubApi(start);
  await show();
  await link("Kampagne").click();
  await expect.element(page.getByRole("dialog", { name: "Karte: Kampagne" })).toBeVisible();
  api.moveAsColleague(1, "go");
  await expect.element(page.getByText(/Hier bleibt sie, bis du fertig bist/).first()).toBeVisible();
  api.moveAsColleague(2, "review");
  const look = page.getByRole("dialog").getByRole("button", { name: "Ansehen" });
  await expect.element(look).toBeVisible();
  (look.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Karte: Relaunch" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await inStage("Go", "Kampagne");
});

test("what the server refuses goes back to where it was, and is said", async () => {
  const api = stubApi(start);
  await show();
  await inStage("Entdeckt", "Kampagne");
  api.refuse();
  await userEvent.keyboard("j3");
  await expect.element(page.getByText(/^Nicht gespeichert/)).toBeVisible();
  await inStage("Entdeckt", "Kampagne");
});
