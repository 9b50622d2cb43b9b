import { modelReasonMax } from "@tc/contract";
import { useState } from "react";
import { formatMoment } from "../../../platform/format/format";
import { TextField } from "../../../ui/forms/text-field";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/overlays/toast";
import { activationSentence } from "./activation-words";
import { useActivateModelVersion } from "./queries";
import type { ModelVersion } from "./queries";

/** Asks before a version is put into use, or before the one in use is held. */
export function ActivationDialog({
  version: { version, trainedAt, status },
  inUse,
  onClose,
}: {
  version: ModelVersion;
  inUse: ModelVersion | undefined;
  onClose: () => void;
}) {
  const activation = useActivateModelVersion();
  const [reason, setReason] = useState("");
  const [hasTried, setTried] = useState(false);
  const isInUse = status === "active";
  const problem = reason.trim() === "" ? "Bitte nenne den Grund." : undefined;
  async function run() {
    setTried(true);
    if (problem !== undefined) return;
    try {
      await activation.mutateAsync({ version, replaces: inUse?.version, reason: reason.trim() });
    } catch {
      // The dialog says why.
      return;
    }
    onClose();
    showToast(
      isInUse
        ? `Version ${version} ist festgehalten.`
        : `Version ${version} ist in Gebrauch und festgehalten. Die Bewertungen werden jetzt neu berechnet.`,
    );
  }
  return (
    <ConfirmDialog
      title={isInUse ? `Version ${version} festhalten` : `Version ${version} aktivieren`}
      confirmLabel={isInUse ? "Festhalten" : "Aktivieren und festhalten"}
      isBusy={activation.isPending}
      failure={activation.error ? activationSentence(activation.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {isInUse ? (
        <p>Sie bleibt in Gebrauch, neu bewertet wird nichts.</p>
      ) : (
        <p>
          Ab sofort rechnet Version {version}, trainiert {formatMoment(trainedAt)}
          {inUse && `, statt Version ${inUse.version}`}. Prognosen und Bewertungen aller offenen
          Ausschreibungen werden für alle Agenturen neu berechnet. Das kann Stunden dauern; bis
          dahin stehen zum Teil noch die bisherigen Zahlen da.
          {inUse?.status === "active" &&
            ` Version ${inUse.version} bleibt aufgehoben, du kannst zu ihr zurück.`}
        </p>
      )}
      <p>
        Das nächtliche Training setzt keine neue Version ein, bis du das Festhalten aufhebst. Die
        neueste steht so lange nur in der Liste.
      </p>
      <TextField
        label="Grund"
        hint="Steht hier und im Protokoll."
        maxLength={modelReasonMax}
        value={reason}
        problem={hasTried ? problem : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
