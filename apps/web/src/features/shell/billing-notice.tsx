import { Hourglass, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useNow } from "../../platform/format/clock";
import { Banner } from "../../ui/feedback/banner";
import { billingNotice } from "./billing-hint";
import type { Billing } from "./use-billing";

/** A payment that failed, or a trial that is about to end; nothing before its last days. */
export function BillingNotice({ billing }: { billing: Billing }) {
  const notice = billingNotice(billing, useNow());
  if (notice === undefined) return null;
  const icon = notice.tone === "red" ? TriangleAlert : Hourglass;
  return (
    <Banner label="Zu eurem Tarif" icon={icon} tone={notice.tone}>
      <b>{notice.title}</b> {notice.text} <Link to={notice.link.to}>{notice.link.label}</Link>
    </Banner>
  );
}
