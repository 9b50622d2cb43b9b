import type { BoardCard, CardOutcome, FilingAnswer, PipelineCard } from "@tc/contract";
import type { ClosedStage, PipelineStage } from "@tc/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { createQueryClient } from "../../../platform/api/query-client";
import { Toasts } from "../../../ui/overlays/toast";
import "../../../ui/theme/base.css";
import "../../../ui/theme/tokens.css";
import type { Filing } from "../state/moving";
import { useMoving } from "../state/moving";
import { cardKey } from "../state/queries";
import { OutcomeDialog } from "./outcome-dialog";

const id = "00000000-0000-4000-8000-000000000001";
const undoId = "00000000-0000-4000-8000-0000000000dd";
const card = (stage: PipelineStage, revision = 1): BoardCard => ({
  id,
  slug: "film",
  title: "Film",
  state: "awarded",
  stage,
  stageSince: "2026-11-01T08:00:00.000Z",
  revision,
  tasks: { done: 0, all: 0, overdue: 0 },
  comments: 0,
});
const whole = (parts: Partial<PipelineCard> = {}): PipelineCard => ({
  card: card("submitted"),
  people: [],
  tasks: [],
  comments: { total: 0, items: [] },
  activity: [],
  onCard: [],
  ...parts,
});
const tareks: CardOutcome = {
  stage: "lost",
  rank: 2,
  offers: 4,
  ownPriceCents: 26_850_000,
  reasons: ["price"],
  note: "Abstand 2,4 Punkte",
  at: "2026-11-02T08:00:00.000Z",
  byName: "Tarek Beispiel",
};

interface Stub {
  /** What the server has of the card; undefined: it is gone. */
  stored?: PipelineCard | undefined;
  answers?: FilingAnswer[];
}
/** A server that keeps what is filed, and answers reads once they are let through. */
function stubApi({ stored, answers = [] }: Stub) {
  const filings: Filing[] = [];
  const undone: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const state = { stored };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (init.method === "PUT") {
      filings.push(JSON.parse(init.body as string) as Filing);
      const answer = answers.shift();
      return answer
        ? Response.json(answer)
        : Response.json({ error: "bad_request" }, { status: 400 });
    }
    if (init.method === "POST") {
      undone.push(url);
      return Response.json({ isUndone: true, card: card("lost", 9) });
    }
    await gate.promise;
    return state.stored
      ? Response.json(state.stored)
      : Response.json({ error: "not_found" }, { status: 404 });
  });
  return { filings, undone, state, answerReads: () => gate.resolve(undefined) };
}

