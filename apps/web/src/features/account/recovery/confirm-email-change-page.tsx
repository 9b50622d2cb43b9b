import { useState } from "react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { account } from "../../../platform/api/api-account";
import { invalidLinkSentence } from "../../../platform/api/api-error";
import { refreshSession } from "../../../platform/session/session";
import { ButtonLink } from "../../../ui/forms/button";
import { FormProblems } from "../../../ui/forms/form-problems";
import { FormActions, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { isInvalidLink, isLinkToken } from "./link-tokens";
import { useSubmission } from "../use-submission";

/** Behind the link that confirms a new address of an account; the button does it, not the opening. */
export function ConfirmEmailChangePage() {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const { problems, isSending, submit } = useSubmission();
  const [state, setState] = useState<"open" | "done" | "invalid">(
    isLinkToken(token) ? "open" : "invalid",
  );

  async function confirm(event: FormEvent) {
    event.preventDefault();
    await submit([], async () => {
      try {
        await account.confirmEmailChange({ body: { token } });
      } catch (error) {
        if (isInvalidLink(error)) return setState("invalid");
        throw error;
      }
      setState("done");
      await refreshSession("user_updated");
    });
  }

  if (state === "invalid") {
    return (
      <PublicFrame title="E-Mail-Adresse ändern" lead={invalidLinkSentence}>
        <FormActions>
          <ButtonLink look="main" size="large" href="/login">
            Zum Login
          </ButtonLink>
        </FormActions>
      </PublicFrame>
    );
  }
  if (state === "done") {
    return (
      <PublicFrame
        title="Neue E-Mail-Adresse bestätigt"
        lead="Ab jetzt meldest du dich mit der neuen Adresse an."
      >
        <FormActions>
          <ButtonLink look="main" size="large" href="/login">
            Weiter
          </ButtonLink>
        </FormActions>
      </PublicFrame>
    );
  }
  return (
    <PublicFrame
      title="Neue E-Mail-Adresse bestätigen"
      lead="Mit dem Klick gilt diese Adresse für dein Konto; die alte gilt dann nicht mehr."
    >
      <FormProblems problems={problems} />
      <PublicForm onSubmit={(event) => void confirm(event)}>
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird bestätigt …" : "Neue Adresse bestätigen"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
    </PublicFrame>
  );
}
