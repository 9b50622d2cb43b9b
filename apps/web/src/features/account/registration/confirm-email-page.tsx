import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { account } from "../../../platform/api/api-account";
import { homePath } from "../../../platform/paths";
import { refreshSession } from "../../../platform/session/session";
import { FormProblems } from "../../../ui/forms/form-problems";
import { FormActions, FormLinks, PublicForm, PublicFrame } from "../../../ui/layout/public-frame";
import { SubmitButton } from "../../../ui/forms/submit-button";
import { setupMessages, setupPath } from "../../setup";
import { isInvalidLink, isLinkToken } from "../recovery/link-tokens";
import { ResendConfirmation } from "./resend-confirmation";
import { useSubmission } from "../use-submission";

/** Behind the link of the confirmation mail. Opening it changes nothing: mail scanners open links, too. */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const navigate = useNavigate();
  const { problems, isSending, submit } = useSubmission();
  const [isInvalid, setInvalid] = useState(!isLinkToken(token));

  async function confirm(event: FormEvent) {
    event.preventDefault();
    await submit([], async () => {
      const answer = await confirmOrExplain(token);
      if (answer === "link_invalid") return setInvalid(true);
      if (answer.status === "already_confirmed") {
        return await navigate("/auth/already-confirmed", { replace: true });
      }
      await refreshSession("signed_in");
      // The status check of the next path sends people on, to onboarding at first.
      const way = answer.status === "confirmed" ? homePath : wayToSetup(answer);
      return await navigate(way, { replace: true });
    });
  }

  if (isInvalid) return <InvalidLink />;
  return (
    <PublicFrame
      title="E-Mail-Adresse bestätigen"
      lead="Ein Klick noch: Damit ist deine Adresse bestätigt, dein Agenturprofil wird angelegt und du bist angemeldet."
    >
      <FormProblems problems={problems} />
      <PublicForm onSubmit={(event) => void confirm(event)}>
        <FormActions>
          <SubmitButton isBusy={isSending}>
            {isSending ? "Wird bestätigt …" : "E-Mail-Adresse bestätigen"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
    </PublicFrame>
  );
}

function InvalidLink() {
  return (
    <PublicFrame
      title="Dieser Link gilt nicht mehr"
      lead="Ein Bestätigungslink ist 24 Stunden gültig, wirkt einmal und wird durch jede neuere Mail ersetzt. Wir senden dir gern einen neuen."
    >
      <ResendConfirmation email="" />
      <FormLinks>
        <a href="/login">Zum Login</a>
      </FormLinks>
    </PublicFrame>
  );
}

type Confirmation = Awaited<ReturnType<typeof account.confirmEmail>>;

async function confirmOrExplain(token: string): Promise<Confirmation | "link_invalid"> {
  try {
    return await account.confirmEmail({ body: { token } });
  } catch (error) {
    if (isInvalidLink(error)) return "link_invalid";
    throw error;
  }
}

function wayToSetup({ errorType, agencyId, userId }: Confirmation): string {
  const { promotionFailed } = setupMessages;
  return setupPath({ error: errorType ?? "unknown", message: promotionFailed, userId, agencyId });
}
