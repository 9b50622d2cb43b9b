import { currentItems, quotesOf } from "../result/check-input.ts";
import type { FoundInput, ItemOf } from "../result/check-input.ts";
import { certificatePaper, paperNames } from "./paper-names.ts";
import type { PaperDemand } from "./paper-names.ts";

/** What documents want to see: the papers they name, and a proof of each demand on bidders. */
export function documentDemands(input: FoundInput): PaperDemand[] {
  const named = currentItems(input, "formality").flatMap((item): PaperDemand[] => {
    const { kind, name } = item;
    return kind === "form" || kind === "proof"
      ? [{ kind, name, quotes: quotesOf([item], input) }]
      : [];
  });
  const proofs = currentItems(input, "eligibility").flatMap((item) => ofEligibility(item, input));
  return [...named, ...proofs];
}

function ofEligibility(item: ItemOf<"eligibility">, input: FoundInput): PaperDemand[] {
  const quotes = quotesOf([item], input);
  switch (item.kind) {
    case "insurance":
      return [{ ...paperNames.insurance, quotes, ...coverOf(item) }];
    case "turnover":
    case "team":
      return [{ ...paperNames[item.kind], quotes }];
    case "references":
      return [
        {
          ...paperNames.references,
          quotes,
          ...(item.count !== undefined && { count: item.count }),
        },
      ];
    case "certificates":
      return item.names && item.names.length > 0
        ? [{ ...certificatePaper(item.names), quotes }]
        : [];
    // An entry may be told in a form; whoever wants the extract of the register names it.
    case "register":
      return [];
  }
}

function coverOf({ cents, judged }: ItemOf<"eligibility">): Pick<PaperDemand, "cover"> {
  if (cents === undefined) return {};
  const requirement = judged?.requirement;
  const timesAYear = requirement?.kind === "insurance" ? requirement.timesAYear : 1;
  return { cover: { cents, timesAYear } };
}
