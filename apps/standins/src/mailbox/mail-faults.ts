/** What a mail server can do to us. */
export type MailFault =
  /** 4xx: try later; 5xx: never */
  | { readonly kind: "refuse"; readonly code: number; readonly at?: "recipient" | "data" }
  /** Takes the mail, but only after a while */
  | { readonly kind: "slow"; readonly delayMs: number }
  /** Takes the mail and hangs up instead of answering */
  | { readonly kind: "lost" }
  /** Takes connections and says nothing */
  | { readonly kind: "dead" };

type Step = "greeting" | "recipient" | "data";

function stepOf(fault: MailFault): Step {
  if (fault.kind === "refuse") return fault.at ?? "recipient";
  return fault.kind === "dead" ? "greeting" : "data";
}

export interface MailFaultPlan {
  add(fault: MailFault, times: number): void;
  /** The fault that waits for this step, used up by asking. */
  take(step: Step): MailFault | undefined;
}

/** Faults in the order asked for, each for one mail (`dead`: for one connection). */
export function createMailFaultPlan(): MailFaultPlan {
  const waiting: MailFault[] = [];
  return {
    add: (fault, times) => void waiting.push(...Array.from({ length: times }, () => fault)),
    take: (step) => {
      const next = waiting[0];
      return next && stepOf(next) === step ? waiting.shift() : undefined;
    },
  };
}
