import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { Link, useSearchParams } from "react-router";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { Button } from "../../../../ui/forms/button";
import { Message } from "../../../../ui/feedback/message";
import { PageFrame } from "../../../../ui/layout/page-frame";
import { Bar } from "../../../../ui/feedback/skeleton";
import panel from "../../../../ui/layout/panel.module.css";
import { useBilling } from "../../../shell";
import type { Billing } from "../../../shell";
import { changeMethodParam } from "../method/change-method-link";
import { InvoicesCard } from "./invoices-card";
import { NoSubscription } from "./no-subscription";
import { runningSubscription } from "../upgrade/offer";
import { OnboardingCard } from "./onboarding-card";
import { PaymentMethodCard } from "../method/payment-method-card";
import { SubscriptionCard } from "./subscription-card";
import { SubscriptionHints } from "./subscription-hints";
import { UsageCard } from "./usage-card";

/** Plan, usage, payment method and invoices of the agency, and all that can be done about them. */
export function SubscriptionPage() {
  const billing = useBilling();
  return (
    <PageFrame
      title="Abo und Rechnungen"
      note={billing.isPending ? "Lädt …" : billing.data && tierNote(billing.data.tier)}
    >
      {billing.data ? (
        <SubscriptionCards billing={billing.data} />
      ) : billing.isError ? (
        <Message
          isFailure
          title="Dein Abo ließ sich nicht laden"
          actions={<Button onClick={() => void billing.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(billing.error)}
        </Message>
      ) : (
        <div className={panel.cards}>
          <Bar width={100} height={190} />
          <Bar width={100} height={110} />
          <Bar width={100} height={90} />
        </div>
      )}
    </PageFrame>
  );
}

function tierNote(tier: Tier | null): string {
  return `Euer Tarif: ${tierRights(tier).name}`;
}

function SubscriptionCards({ billing }: { billing: Billing }) {
  const [query] = useSearchParams();
  const subscription = runningSubscription(billing);
  return (
    <div className={panel.cards}>
      <SubscriptionHints billing={billing} />
      {subscription ? (
        <SubscriptionCard billing={billing} subscription={subscription} />
      ) : (
        <NoSubscription billing={billing} />
      )}
      <UsageCard billing={billing} />
      <OnboardingCard tier={billing.tier} />
      {(subscription || billing.paymentMethod) && (
        <PaymentMethodCard billing={billing} isChanging={query.has(changeMethodParam)} />
      )}
      <InvoicesCard invoices={billing.invoices} />
      {!billing.can.manage && (
        <p className={panel.small}>
          Buchen, wechseln und kündigen kann nur die Inhaberin oder der Inhaber.{" "}
          <Link to="/app/profil/team">Zum Team</Link>
        </p>
      )}
    </div>
  );
}
