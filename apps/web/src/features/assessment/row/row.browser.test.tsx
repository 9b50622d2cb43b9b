import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { BudgetText } from "./budget-text";
import { ChancesFigure } from "./chances-figure";
import { FitScore } from "./fit-score";
import { FitStrip } from "./fit-strip";
import { KnockoutBadge } from "./knockout-badge";
import { LockBadge } from "./lock-badge";
import { OffersText } from "./offers-text";
import { TooThin } from "./too-thin";

/** What stands there, spaces evened out. */
const textOf = (element: Element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();

const weights = [40, 29, 9, 6, 16];

test("each part of a row's Passleiste is as wide as it weighs", async () => {
  await render(<FitScore fit={{ score: 88, parts: [90, 80, 70, 60, 50] }} weights={weights} />);
  const strip = page.getByRole("img").element() as HTMLElement;
  expect(strip.style.gridTemplateColumns).toBe("40fr 29fr 9fr 6fr 16fr");
});

test("the Passleiste tells its parts to readers and marks weak and unknown ones", async () => {
  const { container } = await render(<FitStrip parts={[90, 44, 60, null, 45]} weights={weights} />);
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
  const { container } = await render(
    <FitScore fit={{ score: 88, parts: [90, 80, 70, 60, 50] }} weights={weights} />,
  );
  expect(textOf(container)).toBe("AgencyFit 88 von 100,");
});

test("a failed knockout criterion is named by a word, not by colour", async () => {
  await render(<KnockoutBadge knockout="failed" />);
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

test("a real difference from the other hits and the places of a framework stand beside the chance", async () => {
  const { container } = await render(
    <ChancesFigure
      chances={{ percent: 45, lowPercent: 20, highPercent: 65, standing: "better", seats: 3 }}
    />,
  );
  expect(textOf(container)).toBe(
    "TenderChances 45 % besser als eure übrigen Treffer, Spanne 20 bis 65 %auf 1 von 3 Plätzen",
  );
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
