import type { DocumentFetch } from "@tc/contract";
import { documentFetchSentences } from "@tc/domain";
import { Check, LoaderCircle, TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { ExternalLink } from "../../../ui/data/external-link";
import { Badge } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import { isFetching, useFetchDocuments } from "../queries";
import { endWords, fetchProgressWords, freshWords, newsWords } from "./fetch-words";
import styles from "./fetch-panel.module.css";

interface Props {
  slug: string;
  fetch: DocumentFetch;
  /** Says it to who cannot see it. */
  tell: (sentence: string) => void;
}

/** The documents straight from the buyer: one click, where the notice's address leads to a file. */
export function FetchPanel({ slug, fetch, tell }: Props) {
  const request = useFetchDocuments(slug);
  const isBusy = request.isPending || isFetching(fetch);
  useEndNews(fetch, tell);
  return (
    <section className={styles.panel} aria-label="Von der Vergabestelle">
      <State fetch={fetch} />
      {request.error && (
        <p role="alert" className={styles.failure}>
          {errorSentence(request.error)}
        </p>
      )}
      {request.data && !isFetching(request.data) && <p role="status">{freshWords(request.data)}</p>}
      <Button
        look={fetch.state === "idle" ? "plain" : "quiet"}
        // It keeps the focus while it runs.
        aria-disabled={isBusy}
        onClick={() => !isBusy && request.mutate()}
      >
        {buttonWords(fetch)}
      </Button>
    </section>
  );
}

function State({ fetch }: { fetch: DocumentFetch }) {
  const { state, failure, address, checkedAt, changedAt, news } = fetch;
  if (state === "idle") {
    return (
      <p>
        Liegt unter der <ExternalLink url={address}>Adresse der Bekanntmachung</ExternalLink> eine
        Datei, holen und lesen wir sie.
      </p>
    );
  }
  if (state === "waiting" || state === "fetching") {
    return (
      <div className={styles.state}>
        <Badge icon={LoaderCircle} tone="pen">
          wird geholt
        </Badge>
        <small>{fetchProgressWords(fetch)}</small>
      </div>
    );
  }
  if (state === "failed") {
    return (
      <div className={styles.state}>
        <Badge icon={TriangleAlert} tone="amber">
          {changedAt === undefined ? "nicht geholt" : "nicht geprüft"}
        </Badge>
        <p>{documentFetchSentences[failure ?? "unreachable"]}</p>
        <ExternalLink url={address}>Vergabeunterlagen beim Auftraggeber</ExternalLink>
        {changedAt !== undefined && (
          <small>Geholt ist der Stand vom {formatMoment(changedAt)}</small>
        )}
        {checkedAt !== undefined && <small>Versucht am {formatMoment(checkedAt)}</small>}
      </div>
    );
  }
  const words = newsWords(news);
  return (
    <div className={styles.state}>
      <Badge icon={Check} tone="green">
        geholt
      </Badge>
      {changedAt !== undefined && (
        <small>
          Stand vom {formatMoment(changedAt)}
          {words !== undefined && `: ${words}`}
        </small>
      )}
      {checkedAt !== undefined && checkedAt !== changedAt && (
        <small>Unverändert, geprüft am {formatMoment(checkedAt)}</small>
      )}
    </div>
  );
}

function buttonWords({ state }: DocumentFetch): string {
  if (state === "idle") return "Unterlagen holen";
  if (state === "failed") return "Erneut versuchen";
  return state === "done" ? "Auf neue Fassung prüfen" : "Wird geholt …";
}

/** Tells how it ended, to whoever was here while it ran. */
function useEndNews(fetch: DocumentFetch, tell: (sentence: string) => void): void {
  const wasRunning = useRef(false);
  const report = useEffectEvent((sentence: string) => tell(sentence));
  useEffect(() => {
    const isRunning = isFetching(fetch);
    if (wasRunning.current && !isRunning) report(endWords(fetch));
    wasRunning.current = isRunning;
  }, [fetch]);
}
