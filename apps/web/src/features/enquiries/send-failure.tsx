import { useEffect, useRef } from "react";
import { ApiError } from "../../platform/api/api-error";
import { explainInOneSentence } from "../account";
import { SupportMail } from "./support-mail";
import styles from "./send-failure.module.css";

/** The failure in the form's own sentence; below it what more is known, and another way to reach us. */
export function SendFailure({
  sentence,
  failure,
}: {
  sentence: string;
  /** A new one each time, so that the second failure is heard as well. */
  failure: { reason: string };
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.sentence}>{sentence}</p>
      <p>
        {failure.reason} Deine Eingaben sind noch da. Unsere Adresse: <SupportMail />
      </p>
    </div>
  );
}

/** Why it failed, where knowing it helps. */
export async function reasonOf(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return "Der Server hat nicht rechtzeitig geantwortet.";
  const isTelling = error.code === "offline" || error.code === "rate_limited";
  return isTelling ? explainInOneSentence(error) : "";
}
