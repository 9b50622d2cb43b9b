import { tierRights } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { formatDay } from "../../../../platform/format/format";
import { Button, ButtonLink } from "../../../../ui/forms/button";
import { CheckoutLink } from "../../../../ui/data/checkout-link";
import { Bar } from "../../../../ui/feedback/skeleton";
import type { Billing } from "../../../shell";
import { offerOf, runningSubscription } from "./offer";
import styles from "./upgrade-page.module.css";
import { periodWords } from "../words";

interface Props {
  tier: PaidTier;
  period: BillingPeriod;
  /** Undefined while it loads or cannot be read. */
  billing: Billing | undefined;
  isLoading: boolean;
  onChange: () => void;
}

/** The one thing that can be done about a plan, or why there is nothing to do. */
export function PlanAction({ tier, period, billing, isLoading, onChange }: Props) {
  if (billing === undefined) return isLoading ? <Bar width={60} height={36} /> : null;
  const { name } = tierRights(tier);
  const offer = offerOf(billing, tier, period);
  switch (offer.kind) {
    case "current":
      return <p className={styles.state}>Euer Abo, {periodWords[period]}</p>;
    case "scheduled":
      return <p className={styles.state}>Bestellt ab {formatDay(offer.from)}</p>;
    case "request":
      return <ButtonLink href="/kontakt">Kontakt aufnehmen</ButtonLink>;
    case "change":
      return (
        <Button look={tier === "premium" ? "main" : "plain"} onClick={onChange}>
          {runningSubscription(billing)?.tier === tier
            ? `Auf ${periodWords[period]} wechseln`
            : `Zu ${name} wechseln`}
        </Button>
      );
    case "checkout":
      return (
        <>
          <CheckoutLink
            tier={offer.tier}
            period={period}
            look={tier === "premium" && !offer.hasTrial ? "main" : "plain"}
          >
            {name} buchen
          </CheckoutLink>
          {offer.hasTrial && <small>Die ersten 14 Tage sind auch bei der Buchung kostenlos.</small>}
        </>
      );
    case "none":
      return null;
  }
}
