import { LockedCard } from "../assessment";
import { ContractGate } from "../documents";
import { OpenPlayground } from "./open-playground";
import type { usePlayground } from "./queries";
import styles from "./form/text-form.module.css";

type Props = NonNullable<ReturnType<typeof usePlayground>["data"]> & {
  /** Plan or contract may have changed. */
  onClosed: () => void;
};

/** The form, where plan and contract open it. */
export function LoadedPlayground({ lockedTier, isContractConcluded, onClosed }: Props) {
  if (lockedTier !== undefined) {
    return (
      <div className={styles.single}>
        <LockedCard title="Eigene Texte bewerten" feature="playground" tier={lockedTier}>
          Füge den Text einer Ausschreibung ein oder wähle eine Datei: Du bekommst eine
          Zusammenfassung, die Anforderungen gegen euer Profil, die Passung und das Budget.
          Gespeichert wird nichts.
        </LockedCard>
      </div>
    );
  }
  if (!isContractConcluded) {
    return (
      <div className={styles.single}>
        <ContractGate onConcluded={onClosed} />
      </div>
    );
  }
  return <OpenPlayground onClosed={onClosed} />;
}
