import { finishDebit, followOverdue } from "../payments/collect.ts";
import { expirePendingUpdate } from "./pending-update.ts";
import {
  announceInvoice,
  cancelDue,
  expireIncomplete,
  finalizeDue,
  renewSubscription,
  retryDue,
  warnTrialEnd,
} from "./renew-subscription.ts";
import { startPhaseDue } from "./schedule-phases.ts";
import type { Due, DueKind } from "../objects/tables.ts";
import { verifyTaxId } from "../objects/tax-ids.ts";
import type { World } from "../objects/world.ts";

const performers: Readonly<Record<DueKind, (world: World, subject: string, at: number) => void>> = {
  "warn-trial-end": warnTrialEnd,
  "announce-invoice": announceInvoice,
  renew: renewSubscription,
  "finalize-invoice": finalizeDue,
  "retry-invoice": retryDue,
  "invoice-overdue": followOverdue,
  "settle-debit": finishDebit,
  "cancel-subscription": cancelDue,
  "expire-incomplete": expireIncomplete,
  "expire-pending-update": expirePendingUpdate,
  "start-phase": startPhaseDue,
  "verify-tax-id": verifyTaxId,
};

/** The next thing that falls due until then, or undefined. */
export function nextDue(world: World, until: number): Due | undefined {
  const [due] = world.tables.agenda;
  return due && due.at <= until ? due : undefined;
}

/** Takes it from the agenda and lets it happen, if it still holds. */
export function perform(world: World, due: Due): void {
  world.tables.agenda.shift();
  performers[due.kind](world, due.subject, due.at);
}
