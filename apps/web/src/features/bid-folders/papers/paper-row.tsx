import { getProofFileContent, wantedPaperStateNames } from "@tc/contract";
import type { PaperMarkState, WantedPaper } from "@tc/contract";
import { Link } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay } from "../../../platform/format/format";
import { QuotePlaceList } from "../../../ui/data/quote-place";
import { useKeptFocus } from "../../../ui/forms/use-kept-focus";
import { showToast } from "../../../ui/overlays/toast";
import { profileAnchors } from "../../assessment";
import { useMarkPaper } from "../queries";
import { PaperStateMark } from "./paper-state-mark";
import styles from "../folder-rows.module.css";

/** One paper: where it is demanded, what the profile has, and what a member says of it. */
export function PaperRow({ slug, paper }: { slug: string; paper: WantedPaper }) {
  const { name, state, note, quotes, isVoluntary, mark } = paper;
  const [first] = quotes;
  return (
    <li className={styles.row}>
      <div>
        <h3>
          {name}
          {isVoluntary && <small> freiwillig</small>}
        </h3>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {first && (
          <blockquote className={styles.quote}>
            „{first.quote}“ <QuotePlaceList slug={slug} quotes={quotes} />
          </blockquote>
        )}
        {mark && (
          <p className={styles.note}>
            {mark.byName}, {formatDay(mark.at)}
          </p>
        )}
        <Actions slug={slug} paper={paper} />
      </div>
      <PaperStateMark state={state} />
    </li>
  );
}

/** Where the agency can put what is missing, or get what it has. */
function Remedy({ paper, isOpen }: { paper: WantedPaper; isOpen: boolean }) {
  const { name, subject, proofKind, proof } = paper;
  const hidden = <span className="visually-hidden">{name}</span>;
  return (
    <>
      {proof && (
        <a href={getProofFileContent.path.replace(":id", proof.id)} download>
          Herunterladen {hidden}
        </a>
      )}
      {isOpen && proofKind && <Link to="/app/profil/nachweise">Hinterlegen {hidden}</Link>}
      {isOpen && subject && (
        <Link to={`/app/profil#${profileAnchors[subject]}`}>Zum Profil {hidden}</Link>
      )}
    </>
  );
}

/** What can be done about a paper, and what a member says of it. */
function Actions({ slug, paper }: { slug: string; paper: WantedPaper }) {
  const { name, state, mark } = paper;
  const isOpen = state !== "ready" && state !== "notNeeded";
  const marking = useMarkPaper(slug);
  const { part, keep } = useKeptFocus<HTMLParagraphElement>(marking);
  function save(next: PaperMarkState | null, onSuccess = () => {}) {
    if (marking.isPending) return;
    keep("button");
    marking.mutate(
      { paper: name, mark: next },
      { onSuccess, onError: (error) => showToast(errorSentence(error), { isFailure: true }) },
    );
  }
  const choose = (next: PaperMarkState) =>
    save(next, () =>
      showToast(`${name}: ${wantedPaperStateNames[next]}.`, {
        action: { label: "Rückgängig", run: () => save(mark?.state ?? null) },
      }),
    );
  // A button that is disabled while it saves loses the focus.
  const button = { type: "button", "aria-disabled": marking.isPending } as const;
  return (
    <p ref={part} className={styles.actions}>
      <Remedy paper={paper} isOpen={isOpen} />
      {mark ? (
        <button {...button} onClick={() => save(null)}>
          Zurücknehmen <span className="visually-hidden">{name}</span>
        </button>
      ) : (
        <>
          {isOpen && (
            <button {...button} onClick={() => choose("ready")}>
              Bereit <span className="visually-hidden">{name}</span>
            </button>
          )}
          <button {...button} onClick={() => choose("notNeeded")}>
            Nicht nötig <span className="visually-hidden">{name}</span>
          </button>
        </>
      )}
    </p>
  );
}
