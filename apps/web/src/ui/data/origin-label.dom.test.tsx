import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { WrittenBy } from "./origin-label";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function htmlOf(ai: { model: string } | undefined): string {
  const element = document.createElement("div");
  const root = createRoot(element);
  act(() => root.render(<WrittenBy ai={ai} />));
  const html = element.innerHTML;
  act(() => root.unmount());
  return html;
}

test("what a language model wrote says so to people and to machines, and nothing else does", () => {
  const html = htmlOf({ model: "mistral-small-latest" });
  expect(html).toContain("KI-generiert, bitte mit Originalunterlagen prüfen");
  expect(html).toContain('data-ai-generated="mistral-small-latest"');
  const byRules = htmlOf(undefined);
  expect(byRules).toContain("Automatischer Auszug, ohne Sprachmodell");
  expect(byRules).not.toContain("data-ai-generated");
});
