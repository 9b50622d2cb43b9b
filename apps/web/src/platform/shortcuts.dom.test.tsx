import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useShortcuts } from "./shortcuts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

interface Props {
  row: string;
  pressed: string[];
}

/** Presses S at the earliest moment at which a user can see the row. */
function Screen({ row, pressed }: Props) {
  useShortcuts({ s: () => pressed.push(row) });
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
  }, [row]);
  return row;
}

test("a key acts on what is on the screen, from the moment it is there", () => {
  const root = createRoot(document.createElement("div"));
  const pressed: string[] = [];
  act(() => root.render(<Screen row="before" pressed={[]} />));
  act(() => root.render(<Screen row="now" pressed={pressed} />));
  expect(pressed).toEqual(["now"]);
  act(() => root.unmount());
});
