import type { CardComment, CardLetter, PipelineCard } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { createQueryClient } from "../../../platform/api/query-client";
import { setShortcutsEnabled } from "../../../platform/shortcuts";
import { showToast } from "../../../ui/overlays/toast";
import "../../../ui/theme/base.css";
import "../../../ui/theme/tokens.css";
import { cardKey } from "../state/queries";
import type { CardTab } from "../state/use-view";
import { CardSheet } from "./card-sheet";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const id = idOf(1);
const now = new Date("2026-11-26T09:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const people = [
  { id: idOf(901), name: "Jana Muster", isYou: true, isActive: true },
  { id: idOf(902), name: "Tarek Beispiel", isYou: false, isActive: true },
];
const note = { text: "Erst", at: at(-60), byName: "Jana Muster" };
const comment = (number: number): CardComment => ({
  id: idOf(1000 + number),
  at: at(number - 100),
  byName: "Jana Muster",
  text: `Wort ${number}`,
  mentions: [],
  isDeleted: false,
  canEditUntil: at(10),
  canDelete: true,
});
const letter: Extract<CardLetter, { kind: "letter" }> = {
  kind: "letter",
  rule: { law: "§ 62 Abs. 2 VgV", days: 15, sourceDate: "2026-07-01" },
  state: { sentOn: "2026-11-12", dueOn: "2026-11-27", daysLeft: 1 },
  draft: [{ kind: "paragraph", words: [{ text: "Sehr geehrte Damen und Herren" }] }],
};

interface Call {
  readonly line: string;
  readonly body: unknown;
}

/** An API of one card, which keeps what it is told and answers with what a test wants. */
function stubApi(parts: Partial<PipelineCard> = {}) {
  const calls: Call[] = [];
  const card: PipelineCard = {
    card: {
      id,
      slug: "tender-1",
      title: "Imagefilm",
      state: "open",
      stage: "lost",
      stageSince: at(-600),
      revision: 1,
      tasks: { done: 0, all: 0, overdue: 0 },
      comments: 0,
    },
    people,
    tasks: [],
    comments: { total: 0, items: [] },
    activity: [],
    onCard: [],
    letter: letter.state,
    ...parts,
  };
  let isRefused = false;
  const answers = new Map<string, (body: unknown) => unknown>([
    [`GET /api/pipeline/cards/${id}`, () => card],
    [`GET /api/pipeline/cards/${id}/letter`, () => letter],
  ]);
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit) => {
    const line = `${method} ${url}`;
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    calls.push({ line, body: sent });
    const answer = method !== "GET" && isRefused ? undefined : answers.get(line);
    return answer
      ? Response.json(answer(sent))
      : Response.json({ error: "internal", requestId: "test" }, { status: 500 });
  });
  return {
    card,
    answer: (line: string, body: (sent: unknown) => unknown) => answers.set(line, body),
    refuse(value = true) {
      isRefused = value;
    },
    bodiesOf: (line: string) => calls.filter((call) => call.line === line).map(({ body }) => body),
  };
}

let client: QueryClient;
async function open(tab: CardTab = "work") {
  client = createQueryClient();
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CardSheet
          id={id}
          shown={undefined}
          weights={undefined}
          tab={tab}
          wantsTask={false}
          now={now}
          onTab={() => undefined}
          onMove={() => undefined}
          onAssign={() => undefined}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole("heading", { name: "Imagefilm" })).toBeVisible();
}
const readAgain = () => client.invalidateQueries({ queryKey: cardKey(id) });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const refused = page.getByText(/^Nicht gespeichert/);

beforeEach(async () => {
  await page.viewport(1200, 1600);
  showToast("");
});
afterEach(() => {
  vi.unstubAllGlobals();
  setShortcutsEnabled(true);
});

test("a comment that could not be stored stands in the field again", async () => {
  const api = stubApi();
  await open();
  api.refuse();
  await field("Kommentar").fill("Viele Worte");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(refused).toBeVisible();
  await expect.element(field("Kommentar")).toHaveValue("Viele Worte");
});

test("a changed comment is closed only when it is stored, and gives the focus back", async () => {
  const api = stubApi({ comments: { total: 1, items: [comment(1)] } });
  await open();
  await button("Ändern").click();
  const edited = page.getByRole("listitem").getByRole("textbox", { name: "Kommentar" });
  await expect.element(edited).toHaveFocus();
  await edited.fill("Andere Worte");
  api.refuse();
  await button(/^Speichern/).click();
  await expect.element(refused).toBeVisible();
  await expect.element(edited).toHaveValue("Andere Worte");
  api.refuse(false);
  api.answer(`PUT /api/pipeline/comments/${comment(1).id}`, () => {
    const changed = { ...comment(1), text: "Andere Worte" };
    api.card.comments.items[0] = changed;
    return { comment: changed };
  });
  await button(/^Speichern/).click();
  await expect.element(page.getByText("Andere Worte")).toBeVisible();
  await expect.element(button("Ändern")).toHaveFocus();
});

