import { useState } from "react";
import { useFocusAfter } from "../../ui/layout/use-focus-after";
import { workArea } from "../../ui/layout/work-area";
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
  // In the memory of the open page alone: it stays while the contract is concluded and while its text is judged.
  const [text, setText] = useState("");
  useFocusAfter(`${lockedTier} ${isContractConcluded}`, workArea);
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
  return <OpenPlayground text={text} onText={setText} onClosed={onClosed} />;
}
