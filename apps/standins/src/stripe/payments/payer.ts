import { copy } from "../objects/copy.ts";
import { StripeFailure } from "./failure.ts";
import { endpoints } from "../api/endpoints.ts";
import type { FormTree } from "../api/form.ts";
import { Params } from "../api/params.ts";
import type { World } from "../objects/world.ts";

export interface PayerMeans {
  readonly card?: string;
  readonly iban?: string;
  readonly email?: string;
  /** What the holder answers the bank; without it the bank keeps waiting. */
  readonly agrees?: boolean;
}

export interface PayerResult {
  readonly status: string;
  readonly paymentMethod: string | null;
  /** Code of Stripe's error, where there was one */
  readonly errorCode?: string;
}

/** Somebody with a card in front of the payment form, for tests without a browser. */
export interface Payer {
  /** Confirms the intent of a client secret, `seti_…` or `pi_…`. */
  confirm(clientSecret: string, means: PayerMeans): PayerResult;
}

interface IntentView {
  readonly id: string;
  readonly status: string;
  readonly payment_method: string | null;
}

function methodOf({ card, iban, email = "payer@example.test" }: PayerMeans): FormTree {
  const billing_details = { name: email, email };
  if (iban !== undefined) return { type: "sepa_debit", sepa_debit: { iban }, billing_details };
  return {
    type: "card",
    card: { number: card ?? "4242424242424242", exp_month: "12", exp_year: "2049", cvc: "123" },
    billing_details,
  };
}

export function createPayer(world: World, onDone: () => void): Payer {
  const call = (clientSecret: string, action: string, more: FormTree): IntentView => {
    const isSetup = clientSecret.startsWith("seti_");
    const path = `/v1/${isSetup ? "setup" : "payment"}_intents/:id/${action}`;
    const endpoint = endpoints.find((it) => it.path === path);
    const id = clientSecret.split("_secret_")[0] ?? "";
    const params = new Params({ client_secret: clientSecret, ...more });
    // Both kinds of intents have these three fields, with ids.
    return copy(endpoint?.run(world, { path: { id }, params, url: path })) as unknown as IntentView;
  };
  return {
    confirm(clientSecret, means) {
      try {
        let intent = call(clientSecret, "confirm", { payment_method_data: methodOf(means) });
        if (intent.status === "requires_action" && means.agrees !== undefined) {
          intent = call(clientSecret, "complete_action", { agrees: String(means.agrees) });
        }
        return { status: intent.status, paymentMethod: intent.payment_method };
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        return {
          status: "requires_payment_method",
          paymentMethod: null,
          errorCode: error.body.code ?? error.body.type,
        };
      } finally {
        onDone();
      }
    },
  };
}
