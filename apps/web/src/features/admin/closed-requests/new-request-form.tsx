import type { FormEvent } from "react";
import { berlinDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { FormProblems } from "../../../ui/forms/form-problems";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import { showToast } from "../../../ui/overlays/toast";
import { useSubmission } from "../../account";
import { readRequest, RequestFields, requestTexts } from "../../agency-match";
import { useCreateRequest } from "./queries";

/** For a buyer who called or wrote; the address is confirmed by mail all the same. */
export function NewRequestForm({ onClose }: { onClose: () => void }) {
  const { problems, problem, isSending, submit } = useSubmission(requestTexts);
  const creation = useCreateRequest();
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { request, problems: typing } = readRequest(form, berlinDay(new Date()));
    await submit(typing, async () => {
      if (!request) return;
      await creation.mutateAsync(request);
      showToast("Erfasst. Der Auftraggeber bekommt eine Mail zur Bestätigung.");
      onClose();
    });
  }
  return (
    <Card title="Anfrage für einen Auftraggeber erfassen">
      <form className={panel.stack} noValidate onSubmit={(event) => void send(event)}>
        <FormProblems problems={problems} />
        <RequestFields problem={problem} />
        <div className={panel.deeds}>
          <Button type="submit" look="main" aria-disabled={isSending}>
            Erfassen und Bestätigung senden
          </Button>
          <Button onClick={onClose}>Abbrechen</Button>
        </div>
      </form>
    </Card>
  );
}
