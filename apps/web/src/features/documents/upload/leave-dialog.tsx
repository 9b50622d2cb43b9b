import type { Blocker } from "react-router";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";

/** Asked where somebody goes on while files are still sent. */
export function LeaveDialog({ leaving }: { leaving: Blocker }) {
  if (leaving.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title="Es wird noch hochgeladen"
      confirmLabel="Seite verlassen"
      cancelLabel="Hierbleiben"
      isDangerous
      onConfirm={() => leaving.proceed()}
      onClose={() => leaving.reset()}
    >
      <p>Wenn du die Seite verlässt, bricht das Hochladen ab. Was schon da ist, bleibt.</p>
    </ConfirmDialog>
  );
}
