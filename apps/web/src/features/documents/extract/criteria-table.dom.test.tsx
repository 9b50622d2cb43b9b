import type { ExtractItem } from "@tc/contract";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { criteriaSets } from "./criteria-sets";
import type { CriterionItem } from "./criteria-sets";
import { CriteriaTable } from "./criteria-table";
import { ModelName } from "./model-name-context";
import { StatementRow } from "./statement-row";
import { rowsOf } from "./statements";
import type { StatedItem } from "./value-words";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function render(children: React.ReactNode): HTMLElement {
  const element = document.createElement("div");
  const root = createRoot(element);
  act(() =>
    root.render(
      <MemoryRouter>
        <ModelName value="muster-modell">{children}</ModelName>
      </MemoryRouter>,
    ),
  );
  const copy = element.cloneNode(true) as HTMLElement;
  act(() => root.unmount());
  return copy;
}

const place = {
  quote: "…",
  documentId: "0191d4e4-8c1c-4a44-9d9b-000000000001",
  place: { page: 1 },
  confidence: 1,
  state: "ok",
} as const;
const criterion = (name: string, byModel?: true): CriterionItem => ({
  type: "award-criterion",
  kind: "quality",
  name,
  weightPercent: 50,
  isComplete: true,
  ...place,
  ...(byModel && { byModel }),
});
const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("[data-ai-generated]")].map((node) => [
    node.getAttribute("data-ai-generated"),
    node.textContent.includes("KI"),
  ]);

test("a criterion that a language model alone names says so to people, and which model to machines", () => {
  const [set] = criteriaSets([criterion("Preis"), criterion("Konzept", true)]);
  if (!set) throw new Error("no set");
  const table = render(<CriteriaTable set={set} shownItem={undefined} />);
  expect(marksIn(table)).toEqual([["muster-modell", true]]);
  expect(table.querySelector("[data-ai-generated] th")?.textContent).toContain("Konzept");
});

test("a statement that a language model alone named says so to people and machines", () => {
  const item = (byModel?: true): StatedItem & ExtractItem => ({
    type: "contract",
    kind: "duration",
    months: 24,
    ...place,
    ...(byModel && { byModel }),
  });
  const rowOf = (byModel?: true) => {
    const [row] = rowsOf([item(byModel)]);
    return row && render(<StatementRow row={row} shownItem={undefined} />);
  };
  expect(marksIn(rowOf(true) ?? document.body)).toEqual([["muster-modell", true]]);
  expect(marksIn(rowOf() ?? document.body)).toEqual([]);
});