function Asking({ from, stage }: { from: BoardCard; stage: ClosedStage }) {
  const moving = useMoving();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => moving.undo()}>
        Z
      </button>
      {isOpen && (
        <OutcomeDialog
          card={from}
          stage={stage}
          onFile={async (filing) => {
            const told = await moving.file(from, filing);
            if (told.kind === "moved") setOpen(false);
            return told;
          }}
          onLater={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
      <Toasts />
    </>
  );
}
async function ask({
  from = card("submitted"),
  cached,
}: { from?: BoardCard; cached?: PipelineCard } = {}) {
  const client = createQueryClient();
  if (cached) client.setQueryData(cardKey(id), cached);
  await render(
    <QueryClientProvider client={client}>
      <Asking from={from} stage="lost" />
    </QueryClientProvider>,
  );
}
const field = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

afterEach(() => vi.unstubAllGlobals());

test("a card that was loaded before is asked for anew, and only then its fields take their values", async () => {
  const api = stubApi({ stored: whole({ outcome: tareks }) });
  await ask({ cached: whole() });
  await expect.element(page.getByText("Lädt …")).toBeInTheDocument();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  api.answerReads();
  await expect.element(field("Euer Rang")).toHaveValue("2");
  await expect.element(page.getByRole("textbox", { name: /^Notiz/ })).toHaveValue(tareks.note);
});

test("an answer that fails shows no fields, and the next try brings them", async () => {
  const api = stubApi({});
  api.answerReads();
  await ask({ cached: whole() });
  await expect.element(page.getByText("Die Karte ließ sich nicht laden")).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  api.state.stored = whole({ outcome: tareks });
  await button("Erneut versuchen").click();
  await expect.element(field("Euer Rang")).toHaveValue("2");
});

test("what a colleague filed meanwhile is shown beside the own words, and replaced only when wanted", async () => {
  const conflict: FilingAnswer = {
    kind: "conflict",
    card: card("lost", 5),
    byName: tareks.byName,
    outcome: tareks,
  };
  const api = stubApi({
    stored: whole(),
    answers: [conflict, { kind: "moved", card: card("lost", 6), undo: undoId }],
  });
  api.answerReads();
  await ask();
  await field("Euer Rang").fill("3");
  await button("Als verloren ablegen").click();
  await expect
    .element(
      page.getByRole("region", { name: "Tarek Beispiel hat inzwischen einen Ausgang abgelegt." }),
    )
    .toHaveFocus();
  await expect
    .element(page.getByText("Verloren · Rang 2 von 4 · euer Preis 268.500 € · Grund: Preis"))
    .toBeVisible();
  await expect.element(page.getByText("Notiz: Abstand 2,4 Punkte")).toBeVisible();
  await expect.element(field("Euer Rang")).toHaveValue("3");
  await button("Trotzdem als verloren ablegen").click();
  await expect.element(page.getByText(/^„Film“ als verloren abgelegt\./)).toBeVisible();
  expect(api.filings).toEqual([
    { stage: "lost", reasons: [], rank: 3, revision: 1 },
    { stage: "lost", reasons: [], rank: 3, revision: 5, basedOn: tareks.at },
  ]);
});

test("what a colleague filed meanwhile stays where the member leaves it", async () => {
  const conflict = { kind: "conflict" as const, card: card("won", 5), byName: "Tarek" };
  const api = stubApi({ stored: whole(), answers: [conflict] });
  api.answerReads();
  await ask();
  await button("Als verloren ablegen").click();
  await expect
    .element(page.getByText("Tarek hat die Karte inzwischen nach Gewonnen verschoben."))
    .toBeVisible();
  await button("So lassen").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(api.filings).toHaveLength(1);
  await button("Z").click();
  await expect.element(page.getByText("Es gibt nichts zurückzunehmen.")).toBeVisible();
});

test("a filing that fails says so and keeps the words", async () => {
  const api = stubApi({ stored: whole() });
  api.answerReads();
  await ask();
  await field("Euer Rang").fill("3");
  await button("Als verloren ablegen").click();
  await expect.element(page.getByText(/^Nicht gespeichert\./)).toBeVisible();
  await expect.element(field("Euer Rang")).toHaveValue("3");
  await expect.element(button("Als verloren ablegen")).toBeEnabled();
});

test("an outcome on a card that stands there already is taken back by its own undo", async () => {
  const from = card("lost");
  const filed: FilingAnswer = { kind: "moved", card: card("lost", 2), undo: undoId };
  const api = stubApi({ stored: whole({ card: from }), answers: [filed] });
  api.answerReads();
  await ask({ from });
  await button("Als verloren ablegen").click();
  await button("Rückgängig").click();
  await expect.element(page.getByText("„Film“ zurückgenommen.")).toBeVisible();
  await expect.poll(() => api.undone).toEqual([`/api/pipeline/changes/${undoId}/undo`]);
  await button("Z").click();
  await expect.element(page.getByText("Es gibt nichts zurückzunehmen.")).toBeVisible();
});

test("a filing that changed nothing offers no way back", async () => {
  const api = stubApi({ stored: whole(), answers: [{ kind: "moved", card: card("lost", 2) }] });
  api.answerReads();
  await ask();
  await button("Als verloren ablegen").click();
  await expect.element(page.getByText(/^„Film“ als verloren abgelegt\./)).toBeVisible();
  expect(button("Rückgängig").elements()).toEqual([]);
});

test.each([
  [{ lots: 3 }, /Bekanntmachung über 3 Lose: Tragt ein, was für euer Los gilt\./],
  [{ lots: 1, ofLots: 5 }, /Bekanntmachung über 1 von 5 Losen: Tragt ein, was für euer Los gilt\./],
])("of several lots the dialog says of how many the notice speaks", async (lots, words) => {
  const result: PipelineCard["result"] = { proposes: "lost" as const, reasons: [], ...lots };
  const api = stubApi({ stored: whole({ result }) });
  api.answerReads();
  await ask();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(field("Zuschlagswert, netto")).toHaveValue("");
});
