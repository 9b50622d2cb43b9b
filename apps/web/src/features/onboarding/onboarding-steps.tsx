import type { getOnboarding } from "@tc/contract";
import { trialDays } from "@tc/domain";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { ApiError } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { homePath } from "../../platform/paths";
import { refreshSession, signOut } from "../../platform/session/session";
import { registeredAgency } from "../../platform/stored";
import { Button } from "../../ui/forms/button";
import { showToast } from "../../ui/overlays/toast";
import { PublicFrame } from "../../ui/layout/public-frame";
import {
  changesOf,
  editDraft,
  problemsOf,
  serverProblems,
  withDraft,
  withoutProblemsOf,
} from "../profile";
import type { Draft, PartKey } from "../profile";
import { SuggestionsPanel } from "../profile-suggestions";
import { Progress } from "./progress";
import { useSaveStep, useStartTrial } from "./queries";
import { StepFields } from "./step-fields";
import { steps } from "./steps";
import styles from "./onboarding-steps.module.css";

interface Props {
  onboarding: z.output<typeof getOnboarding.response>;
  onReload: () => Promise<unknown>;
}

export function OnboardingSteps({ onboarding, onReload }: Props) {
  const { step, data: saved } = onboarding;
  const [draft, setDraft] = useState<Draft>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const [isLeaving, setLeaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const save = useSaveStep();
  const trial = useStartTrial();
  const current = steps[step] ?? steps[0];
  const isLast = step === steps.length - 1;
  const data = withDraft(saved, draft);
  const isBusy = save.isPending || isLeaving;
  const offersTrial = isLast && onboarding.canStartTrial;
  useFocusOnStep(step);

  /** Saves the typed parts and goes to another step; the last one ends the set-up. */
  async function go(to: number, typed: Draft, withTrial = false): Promise<boolean> {
    // What could not be understood is not in the draft; it must not vanish unsaid.
    if (typed === draft && focusProblem(element.current)) return false;
    const keys = Object.keys(typed) as PartKey[];
    const next = withDraft(saved, typed);
    const changes = changesOf(next, keys);
    const stepProblems = problemsOf(changes);
    setProblems(stepProblems);
    setFailure(undefined);
    if (Object.keys(stepProblems).length > 0) {
      requestAnimationFrame(() => focusProblem(element.current));
      return false;
    }
    const finish = to >= steps.length;
    try {
      await save.mutateAsync({ step: finish ? step : to, changes, data: next, finish });
      setDraft({});
      if (finish) await leave(withTrial);
      return true;
    } catch (error) {
      setProblems(serverProblems(error));
      setFailure(error);
      return false;
    }
  }

  async function leave(withTrial: boolean) {
    setLeaving(true);
    // The set-up is done either way; why there is no trial is said on the next screen.
    if (withTrial) {
      await trial.mutateAsync().catch((error: unknown) => {
        showToast(errorSentence(error), { isFailure: true });
      });
    }
    registeredAgency.remove();
    await refreshSession("user_updated").catch(() => undefined);
    await navigate(homePath, { replace: true });
  }

  return (
    <PublicFrame
      isWide
      title={current.title}
      lead={`Schritt ${step + 1} von ${steps.length}: ${current.lead}`}
      aside={
        <button type="button" onClick={() => void signOut().then(() => navigate("/login"))}>
          Abmelden
        </button>
      }
    >
      <Progress step={step} />
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void go(step + 1, draft, offersTrial);
        }}
      >
        <StepFields
          // Inputs keep text of their own that is not understood yet; it belongs to its step.
          key={step}
          step={step}
          data={data}
          suggestions={
            <SuggestionsPanel
              website={data.website ?? ""}
              onBeforeSettle={() => go(step, draft)}
              onSettled={onReload}
            />
          }
          problemAt={(path) => problems[path]}
          onChange={(change) => {
            setDraft((before) => editDraft(before, saved, change));
            setProblems((before) => withoutProblemsOf(before, change));
          }}
        />
        {failure !== undefined && <Failure error={failure} onReload={onReload} />}
        <div className={styles.actions}>
          {step > 0 && (
            <Button disabled={isBusy} onClick={() => void go(step - 1, draft)}>
              Zurück
            </Button>
          )}
          <span className={styles.gap} />
          <Button
            look="quiet"
            disabled={isBusy}
            onClick={() => void go(step + 1, offersTrial ? draft : {})}
          >
            {offersTrial ? "Ohne Test weiter" : "Überspringen"}
          </Button>
          <Button type="submit" look="main" disabled={isBusy}>
            {isBusy ? "Speichert …" : submitWords(isLast, offersTrial)}
          </Button>
        </div>
        {offersTrial && (
          <p className={styles.note}>
            Der Test gibt euch {trialDays} Tage alles aus Premium, ohne Kreditkarte. Er endet von
            selbst und kostet nichts. Jede Agentur kann einmal testen.
          </p>
        )}
      </form>
      <p className={styles.note}>
        Jeder Schritt wird gespeichert. Du kannst jederzeit aufhören und später auch an einem
        anderen Gerät weitermachen.
      </p>
    </PublicFrame>
  );
}

function submitWords(isLast: boolean, offersTrial: boolean): string {
  if (offersTrial) return `${trialDays} Tage Premium testen`;
  return isLast ? "Fertig" : "Weiter";
}

function Failure({ error, onReload }: { error: unknown; onReload: () => Promise<unknown> }) {
  const isStale = error instanceof ApiError && error.code === "stale_version";
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {isStale
          ? "Das wurde inzwischen an anderer Stelle geändert, zum Beispiel in einem anderen Fenster. Deine Eingaben hier bleiben stehen."
          : errorSentence(error)}
      </p>
      {isStale && <Button onClick={() => void onReload()}>Neu laden</Button>}
    </div>
  );
}

function focusProblem(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? undefined;
  wrong?.focus();
  return wrong !== undefined;
}

/** A new step begins at its heading, for eyes and for screen readers. */
function useFocusOnStep(step: number) {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    document.getElementById("inhalt")?.focus();
    window.scrollTo(0, 0);
  }, [step]);
}
