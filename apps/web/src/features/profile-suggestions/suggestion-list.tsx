import type { ProfileSuggestion } from "@tc/contract";
import { Check, X } from "lucide-react";
import { count } from "../../platform/format/format";
import { ExternalLink } from "../../ui/data/external-link";
import { Button } from "../../ui/forms/button";
import type { Settlement } from "./queries";
import { kindTitles, valueWords } from "./words";
import styles from "./suggestions-panel.module.css";

interface Props {
  open: readonly ProfileSuggestion[];
  isBusy: boolean;
  onSettle: (change: Settlement) => void;
}

/** One group a kind; awards to a company of the same name are a group of their own, as they may be another's. */
export function SuggestionList({ open, isBusy, onSettle }: Props) {
  const groups = Map.groupBy(open, ({ origin, value, source }) =>
    origin === "awards" ? `Seid ihr das? ${source.title}` : kindTitles[value.kind],
  );
  return (
    <div className={styles.groups}>
      {[...groups].map(([title, items]) => (
        <section key={title} aria-label={title}>
          <header>
            <b>{items[0]?.origin === "awards" ? awardsTitle(items) : title}</b>
            {hasRoomForAll(items) && (
              <Button
                disabled={isBusy}
                onClick={() => onSettle({ confirm: items.map(({ id }) => id) })}
              >
                {items.length === 1 ? "Übernehmen" : `Alle ${items.length} übernehmen`}
              </Button>
            )}
          </header>
          <ul>
            {items.map((item) => (
              <Row key={item.id} item={item} isBusy={isBusy} onSettle={onSettle} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({
  item: { id, value, origin, source, quote },
  isBusy,
  onSettle,
}: Omit<Props, "open"> & { item: ProfileSuggestion }) {
  const { name, note } = valueWords(value);
  return (
    <li>
      <span className={styles.value}>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
        <small className={styles.source} title={quote}>
          {origin === "awards" ? (
            <a href={source.url}>Bekanntmachung ansehen</a>
          ) : (
            <ExternalLink url={source.url}>{source.title}</ExternalLink>
          )}
        </small>
      </span>
      <span className={styles.buttons}>
        <Button
          disabled={isBusy}
          aria-label={`${name} übernehmen`}
          onClick={() => onSettle({ confirm: [id] })}
        >
          <Check size={15} aria-hidden />
        </Button>
        <Button
          look="quiet"
          disabled={isBusy}
          aria-label={`${name} verwerfen`}
          onClick={() => onSettle({ drop: [id] })}
        >
          <X size={15} aria-hidden />
        </Button>
      </span>
    </li>
  );
}

/** A profile has one address; of several towns a person picks. */
function hasRoomForAll(items: readonly ProfileSuggestion[]): boolean {
  return items.length === 1 || items[0]?.value.kind !== "town";
}

function awardsTitle(items: readonly ProfileSuggestion[]): string {
  const winner = items[0]?.source.title ?? "";
  return `Seid ihr das? ${count(items.length, "Vergabe", "Vergaben")} an ${winner}`;
}
