import type { Lot, LotResult, Tender } from "@tc/domain";
import { contractTermsOf } from "./contract-terms.ts";
import type { ContractTerms, TermGap } from "./contract-terms.ts";

/** Awarded lots of one tender with the same terms: one contract of a radar. */
export interface TenderContract {
  /** The first of its lots names it within its tender. */
  readonly lotId: string;
  readonly lotIds: readonly string[];
  /** Of its one lot where the tender has others, else of the tender */
  readonly title: string;
  readonly cpv: readonly string[];
  readonly terms?: ContractTerms;
  readonly gap?: TermGap;
}

/** Contracts in the order of their lots. Lots closed without a winner are none. */
export function contractsOf(tender: Tender): TenderContract[] {
  const lots = new Map(tender.lots.map((lot) => [lot.id, lot]));
  const awarded = tender.results
    .filter(({ outcome, winners }) =>
      outcome === undefined ? winners.length > 0 : outcome === "selec-w",
    )
    .map((result) => {
      const lot = lots.get(result.lotId) ?? onlyLot(tender);
      return { result, lot, ...contractTermsOf(tender, lot, result) };
    });
  const groups = Map.groupBy(awarded, ({ terms, gap }) => JSON.stringify([terms, gap]));
  return [...groups.values()].map((group) => {
    const [{ result, lot, terms, gap }] = group as [(typeof group)[number]];
    return {
      lotId: result.lotId,
      lotIds: group.map((entry) => entry.result.lotId),
      title: titleOf(tender, group),
      cpv: cpvOf(tender, lot),
      ...(terms && { terms }),
      ...(gap && { gap }),
    };
  });
}

/** A result of the older forms names no lot where there is a single one. */
function onlyLot({ lots }: Tender): Lot | undefined {
  return lots.length === 1 ? lots[0] : undefined;
}

function titleOf(
  tender: Tender,
  group: readonly { readonly lot: Lot | undefined; readonly result: LotResult }[],
): string {
  const [first] = group;
  const lotTitle = group.length === 1 && tender.lots.length > 1 ? first?.lot?.title : undefined;
  return lotTitle ?? tender.title;
}

function cpvOf(tender: Tender, lot: Lot | undefined): readonly string[] {
  return lot && lot.cpv.length > 0 ? lot.cpv : tender.cpv;
}
