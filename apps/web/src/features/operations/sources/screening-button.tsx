import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import panel from "../../../ui/layout/panel.module.css";
import type { AdminSource, useRequestScreening } from "../../admin";
import { screeningState } from "./screening-state";

const stateWords = {
  unused: "Es ist keine Quelle eingerichtet.",
  waiting: "Angefordert. Der nächste freie Worker beginnt gleich.",
  running: "Ein Abruf läuft. Was er bringt, steht bei jeder Quelle.",
  idle: "",
} as const;

/** Reads all sources now, one screening at a time. */
export function ScreeningButton({
  sources,
  request,
}: {
  sources: readonly AdminSource[];
  request: ReturnType<typeof useRequestScreening>;
}) {
  const state = screeningState(sources, request.data?.requestedAt);
  const words =
    state === "idle" && request.isSuccess ? "Der Abruf ist beendet." : stateWords[state];
  return (
    <div className={panel.row}>
      <Button
        look={state === "idle" ? "main" : "plain"}
        aria-disabled={state !== "idle" || request.isPending}
        onClick={() => state === "idle" && !request.isPending && request.mutate()}
      >
        Jetzt abrufen
      </Button>
      <p role="status" className={panel.note}>
        {request.isPending ? "Wird angefordert …" : words}
      </p>
      {request.isError && (
        <p role="alert" className={panel.failure}>
          {errorSentence(request.error)}
        </p>
      )}
    </div>
  );
}
