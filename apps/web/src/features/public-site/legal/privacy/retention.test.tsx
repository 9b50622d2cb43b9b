import { retentionClasses } from "@tc/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { periodWords } from "./period-words";
import { keptClasses, RetentionText } from "./retention";

test("the privacy statement names every class that is kept, with the period that the jobs obey", () => {
  const page = renderToStaticMarkup(<RetentionText />);
  const shown = Object.entries(keptClasses);
  expect(shown).toHaveLength(Object.keys(retentionClasses).length);
  for (const [, [label, words]] of shown) {
    expect(page).toContain(label);
    expect(page).toContain(words);
  }
  // They share a row with what is kept longer: all data of an agency, or its contracts. Counters are swept at night.
  const covered = new Set([
    "counters",
    "addressProofs",
    "unconfirmedAddresses",
    "mailTexts",
    "mailRows",
    "notifications",
    "digests",
    "reportDeliveries",
    "apiKeys",
    "webhookLog",
    "paymentEvents",
  ]);
  for (const [name, period] of Object.entries(retentionClasses)) {
    if (covered.has(name)) continue;
    const [, words] = keptClasses[name as keyof typeof keptClasses];
    expect(words, name).toContain(periodWords(period));
  }
});

test("one is one, many are many", () => {
  expect(periodWords({ amount: 1, unit: "years" })).toBe("1 Jahr");
  expect(periodWords({ amount: 30, unit: "days" })).toBe("30 Tage");
});
