import { assembleHistory, contractTermsOf, retenderWindow } from "@tc/assessment";
import type { HistoryContract, RetenderBasis } from "@tc/assessment";
import { addMonths } from "@tc/domain";
import { historyOf } from "./histories.ts";
import type { GeneratedCall, GeneratedContract, World } from "./histories.ts";

/** One contract whose next call is known, with what the radar said when it was awarded. */
export interface JudgedWindow {
  readonly basis: RetenderBasis;
  readonly isHeld: boolean;
  readonly isInCore: boolean;
  readonly isHeldByRule: boolean;
  readonly widthDays: number;
  readonly coreDays: number;
  /** The contract's course was as its terms say. */
  readonly isPlain: boolean;
}

export interface GeneratedFigures {
  readonly windows: readonly JudgedWindow[];
  readonly contracts: number;
  /** Called for anew, but without a window */
  readonly silent: number;
  readonly neverCalled: number;
  /** Pairs that matching made, that are true, and that there are */
  readonly pairs: { readonly made: number; readonly right: number; readonly all: number };
}

const buyers = 1_000;
/** Matching sees so many buyers at once, as it does in a region. */
const together = 20;

export function generatedFigures(seed: number, world: World): GeneratedFigures {
  const figures = { contracts: 0, silent: 0, neverCalled: 0 };
  const pairs = { made: 0, right: 0, all: 0 };
  const windows: JudgedWindow[] = [];
  for (let first = 0; first < buyers; first += together) {
    const histories = Array.from({ length: together }, (_, at) =>
      historyOf(seed * 100_000 + first + at, world),
    );
    const generated = new Map(
      histories.flatMap(({ contracts }) => contracts).map((contract) => [contract.id, contract]),
    );
    const assembled = assembleHistory(
      [...generated.values()].flatMap(toHistoryContract),
      histories.flatMap(({ calls }) => calls).map(toHistoryCall),
    );
    figures.contracts += generated.size;
    for (const { contract, successor, habits } of assembled) {
      const truth = generated.get(contract.id)!;
      pairs.made += successor ? 1 : 0;
      pairs.right += successor && successor.id === truth.nextId ? 1 : 0;
      pairs.all += truth.nextId === undefined ? 0 : 1;
      if (!truth.isRetendered) figures.neverCalled += 1;
      if (truth.nextOn === undefined) continue;
      const window = retenderWindow(contract.terms, habits);
      if (!window) figures.silent += 1;
      else windows.push(judge(truth, truth.nextOn, window));
    }
  }
  return { windows, ...figures, pairs };
}

function judge(
  truth: GeneratedContract,
  nextOn: string,
  { basis, possible, core }: NonNullable<ReturnType<typeof retenderWindow>>,
): JudgedWindow {
  const widthDays = daysIn(possible);
  const rule = addMonths(truth.result.contractOn!, 48);
  const off = Math.abs(Date.parse(nextOn) - Date.parse(rule)) / 86_400_000;
  return {
    basis,
    isHeld: isIn(nextOn, possible),
    isInCore: isIn(nextOn, core),
    isHeldByRule: off <= widthDays / 2,
    widthDays,
    coreDays: daysIn(core),
    isPlain: !truth.isEarlyEnd && !truth.isLateCall,
  };
}

function toHistoryContract(contract: GeneratedContract): HistoryContract[] {
  const { terms } = contractTermsOf(contract.tender, contract.lot, contract.result);
  if (!terms) return [];
  const { id, buyerId, buyerName, title, cpv, nuts, calledOn } = contract;
  return [{ id, callId: id, buyerId, buyerName, title, cpv: [cpv], nuts: [nuts], calledOn, terms }];
}

function toHistoryCall(call: GeneratedCall) {
  return { ...call, cpv: [call.cpv], nuts: [call.nuts], lots: 1 };
}

interface Days {
  readonly from: string;
  readonly to: string;
}

function isIn(day: string, { from, to }: Days): boolean {
  return day >= from && day <= to;
}

function daysIn({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}
