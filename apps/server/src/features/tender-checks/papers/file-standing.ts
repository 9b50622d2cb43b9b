import { germanDay } from "@tc/assessment";
import type { ProofFile, WantedPaper } from "@tc/contract";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { exactEuros } from "../result/item-words.ts";
import { validityOf } from "../result/proof-validity.ts";
import type { PaperInput } from "../result/check-input.ts";
import { wholeCover } from "./paper-names.ts";
import type { PaperDemand } from "./paper-names.ts";
import { proofsFor } from "./proof-of.ts";

export type Standing = Pick<WantedPaper, "state" | "note" | "proof">;

/**
 * Where a paper stands by the agency's own files: of several the first that is ready, else the one that holds longest.
 * Undefined where no file answers it.
 */
export function filesStanding(demand: PaperDemand, input: PaperInput): Standing | undefined {
  const standings = proofsFor(demand, input.proofs).map((proof) =>
    fileStanding(proof, demand, input),
  );
  return standings.find(({ state }) => state === "ready") ?? standings[0];
}

/** The file can be handed in; whether it is still new enough, a member sees by its day. */
function fileStanding(proof: ProofFile, demand: PaperDemand, input: PaperInput): Standing {
  const { id, name } = proof;
  const { isShort, note } = holdingOf(proof, input);
  const doubt = coverDoubt(proof, demand);
  return {
    state: isShort ? "expires" : doubt === undefined ? "ready" : "check",
    note: doubt === undefined ? note : `${note}; ${doubt}`,
    proof: { id, name },
  };
}

function holdingOf({ name, validUntil, uploadedAt }: ProofFile, input: PaperInput) {
  if (validUntil !== undefined) return validityOf(name, validUntil, input);
  const day = germanDay(berlinDay(new Date(uploadedAt)));
  return { isShort: false, note: `${name}, hinterlegt am ${day}, ohne Ablaufdatum` };
}

/** A policy is enough only if its sum is known to be. Undefined where no sum is demanded. */
function coverDoubt({ coverCents }: ProofFile, { cover }: PaperDemand): string | undefined {
  if (!cover || (coverCents !== undefined && coverCents >= wholeCover(cover))) return undefined;
  const times = cover.timesAYear > 1 ? `, ${cover.timesAYear}-mal im Jahr` : "";
  const held = coverCents === undefined ? "" : `, im Nachweis ${exactEuros(coverCents)}`;
  return `Deckungssumme prüfen: gefordert ${exactEuros(cover.cents)}${times}${held}`;
}
