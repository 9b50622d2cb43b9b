import { useAgency } from "../../shell";
import { ContractCard } from "../../processing-contract";
import styles from "./contract-gate.module.css";

/** Before the first upload the owner concludes the contract on processing; here and at once. */
export function ContractGate({ onConcluded }: { onConcluded: () => void }) {
  const role = useAgency().data?.role;
  return (
    <div className={styles.gate}>
      <p>
        In Unterlagen stehen oft Namen und andere personenbezogene Daten. Bevor ihr welche
        hochladet, braucht es den Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).
      </p>
      <ContractCard isOwner={role === "owner"} onConcluded={onConcluded} />
    </div>
  );
}
