import { addDays, addMonths } from "@tc/domain";
import type { ContractTerms } from "./contract-terms.ts";
import { matchable, successorScore } from "./match-successor.ts";
import type { Matchable, Wanted } from "./match-successor.ts";
import { daysBetween, monthsBetween, possibleEnds } from "./retender-window.ts";
import type { BuyerHabits } from "./retender-window.ts";

/** A contract with the call that led to it. */
export interface HistoryContract extends Wanted {
  readonly callId: string;
  /** The call's publication; undefined where only its result is there */
  readonly calledOn: string | undefined;
  readonly terms: ContractTerms;
}

/** A published call; `lots` contracts at most can end in it. */
export interface HistoryCall extends Wanted {
  readonly publishedOn: string;
  readonly lots: number;
}

export interface ContractHistory {
  readonly contract: HistoryContract;
  readonly successor?: HistoryCall;
  readonly habits: BuyerHabits;
}

/**
 * Which call followed which contract, and what the earlier changes tell of each contract's buyer. Pass the contracts and
 * calls of a buyer, with those of other names that may be the same buyer.
 */
export function assembleHistory(
  contracts: readonly HistoryContract[],
  calls: readonly HistoryCall[],
): ContractHistory[] {
  const successors = matchSuccessors(contracts.map(matchable), calls.map(matchable));
  const contractsOfCall = Map.groupBy(contracts, ({ callId }) => callId);
  const predecessorOf = new Map<string, HistoryContract>();
  for (const contract of contracts) {
    const call = successors.get(contract.id);
    if (call && !predecessorOf.has(call.id)) predecessorOf.set(call.id, contract);
  }
  return contracts.map((contract) => {
    const successor = successors.get(contract.id);
    return {
      contract,
      ...(successor && { successor }),
      habits: {
        leads: leadsBefore(contract, contracts, successors),
        callDays: callDaysOf(contract, predecessorOf, contractsOfCall),
      },
    };
  });
}

/** The most similar pairs first; a contract has one successor, a call as many predecessors as it has lots. */
function matchSuccessors(
  contracts: readonly (HistoryContract & Matchable)[],
  calls: readonly (HistoryCall & Matchable)[],
): Map<string, HistoryCall> {
  const pairs = contracts.flatMap((contract) =>
    calls
      .filter((call) => isInTime(contract, call))
      .map((call) => ({ contract, call, score: successorScore(contract, call) }))
      .filter(({ score }) => score > 0),
  );
  pairs.sort(
    (a, b) =>
      b.score - a.score ||
      a.call.publishedOn.localeCompare(b.call.publishedOn) ||
      a.contract.id.localeCompare(b.contract.id) ||
      a.call.id.localeCompare(b.call.id),
  );
  const successors = new Map<string, HistoryCall>();
  const uses = new Map<string, number>();
  for (const { contract, call } of pairs) {
    const used = uses.get(call.id) ?? 0;
    if (successors.has(contract.id) || used >= Math.max(1, call.lots)) continue;
    successors.set(contract.id, call);
    uses.set(call.id, used + 1);
  }
  return successors;
}

const leastShare = 0.6;
const leastMonths = 9;
const mostMonthsAfter = 18;
const mostYearsWithoutTerm = 7;

function isInTime({ callId, terms }: HistoryContract, call: HistoryCall): boolean {
  if (call.id === callId) return false;
  const { awardedOn, startsOn, endsOn } = terms;
  if (endsOn === undefined)
    return (
      call.publishedOn >= addMonths(awardedOn, leastMonths) &&
      call.publishedOn <= addMonths(awardedOn, mostYearsWithoutTerm * 12)
    );
  const earliest = addDays(startsOn, Math.round(daysBetween(startsOn, endsOn) * leastShare));
  const last = possibleEnds(terms, endsOn).at(-1)!.day;
  return (
    call.publishedOn > awardedOn &&
    call.publishedOn >= earliest &&
    call.publishedOn <= addMonths(last, mostMonthsAfter)
  );
}

/** Of the same buyer and known before this contract was awarded: nothing of its own future may tell its window. */
function leadsBefore(
  contract: HistoryContract,
  contracts: readonly HistoryContract[],
  successors: ReadonlyMap<string, HistoryCall>,
): number[] {
  return contracts.flatMap((other) => {
    const call = successors.get(other.id);
    const isEarlier = call !== undefined && call.publishedOn <= contract.terms.awardedOn;
    if (!isEarlier || other.id === contract.id || !isSameBuyer(other, contract)) return [];
    const lead = leadOf(other.terms, call.publishedOn);
    return lead === undefined ? [] : [lead];
  });
}

function isSameBuyer(a: Wanted, b: Wanted): boolean {
  return a.buyerId === undefined ? a.buyerName === b.buyerName : a.buyerId === b.buyerId;
}

/** Months from the call to the nearest possible end; undefined without an end. */
export function leadOf(terms: ContractTerms, calledOn: string): number | undefined {
  if (terms.endsOn === undefined) return undefined;
  const leads = possibleEnds(terms, terms.endsOn).map(({ day }) => monthsBetween(calledOn, day));
  return leads.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
}

/** The days of this contract's call and of those it followed, back to the first. */
function callDaysOf(
  contract: HistoryContract,
  predecessorOf: ReadonlyMap<string, HistoryContract>,
  contractsOfCall: ReadonlyMap<string, readonly HistoryContract[]>,
): string[] {
  const days: string[] = [];
  const seen = new Set<string>();
  let at: HistoryContract | undefined = contract;
  while (at?.calledOn !== undefined && !seen.has(at.callId)) {
    seen.add(at.callId);
    days.unshift(at.calledOn);
    at = contractsOfCall.has(at.callId) ? predecessorOf.get(at.callId) : undefined;
  }
  return days;
}
