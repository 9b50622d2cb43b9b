import { getBilling } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../platform/api/api";
import { useStatusOutcome } from "../../../platform/session/session-check";
import { ButtonLink } from "../../../ui/forms/button";
import { SubscriptionLink } from "../../../ui/data/checkout-link";
import { Fact, Facts } from "../../../ui/layout/facts";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";
import { storedChoice } from "./choice";
import { orderedOf } from "./ordered";
import { activationTimes } from "./watch-activation";

/** After a successful payment: what was booked, and the way on. */
export function ConfirmationPage() {
  const [choice] = useState(storedChoice);
  const status = useStatusOutcome();
  const billing = useQuery({
    queryKey: ["billing", "ordered"],
    queryFn: ({ signal }) => callApi(getBilling, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      orderedOf(state.data, choice).isConfirmed && state.data?.tier
        ? false
        : activationTimes.pollMs,
  });
  const ordered = orderedOf(billing.data, choice);
  const agencyId = status?.kind === "active" ? status.record.agencyId : undefined;
  const isWaiting = billing.data !== undefined && billing.data.tier === null;
  return (
    <PublicFrame
      title={ordered.isConfirmed ? "Danke für deine Buchung!" : "Deine Bestellung ist unterwegs"}
      lead={<span role="status">{ordered.note}</span>}
    >
      <Facts>
        <Fact name="Tarif">{ordered.plan}</Fact>
        <Fact name="Preis">{ordered.price}</Fact>
        {ordered.charge && <Fact name={ordered.charge.name}>{ordered.charge.text}</Fact>}
        <Fact name="Zahlungsart">{ordered.payment}</Fact>
      </Facts>
      <FormActions>
        {isWaiting && agencyId !== undefined ? (
          <ButtonLink look="main" size="large" href={`/app/activate/${agencyId}`}>
            Weiter zur Freischaltung
          </ButtonLink>
        ) : (
          <ButtonLink look="main" size="large" href="/app/dashboard">
            Zum Dashboard
          </ButtonLink>
        )}
        <SubscriptionLink size="large">Abo und Rechnungen ansehen</SubscriptionLink>
      </FormActions>
    </PublicFrame>
  );
}
