import { oneLine } from "../../platform/mail/mail-text.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { sendLetterJob } from "./job-definitions.ts";
import { findOwnerAddress, insertLetter } from "./letter.store.ts";
import type { NewLetter } from "./letter.store.ts";

/**
 * Writes to the owner about the contract, in the transaction of the act: the letter exists exactly when the act does, and
 * once, however often the act is tried. No setting switches it off. Returns whether it is new.
 */
export async function queueLetter(t: AgencyTransaction, letter: NewLetter): Promise<boolean> {
  const address = await findOwnerAddress(t);
  if (address === undefined) return false;
  const subject = oneLine(letter.subject);
  const letterId = await insertLetter(t, { ...letter, subject }, address);
  if (letterId === undefined) return false;
  await t.enqueue(sendLetterJob, { agencyId: t.agency.id, letterId });
  return true;
}
