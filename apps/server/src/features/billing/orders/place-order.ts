import { AppError } from "@tc/domain";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { Context } from "../../../platform/context.ts";
import { requireOwner } from "../../../platform/tenancy/require-owner.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { confirmCancellation } from "../mails/confirm-order.ts";
import { auditOrder } from "./audit-order.ts";
import { carryOut } from "./carry-out.ts";
import { finishCommand } from "./finish-command.ts";
import { insertCommand, isSameOrder, listOpenCommands } from "./command.store.ts";
import type { Command } from "./command.store.ts";
import type { Order } from "./orders.ts";
import type { Sent } from "./send-order.ts";
import type { SubscriptionRow } from "../subscription/subscription-state.ts";

/** An order for the provider, or an answer that needs none. */
export type Decision<Answer> =
  | { readonly order: Order; readonly answer?: undefined }
  | { readonly order?: undefined; readonly answer: Answer };

export type Placed<Answer> =
  | ({ readonly order: Order; readonly answer?: undefined } & Sent)
  | { readonly order?: undefined; readonly answer: Answer };

type Begun<Answer> =
  | { readonly placed: Extract<Placed<Answer>, { order?: undefined }> }
  | { readonly command: Command & { readonly order: Order } }
  | { readonly others: readonly Command[] };

const maxTries = 5;

/**
 * Decides under the agency's lock, stores the order and sends it. Where the same order is open already, this sends that
 * one. An admin's endpoint orders as the operator. Other open orders are finished first and `decide` is called again, so it sees what they changed.
 */
export async function placeOrder<Answer = never>(
  ctx: Context,
  agencyId: string,
  decide: (
    t: AgencyTransaction,
    row: SubscriptionRow | undefined,
  ) => Decision<Answer> | Promise<Decision<Answer>>,
  by: "owner" | "operator" = "owner",
): Promise<Placed<Answer>> {
  for (let tries = 0; tries < maxTries; tries++) {
    const begun = await inAgency(ctx, agencyId, async (t): Promise<Begun<Answer>> => {
      const isOwners = by === "owner" && ctx.actor.kind !== "system";
      await (isOwners ? requireOwner(t) : lockAgency(t));
      const row = await findSubscription(t, agencyId);
      const decision = await decide(t, row);
      if (!decision.order) return { placed: decision };
      const { order } = decision;
      // Commands that no order made may stay open.
      const open = (await listOpenCommands(t)).filter((command) => command.order);
      const same = open.find((command) => isSameOrder(command.order, order));
      // Use the stored order: the date of the first cancellation applies.
      if (same?.order) return { command: { ...same, order: same.order } };
      if (open.length > 0) return { others: open };
      const command = await insertCommand(t, order);
      await auditOrder(t, order);
      await confirmCancellation(t, command, row);
      return { command: { ...command, order } };
    });
    if ("placed" in begun) return begun.placed;
    if ("command" in begun) {
      const { order } = begun.command;
      return { order, ...(await carryOut(ctx, agencyId, begun.command)) };
    }
    for (const command of begun.others) await finishCommand(ctx, agencyId, command);
  }
  throw new AppError("overloaded");
}
