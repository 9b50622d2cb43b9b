import type { Instrument } from "../objects/tables.ts";

export interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

const declined = (declineCode: string): Decline => ({
  code: "card_declined",
  declineCode,
  message:
    declineCode === "insufficient_funds"
      ? "Your card has insufficient funds."
      : "Your card was declined.",
});

interface CardBehaviour {
  readonly brand: string;
  readonly declines?: Decline;
  /** The bank takes the card when it is set up and refuses the money later. */
  readonly isFineAtSetup?: boolean;
  /** When the holder has to confirm: never, until set up once, or at each charge */
  readonly confirms: "never" | "until_set_up" | "always";
}

const visa = { brand: "visa", confirms: "never" } as const;

/** Stripe's numbers for tests; every other valid number works like the first. */
const cards: Readonly<Record<string, CardBehaviour>> = {
  "4242424242424242": visa,
  "4000000000000002": { ...visa, declines: declined("generic_decline") },
  "4000000000009995": { ...visa, declines: declined("insufficient_funds") },
  "4000000000000069": {
    ...visa,
    declines: { code: "expired_card", message: "Your card has expired." },
  },
  "4000000000000127": {
    ...visa,
    declines: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  },
  "4000000000000119": {
    ...visa,
    declines: {
      code: "processing_error",
      message: "An error occurred while processing your card. Try again in a little bit.",
    },
  },
  "4000000000000341": {
    ...visa,
    declines: declined("generic_decline"),
    isFineAtSetup: true,
  },
  "4000002500003155": { ...visa, confirms: "until_set_up" },
  "4000002760003184": { ...visa, confirms: "always" },
};

/** Fails some days after it was ordered; every other valid IBAN is paid. */
const failingIbans = new Set(["DE62370400440532013001"]);

function behaviourOf(number: string): CardBehaviour {
  return cards[number] ?? { brand: brandOf(number), confirms: "never" };
}

export function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return "amex";
  return /^(5[1-5]|2[2-7])/.test(number) ? "mastercard" : "visa";
}

export type Verdict =
  | { readonly kind: "accepted" }
  | { readonly kind: "needs_holder" }
  | { readonly kind: "on_its_way" }
  | { readonly kind: "declined"; readonly decline: Decline };

/** What the bank says when a payment method is to be used later. */
export function judgeSetup({ kind, number }: Instrument, hasConfirmed: boolean): Verdict {
  if (kind === "sepa_debit") return { kind: "accepted" };
  const { declines, isFineAtSetup, confirms } = behaviourOf(number);
  if (declines && isFineAtSetup !== true) return { kind: "declined", decline: declines };
  if (confirms !== "never" && !hasConfirmed) return { kind: "needs_holder" };
  return { kind: "accepted" };
}

/** What the bank says when money is to move. */
export function judgeCharge(instrument: Instrument, hasConfirmed: boolean): Verdict {
  if (instrument.declinesWith !== undefined) {
    return { kind: "declined", decline: declined(instrument.declinesWith) };
  }
  if (instrument.kind === "sepa_debit") return { kind: "on_its_way" };
  const { declines, confirms } = behaviourOf(instrument.number);
  if (declines) return { kind: "declined", decline: declines };
  const needsHolder = confirms === "always" || (confirms === "until_set_up" && !instrument.isSetUp);
  if (needsHolder && !hasConfirmed) return { kind: "needs_holder" };
  return { kind: "accepted" };
}

/** What becomes of a direct debit after some days; undefined: the money is there. */
export function judgeSettlement({ number, declinesWith }: Instrument): Decline | undefined {
  if (declinesWith === undefined && !failingIbans.has(number)) return undefined;
  return {
    code: "payment_intent_payment_attempt_failed",
    declineCode: declinesWith ?? "insufficient_funds",
    message: "The payment failed: the bank returned the direct debit.",
  };
}
