import { useState } from "react";
import { account } from "../../platform/api/api-account";
import { ApiError, invalidLinkSentence } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { FormProblems } from "../../ui/forms/form-problems";
import type { FormProblem } from "../../ui/forms/form-problems";
import { SubmitButton } from "../../ui/forms/submit-button";
import { FormActions, PublicForm, PublicFrame } from "../../ui/layout/public-frame";
import { useLinkToken } from "./use-link-token";

/** Behind the link that confirms a further address for mails; the button does it, not the opening. */
export function ConfirmAddressPage() {
  const token = useLinkToken(43);
  const [state, setState] = useState<"open" | "busy" | "done" | "invalid">(
    token === undefined ? "invalid" : "open",
  );
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);

  async function confirm() {
    setState("busy");
    setProblems([]);
    try {
      await account.confirmMailAddress({ body: { token: token ?? "" } });
      setState("done");
    } catch (error) {
      if (error instanceof ApiError && error.code === "link_invalid") return setState("invalid");
      setState("open");
      setProblems([{ text: errorSentence(error) }]);
    }
  }

  if (state === "invalid") {
    return <PublicFrame title="Adresse bestätigen" lead={invalidLinkSentence} />;
  }
  if (state === "done") {
    return (
      <PublicFrame
        title="Adresse bestätigt"
        lead="Ab jetzt kommen die Mails auch hier an. Abbestellen geht in jeder Mail."
      />
    );
  }
  return (
    <PublicFrame
      title="Mails auch an diese Adresse?"
      lead="Mit dem Klick stimmst du zu, dass Mails zu öffentlichen Ausschreibungen auch an diese Adresse gehen. Das lässt sich in jeder Mail widerrufen."
    >
      <FormProblems problems={problems} />
      <PublicForm
        onSubmit={(event) => {
          event.preventDefault();
          if (state === "open") void confirm();
        }}
      >
        <FormActions>
          <SubmitButton isBusy={state === "busy"}>
            {state === "busy" ? "Wird bestätigt …" : "Adresse bestätigen"}
          </SubmitButton>
        </FormActions>
      </PublicForm>
    </PublicFrame>
  );
}
