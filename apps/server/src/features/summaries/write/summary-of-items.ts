import type { AiMark, Summary } from "@tc/contract";
import { writeSummary } from "./write-summary.ts";
import type { SummaryInput, WrittenSummary } from "./write-summary.ts";

/**
 * The summary of all items, those of a language model included: each statement that the items of the rules alone would
 * not make as it stands is marked as the model's.
 */
export function summaryOfItems(
  input: SummaryInput,
  mark: AiMark | undefined,
): WrittenSummary & Pick<Summary, "ai"> {
  const written = writeSummary(input);
  if (!mark) return written;
  const items = input.items.filter(({ byModel }) => !byModel);
  const byRules = new Set(
    writeSummary({ ...input, items }).sections.flatMap(({ statements }) =>
      statements.map((statement) => JSON.stringify(statement)),
    ),
  );
  const sections = written.sections.map(({ name, statements }) => ({
    name,
    statements: statements.map((statement) =>
      byRules.has(JSON.stringify(statement)) ? statement : { ...statement, byModel: true as const },
    ),
  }));
  const isMarked = sections.some(({ statements }) => statements.some(({ byModel }) => byModel));
  return { ...written, ...(isMarked && { ai: mark }), sections };
}
