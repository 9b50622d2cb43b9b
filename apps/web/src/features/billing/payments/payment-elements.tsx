import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import type { ReactNode } from "react";

interface Props {
  /** Undefined while its script loads: what stands inside is there already, its field is not ready. */
  stripe: Stripe | undefined;
  children: ReactNode;
}

/** Around everything that uses `usePaymentField`. */
export function PaymentElements({ stripe, children }: Props) {
  return (
    <Elements stripe={stripe ?? null} options={options}>
      {children}
    </Elements>
  );
}

const options = { locale: "de" } as const;
