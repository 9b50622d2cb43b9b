import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { ListCard } from "./list-card";

type List = ComponentProps<typeof ListCard<string>>["list"];

const listOf = (change: Partial<List> = {}): List => ({
  isPending: false,
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  refetch: vi.fn(),
  fetchNextPage: vi.fn(),
  ...change,
});

const card = (list: List, rows: readonly string[] | undefined) => (
  <ListCard title="Meldungen" list={list} rows={rows} empty="Keine Meldungen.">
    {(names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )}
  </ListCard>
);

const button = (name: string) => page.getByRole("button", { name });

async function press(name: string): Promise<void> {
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("a list that waits says neither that it is empty nor that there is more", async () => {
  await render(card(listOf({ isPending: true }), undefined));
  await expect.element(page.getByRole("heading", { name: "Meldungen" })).toBeVisible();
  expect(page.getByText("Keine Meldungen.").query()).toBeNull();
  expect(button("Weitere laden").query()).toBeNull();
});

test("a failure is told, and the list asked for anew by its button", async () => {
  const list = listOf({ error: new Error("broken") });
  await render(card(list, undefined));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await press("Erneut versuchen");
  expect(list.refetch).toHaveBeenCalledOnce();
});

test("an empty list says so", async () => {
  await render(card(listOf(), []));
  await expect.element(page.getByText("Keine Meldungen.")).toBeVisible();
  expect(page.getByRole("list").query()).toBeNull();
});

test("further rows are loaded by a button, which waits while they come", async () => {
  const list = listOf({ hasNextPage: true });
  const { rerender } = await render(card(list, ["Eins", "Zwei"]));
  await expect.element(page.getByRole("listitem").nth(1)).toHaveTextContent("Zwei");
  await press("Weitere laden");
  expect(list.fetchNextPage).toHaveBeenCalledOnce();
  await rerender(card({ ...list, isFetchingNextPage: true }, ["Eins", "Zwei"]));
  await expect.element(button("Weitere laden")).toBeDisabled();
  await rerender(card({ ...list, hasNextPage: false }, ["Eins", "Zwei", "Drei"]));
  await expect.element(page.getByText("Drei")).toBeVisible();
  expect(button("Weitere laden").query()).toBeNull();
});
