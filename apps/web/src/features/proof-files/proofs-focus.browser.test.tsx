import type { listProofFiles } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod";
import { createQueryClient } from "../../platform/api/query-client";
import { Toasts } from "../../ui/overlays/toast";
import { ProofsPage } from "./proofs-page";

type List = z.input<typeof listProofFiles.response>;

const file = (last: number, name: string): List["files"][number] => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  kind: "other",
  name,
  fileName: `${name}.pdf`,
  bytes: 1_000,
  uploadedAt: "2026-11-02T08:00:00.000Z",
  uploadedBy: "Ada",
});

/** An API of two proofs. A deletion is answered when the test says so; the list may be broken. */
function stubApi({ isBroken = false } = {}) {
  const list: List = { files: [file(1, "Eins"), file(2, "Zwei")], isContractConcluded: true };
  let held: Promise<boolean> | undefined;
  const state = { isBroken };
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    if (method === "DELETE") {
      const isDone = (await held) ?? true;
      if (!isDone) return Response.json({ error: "internal" }, { status: 500 });
      list.files = list.files.filter(({ id }) => !url.endsWith(id));
      return Response.json({ done: true });
    }
    if (!url.startsWith("/api/proof-files")) return Response.json({ role: "owner" });
    return state.isBroken
      ? Response.json({ error: "internal" }, { status: 500 })
      : Response.json(list);
  });
  return {
    state,
    hold() {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      held = promise;
      return resolve;
    },
  };
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ProofsPage />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });

async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

const listTitle = page.getByRole("heading", { name: "Hinterlegte Nachweise" });

test("after a deletion the focus is on the list's title, also when the list is empty then", async () => {
  stubApi();
  await open();
  for (const name of ["Eins", "Zwei"]) {
    await press(`Löschen ${name}`);
    await press("Löschen");
    await expect.element(button(`Löschen ${name}`)).not.toBeInTheDocument();
    await expect.element(listTitle).toHaveFocus();
  }
  await expect.element(page.getByText(/^Noch keine\./)).toBeVisible();
});

test("the question keeps the focus while it deletes and when that failed, and is asked only once", async () => {
  const api = stubApi();
  await open();
  const release = api.hold();
  await press("Löschen Eins");
  await press("Löschen");
  await expect.element(button("Löschen")).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Löschen")).toHaveFocus();
  release(false);
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(button("Löschen")).toHaveFocus();
});

test("a list that is loaded once more leaves the focus in the page", async () => {
  const api = stubApi({ isBroken: true });
  await open();
  await expect.element(button("Erneut versuchen")).toBeVisible();
  api.state.isBroken = false;
  await press("Erneut versuchen");
  await expect.element(listTitle).toBeVisible();
  expect(document.activeElement?.id).toBe("inhalt");
});
