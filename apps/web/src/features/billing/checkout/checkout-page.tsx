import { useEffect } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "../../../platform/api/api-error";
import { useSession } from "../../../platform/session/session";
import { useStatusOutcome } from "../../../platform/session/session-check";
import { ButtonLink } from "../../../ui/forms/button";
import { LoadingScreen } from "../../../ui/layout/loading-screen";
import { PaymentDocument } from "../../../ui/data/payment-document";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";
import { PaymentElements } from "../payments/payment-elements";
import { TestMode } from "../payments/test-mode";
import { usePayments } from "../payments/use-payments";
import { readChoice, storeChoice } from "./choice";
import type { Choice } from "./choice";
import { CheckoutForm } from "./checkout-form";
import { usePrefill } from "./use-prefill";

/** Where a plan is ordered: /app/checkout?tier=…&billing=… */
export function CheckoutPage() {
  return (
    <PaymentDocument>
      <Checkout />
    </PaymentDocument>
  );
}

function Checkout() {
  const [query] = useSearchParams();
  const { tier, period } = readChoice(query);
  useEffect(() => storeChoice({ tier, period }), [tier, period]);
  const session = useSession();
  const status = useStatusOutcome();
  const email = session.kind === "known" ? session.user?.email : undefined;
  switch (status?.kind) {
    case undefined:
    // Whoever has no account here yet is being led to where it is made.
    case "no_record":
    case "inactive":
    case "query_failed":
    case "signed_out":
      return <LoadingUser />;
    case "no_agency":
    case "lookup_failed":
      return <Failure text={userMissing} />;
    case "active":
  }
  const { agencyId, role } = status.record;
  if (!agencyId || !email) return <Failure text={userMissing} />;
  if (role !== "owner") return <OwnerOnly />;
  return (
    <Order
      // Another plan is another order.
      key={`${tier} ${period}`}
      {...{ agencyId, email, choice: { tier, period } }}
    />
  );
}

const userMissing = "Fehler: Benutzerdaten nicht gefunden";

function Order(buyer: { agencyId: string; email: string; choice: Choice }) {
  const payments = usePayments();
  const prefill = usePrefill(buyer.agencyId, buyer.choice);
  if (payments.error instanceof ApiError && payments.error.code === "payments_unavailable") {
    return <NotBookable />;
  }
  if (payments.isError) return <Failure text="Fehler: Stripe konnte nicht geladen werden" />;
  if (prefill === undefined) return <LoadingUser />;
  return (
    <PublicFrame
      title="Abo buchen"
      lead={payments.data?.isTestMode && <TestMode />}
      aside={<a href="/app/upgrade">Zurück zu den Tarifen</a>}
      isDouble
    >
      <PaymentElements stripe={payments.data?.stripe}>
        <CheckoutForm {...buyer} prefill={prefill} />
      </PaymentElements>
    </PublicFrame>
  );
}

function LoadingUser() {
  return <LoadingScreen text="Lade Benutzerdaten..." />;
}

function Failure({ text }: { text: string }) {
  return (
    <Hindrance title={text} lead="Es wurde nichts gebucht.">
      <ButtonLink look="main" size="large" href="">
        Neu laden
      </ButtonLink>
    </Hindrance>
  );
}

/** No provider is set up: nothing fails to load, and loading again would not help. */
function NotBookable() {
  return (
    <Hindrance
      title="Buchen lässt sich noch nichts"
      lead="Premium kannst du ohne Kreditkarte testen. Es wurde nichts gebucht."
    >
      <ButtonLink look="main" size="large" href="/app/upgrade">
        Zu den Tarifen
      </ButtonLink>
    </Hindrance>
  );
}

function OwnerOnly() {
  return (
    <Hindrance
      title="Buchen kann nur die Inhaberin oder der Inhaber der Agentur"
      lead="Bitte gib den Link weiter oder sprich mit der Person, die euer Konto verwaltet."
    />
  );
}

function Hindrance(props: { title: string; lead: string; children?: ReactNode }) {
  return (
    <PublicFrame title={props.title} lead={<span role="alert">{props.lead}</span>}>
      <FormActions>
        {props.children}
        <ButtonLink size="large" href="/app/dashboard">
          Zum Dashboard
        </ButtonLink>
      </FormActions>
    </PublicFrame>
  );
}
