import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import {
  BudgetText,
  ChancesFigure,
  FitScore,
  FitStrip,
  GateBadge,
  LockBadge,
  OffersText,
  TooThin,
} from ".";

/** What stands there, spaces evened out. */
const textOf = (element: Element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();

test("the Passleiste tells its parts to readers and marks weak and unknown ones", async () => {
  const { container } = await render(<FitStrip parts={[90, 44, 60, null, 45]} />);
  await expect
    .element(page.getByRole("img"))
    .toHaveAccessibleName(
      "Leistungsbild 90, Referenzen 44, Auftragsgröße 60, Region unbekannt, Eignung & Nachweise 45",
    );
  const looks = [...container.querySelectorAll("i > i")].map((block) =>
    block.getAttribute("data-look"),
  );
  expect(looks).toEqual([null, "weak", null, "unknown", null]);
});

test("a score is read out with its name and scale", async () => {
  const { container } = await render(<FitScore fit={{ score: 88, parts: [90, 80, 70, 60, 50] }} />);
  expect(textOf(container)).toBe("AgencyFit 88 von 100,");
});

test("a failed gate is named by a word, not by colour", async () => {
  await render(<GateBadge gate="failed" />);
  await expect.element(page.getByText("Ausschlussrisiko")).toBeVisible();
});

test("chances never stand without their range", async () => {
  const { container } = await render(
    <ChancesFigure chances={{ percent: 45, lowPercent: 20, highPercent: 65 }} />,
  );
  expect(textOf(container)).toBe("TenderChances 45 % (20–65), Spanne 20 bis 65 %");
  const lengths = [...container.querySelectorAll("path")].map(
    (path) => (path.getAttribute("d") ?? "").split("M").length - 1,
  );
  expect(lengths).toEqual([4, 9, 7]);
});

test("a lock names the plan and what it opens, and leads to the plans", async () => {
  await render(
    <MemoryRouter>
      <LockBadge tier="premium" feature="tenderChances" name="TenderChances" />
    </MemoryRouter>,
  );
  await expect
    .element(page.getByRole("link", { name: "TenderChances ab Premium" }))
    .toHaveAttribute("href", "/app/upgrade?feature=tenderChances");
});

test("expected offers are a range in whole offers", async () => {
  const { container, rerender } = await render(<OffersText offers={{ low: 3, high: 6 }} />);
  expect(textOf(container)).toBe("3–6 Angebote erwartet");
  await rerender(<OffersText offers={{ low: 1, high: 1 }} />);
  expect(textOf(container)).toBe("1 Angebot erwartet");
});

test("a budget is called what it is", async () => {
  const { container, rerender } = await render(<BudgetText budget={undefined} />);
  expect(textOf(container)).toBe("keine belastbare Schätzung");
  const money = { cents: 16_000_000, currency: "EUR" };
  await rerender(
    <BudgetText
      budget={{ ...money, kind: "estimate", lowCents: 8_000_000, highCents: 30_000_000 }}
    />,
  );
  expect(textOf(container)).toBe("ca. 80–300 Tsd. €geschätzt");
  await rerender(<BudgetText budget={{ ...money, kind: "maximum" }} />);
  expect(textOf(container)).toBe("bis 160 Tsd. €Höchstwert");
  await rerender(
    <BudgetText budget={{ ...money, kind: "published" }} kindWord="vergebener Wert" />,
  );
  expect(textOf(container)).toBe("160 Tsd. €vergebener Wert");
});

test("too little data is an answer", async () => {
  await render(<TooThin n={3} />);
  await expect.element(page.getByText("zu wenig Daten (n = 3)")).toBeVisible();
});
