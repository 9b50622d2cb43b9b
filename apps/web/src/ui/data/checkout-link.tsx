import type { BillingPeriod } from "@tc/domain";
import type { ReactNode } from "react";
import { checkoutPath, subscriptionPath } from "../../platform/payment/payment-paths";
import type { OrderableTier } from "../../platform/payment/payment-paths";
import { ButtonLink } from "../forms/button";
import type { ButtonProps } from "../forms/button";

interface Props extends Pick<ButtonProps, "look" | "size"> {
  children: ReactNode;
}

interface CheckoutProps extends Props {
  tier: OrderableTier;
  period: BillingPeriod;
}

/**
 * The way to a screen that takes payments. Only its own document may load the payment provider's script, and a policy
 * lasts as long as the document: a plain link loads a new one, the router would keep the old.
 */
export function CheckoutLink({ tier, period, ...link }: CheckoutProps) {
  return <ButtonLink href={checkoutPath(tier, period)} {...link} />;
}

/** The way to /app/subscription, where a payment method is changed. */
export function SubscriptionLink(link: Props) {
  return <ButtonLink href={subscriptionPath} {...link} />;
}
