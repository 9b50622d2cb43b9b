import { getLearning } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { z } from "zod";
import { callApi } from "../../../../platform/api/api";
import { ApiError } from "../../../../platform/api/api-error";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { formatDay } from "../../../../platform/format/format";
import { Button } from "../../../../ui/forms/button";
import { Sheet } from "../../../../ui/overlays/sheet";
import { Bar } from "../../../../ui/feedback/skeleton";
import { learningKey } from "../../../marks";
import { fitPartWords, LockBadge } from "../../../assessment";
import styles from "./learning-sheet.module.css";

type Learning = z.output<typeof getLearning.response>;

/** What the agency's own marks have changed in its ranking, in numbers it can check. */
export function LearningSheet({ onClose }: { onClose: () => void }) {
  const learning = useQuery({
    queryKey: learningKey,
    queryFn: ({ signal }) => callApi(getLearning, { signal }),
  });
  return (
    <Sheet isOpen title="Was die Rangfolge gelernt hat" onClose={onClose}>
      {learning.data ? (
        <Learnt learning={learning.data} />
      ) : learning.isError ? (
        <Failed error={learning.error} onRetry={() => void learning.refetch()} />
      ) : (
        <div role="status" aria-label="Lädt …" className={styles.loading}>
          {[70, 100, 100, 84].map((width) => (
            <Bar key={width} width={width} height={22} />
          ))}
        </div>
      )}
    </Sheet>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === "plan_required") {
    return (
      <div className={styles.part}>
        <p>Die Rangfolge nach AgencyFit lernt aus euren Urteilen, sobald euer Tarif sie enthält.</p>
        <LockBadge tier="basis" feature="agencyFit" name="AgencyFit" />
      </div>
    );
  }
  return (
    <div className={styles.part} role="alert">
      <p>{errorSentence(error)}</p>
      <Button onClick={onRetry}>Erneut versuchen</Button>
    </div>
  );
}

const labelWords = {
  fits: "passt",
  misfit: "passt nicht",
  saved: "gemerkt",
  dismissed: "abgelehnt",
  won: "gewonnen",
} as const satisfies Record<keyof Learning["labels"], string>;

function Learnt({ learning }: { learning: Learning }) {
  const { labels, needed, learntAt, wasRefused, parts, wins } = learning;
  const total = Object.values(labels).reduce((sum, label) => sum + label, 0);
  const isLearnt = learntAt !== undefined;
  return (
    <>
      <section className={styles.part}>
        <h3>
          {total === 1 ? "1 Urteil" : `${total} Urteile`}
          {total < needed && <small> von {needed} nötigen</small>}
        </h3>
        <progress
          value={Math.min(total, needed)}
          max={needed}
          aria-label="Urteile, die für das Lernen nötig sind"
        />
        <dl className={styles.labels}>
          {(Object.keys(labelWords) as (keyof typeof labelWords)[]).map((key) => (
            <div key={key}>
              <dt>{labelWords[key]}</dt>
              <dd>{labels[key]}</dd>
            </div>
          ))}
        </dl>
        <p>{explanation(total, needed, isLearnt, wasRefused)}</p>
      </section>
      <section className={styles.part}>
        <h3>{isLearnt ? "So wiegt ihr" : "So wiegt die Rangfolge"}</h3>
        <table className={styles.weights}>
          <thead>
            <tr>
              <th scope="col">Teil</th>
              <th scope="col">vorher</th>
              <th scope="col">jetzt</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, weightBefore, weightNow }) => (
              <tr key={key}>
                <th scope="row">
                  {fitPartWords[key]}
                  <span className={styles.bar} aria-hidden>
                    <i style={{ width: `${weightNow}%` }} />
                    <i style={{ left: `${weightBefore}%` }} />
                  </span>
                </th>
                <td>{weightBefore} %</td>
                <td>
                  <b>{weightNow} %</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {learntAt !== undefined && (
          <p className={styles.note}>Zuletzt gelernt am {formatDay(learntAt)}</p>
        )}
      </section>
      <section className={styles.part}>
        <h3>Gefundene Zuschläge</h3>
        {wins.length === 0 ? (
          <p>
            Noch keine. Erscheint eure Agentur in einer Vergabebekanntmachung, zählt das als
            stärkstes Urteil.
          </p>
        ) : (
          <ul className={styles.wins}>
            {wins.map((win) => (
              <li key={win.tenderSlug}>
                <Link to={`/app/tender/${win.tenderSlug}`}>{win.title}</Link>
                {win.awardedOn !== undefined && <small>{formatDay(win.awardedOn)}</small>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function explanation(total: number, needed: number, isLearnt: boolean, wasRefused: boolean) {
  if (wasRefused) {
    return "Beim letzten Mal hätte das Gelernte eure zurückgehaltenen Urteile schlechter vorhergesagt. Es wurde nicht übernommen.";
  }
  if (isLearnt) return "Eure Urteile haben die Gewichte der fünf Teile verschoben.";
  return total < needed
    ? "Ab dieser Zahl passt sich die Rangfolge euch an. Jedes „passt“, „passt nicht“, Merken und Ablehnen zählt."
    : "Beim nächsten Training passt sich die Rangfolge euch an.";
}
