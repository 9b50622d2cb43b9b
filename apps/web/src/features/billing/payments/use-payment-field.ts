import { CardElement, IbanElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useState } from "react";
import { confirmIntent } from "./confirm-intent";
import type { Confirmation, Payer, PaymentElement, PaymentKind } from "./confirm-intent";

export const elementMissing =
  "Zahlungselement konnte nicht geladen werden. Bitte lade die Seite neu.";

const incomplete = {
  card: "Bitte gib deine Kartendaten vollständig ein.",
  sepa: "Bitte gib deine IBAN vollständig ein.",
} as const satisfies Record<PaymentKind, string>;

/** What the provider's field says about itself. */
interface FieldState {
  readonly isReady: boolean;
  readonly isComplete: boolean;
  /** Told while typing */
  readonly typed?: string | undefined;
  /** Told by us or by the provider when it was sent; goes with the next change. */
  readonly sent?: string | undefined;
}
const fresh: FieldState = { isReady: false, isComplete: false };

/** Card or IBAN in the provider's own field, and what to do with it. Inside of `Elements`. */
export function usePaymentField() {
  const stripe = useStripe();
  const elements = useElements();
  const [kind, setKind] = useState<PaymentKind>("card");
  const [state, setState] = useState(fresh);
  const update = (change: Partial<FieldState>) => setState((now) => ({ ...now, ...change }));

  function find(): PaymentElement | undefined {
    if (kind === "card") {
      const element = elements?.getElement(CardElement);
      return element ? { kind, element } : undefined;
    }
    const element = elements?.getElement(IbanElement);
    return element ? { kind, element } : undefined;
  }

  return {
    kind,
    choose(next: PaymentKind) {
      if (next === kind) return;
      setKind(next);
      setState(fresh);
    },
    isReady: stripe !== null && state.isReady,
    problem: state.sent ?? state.typed,
    onReady: () => update({ isReady: true }),
    onChange: (event: { complete: boolean; error?: { message: string } | undefined }) =>
      update({ isComplete: event.complete, typed: event.error?.message, sent: undefined }),
    isThere: () => find() !== undefined,
    /** False: something is missing or wrong in the field, and it says so. */
    check(): boolean {
      if (state.isComplete) return true;
      update({ sent: state.typed ?? incomplete[kind] });
      return false;
    },
    focus: () => find()?.element.focus(),
    async confirm(secret: string, payer: Payer): Promise<Confirmation> {
      const method = find();
      if (stripe === null || method === undefined) throw new Error("the field is gone");
      const confirmation = await confirmIntent(stripe, secret, method, payer);
      if (confirmation.kind === "inline") update({ sent: confirmation.text });
      return confirmation;
    },
  };
}

export type PaymentFieldState = ReturnType<typeof usePaymentField>;
