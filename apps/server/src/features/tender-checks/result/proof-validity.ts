import { germanDay } from "@tc/assessment";
import { addDays } from "../../../platform/memory/berlin-day.ts";
import { currentItems } from "./check-input.ts";
import type { FoundInput } from "./check-input.ts";
import { bindingOf, lastOfferDay } from "./notice-facts.ts";

export interface ProofValidity {
  /** It ends before the offer is handed in, or while the offer still binds. */
  readonly isShort: boolean;
  /** German: "Police gültig bis 31.12.2027" */
  readonly note: string;
}

/** A proof has to hold until the offer no longer binds, or at least until it is handed in. */
export function validityOf(name: string, expiresOn: string, input: FoundInput): ProofValidity {
  const ends = germanDay(expiresOn);
  const offerOn = lastOfferDay(input.tender);
  const bindingOn = bindingDay(input, offerOn);
  if (offerOn !== undefined && expiresOn < offerOn) {
    return { isShort: true, note: `${name} endet am ${ends}, vor der Angebotsfrist` };
  }
  if (bindingOn !== undefined && expiresOn < bindingOn) {
    const binding = germanDay(bindingOn);
    return {
      isShort: true,
      note: `${name} endet am ${ends}, vor dem Ende der Bindefrist am ${binding}`,
    };
  }
  return { isShort: false, note: `${name} gültig bis ${ends}` };
}

/** Until when an offer binds: as documents say it, else by the days of the notice. */
function bindingDay(input: FoundInput, offerOn: string | undefined): string | undefined {
  const stated = currentItems(input, "deadline")
    .filter(({ kind, date }) => kind === "binding" && date !== undefined)
    .map(({ date = "" }) => date)
    .toSorted()
    .at(-1);
  if (stated !== undefined) return stated;
  const binding = bindingOf(input.tender);
  return binding && offerOn !== undefined ? addDays(offerOn, binding.days) : undefined;
}
