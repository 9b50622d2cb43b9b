import type { TenderState } from "@tc/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { TenderAnswer } from "../queries";
import { Documents } from "./documents";

const tender = { links: [], lots: [] };
const markupAt = (state: TenderState) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Documents answer={{ state, slug: "kampagne", tender } as unknown as TenderAnswer} />
    </MemoryRouter>,
  );
const offer = "Forderungen, Papiere, Risiken und was ein Angebot kostet";

test.each(["open", "planned"] as const)("a tender that is %s offers the check", (state) => {
  expect(markupAt(state)).toContain(offer);
});

test.each(["expired", "awarded", "cancelled"] as const)(
  "a tender that is %s says where the check was that there is none any more, and leads to what was checked",
  (state) => {
    const markup = markupAt(state);
    expect(markup).not.toContain(offer);
    expect(markup).toContain("Die Ausschreibung ist beendet; geprüft wird nicht mehr.");
    expect(markup).toContain("/app/tender/kampagne/tendercheck");
  },
);
