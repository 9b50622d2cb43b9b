import { loadStripe } from "@stripe/stripe-js/pure";
import type { Stripe, StripeConstructor } from "@stripe/stripe-js";

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

const realOrigin = "https://js.stripe.com";
const options = { locale: "de" } as const;

/** Stripe for this page. Throws when its script does not load or is none. */
export async function openStripe(publishableKey: string, scriptUrl: string): Promise<Stripe> {
  if (new URL(scriptUrl, location.origin).origin === realOrigin) {
    // It would watch how people move on the page beyond what a payment needs.
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    const stripe = await loadStripe(publishableKey, options);
    if (stripe === null) throw new Error("Stripe is not available");
    return stripe;
  }
  // The stand-in of development and tests, with the same API.
  await loadScript(scriptUrl);
  if (window.Stripe === undefined) throw new Error("the script brought no Stripe");
  return window.Stripe(publishableKey, options);
}

let loading: Promise<void> | undefined;

function loadScript(src: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      loading = undefined;
      reject(new Error("the payment provider's script did not load"));
    });
    document.head.append(script);
  });
  return loading;
}
