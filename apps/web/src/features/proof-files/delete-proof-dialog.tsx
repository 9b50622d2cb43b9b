import type { ProofFile } from "@tc/contract";
import { errorSentence } from "../../platform/api/error-sentences";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { showToast } from "../../ui/overlays/toast";
import { useDeleteProof } from "./queries";

interface Props {
  file: ProofFile;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteProofDialog({ file, onDeleted, onClose }: Props) {
  const deletion = useDeleteProof();

  async function run() {
    try {
      await deletion.mutateAsync(file.id);
      showToast(`Gelöscht: ${file.name}`);
      onDeleted();
    } catch {
      // The dialog says why.
    }
  }

  return (
    <ConfirmDialog
      title="Nachweis löschen?"
      confirmLabel="Löschen"
      isDangerous
      isBusy={deletion.isPending}
      failure={deletion.error ? errorSentence(deletion.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        <b>{file.name}</b>
      </p>
      <p>
        In den Angebotsmappen gilt er dann als fehlend. Das gilt für alle in eurer Agentur und lässt
        sich nicht zurücknehmen.
      </p>
    </ConfirmDialog>
  );
}
