import { tenderStages, tenderState, tenderStates } from "@tc/domain";
import type { TenderState } from "@tc/domain";
import { addBit, newBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { isWithin, quietWindowOf } from "./quiet-window.ts";
import type { QuietWindow } from "./quiet-window.ts";
import { noDay } from "../segments/segment-columns.ts";
import type { Segment } from "../segments/segment.ts";

type StateBits = ReadonlyMap<TenderState, Bits>;

const known = new WeakMap<Segment, { readonly window: QuietWindow; readonly bits: StateBits }>();

/** Per state the documents that are in it at `nowMs`; made anew only after the clock has changed one of them. */
export function stateBits(segment: Segment, nowMs: number): StateBits {
  const last = known.get(segment);
  if (last && isWithin(last.window, nowMs)) return last.bits;
  const bits = makeStateBits(segment, nowMs);
  known.set(segment, { window: quietWindowOf([segment], nowMs), bits });
  return bits;
}

function makeStateBits({ columns, count }: Segment, nowMs: number): StateBits {
  const { deadlines, deadlinesStarts, stage, updatedDay } = columns;
  const sets = new Map(tenderStates.map((state) => [state, newBits(count)]));
  const setOf = (tender: Parameters<typeof tenderState>[0]) =>
    sets.get(tenderState(tender, nowMs)) ?? newBits(count);
  // Of a dated call only this is asked: whether its last deadline has passed.
  const over = setOf({ stage: "call", lastDeadlineAt: nowMs - 1 });
  const ahead = setOf({ stage: "call", lastDeadlineAt: nowMs });
  // Many documents share a stage and a day, and spelling out a day is slow.
  const byDay = tenderStages.map(() => new Map<number, Bits>());
  const calls = tenderStages.indexOf("call");
  for (let document = 0; document < count; document++) {
    const number = stage[document] ?? 0;
    const end = deadlinesStarts[document + 1] ?? 0;
    if (number === calls && deadlinesStarts[document] !== end) {
      addBit((deadlines[end - 1] ?? 0) * 1000 < nowMs ? over : ahead, document);
      continue;
    }
    const day = updatedDay[document] ?? noDay;
    let bits = byDay[number]?.get(day);
    if (!bits) {
      bits = setOf({ stage: tenderStages[number] ?? "planned", updatedOn: spelledOut(day) });
      byDay[number]?.set(day, bits);
    }
    addBit(bits, document);
  }
  return sets;
}

function spelledOut(day: number): string | undefined {
  return day === noDay ? undefined : new Date(day * 86_400_000).toISOString().slice(0, 10);
}
