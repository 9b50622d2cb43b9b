import { Hourglass, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useNow } from "../../platform/format/clock";
import { Banner } from "../../ui/feedback/banner";
import { billingNotice } from "./billing-hint";
import { useBilling } from "./use-billing";

/** On every screen while a payment failed or a trial is about to end. Silent as long as nobody knows. */
export function BillingBanner() {
  const billing = useBilling({ retryOnMount: false });
  const now = useNow();
  const notice = billing.data && billingNotice(billing.data, now);
  if (notice === undefined) return null;
  const icon = notice.tone === "red" ? TriangleAlert : Hourglass;
  return (
    <Banner label="Zu eurem Tarif" icon={icon} tone={notice.tone}>
      <b>{notice.title}</b> {notice.text} <Link to={notice.link.to}>{notice.link.label}</Link>
    </Banner>
  );
}
