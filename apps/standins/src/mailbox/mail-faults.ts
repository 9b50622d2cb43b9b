/** What a mail server can do to us. */
export type MailFault =
  /** 4xx: try later; 5xx: never */
  | { readonly kind: "refuse"; readonly code: number; readonly at?: "recipient" | "data" }
  /** Takes the mail, but only after a while */
  | { readonly kind: "slow"; readonly delayMs: number };

export interface MailFaultPlan {
  add(fault: MailFault, times: number): void;
  /** The fault that waits for this step, used up by asking. */
  take(step: "recipient" | "data"): MailFault | undefined;
}

/** Faults in the order asked for, each for one mail. */
export function createMailFaultPlan(): MailFaultPlan {
  const waiting: MailFault[] = [];
  return {
    add: (fault, times) => void waiting.push(...Array.from({ length: times }, () => fault)),
    take: (step) => {
      const next = waiting[0];
      const isNow = next && (next.kind === "refuse" ? (next.at ?? "recipient") : "data") === step;
      return isNow ? waiting.shift() : undefined;
    },
  };
}
