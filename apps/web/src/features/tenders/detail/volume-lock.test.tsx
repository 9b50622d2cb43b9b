import type { VolumeLock as Lock } from "@tc/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { VolumeLock } from "./volume-lock";

const words = (because: Lock["because"]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <VolumeLock lock={{ tier: "enterprise", capCents: 500_000_000, because }} />
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ");

test("a lock by public documents names the file, the page and the words, and what they are net", () => {
  const text = words({
    kind: "document",
    cents: 600_000_000,
    source: {
      quote: "Der Auftragswert beträgt 7.140.000 EUR brutto.",
      cents: 714_000_000,
      document: { id: "d", name: "Vertrag.pdf", place: { page: 3 } },
    },
  });
  expect(text).toContain("Gesperrt: 6.000.000 € liegen über der Grenze eures Tarifs");
  expect(text).toContain("Maßgeblich ist der Betrag in den Vergabeunterlagen");
  expect(text).toContain("„Der Auftragswert beträgt 7.140.000 EUR brutto.“ Vertrag.pdf, Seite 3");
  expect(text).toContain("7.140.000 € sind netto 6.000.000 €.");
  expect(text).not.toContain("im Jahr");
});

test("a lock by the notice's own text says that it stands there", () => {
  const text = words({
    kind: "quoted",
    cents: 600_000_000,
    source: { quote: "2.000.000 EUR im Jahr", cents: 200_000_000, isPerYear: true },
  });
  expect(text).toContain("„2.000.000 EUR im Jahr“ Bekanntmachung");
  expect(text).toContain("2.000.000 € im Jahr sind netto und für die ganze Laufzeit 6.000.000 €.");
});
