import { tierRights } from "@tc/domain";
import { useState } from "react";
import { CheckoutLink } from "../../../ui/data/checkout-link";
import { ButtonLink } from "../../../ui/forms/button";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";
import { supportHref } from "../../account";
import { storedChoice } from "./choice";

/** The payment provider said no, for a reason that no other typing mends. */
export function FailPage() {
  const [choice] = useState(storedChoice);
  const { name } = tierRights(choice.tier);
  return (
    <PublicFrame
      title="Das hat leider nicht geklappt"
      lead={
        <span role="alert">
          Das {name}-Upgrade konnte nicht abgeschlossen werden. Wenn das Problem weiterhin besteht,
          kontaktiere bitte unseren{" "}
          <a href={supportHref(`Problem beim ${name}-Upgrade`)}>Support</a>.
        </span>
      }
    >
      <FormActions>
        <CheckoutLink {...choice} look="main" size="large">
          Erneut versuchen
        </CheckoutLink>
        <ButtonLink size="large" href="/app/dashboard">
          Zum Dashboard
        </ButtonLink>
      </FormActions>
    </PublicFrame>
  );
}
