import type { DocumentChange, DocumentVersion, ExtractItem, TenderDocument } from "@tc/contract";
import { lotName } from "@tc/domain";
import { nameParts } from "../../../platform/documents/document-names";
import { placeOnChip } from "../../../platform/documents/places";
import { count, formatMoment } from "../../../platform/format/format";
import { DoubtfulBadge } from "../extract/doubtful-badge";
import { PlaceChips } from "../extract/place-chip";
import { changeWords, countWords, pagesWords } from "./change-words";
import styles from "./version-changes.module.css";

interface Props {
  versions: readonly DocumentVersion[];
  documents: readonly TenderDocument[];
}

/** What new versions of files changed, one line a file; opened, each change with the words of both versions. */
export function VersionChanges({ versions, documents }: Props) {
  return versions.map((version) => {
    const document = documents.find(({ id }) => id === version.documentId);
    return document && <Version key={version.documentId} version={version} document={document} />;
  });
}

function Version({ version, document }: { version: DocumentVersion; document: TenderDocument }) {
  const { changes, earlierUploadedAt, unreadPages, furtherChanges } = version;
  const pages = pagesWords(version, document);
  return (
    <details className={styles.version}>
      <summary>
        <b>{nameParts(document.name).file}</b>: {countWords(version) ?? "neue Fassung"}
        <small>gegenüber der Fassung vom {formatMoment(earlierUploadedAt)}</small>
      </summary>
      {changes ? (
        <>
          {pages && (
            <p>
              Seiten <FromTo {...pages} />
            </p>
          )}
          <ul>
            {changes.map((change, at) => (
              <Change key={at} change={change} />
            ))}
          </ul>
          {furtherChanges > 0 && <p>und {count(furtherChanges, "weitere", "weitere")}</p>}
          <p className={styles.note}>
            Verglichen sind die Angaben des Auszugs, nicht jedes Wort.
            {unreadPages > 0 &&
              ` Was auf ${count(unreadPages, "nicht lesbaren Seite", "nicht lesbaren Seiten")} steht, fehlt im Vergleich.`}
          </p>
        </>
      ) : (
        <p className={styles.note}>
          Unsere Regeln haben sich seit der früheren Fassung geändert; die beiden lassen sich nicht
          vergleichen.
        </p>
      )}
    </details>
  );
}

function Change({ change }: { change: DocumentChange }) {
  const { earlier, later } = change;
  const { kind, name, from, to, isDoubtful } = changeWords(change);
  const lot = (later ?? earlier)?.lot;
  return (
    <li>
      <p className={styles.value}>
        <b>
          {kind === "added" && "Neu: "}
          {kind === "removed" && "Entfallen: "}
          {lot !== undefined && `${lotName(lot)}: `}
          {name}
        </b>
        {kind !== "changed" && <span>{to ?? from}</span>}
        {kind === "changed" &&
          (from === to ? <span>anderer Wortlaut</span> : <FromTo from={from} to={to} />)}
        {isDoubtful && <DoubtfulBadge />}
      </p>
      {earlier && (
        <div className={styles.earlier}>
          <Quote label="Bisher" item={earlier} />
          <small>{placeOnChip(earlier.place, earlier.cell)} der früheren Fassung</small>
        </div>
      )}
      {later && (
        <div className={styles.later}>
          <Quote label="Jetzt" item={later} />
          <PlaceChips items={[later]} />
        </div>
      )}
    </li>
  );
}

function Quote({ label, item }: { label: string; item: ExtractItem }) {
  return (
    <blockquote>
      <small>{label}</small> „{item.quote}“
    </blockquote>
  );
}

/** An arrow for the eye, words for the ear */
function FromTo({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return (
    <span>
      <span className="visually-hidden">bisher </span>
      {from ?? "ohne Angabe"} <span aria-hidden>→</span>
      <span className="visually-hidden">, jetzt</span> {to ?? "ohne Angabe"}
    </span>
  );
}
