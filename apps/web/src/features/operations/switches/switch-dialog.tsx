import type { Switch } from "@tc/contract";
import { switchReasonMax } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { TextField } from "../../../ui/forms/text-field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/overlays/toast";
import { useFlipSwitch } from "../queries";

/** Says what stops or goes on, and asks for the reason before anything stops. */
export function SwitchDialog({ chosen, onClose }: { chosen: Switch; onClose: () => void }) {
  const flip = useFlipSwitch();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const { name, label, stops, after, off } = chosen;

  async function run() {
    if (!off && reason.trim() === "") {
      setProblem("Bitte sag, warum. Der Grund steht im Protokoll.");
      return;
    }
    setProblem(undefined);
    try {
      await flip.mutateAsync(
        off ? { name, isOn: true, since: off.since } : { name, isOn: false, reason },
      );
      onClose();
      showToast(off ? `Wieder an: ${label}` : `Abgeschaltet: ${label}`);
    } catch {
      // The dialog says why.
    }
  }

  return (
    <ConfirmDialog
      title={`${off ? "Einschalten" : "Ausschalten"}: ${label}`}
      confirmLabel={off ? "Einschalten" : "Ausschalten"}
      isDangerous={!off}
      isBusy={flip.isPending}
      failure={flip.error ? errorSentence(flip.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {off ? (
        <p>
          Aus seit {formatMoment(off.since)}. Grund: {off.reason}
        </p>
      ) : (
        <p>{stops}</p>
      )}
      <p>{after}</p>
      {!off && (
        <TextField
          label="Grund"
          name="reason"
          value={reason}
          // The sentence below is ours, in German, and knows that blanks are no reason.
          required={false}
          aria-required
          maxLength={switchReasonMax}
          problem={problem}
          hint="Für das Protokoll und die anderen Admins"
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
