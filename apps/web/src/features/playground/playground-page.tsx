import { errorSentence } from "../../platform/api/error-sentences";
import { ByRules } from "../../ui/data/origin-label";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { LockedCard } from "../assessment";
import { ContractGate } from "../documents";
import { OpenPlayground } from "./open-playground";
import { usePlayground } from "./queries";
import styles from "./playground-page.module.css";

/** Any text of a tender, read and judged at once. Nothing of it is stored. */
export function PlaygroundPage() {
  const playground = usePlayground();
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <h1>Playground</h1>
        <ByRules />
      </header>
      {playground.data ? (
        <Loaded
          {...playground.data}
          onConcluded={() => {
            void playground.refetch();
          }}
        />
      ) : playground.isError ? (
        <Message
          isFailure
          title="Der Playground ließ sich nicht laden"
          actions={<Button onClick={() => void playground.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(playground.error)}
        </Message>
      ) : (
        <div className={styles.single}>
          <p role="status" className="visually-hidden">
            Lädt …
          </p>
          <Bar width={60} height={16} />
          <Bar width={100} height={220} />
        </div>
      )}
    </main>
  );
}

type LoadedProps = NonNullable<ReturnType<typeof usePlayground>["data"]> & {
  onConcluded: () => void;
};

function Loaded({ lockedTier, isContractConcluded, onConcluded }: LoadedProps) {
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
        <ContractGate onConcluded={onConcluded} />
      </div>
    );
  }
  return <OpenPlayground onClosed={onConcluded} />;
}
