import { getPlan } from "@tc/contract";
import { tierRights } from "@tc/domain";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { callApi } from "../../../platform/api/api";
import { ButtonLink } from "../../../ui/forms/button";
import { LoadingScreen } from "../../../ui/layout/loading-screen";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";
import { supportHref } from "../../account";
import { storedChoice } from "./choice";
import { activationTimes, watchActivation } from "./watch-activation";
import styles from "./activation-page.module.css";

/** Waits for the plan that was bought, and goes on to the dashboard when it is there. */
export function ActivationPage() {
  const { agencyId = "" } = useParams();
  return <Activation key={agencyId} agencyId={agencyId} />;
}

function Activation({ agencyId }: { agencyId: string }) {
  const navigate = useNavigate();
  const [state, setState] = useState<"waiting" | "confirmed" | "failed">("waiting");

  useEffect(
    () =>
      watchActivation({
        ask: async (signal) => {
          // The next poll is the retry.
          const options = { params: { agencyId }, signal, retryDelaysMs: [] };
          return (await callApi(getPlan, options)).tier;
        },
        onConfirmed: () => setState("confirmed"),
        onFailed: () => setState("failed"),
      }),
    [agencyId],
  );
  useEffect(() => {
    if (state !== "confirmed") return undefined;
    const go = () => void navigate("/app/dashboard", { replace: true });
    const redirect = setTimeout(go, activationTimes.redirectMs);
    return () => clearTimeout(redirect);
  }, [state, navigate]);

  if (state === "confirmed") return <Confirmed />;
  if (state === "failed") return <Failed />;
  return <LoadingScreen text={`${tierRights(storedChoice().tier).name} wird aktiviert …`} />;
}

function Confirmed() {
  return (
    <main className={styles.confirmed}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.mark}>
        <circle cx="32" cy="32" r="28" />
        <path d="M20 33l9 9 16-19" />
      </svg>
      <div role="status">
        <h1>Erfolgreich aktiviert!</h1>
      </div>
    </main>
  );
}

function Failed() {
  return (
    <PublicFrame
      title="Leider konnte dein Abo-Status nicht bestätigt werden."
      lead={
        <span role="alert">
          Das Upgrade scheint nicht geklappt zu haben. Bitte überprüfe deine Internetverbindung.
          Falls das Problem weiterhin besteht, kontaktiere gerne unseren Support:
        </span>
      }
    >
      <FormActions>
        <ButtonLink
          look="main"
          size="large"
          href={supportHref("Problem bei der Premium-Aktivierung")}
        >
          Support kontaktieren
        </ButtonLink>
        <ButtonLink size="large" href="/app/dashboard">
          Zum Dashboard
        </ButtonLink>
      </FormActions>
    </PublicFrame>
  );
}
