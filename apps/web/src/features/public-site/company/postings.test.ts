import { expect, test } from "vitest";
import { applicationLink, payWords } from "./posting-words";
import { learningBudgetEuros, postings } from "./postings";

test("the four postings of the specification stand there, with their pay", () => {
  expect(postings.map(({ title, pay }) => [title, pay && payWords(pay)])).toEqual([
    ["AI Engineer", undefined],
    ["Database Specialist", undefined],
    ["Product Manager DACH", "70.000–90.000 € im Jahr"],
    ["Data Entry Specialist", "15–20 € pro Stunde"],
  ]);
  expect(learningBudgetEuros).toBe(1000);
});

test.each(postings)("$title tells tasks and profile", ({ tasks, profile, summary }) => {
  expect(Math.min(tasks.length, profile.length)).toBeGreaterThanOrEqual(3);
  expect(summary).not.toBe("");
});

test("an application has the title as its subject and goes to the operator's address", () => {
  const link = applicationLink("Preise & Daten");
  expect(link).toBe("mailto:{{operator.jobsEmail}}?subject=Preise%20%26%20Daten");
});
