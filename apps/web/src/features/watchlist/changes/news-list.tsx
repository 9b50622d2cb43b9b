import type { WatchChange, WatchNews } from "@tc/contract";
import { changedFieldWords, isGraveSubject } from "@tc/domain";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { count, formatShortDay } from "../../../platform/format/format";
import { ChangedValue } from "../../tenders";
import styles from "./news-list.module.css";

/** A row shows so many; the rest waits behind a button. */
const maxShown = 3;

interface Props {
  news: readonly WatchNews[];
  now: Date;
}

/** What changed, the newest notice first, each change with what it breaks in the agency's plans */
export function NewsList({ news, now }: Props) {
  const [isWhole, setWhole] = useState(false);
  const all = news.flatMap((it) => it.changes.map((change) => ({ change, of: it })));
  const shown = isWhole ? all : all.slice(0, maxShown);
  const further = all.length - shown.length;
  return (
    <div className={styles.changes}>
      {shown.map(({ change, of }, index) => (
        <div
          key={`${of.key} ${index}`}
          className={styles.diff}
          data-grave={isGraveSubject(change.subject) || undefined}
        >
          <b>{headOf(change, of, now)}</b>
          <Content change={change} />
          {change.breaks.map((text) => (
            <p key={text} className={styles.breaks}>
              <TriangleAlert size={13} aria-label="Achtung" /> {text}
            </p>
          ))}
        </div>
      ))}
      {further > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {count(further, "weitere Änderung", "weitere Änderungen")}
        </button>
      )}
    </div>
  );
}

const fileActs = { added: "neu", replaced: "ersetzt", removed: "entfernt" } as const;

function headOf(change: WatchChange, { publishedOn, at, byName }: WatchNews, now: Date): string {
  const day = formatShortDay(publishedOn ?? at, now);
  const by = byName === undefined ? "" : ` von ${byName}`;
  return `${nameOf(change)}${by}, ${day}`;
}

function nameOf(change: WatchChange): string {
  switch (change.kind) {
    case "field":
      return changedFieldWords(change.field);
    case "file":
      return `${change.subject === "prices" ? "Preisblatt" : "Unterlage"} ${fileActs[change.act]}`;
    case "words":
      return "Berichtigung";
  }
}

function Content({ change }: { change: WatchChange }) {
  switch (change.kind) {
    case "field":
      return <ChangedValue change={change} />;
    case "file":
      return <ChangedFile change={change} />;
    case "words":
      return <p>{change.text ?? "Der Auftraggeber nennt keinen Grund und keine Änderung."}</p>;
  }
}

function ChangedFile({ change }: { change: Extract<WatchChange, { kind: "file" }> }) {
  const { name, act, newWords } = change;
  return (
    <p>
      {act === "removed" ? (
        <del>
          <span className="visually-hidden">entfällt: </span>
          {name}
        </del>
      ) : (
        <ins>
          <span className="visually-hidden">neu: </span>
          {name}
        </ins>
      )}
      {newWords.length > 0 && ` Neu darin: ${newWords.map((it) => `„${it}“`).join(", ")}`}
    </p>
  );
}
