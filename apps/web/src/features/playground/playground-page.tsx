import { lazy, Suspense } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { ByRules } from "../../ui/data/origin-label";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { workArea } from "../../ui/layout/work-area";
import { usePlayground } from "./queries";
import styles from "./playground-page.module.css";

// On its way while the page asks what is open; the list of routes that every page carries stays short.
const Loaded = lazy(async () => ({
  default: (await import("./loaded-playground")).LoadedPlayground,
}));

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
        <Suspense fallback={<Loading />}>
          <Loaded {...playground.data} onClosed={() => void playground.refetch()} />
        </Suspense>
      ) : playground.isError ? (
        <Message
          isFailure
          title="Der Playground ließ sich nicht laden"
          actions={
            <Button
              onClick={() => {
                workArea()?.focus();
                void playground.refetch();
              }}
            >
              Erneut versuchen
            </Button>
          }
        >
          {errorSentence(playground.error)}
        </Message>
      ) : (
        <Loading />
      )}
    </main>
  );
}

function Loading() {
  return (
    <div className={styles.single}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={60} height={16} />
      <Bar width={100} height={220} />
    </div>
  );
}