test("the note stays open with its words until it is stored", async () => {
  const api = stubApi({ note });
  await open();
  await button("Notiz ändern").click();
  await expect.element(field("Notiz")).toHaveFocus();
  await field("Notiz").fill("Neu");
  api.refuse();
  await button("Speichern").click();
  await expect.element(refused).toBeVisible();
  await expect.element(field("Notiz")).toHaveValue("Neu");
  await button("Abbrechen").click();
  await expect.element(button("Notiz ändern")).toHaveFocus();
});

test("a note is based on what its writer began with, and what it replaced can be had back", async () => {
  const api = stubApi({ note });
  const theirs = { text: "Tareks Worte", at: at(-1), byName: "Tarek Beispiel" };
  api.answer(`PUT /api/pipeline/cards/${id}/note`, (sent) => {
    const { text } = sent as { text: string };
    const isFirst = api.card.note?.text === theirs.text;
    api.card.note = { text, at: at(isFirst ? 1 : 2), byName: "Jana Muster" };
    return { note: api.card.note, ...(isFirst && { replaced: theirs }) };
  });
  await open();
  await button("Notiz ändern").click();
  api.card.note = theirs;
  await readAgain();
  await field("Notiz").fill("Meine Worte");
  await button("Speichern").click();
  await expect.element(page.getByText(/^Tarek Beispiel hatte die Notiz/)).toBeVisible();
  await expect.element(page.getByText("Tareks Worte")).toBeVisible();
  await button("Diese Fassung zurückholen").click();
  await expect.element(page.getByText(/hatte die Notiz/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Tareks Worte/)).toBeVisible();
  expect(api.bodiesOf(`PUT /api/pipeline/cards/${id}/note`)).toEqual([
    { text: "Meine Worte", basedOn: note.at },
    { text: "Tareks Worte", basedOn: at(1) },
  ]);
});

test("a letter stays open with its words until it is stored, and what it replaced can be had back", async () => {
  const api = stubApi();
  const path = `PATCH /api/pipeline/cards/${id}/letter`;
  await open("letter");
  await button("Ändern").click();
  await expect.element(field("Brief ändern")).toHaveFocus();
  await field("Brief ändern").fill("Mein Brief");
  api.refuse();
  await button("Speichern").click();
  await expect.element(refused).toBeVisible();
  await expect.element(field("Brief ändern")).toHaveValue("Mein Brief");
  api.refuse(false);
  const mine = { text: "Mein Brief", at: at(1), byName: "Jana Muster" };
  const theirs = { text: "Tareks Brief", at: at(0), byName: "Tarek Beispiel" };
  api.answer(path, () => ({ ...letter, edited: mine, replaced: theirs }));
  await button("Speichern").click();
  await expect.element(page.getByText(/^Tarek Beispiel hatte den Brief/)).toBeVisible();
  await expect.element(button("Ändern")).toHaveFocus();
  api.answer(path, () => ({ ...letter, edited: { ...mine, text: theirs.text } }));
  await button("Diese Fassung zurückholen").click();
  await expect.element(page.getByText(/hatte den Brief/)).not.toBeInTheDocument();
  expect(api.bodiesOf(path).slice(1)).toEqual([
    { text: "Mein Brief" },
    { text: "Tareks Brief", basedOn: mine.at },
  ]);
});

test.each([
  [1, "1Tag bis zur Antwort, spätestens Fr 27.11.2026"],
  [2, "2Tage bis zur Antwort, spätestens Fr 27.11.2026"],
  [0, "0Tage bis zur Antwort, spätestens heute, Fr 27.11.2026"],
  [-1, "1Tag überfällig, Antwort war spätestens Fr 27.11.2026"],
  [-2, "2Tage überfällig, Antwort war spätestens Fr 27.11.2026"],
])("the clock of the letter counts %s in German", async (daysLeft, words) => {
  const api = stubApi();
  const state = { ...letter.state, daysLeft };
  api.answer(`GET /api/pipeline/cards/${id}/letter`, () => ({ ...letter, state }));
  await open("letter");
  const heading = page.getByRole("heading", { name: /Antwort/ });
  await expect.element(heading).toBeVisible();
  const clock = heading.element().parentElement?.parentElement;
  expect(clock?.textContent).toContain(words);
});

