import type { SessionUser } from "@tc/contract";
import { setupRules } from "@tc/domain";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { registeredAgency } from "../../platform/stored";
import { useCountdown } from "../account";
import { attemptSetup } from "./attempt-setup";
import type { SetupIds } from "./attempt-setup";
import { sendAlert } from "./send-alert";
import { setupMessages, SetupFailure } from "./setup-errors";

interface Failure {
  readonly errorType: string;
  readonly message: string;
}

/** The setup's state: what failed, whether the support knows, and the attempts that are left. */
export function useSetup(user: SessionUser, ids: SetupIds, first: Failure) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const [isTold, setTold] = useState(false);
  const [phase, setPhase] = useState<"idle" | "waiting" | "running">("idle");
  const { secondsLeft, start } = useCountdown();
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const hasAlerted = useRef(false);

  async function alert(cause: Failure, retryAttempt: number) {
    const { errorType, message } = cause;
    const outcome = await sendAlert({
      user,
      agencyId: ids.agencyId,
      errorType,
      errorMessage: message,
      retryAttempt,
    });
    if (outcome === true) setTold(true);
  }

  // Once, as soon as the user is known; what failed later alerts by itself.
  const alertFirst = useEffectEvent(() => void alert(first, 0));
  useEffect(() => {
    isGone.current = false;
    if (!hasAlerted.current) {
      hasAlerted.current = true;
      alertFirst();
    }
    return () => {
      isGone.current = true;
    };
  }, []);

  async function retry() {
    if (isBusy.current || attempt >= setupRules.maxAttempts) return;
    isBusy.current = true;
    const waitSeconds = setupRules.retryWaitsSeconds[attempt] ?? 0;
    if (waitSeconds > 0) {
      setPhase("waiting");
      start(waitSeconds);
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
      if (isGone.current) return;
    }
    setPhase("running");
    try {
      console.info("[SETUP] attempt", attempt);
      await attemptSetup(ids);
      registeredAgency.remove();
      await navigate("/onboarding", { replace: true });
    } catch (error) {
      const failed =
        error instanceof SetupFailure
          ? { errorType: error.errorType, message: error.message }
          : { errorType: "unknown", message: setupMessages.default };
      console.error("[SETUP] attempt", attempt, "failed:", failed.message);
      setFailure(failed);
      setAttempt(attempt + 1);
      void alert(failed, attempt + 1);
    } finally {
      isBusy.current = false;
      setPhase("idle");
    }
  }

  return {
    failure,
    isTold,
    phase,
    secondsLeft,
    retry,
    isExhausted: attempt >= setupRules.maxAttempts,
    attemptsLeft: setupRules.maxAttempts - attempt,
  };
}
