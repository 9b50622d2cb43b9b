import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../platform/api/api-error";
import type { FormProblem } from "../../../ui/forms/form-problems";
import { elementMissing, usePaymentField } from "../payments/use-payment-field";
import type { Choice } from "./choice";
import { checkoutSentences, placeOrder } from "./place-order";
import type { OrderOutcome } from "./place-order";
import { orderTexts, readBillTo } from "./read-order";
import type { Order } from "./read-order";

interface Buyer {
  readonly agencyId: string;
  readonly email: string;
  readonly choice: Choice;
  readonly wasTrialEligible: boolean;
}

/** Sends the order once, however often its button is pressed, and goes where its outcome leads. */
export function useOrder({ agencyId, email, choice, wasTrialEligible }: Buyer) {
  const navigate = useNavigate();
  const field = usePaymentField();
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [isTrialEligible, setTrialEligible] = useState(wasTrialEligible);
  const [isProcessing, setProcessing] = useState(false);
  const isRunning = useRef(false);
  useStayHint(isProcessing);

  /** The order, or undefined when the form says what is missing. */
  function readOrder(form: FormData): Order | undefined {
    const { problems: formProblems, billTo } = readBillTo(form);
    if (!field.isThere()) {
      setProblems([{ text: elementMissing }]);
      return undefined;
    }
    setProblems(formProblems);
    const isFieldFine = field.check();
    if (billTo === undefined) return undefined;
    if (!isFieldFine) {
      field.focus();
      return undefined;
    }
    return {
      agency_id: agencyId,
      email,
      ...billTo,
      subscription_tier: choice.tier,
      billing_period: choice.period,
      trial_eligible: choice.tier === "premium" && isTrialEligible,
    };
  }

  function follow(outcome: OrderOutcome) {
    switch (outcome.kind) {
      case "done":
        // A step back must not lead to a form that orders.
        return void navigate("/app/confirmation", { replace: true });
      case "failed":
        return void navigate("/app/fail");
      case "trial_gone":
        setTrialEligible(false);
        setProblems([{ text: checkoutSentences.trialGone }]);
        break;
      case "told":
        setProblems([{ text: outcome.text }]);
        break;
      case "inline":
        field.focus();
    }
    isRunning.current = false;
    setProcessing(false);
  }

  async function submit(form: FormData) {
    // State would be too late for a double click.
    if (isRunning.current || !field.isReady) return;
    const order = readOrder(form);
    if (order === undefined) return;
    isRunning.current = true;
    setProcessing(true);
    const payer = { name: field.kind === "card" ? email : order.rechnungsempfaenger, email };
    try {
      follow(await placeOrder(order, (secret) => field.confirm(secret, payer)));
    } catch (error) {
      follow({ kind: "told", text: checkoutSentences.unexpected });
      if (error instanceof ApiError) setProblems(refusedFields(error));
    }
  }

  return {
    field,
    problems,
    problem: (name: string) => problems.find((problem) => problem.field === name)?.text,
    isTrialEligible,
    isProcessing,
    submit,
  };
}

/** Fields the server does not take, in the form's own words. */
function refusedFields({ fields }: ApiError): readonly FormProblem[] {
  const problems = fields.flatMap(({ path }) => {
    const text = orderTexts[path];
    return text === undefined ? [] : [{ field: path, text }];
  });
  return problems.length > 0 ? problems : [{ text: checkoutSentences.unexpected }];
}

/** Who leaves while a payment is on its way would not see how it ended. */
function useStayHint(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [isNeeded]);
}
