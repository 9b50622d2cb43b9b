import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { useTypedSearch } from "./use-typed-search";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

type Search = ReturnType<typeof useTypedSearch>;

const searches: string[] = [];
let field: Search;
const setField = (search: Search) => void (field = search);

function Field({ value, onDraw }: { value: string; onDraw: (search: Search) => void }) {
  const search = useTypedSearch(value, (words) => searches.push(words));
  useLayoutEffect(() => onDraw(search));
  return search.text;
}

const root = createRoot(document.createElement("div"));
const show = (value: string) => act(() => root.render(<Field value={value} onDraw={setField} />));
const type = (text: string) => act(() => field.setText(text));
const search = () => act(() => field.search());

afterEach(() => {
  act(() => root.render(null));
  searches.length = 0;
});

test("what was typed since stays when the address shows searched words late", () => {
  show("");
  type("Kam");
  search();
  type("Kampa");
  search();
  type("Kampagne ");
  show("Kam");
  expect(field.text).toBe("Kampagne ");
  show("Kampa");
  expect(field.text).toBe("Kampagne ");
});

test("a blank after the last word stays when the address shows the words without it", () => {
  show("");
  type("Website ");
  search();
  show("Website");
  expect(searches).toEqual(["Website"]);
  expect(field.text).toBe("Website ");
});

test("Back and a removed filter show what the address says, whatever is typed", () => {
  show("");
  type("Kam");
  search();
  show("Kam");
  type("Kampagne");
  show("");
  expect(field.text).toBe("");
  show("Kam");
  expect(field.text).toBe("Kam");
});

test("words are searched a moment after the last letter, once", () => {
  vi.useFakeTimers();
  try {
    show("");
    type("Film");
    act(() => void vi.advanceTimersByTime(1000));
    expect(searches).toEqual(["Film"]);
    show("Film");
    act(() => void vi.advanceTimersByTime(1000));
    expect(searches).toEqual(["Film"]);
  } finally {
    vi.useRealTimers();
  }
});
