import { CircleCheck, CircleSlash, Hourglass, TriangleAlert } from "lucide-react";
import { Badge } from "../../../../ui/feedback/badge";
import type { Subscription } from "../upgrade/offer";

/** How a subscription stands, in a word. What is wrong comes before what is planned. */
export function SubscriptionState({ subscription }: { subscription: Subscription }) {
  if (subscription.unpaid) {
    return (
      <Badge icon={TriangleAlert} tone="red">
        Zahlung offen
      </Badge>
    );
  }
  if (subscription.isFirstPaymentProcessing) {
    return (
      <Badge icon={Hourglass} tone="amber">
        Zahlung unterwegs
      </Badge>
    );
  }
  if (subscription.endsAt !== undefined) {
    return (
      <Badge icon={CircleSlash} tone="amber">
        gekündigt
      </Badge>
    );
  }
  if (subscription.status === "trialing") {
    return (
      <Badge icon={Hourglass} tone="pen">
        Testphase
      </Badge>
    );
  }
  return (
    <Badge icon={CircleCheck} tone="green">
      aktiv
    </Badge>
  );
}
