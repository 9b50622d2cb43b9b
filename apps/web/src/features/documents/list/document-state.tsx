import type { TenderDocument } from "@tc/contract";
import { documentRefusalSentences } from "@tc/domain";
import { Check, Hourglass, LoaderCircle, TriangleAlert, X } from "lucide-react";
import { count } from "../../../platform/format/format";
import { Badge } from "../../../ui/feedback/badge";
import { ProgressBar } from "../../../ui/feedback/progress-bar";
import { progressWords, refusedPageGroups } from "./document-words";
import styles from "./document-list.module.css";

/** Whether a document is read, in an icon and words; with the reasons where something of it is not. */
export function DocumentState({ document }: { document: TenderDocument }) {
  const { state, refusal, refusedPages } = document;
  if (state === "waiting") return <Badge icon={Hourglass}>wartet</Badge>;
  if (state === "reading") return <Reading document={document} />;
  if (state === "refused") {
    return (
      <div className={styles.refused}>
        <Badge icon={X} tone="red">
          abgelehnt
        </Badge>
        <p>{documentRefusalSentences[refusal ?? "unreadable"]}</p>
      </div>
    );
  }
  if (refusedPages.length > 0) {
    return (
      <details className={styles.reasons}>
        <summary>
          <Badge icon={TriangleAlert} tone="amber">
            {count(refusedPages.length, "Seite", "Seiten")} nicht lesbar
          </Badge>
        </summary>
        <dl>
          {refusedPageGroups(document).map(({ pages, sentence }) => (
            <div key={sentence}>
              <dt>{pages}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      </details>
    );
  }
  return (
    <Badge icon={Check} tone="green">
      gelesen
    </Badge>
  );
}

function Reading({ document }: { document: TenderDocument }) {
  const { name, pages, pagesRead = 0 } = document;
  const progress = progressWords(document);
  return (
    <div className={styles.reading}>
      <Badge icon={LoaderCircle} tone="pen">
        wird gelesen
      </Badge>
      {progress !== undefined && pages !== undefined && (
        <>
          <ProgressBar label={`${name} wird gelesen`} share={pagesRead / pages} words={progress} />
          <small>{progress}</small>
        </>
      )}
    </div>
  );
}
