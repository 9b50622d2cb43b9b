import type { OpenBidFolder, PaperMarkState } from "@tc/contract";
import { QueryClientProvider, onlineManager } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { LoadedFolder } from "./loaded-folder";
import { useBidFolder } from "./queries";

const slug = "kampagne";
const at = "2026-11-23T08:40:00.000Z";
const byName = "Jana Petersen";
const titles = ["Eins", "Zwei", "Drei", "Vier"];

const idOf = (title: string) => `00000000-0000-4000-8000-00000000000${titles.indexOf(title) + 1}`;
const reference = (title: string) => ({
  id: idOf(title),
  title,
  client: "Stadt Kiel",
  year: 2025,
  reasons: [],
  doubts: [],
});

interface State {
  mark: PaperMarkState | null;
  chosen: string[];
  isOwnChoice: boolean;
  isSent: boolean;
}

const folderOf = ({ mark, chosen, isOwnChoice, isSent }: State): OpenBidFolder => ({
  kind: "open",
  documents: 1,
  isReading: false,
  papers: [
    {
      name: "Registerauszug",
      state: mark ?? "missing",
      quotes: [],
      isVoluntary: false,
      ...(mark && { mark: { state: mark, at, byName } }),
    },
  ],
  progress: { ready: 0, wanted: 1 },
  references: {
    demands: [],
    chosen: chosen.map(reference),
    others: titles.filter((title) => !chosen.includes(title)).map(reference),
    isOwnChoice,
    isCompared: true,
  },
  questions: {
    due: { kind: "none" },
    canAsk: true,
    drafts: [
      {
        key: "k",
        title: "Welche Frist gilt?",
        reason: "unclear",
        quotes: [],
        draft: "Welche?",
        ...(isSent && { sent: { at, byName } }),
      },
    ],
    settled: [],
  },
});

interface Call {
  readonly method: string;
  readonly body?: string;
}

/** An API of one folder that keeps what members say. `hold` keeps the answers of changes back, `fail` gives none. */
function stubApi() {
  const state: State = {
    mark: null,
    chosen: titles.slice(0, 3),
    isOwnChoice: false,
    isSent: false,
  };
  let held: Promise<void> | undefined;
  let isBroken = false;
  vi.stubGlobal("fetch", async (url: string, { method, body = "" }: Call) => {
    if (method === "PUT") {
      if (isBroken) throw new TypeError("Failed to fetch");
      await held;
      const sent: unknown = JSON.parse(body);
      if (url.endsWith("/paper")) state.mark = (sent as Pick<State, "mark">).mark;
      if (url.endsWith("/question")) state.isSent = (sent as Pick<State, "isSent">).isSent;
      if (url.endsWith("/references")) {
        const { ids } = sent as { ids: string[] | null };
        state.chosen = ids?.map((id) => titles[Number(id.at(-1)) - 1] ?? "") ?? titles.slice(0, 3);
        state.isOwnChoice = ids !== null;
      }
    }
    return Response.json(folderOf(state));
  });
  return {
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    fail() {
      isBroken = true;
    },
  };
}

function Folder() {
  const { data } = useBidFolder(slug);
  return data?.kind === "open" ? <LoadedFolder slug={slug} folder={data} /> : null;
}

async function open() {
  const api = stubApi();
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Folder />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return api;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("a paper's button keeps the focus while it saves; then its way back has it, and the other way round", async () => {
  const api = await open();
  const release = api.hold();
  await press("Nicht nötig Registerauszug");
  await expect
    .element(button("Nicht nötig Registerauszug"))
    .toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Nicht nötig Registerauszug")).toHaveFocus();
  release();
  await expect.element(button("Zurücknehmen Registerauszug")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Bereit Registerauszug")).toHaveFocus();
});

test("the way back in a message leads back to the paper", async () => {
  await open();
  await press("Bereit Registerauszug");
  await expect.element(button("Zurücknehmen Registerauszug")).toHaveFocus();
  await press("Rückgängig");
  await expect.element(button("Bereit Registerauszug")).toHaveFocus();
});

test("a reference that leaves passes the focus on to the next, one that comes to its neighbour", async () => {
  await open();
  await press("Weglassen Zwei");
  await expect.element(button("Tauschen Drei")).toHaveFocus();
  await press("Weglassen Drei");
  await expect.element(button("Tauschen Eins")).toHaveFocus();
  (page.getByText("Nicht genommen: 3").element() as HTMLElement).click();
  await press("Dazunehmen Vier");
  await expect.element(button("Dazunehmen Drei")).toHaveFocus();
  await press("Vorschlag wiederherstellen");
  await expect.element(button("Tauschen Eins")).toHaveFocus();
});

test("a reference that takes another's place takes the focus too; before one is chosen nothing happens", async () => {
  await open();
  await press("Tauschen Zwei");
  await press("Übernehmen");
  await expect.element(button("Übernehmen")).toHaveFocus();
  await userEvent.selectOptions(page.getByLabelText("Statt Zwei"), "Vier (2025)");
  await press("Übernehmen");
  await expect.element(button("Tauschen Vier")).toHaveFocus();
});

test("a question that is marked as sent keeps the focus", async () => {
  await open();
  await press("Als gesendet vermerken Welche Frist gilt?");
  await expect.element(button("Zurücknehmen Welche Frist gilt?")).toHaveFocus();
});

test("without a connection a mark says so at once, and can be tried again from where the focus is", async () => {
  const api = await open();
  await expect.element(button("Bereit Registerauszug")).toBeVisible();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  api.fail();
  await press("Bereit Registerauszug");
  await expect
    .element(page.getByText("Der Server ist nicht erreichbar. Prüfe deine Verbindung."))
    .toBeVisible();
  await expect.element(button("Bereit Registerauszug")).toHaveFocus();
  await expect.element(button("Bereit Registerauszug")).toHaveAttribute("aria-disabled", "false");
});
