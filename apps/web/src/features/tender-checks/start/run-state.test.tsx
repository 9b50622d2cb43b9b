import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { useStartCheck } from "../queries";
import { RunState } from "./run-state";

const run = {
  state: "failed",
  failure: "unavailable",
  step: "requirements",
  startedAt: "2026-11-23T08:30:58.000Z",
  startedByName: "Ada Beispiel",
  isAutomatic: false,
} as const;
const start = { isPaused: false, error: null, isPending: false } as unknown as ReturnType<
  typeof useStartCheck
>;
const markup = (isOver: boolean) =>
  renderToStaticMarkup(<RunState run={run} start={start} hasResult={false} isOver={isOver} />);

test("a run that failed can be tried again, unless the tender is over", () => {
  expect(markup(false)).toContain("Erneut versuchen");
  expect(markup(true)).not.toContain("Erneut versuchen");
  expect(markup(true)).toContain("Ein Teil des Servers war nicht erreichbar.");
});
