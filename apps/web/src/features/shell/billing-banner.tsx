import { lazy, Suspense } from "react";
import { useBilling } from "./use-billing";

const BillingNotice = lazy(async () => ({
  default: (await import("./billing-notice")).BillingNotice,
}));

/** On every screen of an agency whose trial runs or whose payment failed. Its words come with a script of their own. */
export function BillingBanner() {
  const { data } = useBilling({ retryOnMount: false });
  const subscription = data?.subscription;
  const isTrial = data?.source === "trial" || subscription?.status === "trialing";
  if (!data || !(isTrial || subscription?.unpaid)) return null;
  return (
    <Suspense>
      <BillingNotice billing={data} />
    </Suspense>
  );
}
