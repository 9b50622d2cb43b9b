import type { TenderDocument } from "@tc/contract";
import { errorSentence } from "../../../platform/api/error-sentences";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../ui/overlays/toast";
import { nameParts } from "../../../platform/documents/document-names";
import { useDeleteDocument } from "../queries";

interface Props {
  slug: string;
  document: TenderDocument;
  onDeleted: () => void;
  onClose: () => void;
}

/** Says what goes with a file before it is gone. */
export function DeleteDialog({ slug, document, onDeleted, onClose }: Props) {
  const deletion = useDeleteDocument(slug);
  const { file } = nameParts(document.name);

  async function run() {
    try {
      await deletion.mutateAsync(document.id);
      showToast(`Gelöscht: ${file}`);
      onDeleted();
    } catch {
      // The dialog says why.
    }
  }

  return (
    <ConfirmDialog
      title="Datei löschen?"
      confirmLabel="Löschen"
      isDangerous
      isBusy={deletion.isPending}
      failure={deletion.error ? errorSentence(deletion.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        <b>{document.name}</b>
      </p>
      <p>
        Mit der Datei gehen ihr Text und alle Angaben im Auszug, die daraus stammen. Das gilt für
        alle in eurer Agentur und lässt sich nicht zurücknehmen.
      </p>
    </ConfirmDialog>
  );
}
