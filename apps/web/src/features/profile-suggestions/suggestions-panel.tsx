import { LoaderCircle } from "lucide-react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { SuggestionList } from "./suggestion-list";
import { useFindSuggestions, useSettleSuggestions, useSuggestions } from "./queries";
import type { Settlement } from "./queries";
import { failureWords } from "./words";
import styles from "./suggestions-panel.module.css";

interface Props {
  /** As it is typed at the moment */
  website: string;
  /** Saves what is typed: taking a suggestion over changes the saved profile. False: it could not be saved. */
  onBeforeSettle?: () => Promise<boolean>;
  onSettled: () => Promise<unknown>;
}

/** Suggestions from the agency's website and from awards to it; each is taken over or dropped by a person. */
export function SuggestionsPanel({ website, onBeforeSettle, onSettled }: Props) {
  const suggestions = useSuggestions();
  const find = useFindSuggestions();
  const settle = useSettleSuggestions();
  const answer = suggestions.data;
  const isReading = answer?.website?.state === "reading";
  const isBusy = settle.isPending || find.isPending;
  const address = website.trim();

  async function run(settlement: Settlement) {
    if (onBeforeSettle && !(await onBeforeSettle())) return;
    try {
      await settle.mutateAsync(settlement);
      await onSettled();
    } catch {
      // Shown below.
    }
  }

  return (
    <section className={styles.panel} aria-label="Vorschläge für euer Profil">
      <div className={styles.ask}>
        <p>
          Wir lesen höchstens sechs Seiten eurer Website und suchen Vergaben an euch. Ins Profil
          kommt nur, was du übernimmst.
        </p>
        <Button
          disabled={isReading || isBusy}
          onClick={() => find.mutate(address === "" ? undefined : address)}
        >
          {address === "" ? "In Vergaben suchen" : "Vorschläge holen"}
        </Button>
      </div>
      <div role="status" className={styles.state}>
        {isReading && (
          <>
            <LoaderCircle size={15} aria-hidden />
            Wir lesen {answer.website?.address} …
          </>
        )}
        {!isReading && <Outcome answer={answer} hasSearched={find.isSuccess} />}
      </div>
      {(find.error ?? settle.error) && (
        <p role="alert" className={styles.failure}>
          {errorSentence(find.error ?? settle.error)}
        </p>
      )}
      {answer !== undefined && answer.open.length > 0 && !isReading && (
        <SuggestionList
          open={answer.open}
          isBusy={isBusy}
          onSettle={(change) => void run(change)}
        />
      )}
    </section>
  );
}

function Outcome({
  answer,
  hasSearched,
}: {
  answer: ReturnType<typeof useSuggestions>["data"];
  hasSearched: boolean;
}) {
  const { failure } = answer?.website ?? {};
  if (failure !== undefined) {
    return (
      <span className={styles.failure}>
        {failureWords[failure]} Du kannst alles selbst eintragen.
      </span>
    );
  }
  if (answer === undefined || answer.open.length > 0 || !(hasSearched || answer.website))
    return null;
  return Object.keys(answer.confirmed).length > 0
    ? "Alle Vorschläge sind entschieden."
    : "Wir haben nichts gefunden, was sich übernehmen lässt. Trag es bitte selbst ein.";
}
