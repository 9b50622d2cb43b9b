import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../theme/base.css";
import "../theme/tokens.css";
import { Toasts, showToast } from "./toast";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const wayBack = page.getByRole("button", { name: "Rückgängig" });

test("a way back stays while it has the focus, and goes eight seconds after", async () => {
  await render(<Toasts />);
  showToast("Gemeldet.", { action: { label: "Rückgängig", run: () => undefined } });
  await expect.element(wayBack).toBeVisible();
  pass(7);
  (wayBack.element() as HTMLElement).focus();
  pass(60);
  await expect.element(wayBack).toHaveFocus();
  (wayBack.element() as HTMLElement).blur();
  pass(7);
  await expect.element(wayBack).toBeVisible();
  pass(2);
  await expect.element(wayBack).not.toBeInTheDocument();
});

test("a failure stays until the next message, and that one goes after six seconds", async () => {
  await render(<Toasts />);
  showToast("Das ging nicht.", { isFailure: true });
  pass(600);
  await expect.element(page.getByText("Das ging nicht.")).toBeVisible();
  showToast("Gespeichert.");
  await expect.element(page.getByText("Gespeichert.")).toBeVisible();
  await expect.element(page.getByText("Das ging nicht.")).not.toBeInTheDocument();
  pass(7);
  await expect.element(page.getByText("Gespeichert.")).not.toBeInTheDocument();
});
