import { errorSentence } from "../../../platform/api/error-sentences";
import { signOut } from "../../../platform/session/session";
import { runStatusCheck } from "../../../platform/session/session-check";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { FormProblems } from "../../../ui/forms/form-problems";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";
import { useSubmission } from "../use-submission";

/** Why somebody may not be here: no agency, or what kept the check from finding out. */
export function GuardRefusal({ error }: { error?: unknown }) {
  if (error !== undefined) return <CheckFailed error={error} />;
  return <NoAgency />;
}

function NoAgency() {
  const { problems, submit } = useSubmission();
  return (
    <PublicFrame title="Zugriff verweigert" lead="Dein Konto gehört zu keiner Agentur.">
      <FormProblems problems={problems} />
      <FormActions>
        <ButtonLink look="main" size="large" href="/">
          Zur Startseite
        </ButtonLink>
        <Button size="large" onClick={() => void submit([], signOut)}>
          Abmelden
        </Button>
      </FormActions>
    </PublicFrame>
  );
}

function CheckFailed({ error }: { error: unknown }) {
  return (
    <PublicFrame title="Deine Berechtigungen ließen sich nicht laden" lead={errorSentence(error)}>
      <FormActions>
        <Button look="main" size="large" onClick={() => void runStatusCheck()}>
          Erneut versuchen
        </Button>
      </FormActions>
    </PublicFrame>
  );
}
