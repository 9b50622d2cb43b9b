import { Hourglass, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useNow } from "../../platform/clock";
import { billingNotice } from "./billing-notice";
import styles from "./billing-banner.module.css";
import { useBilling } from "./use-billing";

/** On every screen while a payment failed or a trial is about to end. Silent as long as nobody knows. */
export function BillingBanner() {
  const billing = useBilling();
  const now = useNow();
  const notice = billing.data && billingNotice(billing.data, now);
  if (notice === undefined) return null;
  const Icon = notice.tone === "red" ? TriangleAlert : Hourglass;
  return (
    <aside className={styles.banner} data-tone={notice.tone} aria-label="Zu eurem Tarif">
      <Icon size={15} strokeWidth={1.9} aria-hidden />
      <p>
        <b>{notice.title}</b> {notice.text} <Link to={notice.link.to}>{notice.link.label}</Link>
      </p>
    </aside>
  );
}
