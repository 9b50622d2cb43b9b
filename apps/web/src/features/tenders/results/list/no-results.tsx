import type { listSources } from "@tc/contract";
import { FlaskConical } from "lucide-react";
import { Link } from "react-router";
import type { z } from "zod";
import { count } from "../../../../platform/format/format";
import { Button } from "../../../../ui/forms/button";
import { Message } from "../../../../ui/feedback/message";
import { useLoadSamples } from "../../../sources";
import type { ActiveFilter } from "../filters/active-filters";
import { useEmptyingFilter } from "./emptying-filter";
import type { Filters } from "../filters/filters";
import { NearestTenders } from "./nearest-tenders";
import styles from "./result-states.module.css";

interface NoResultsProps {
  filters: Filters;
  active: readonly ActiveFilter[];
  sources: z.output<typeof listSources.response> | undefined;
  /** There are some, but all of them were marked away just now. */
  isSorted: boolean;
  now: Date;
  shownSlug: string | undefined;
  onOpen: (slug: string, how: "click") => void;
  onRemove: (filter: ActiveFilter) => void;
}

/** Nothing found: offers what comes nearest, and takes the filter that is to blame away in one click. */
export function NoResults(props: NoResultsProps) {
  const { filters, active, sources, isSorted, onRemove } = props;
  const isEmptyDatabase = sources?.tenderCount === 0;
  const blame = useEmptyingFilter(filters, active, !isEmptyDatabase && !isSorted);
  if (isSorted) {
    return (
      <Message title="Alles durchgesehen">
        <p>
          In dieser Ansicht ist nichts mehr offen. Mit „Rückgängig“ oder Z holst du das Letzte
          zurück.
        </p>
      </Message>
    );
  }
  if (isEmptyDatabase) return <EmptyDatabase isSampleOffered={sources?.sampleOffered ?? false} />;
  const words = filters.q.trim();
  return (
    <div className={styles.nothing}>
      <h2>
        {words === "" ? "Keine Ausschreibung passt zu allen Filtern" : `Nichts mit „${words}“.`}
      </h2>
      <NearestTenders {...props} total={0} more={0} />
      {blame.length > 0 && (
        <section className={styles.blame} aria-labelledby="ohne-filter">
          <h3 id="ohne-filter">Ohne einen der Filter gäbe es Treffer:</h3>
          <ul>
            {blame.map(({ filter, total }) => (
              <li key={filter.key}>
                <span>
                  {filter.name} <b>{filter.text}</b>
                </span>
                <Button onClick={() => onRemove(filter)}>
                  Entfernen: {count(total, "Treffer", "Treffer")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function EmptyDatabase({ isSampleOffered }: { isSampleOffered: boolean }) {
  const load = useLoadSamples();
  return (
    <Message
      title="Noch keine Ausschreibungen"
      actions={
        <>
          {isSampleOffered && (
            <Button look="main" disabled={load.isPending} onClick={() => load.mutate()}>
              <FlaskConical size={16} aria-hidden />
              {load.isPending ? "Lädt …" : "Musterdaten laden"}
            </Button>
          )}
          <Link to="/app/datenstand">Datenstand ansehen</Link>
        </>
      }
    >
      <p>
        {isSampleOffered
          ? "Bisher wurde keine Quelle erreicht. Du kannst dir das Produkt mit erfundenen Ausschreibungen ansehen; der erste echte Abruf entfernt sie wieder."
          : "Die Bekanntmachungen werden gerade abgerufen. Die ersten erscheinen hier von selbst."}
      </p>
    </Message>
  );
}
