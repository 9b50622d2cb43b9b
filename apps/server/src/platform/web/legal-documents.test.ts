import { expect, test } from "vitest";
import { fillLegalDocument, legalKindOf, legalStateOf } from "./legal-documents.ts";
import type { DocumentVersion } from "./legal-documents.ts";

const page =
  '<h1>AGB</h1><p class="d" data-legal="date">Gültig ab 1. Oktober 2025</p><div class="a" data-legal="announced"></div>' +
  '<nav class="n" data-legal="contents"><ol></ol></nav><article class="t" data-legal="text"><p>Alt</p></article><footer>F</footer>';

const version = (parts: Partial<DocumentVersion> = {}): DocumentVersion => ({
  kind: "terms",
  version: "2027-01",
  summary: "Ziffer 4: Rechnungen <kommen> elektronisch.\nZiffer 9 ist kürzer.",
  text: "1. Vertragsparteien\n\n2. <script>alert(1)</script> $& $1",
  effectiveOn: "2026-12-22",
  ...parts,
});
const on = (today: string, versions: readonly DocumentVersion[] = [version()]) => {
  const state = legalStateOf(versions, "terms", today);
  return state ? fillLegalDocument(page, state) : page;
};

test("until its day an announced version stands beside the text in force, with its date and word for word", () => {
  const html = on("2026-12-21");
  expect(html).toContain("Gültig ab 1. Oktober 2025");
  expect(html).toContain("<p>Alt</p>");
  expect(html).toContain("Angekündigt: gilt ab 22. Dezember 2026");
  expect(html).toContain("<p>Ziffer 9 ist kürzer.</p>");
  expect(html).toContain("<summary>Ganzer Text der Fassung 2027-01</summary>");
});

test("from its day on it is the text, and the old one stands nowhere", () => {
  const html = on("2026-12-22");
  expect(html).toContain("Gültig ab 22. Dezember 2026");
  expect(html).toContain("<h2>Fassung 2027-01</h2><p>1. Vertragsparteien</p>");
  expect(html).not.toMatch(/Alt|Oktober 2025|<nav|Angekündigt/);
  expect(html.endsWith("</article><footer>F</footer>")).toBe(true);
});

test("what an admin typed is text and never HTML", () => {
  for (const day of ["2026-12-21", "2026-12-22"]) {
    expect(on(day)).not.toContain("<script>");
    expect(on(day)).toContain("&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1");
  }
});

test("another text's versions and older ones change nothing", () => {
  const versions = [version({ kind: "sub_processors" }), version({ effectiveOn: "2025-01-01" })];
  expect(on("2027-01-01", versions)).toBe(page);
  expect(legalKindOf("datenschutz/index.html")).toBeUndefined();
});

test("a page without a place for the version in force is not sent with the old text", () => {
  const state = legalStateOf([version()], "terms", "2026-12-22");
  expect(state && (() => fillLegalDocument("<article>Alt</article>", state))).toThrow(/no place/);
});
