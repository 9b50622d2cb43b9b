import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import type { ReactNode } from "react";

/** Around everything that uses `usePaymentField`. */
export function PaymentElements({ stripe, children }: { stripe: Stripe; children: ReactNode }) {
  return (
    <Elements stripe={stripe} options={options}>
      {children}
    </Elements>
  );
}

const options = { locale: "de" } as const;
