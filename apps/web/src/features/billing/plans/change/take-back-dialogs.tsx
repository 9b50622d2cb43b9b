import { errorSentence } from "../../../../platform/api/error-sentences";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../../ui/overlays/toast";
import type { Subscription } from "../upgrade/offer";
import { useDropChange, useResume } from "../queries";
import { periodPrice, planWords } from "../words";

interface Props {
  subscription: Subscription;
  onClose: () => void;
}

/** To go on costs again, so it is said before. */
export function ResumeDialog({ subscription, onClose }: Props) {
  const resume = useResume();
  async function run() {
    try {
      await resume.mutateAsync();
      onClose();
      showToast("Die Kündigung ist zurückgenommen. Euer Abo läuft weiter.");
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title="Kündigung zurücknehmen"
      confirmLabel="Abo fortsetzen"
      isBusy={resume.isPending}
      failure={resume.error ? errorSentence(resume.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        Euer Abo läuft dann weiter und verlängert sich wieder von selbst: {planWords(subscription)},{" "}
        {periodPrice(subscription.tier, subscription.period, subscription.netCents)}.
      </p>
    </ConfirmDialog>
  );
}

export function DropChangeDialog({ subscription, onClose }: Props) {
  const drop = useDropChange();
  async function run() {
    try {
      await drop.mutateAsync();
      onClose();
      showToast("Der Wechsel ist zurückgenommen.");
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title="Wechsel zurücknehmen"
      confirmLabel="Beim jetzigen Tarif bleiben"
      isBusy={drop.isPending}
      failure={drop.error ? errorSentence(drop.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        Ihr behaltet dann {planWords(subscription)} für{" "}
        {periodPrice(subscription.tier, subscription.period, subscription.netCents)}.
      </p>
    </ConfirmDialog>
  );
}
