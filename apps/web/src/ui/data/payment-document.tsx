import { useEffect } from "react";
import type { ReactNode } from "react";
import { isPaymentDocument } from "../../platform/payment/payment-document";
import { LoadingScreen } from "../layout/loading-screen";

/** Around whatever loads the payment provider's script: a document that may not is loaded anew, once. */
export function PaymentDocument({ children }: { children: ReactNode }) {
  const isRight = isPaymentDocument();
  useEffect(() => {
    if (!isRight) location.reload();
  }, [isRight]);
  return isRight ? children : <LoadingScreen />;
}
