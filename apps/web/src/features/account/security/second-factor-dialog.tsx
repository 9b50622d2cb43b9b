import type { beginSecondFactor } from "@tc/contract";
import type { z } from "zod";
import { errorSentence } from "../../../platform/api/error-sentences";
import { PasswordDialog } from "../../../ui/overlays/password-dialog";
import { showToast } from "../../../ui/overlays/toast";
import { useBeginSecondFactor, useRemoveSecondFactor, useRenewBackupCodes } from "./queries";

export type FactorDeed = "begin" | "remove" | "renew";

interface Props {
  deed: FactorDeed;
  onBegun: (begun: z.output<typeof beginSecondFactor.response>) => void;
  onRenewed: (codes: readonly string[]) => void;
  onRemoved: () => void;
  onClose: () => void;
}

const words = {
  begin: {
    title: "Zweiten Faktor einrichten",
    confirm: "Weiter",
    text: "Halte eine Authentifizierungs-App bereit.",
  },
  remove: {
    title: "Zweiten Faktor ausschalten",
    confirm: "Ausschalten",
    text: "Danach reicht zum Anmelden wieder das Passwort allein.",
  },
  renew: {
    title: "Ersatzcodes erneuern",
    confirm: "Erneuern",
    text: "Die bisherigen Ersatzcodes gelten dann nicht mehr.",
  },
} as const satisfies Record<FactorDeed, { title: string; confirm: string; text: string }>;

/** Everything about the second factor asks for the password first. */
export function SecondFactorDialog({ deed, onBegun, onRenewed, onRemoved, onClose }: Props) {
  const begin = useBeginSecondFactor();
  const remove = useRemoveSecondFactor();
  const renew = useRenewBackupCodes();
  const current = { begin, remove, renew }[deed];

  async function run(password: string) {
    try {
      if (deed === "begin") onBegun(await begin.mutateAsync(password));
      if (deed === "renew") onRenewed((await renew.mutateAsync(password)).backupCodes);
      if (deed === "remove") {
        await remove.mutateAsync(password);
        onRemoved();
        showToast("Zweiter Faktor ausgeschaltet.");
      }
      onClose();
    } catch {
      // The dialog says why.
    }
  }

  return (
    <PasswordDialog
      title={words[deed].title}
      confirmLabel={words[deed].confirm}
      isDangerous={deed === "remove"}
      isBusy={current.isPending}
      failure={current.error ? errorSentence(current.error) : undefined}
      onConfirm={(password) => void run(password)}
      onClose={onClose}
    >
      <p>{words[deed].text}</p>
    </PasswordDialog>
  );
}
