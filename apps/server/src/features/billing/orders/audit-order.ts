import { audit } from "../../../platform/tenancy/audit.ts";
import type { AuditEvent, AuditKind } from "../../../platform/tenancy/audit.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { Order } from "./orders.ts";

/** Audits who ordered what. The later event of the plan shows that it was carried out. */
export async function auditOrder(t: AgencyTransaction, order: Order): Promise<void> {
  const kind = kindOf(order);
  if (!kind) return;
  const details: AuditEvent["details"] =
    "plan" in order
      ? {
          ...order.plan,
          ...("terms" in order &&
            order.terms && { netCents: order.terms.netCents, by: "operator" }),
        }
      : {};
  await audit(t, { kind, agencyId: t.agency.id, details });
}

/** Undefined: a step on the way to another order. */
function kindOf(order: Order): AuditKind | undefined {
  switch (order.kind) {
    case "subscribe":
      return "plan_ordered";
    case "change_plan":
    case "schedule_change":
      return "plan_change_ordered";
    case "drop_change":
      return "plan_change_dropped";
    case "end_at":
      return order.at === null ? "subscription_cancellation_withdrawn" : "subscription_cancelled";
    case "end_now":
      return "subscription_cancelled";
    case "use_payment_method":
      return "payment_method_changed";
    case "save_customer":
    case "end_incomplete":
    case "begin_payment_method":
      return undefined;
  }
}
