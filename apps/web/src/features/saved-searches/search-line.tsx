import type { SavedSearch } from "@tc/contract";
import { FolderSearch, X } from "lucide-react";
import { count } from "../../platform/format/format";
import { Marked } from "../../ui/feedback/badge";
import { IconButton } from "../../ui/forms/button";
import styles from "./saved-searches.module.css";

interface Props {
  /** Undefined: it is gone, or nobody shares it any more. */
  search: SavedSearch | undefined;
  isChanged: boolean;
  /** So many were new when it was opened. */
  newCount: number;
  onSave: () => void;
  onSaveCopy: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Which saved search the list shows, and what to do with filters that differ from it. */
export function SearchLine(props: Props) {
  const { search, isChanged, newCount, onSave, onSaveCopy, onDiscard, onClose } = props;
  const isIncomplete = search !== undefined && search.dropped.length > 0;
  return (
    <div className={styles.line} role="group" aria-label="Gespeicherte Suche">
      <FolderSearch size={15} aria-hidden />
      {search ? (
        <>
          <b>{search.name}</b>
          {!search.isMine && <small>von {search.ownerName}</small>}
          {newCount > 0 && <Marked>{count(newCount, "neuer Treffer", "neue Treffer")}</Marked>}
          {isIncomplete && (
            <small>
              Einen Teil der Filter gibt es nicht mehr ({search.dropped.join(", ")}). Der Rest gilt.
            </small>
          )}
          {(isChanged || isIncomplete) && (
            <span className={styles.changed}>
              {isChanged && "geändert:"}
              {search.canChange && (
                <button type="button" onClick={onSave}>
                  speichern
                </button>
              )}
              <button type="button" onClick={onSaveCopy}>
                {search.canChange ? "als neue Suche" : "als eigene speichern"}
              </button>
              {isChanged && (
                <button type="button" onClick={onDiscard}>
                  verwerfen
                </button>
              )}
            </span>
          )}
        </>
      ) : (
        <span>Diese gespeicherte Suche gibt es nicht mehr.</span>
      )}
      <IconButton label="Gespeicherte Suche verlassen" onClick={onClose}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
