import type { Clock, TenderClocks } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { createQueryClient } from "../../../platform/api/query-client";
import { Toasts } from "../../../ui/overlays/toast";
import { ClockLine } from "./clock-line";

const slug = "kampagne";
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const offer: Clock = {
  key: "offer",
  kind: "offer",
  origin: "official",
  name: "Abgabe der Angebote",
  at: at(6),
  hasTime: true,
  source: { kind: "notice", field: "BT-131" },
};
const standstill = (eventOn?: string): Clock => ({
  key: "standstill",
  kind: "standstill",
  origin: "computed",
  name: "Stillhaltefrist",
  ...(eventOn !== undefined && { at: `${eventOn}T22:59:59.000Z` }),
  hasTime: false,
  source: {
    kind: "rule",
    law: "§ 134 Abs. 2 GWB",
    words: "10 Kalendertage ab Absendung der Vorabinformation",
    sourceDate: "2021",
    event: "information",
    ...(eventOn !== undefined && { eventOn }),
  },
});

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly dueAt: string;
  readonly isDone: boolean;
}

interface Call {
  readonly method: string;
  readonly body?: string;
}

/** An API of one line that keeps what members say. */
function stubApi(first: readonly Stored[]) {
  const state = { milestones: [...first], informedOn: undefined as string | undefined, calls: 0 };
  const line = (): TenderClocks => ({
    slug,
    title: "Kampagne",
    stage: "call",
    members: [{ id: "00000000-0000-4000-8000-000000000001", name: "Lena" }],
    bufferHours: 24,
    isLocked: false,
    clocks: [
      offer,
      ...state.milestones.map(({ id, name, dueAt, isDone }): Clock => ({
        key: `milestone:${id}`,
        kind: "milestone",
        origin: "own",
        name,
        at: dueAt,
        hasTime: true,
        source: { kind: "own" },
        milestone: {
          id,
          ...(isDone && { doneAt: at(0) }),
          ...(dueAt > (offer.at ?? "") && { isLate: true, earlierAt: at(3) }),
        },
      })),
      standstill(state.informedOn),
    ],
  });
  vi.stubGlobal("fetch", async (url: string, { method, body = "{}" }: Call) => {
    const sent = JSON.parse(body) as Partial<Stored> & { happenedOn?: string | null };
    const id = url.split("/").at(-1) ?? "";
    if (method !== "GET") state.calls += 1;
    if (method === "POST") {
      const next = `00000000-0000-4000-8000-00000000009${state.milestones.length}`;
      const { name = "", dueAt = "", isDone = false } = sent;
      state.milestones.push({ id: next, name, dueAt, isDone });
    }
    if (method === "PATCH") {
      state.milestones = state.milestones.map((stored) =>
        stored.id === id ? { ...stored, ...sent } : stored,
      );
    }
    if (method === "DELETE") state.milestones = state.milestones.filter((it) => it.id !== id);
    if (method === "PUT") state.informedOn = sent.happenedOn ?? undefined;
    return Response.json(line());
  });
  return state;
}

const late: Stored = {
  id: "00000000-0000-4000-8000-000000000011",
  name: "Kalkulation fertig",
  dueAt: at(7),
  isDone: false,
};

async function open(first: readonly Stored[] = [late]) {
  const state = stubApi(first);
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ClockLine slug={slug} />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("Abgabe der Angebote, amtlich")).toBeVisible();
  return state;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("official and own are told in words too, today stands between what was and what comes", async () => {
  await open();
  await expect.element(page.getByText("Abgabe der Angebote, amtlich")).toBeInTheDocument();
  await expect.element(page.getByText("Kalkulation fertig, von euch")).toBeInTheDocument();
  const rows = page
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Heute, /);
  expect(rows.at(-1)).toContain("offen");
});

test("a day after the deadline says so, is moved by one click, and Z takes that back", async () => {
  const state = await open();
  await expect.element(page.getByText("liegt nach der Frist.")).toBeVisible();
  (page.getByRole("button", { name: /vorziehen$/ }).element() as HTMLElement).click();
  await expect.element(button("Rückgängig")).toBeVisible();
  await expect.poll(() => state.milestones[0]?.dueAt !== late.dueAt).toBe(true);
  await expect.element(page.getByText("liegt nach der Frist.")).not.toBeInTheDocument();
  await userEvent.keyboard("z");
  await expect.poll(() => state.milestones[0]?.dueAt).toBe(late.dueAt);
});

test("a day is set by keyboard, and its deletion can be undone", async () => {
  const state = await open([]);
  await press("Eigener Termin");
  await userEvent.keyboard("Go oder Absage");
  await userEvent.tab();
  await userEvent.keyboard("24.12.2099");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => state.milestones.map(({ name }) => name)).toEqual(["Go oder Absage"]);
  expect(state.milestones[0]?.dueAt).toBe("2099-12-24T22:59:59.000Z");
  await press("Go oder Absage bearbeiten");
  await press("Löschen");
  await expect.poll(() => state.milestones).toEqual([]);
  await press("Rückgängig");
  await expect.poll(() => state.milestones.map(({ name }) => name)).toEqual(["Go oder Absage"]);
});

test("without a name or a day nothing is sent, and what is missing is said", async () => {
  const state = await open([]);
  await press("Eigener Termin");
  await press("Termin setzen");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Der Termin braucht einen Namen.");
  expect(state.calls).toBe(0);
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Termin setzen")).not.toBeInTheDocument();
  await expect.element(button("Eigener Termin")).toHaveFocus();
});

test("a computed clock begins with the day that a member enters", async () => {
  const state = await open([]);
  await press("Vorabinformation abgesandt am …");
  await userEvent.tab();
  const field = page.getByLabelText("Vorabinformation abgesandt am");
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard("20.11.2026");
  await press("Eintragen");
  await expect.poll(() => state.informedOn).toBe("2026-11-20");
  await expect.element(button("Vorabinformation abgesandt am 20.11.2026")).toBeVisible();
});
