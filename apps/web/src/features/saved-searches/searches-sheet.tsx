import type { SavedSearch } from "@tc/contract";
import { savedSearchLimits } from "@tc/domain";
import { ChevronDown, ChevronUp, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Marked } from "../../ui/feedback/badge";
import { Bar } from "../../ui/feedback/skeleton";
import { Button, IconButton } from "../../ui/forms/button";
import { Sheet } from "../../ui/overlays/sheet";
import { useSavedSearches, useSearchActs } from "./queries";
import { SearchForm } from "./search-form";
import styles from "./saved-searches.module.css";

interface Props {
  openId: string | undefined;
  /** Keeps the way back for the key Z; what it returns runs it once. */
  remember: (run: () => void) => () => void;
  /** What else belongs to the list, at the foot */
  footer?: ReactNode;
  onOpen: (search: SavedSearch) => void;
  onClose: () => void;
}

/** The member's searches and those of the team, in the member's order. */
export function SearchesSheet({ openId, remember, footer, onOpen, onClose }: Props) {
  const { data: searches, error, refetch } = useSavedSearches();
  const acts = useSearchActs();
  const [edited, setEdited] = useState<SavedSearch>();

  function move(at: number, by: number) {
    if (!searches) return;
    const moved = [...searches];
    const [search] = moved.splice(at, 1);
    if (search) moved.splice(at + by, 0, search);
    void acts.order(moved);
  }
  return (
    <Sheet isOpen title="Gespeicherte Suchen" onClose={onClose} footer={footer}>
      {searches ? (
        searches.length === 0 ? (
          <p className={styles.empty}>
            Noch keine. Setze Filter oder suche nach Wörtern und wähle über der Liste „Suche
            speichern“: Dann siehst du hier, was seit deinem letzten Blick dazugekommen ist.
          </p>
        ) : (
          <ol className={styles.searches}>
            {searches.map((search, at) => (
              <li key={search.id} data-open={search.id === openId || undefined}>
                <button type="button" className={styles.name} onClick={() => onOpen(search)}>
                  <span>{search.name}</span>
                  {search.newCount !== undefined && search.newCount > 0 && (
                    <Marked>{search.newCount} neu</Marked>
                  )}
                  <small>{describe(search)}</small>
                </button>
                <span className={styles.acts}>
                  <IconButton
                    label={`„${search.name}“ nach oben`}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && move(at, -1)}
                  >
                    <ChevronUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`„${search.name}“ nach unten`}
                    aria-disabled={at === searches.length - 1}
                    onClick={() => at < searches.length - 1 && move(at, 1)}
                  >
                    <ChevronDown size={16} aria-hidden />
                  </IconButton>
                  {search.canChange && (
                    <>
                      <IconButton
                        label={`„${search.name}“ bearbeiten`}
                        onClick={() => setEdited(search)}
                      >
                        <Pencil size={15} aria-hidden />
                      </IconButton>
                      <IconButton
                        label={`„${search.name}“ löschen`}
                        onClick={() => void acts.remove(search, remember)}
                      >
                        <Trash2 size={15} aria-hidden />
                      </IconButton>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )
      ) : error ? (
        <div role="alert" className={styles.empty}>
          <p>{errorSentence(error)}</p>
          <Button onClick={() => void refetch()}>Erneut versuchen</Button>
        </div>
      ) : (
        <div role="status" aria-label="Lädt …" className={styles.loading}>
          {[80, 60, 70].map((width) => (
            <Bar key={width} width={width} height={40} />
          ))}
        </div>
      )}
      {searches &&
        searches.filter(({ isMine }) => isMine).length >= savedSearchLimits.perMember && (
          <p className={styles.empty}>
            Mehr als {savedSearchLimits.perMember} eigene passen nicht hinein. Lösche eine, um eine
            neue zu speichern.
          </p>
        )}
      {edited && (
        <SearchForm
          title="Suche bearbeiten"
          start={edited}
          hasMails={edited.isMine}
          confirmLabel="Speichern"
          onConfirm={({ name, isShared, mails }) => {
            const change = { name, isShared, ...(edited.isMine && { mails }) };
            void acts.change(edited, change);
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Sheet>
  );
}

function describe({ isMine, isShared, ownerName, mails, dropped }: SavedSearch): string {
  const whose = isMine ? (isShared ? "mit dem Team geteilt" : "nur für dich") : `von ${ownerName}`;
  const parts = [
    whose,
    isMine && mails && "per E-Mail",
    dropped.length > 0 && "nicht mehr vollständig",
  ];
  return parts.filter(Boolean).join(" · ");
}