test("a letter whose law the plan locks names none", async () => {
  const api = stubApi();
  const rule = { days: 15 };
  api.answer(`GET /api/pipeline/cards/${id}/letter`, () => ({ ...letter, rule, state: {} }));
  await open("letter");
  await expect
    .element(page.getByText(/^15 Tage hat der Auftraggeber ab dem Eingang eures Antrags\. Tragt/))
    .toBeVisible();
  await expect.element(page.getByText(/euren Angaben\. Kein Rechtsrat\.$/)).toBeVisible();
});

test("a task sends what its form changed and nothing else, whatever arrives meanwhile", async () => {
  const task = { id: idOf(50), title: "Preis", dueOn: "2026-12-01", isOverdue: false };
  const api = stubApi({ tasks: [task] });
  const path = `PATCH /api/pipeline/tasks/${task.id}`;
  await open();
  await button("Preis").click();
  api.card.tasks = [{ ...task, dueOn: "2026-12-24" }];
  await readAgain();
  await field("Aufgabe").fill("Preise");
  api.refuse();
  await button("Speichern").click();
  await expect.element(refused).toBeVisible();
  await expect.element(field("Aufgabe")).toHaveValue("Preise");
  api.refuse(false);
  api.answer(path, () => {
    api.card.tasks = [{ ...task, title: "Preise", dueOn: "2026-12-24" }];
    return { task: api.card.tasks[0] };
  });
  await button("Speichern").click();
  await expect.element(button("Preise")).toBeVisible();
  expect(api.bodiesOf(path)).toEqual([{ title: "Preise" }, { title: "Preise" }]);
});

test("a new task that could not be stored stands in the field again", async () => {
  const api = stubApi();
  await open();
  api.refuse();
  await userEvent.keyboard("n");
  await field("Aufgabe").fill("Kalkulieren");
  await userEvent.keyboard("{Enter}");
  await expect.element(refused).toBeVisible();
  await expect.element(field("Aufgabe")).toHaveValue("Kalkulieren");
});

test("comments in sight stay there when the fifty-first comes, and show that they were deleted", async () => {
  const items = Array.from({ length: 50 }, (_, index) => comment(index + 1));
  const api = stubApi({ comments: { total: 50, items } });
  await open();
  await expect.element(page.getByText("Wort 1", { exact: true })).toBeVisible();
  const latest = [...items.slice(1), comment(51)];
  api.card.comments = { total: 51, items: latest, before: latest[0]?.id };
  await readAgain();
  await expect.element(page.getByText("Wort 51", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Wort 1", { exact: true })).toBeVisible();
  await expect.element(button("Frühere zeigen")).not.toBeInTheDocument();
  api.answer(`DELETE /api/pipeline/comments/${comment(1).id}`, () => ({
    comment: { ...comment(1), text: "", isDeleted: true, canDelete: false },
  }));
  await page.getByRole("button", { name: "Löschen" }).first().click();
  await expect.element(page.getByText("Wort 1", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText("gelöscht", { exact: true })).toBeVisible();
});

test("comments that came while nobody looked are asked for, and none is shown twice", async () => {
  const items = Array.from({ length: 50 }, (_, index) => comment(index + 1));
  const api = stubApi({ comments: { total: 50, items } });
  await open();
  const later = Array.from({ length: 50 }, (_, index) => comment(index + 61));
  api.card.comments = { total: 110, items: later, before: later[0]?.id };
  await readAgain();
  await expect.element(page.getByText("Wort 110", { exact: true })).toBeVisible();
  const between = Array.from({ length: 50 }, (_, index) => comment(index + 11));
  api.answer(`GET /api/pipeline/cards/${id}/comments?before=${later[0]?.id}`, () => ({
    total: 110,
    items: between,
    before: between[0]?.id,
  }));
  await button("Frühere zeigen").dblClick();
  await expect.element(page.getByText("Wort 11", { exact: true })).toBeVisible();
  expect(page.getByText("Wort 11", { exact: true }).elements()).toHaveLength(1);
});

test("Z takes back only where keys are switched on", async () => {
  stubApi();
  await open();
  const nothing = page.getByText("Es gibt nichts zurückzunehmen.");
  setShortcutsEnabled(false);
  await userEvent.keyboard("z");
  expect(nothing.elements()).toHaveLength(0);
  setShortcutsEnabled(true);
  await userEvent.keyboard("z");
  await expect.element(nothing).toBeVisible();
});
