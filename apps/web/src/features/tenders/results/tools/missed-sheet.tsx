import { getMissedHits } from "@tc/contract";
import type { MissedHit } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../platform/api/api";
import { ApiError } from "../../../../platform/api/api-error";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { formatDay, formatNumber } from "../../../../platform/format/format";
import { Bar } from "../../../../ui/feedback/skeleton";
import { Button } from "../../../../ui/forms/button";
import { Sheet } from "../../../../ui/overlays/sheet";
import type { ListQuery } from "../filters/filters";
import { ResultRow } from "../row/result-row";
import styles from "./missed-sheet.module.css";

interface Props {
  query: ListQuery;
  now: Date;
  onShow: (slug: string) => void;
  onLoosen: (hit: MissedHit) => void;
  onClose: () => void;
}

/** Last week's tenders that the filters left out although they come near, each with the filter to blame. */
export function MissedSheet({ query, now, onShow, onLoosen, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ["tenders", "missed", query],
    queryFn: ({ signal }) => callApi(getMissedHits, { query, signal }),
  });
  return (
    <Sheet isOpen title="Verpasste Treffer" onClose={onClose}>
      {data ? (
        <>
          <p className={styles.intro}>
            {data.hits.length === 0
              ? `In der Woche vom ${formatDay(data.from)} bis ${formatDay(data.to)} haben die Filter nichts ausgelassen, was euch nahekommt.`
              : `Stichprobe der Woche vom ${formatDay(data.from)} bis ${formatDay(data.to)}: ${data.hits.length} von ${formatNumber(data.total)} offenen Ausschreibungen, die euch nahekommen und nur an einem Filter scheitern.`}
          </p>
          <ul className={styles.hits}>
            {data.hits.map((hit, index) => {
              const item = data.items.find(({ id }) => id === hit.tenderId);
              if (!item) return null;
              return (
                <li key={hit.tenderId}>
                  <ResultRow
                    item={item}
                    assessment={data.assessments[item.id] ?? {}}
                    access={data.access}
                    fitWeights={data.fitWeights}
                    index={index}
                    now={now}
                    isActive={false}
                    isTabStop
                    onOpen={() => onShow(item.slug)}
                  />
                  <div className={styles.why}>
                    <span>{hit.because}</span>
                    <Button onClick={() => onLoosen(hit)}>Filter lockern</Button>
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      ) : error ? (
        <div role="alert" className={styles.intro}>
          <p>
            {error instanceof ApiError && error.code === "plan_required"
              ? "Diese Ansicht filtert nach etwas, das euer Tarif nicht enthält."
              : errorSentence(error)}
          </p>
          <Button onClick={() => void refetch()}>Erneut versuchen</Button>
        </div>
      ) : (
        <div role="status" aria-label="Lädt …" className={styles.loading}>
          {[100, 90, 100].map((width, at) => (
            <Bar key={at} width={width} height={72} />
          ))}
        </div>
      )}
    </Sheet>
  );
}
