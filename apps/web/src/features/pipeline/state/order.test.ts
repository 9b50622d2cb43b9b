import type { BoardCard } from "@tc/contract";
import { expect, test } from "vitest";
import { cardsByStage, sortCards, sumOf } from "./order";
import { applyOverlay, createOverlay } from "./overlay";

function card(id: string, extra: Partial<BoardCard> = {}): BoardCard {
  return {
    id,
    slug: id,
    title: id,
    state: "open",
    stage: "go",
    stageSince: "2026-11-01T08:00:00.000Z",
    revision: 1,
    tasks: { done: 0, all: 0, overdue: 0 },
    comments: 0,
    ...extra,
  };
}
const due = (day: number) => ({ deadline: { at: `2026-12-${day}T10:00:00.000Z`, hasTime: true } });
const fit = (score: number): Pick<BoardCard, "fit"> => ({
  fit: {
    score,
    low: score,
    high: score,
    knockout: "passed",
    parts: [null, null, null, null, null],
  },
});
const idsOf = (cards: readonly BoardCard[]) => cards.map(({ id }) => id);

test("the earliest deadline stands first, of equal ones the better fit, what has none last", () => {
  const cards = [
    card("none"),
    card("late", due(20)),
    card("weak", { ...due(10), ...fit(40) }),
    card("strong", { ...due(10), ...fit(90) }),
  ];
  expect(idsOf(sortCards(cards, null))).toEqual(["strong", "weak", "late", "none"]);
});

test("who waits for an award stands by how long, unless another order is asked for", () => {
  const since = (day: number) => ({
    stage: "submitted" as const,
    stageSince: `2026-11-${day}T08:00:00.000Z`,
  });
  const cards = [card("b", { ...since(20), ...due(10) }), card("a", { ...since(10), ...due(20) })];
  expect(idsOf(cardsByStage(cards, null).submitted)).toEqual(["a", "b"]);
  expect(idsOf(cardsByStage(cards, "deadline").submitted)).toEqual(["b", "a"]);
});

test("only published values are summed, and the sum tells how many they are", () => {
  const value = (kind: "published" | "maximum" | "estimate") => ({
    budget: { kind, cents: 100, currency: "EUR" },
  });
  const cards = [
    card("1", value("published")),
    card("2", value("maximum")),
    card("3", value("estimate")),
    card("4"),
  ];
  expect(sumOf(cards)).toEqual({ cents: 100, withValue: 1 });
});

test("what is on its way changes its card alone, so that only this one is drawn again", () => {
  const overlay = createOverlay();
  const cards = [card("1"), card("2")];
  overlay.show("2", { stage: "won" });
  const shown = applyOverlay(cards, overlay.read());
  expect(shown[0]).toBe(cards[0]);
  expect(shown[1]?.stage).toBe("won");
  overlay.clear("2");
  expect(applyOverlay(cards, overlay.read())).toBe(cards);
});
