import type { CheckResult, TenderCheck } from "@tc/contract";
import { changesBetween } from "./result/changes.ts";
import type { TenderCheckRow } from "./tender-check.store.ts";

type Results = Pick<TenderCheckRow, "result" | "result_before">;

/** What became different since the check before it */
export function changesOf(check: Results | undefined): Pick<TenderCheck, "changes"> {
  if (!check?.result || !check.result_before) return {};
  const { result, result_before: before } = check;
  const sentences = changesBetween(before, result);
  if (sentences.length === 0) return {};
  const isReadAnew = before.rulesVersion !== result.rulesVersion;
  return { changes: { since: before.madeAt, sentences, isReadAnew } };
}

/** The same for others to read: what an agency does not want concerns nobody else. */
export function changesForOthers(check: Results | undefined): Pick<TenderCheck, "changes"> {
  if (!check) return {};
  const { result, result_before } = check;
  return changesOf({
    result: withoutOwnRules(result),
    result_before: withoutOwnRules(result_before),
  });
}

function withoutOwnRules(result: CheckResult | null): CheckResult | null {
  return (
    result && {
      ...result,
      requirements: result.requirements.filter(({ group }) => group !== "exclusion"),
    }
  );
}
