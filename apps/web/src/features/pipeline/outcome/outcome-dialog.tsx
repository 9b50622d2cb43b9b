import type { BoardCard, PipelineCard } from "@tc/contract";
import { useId, useState } from "react";
import { formatDay } from "../../../platform/format/format";
import { safeHref } from "../../../ui/data/safe-href";
import { Bar } from "../../../ui/feedback/skeleton";
import { ModalDialog } from "../../../ui/overlays/modal-dialog";
import type { ClosedStage } from "@tc/domain";
import { FileCheck2 } from "lucide-react";
import type { OutcomeBody } from "../state/moving";
import { usePipelineCard } from "../state/queries";
import { OutcomeForm } from "./outcome-form";
import styles from "./outcome-dialog.module.css";

interface Props {
  card: BoardCard;
  /** Absent: what was published proposes one */
  stage: ClosedStage | undefined;
  onFile: (outcome: OutcomeBody) => void;
  /** Filed without a word: the card asks again */
  onLater: (stage: ClosedStage) => void;
  onClose: () => void;
}

/** Asks how it ended: what was published first, so that only the rest is left to say. */
export function OutcomeDialog({ card, stage, onFile, onLater, onClose }: Props) {
  const answer = usePipelineCard(card.id);
  const titleId = useId();
  const [chosen, setChosen] = useState<ClosedStage>();
  const result = answer.data?.result;
  const shownStage = chosen ?? stage ?? result?.proposes ?? "lost";
  return (
    <ModalDialog className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>Wie ist es ausgegangen?</h2>
        <p>
          {card.title}
          {card.buyer !== undefined && ` · ${card.buyer}`}
        </p>
      </header>
      {answer.isPending ? (
        <div className={styles.body}>
          <p role="status" className="visually-hidden">
            Lädt …
          </p>
          <Bar width={100} height={70} />
          <Bar width={60} height={36} />
          <Bar width={100} height={120} />
        </div>
      ) : (
        <OutcomeForm
          result={result}
          outcome={answer.data?.outcome}
          stage={shownStage}
          lead={result && <Published result={result} />}
          onStage={setChosen}
          onFile={onFile}
          onLater={() => onLater(shownStage)}
        />
      )}
    </ModalDialog>
  );
}

function Published({ result }: { result: NonNullable<PipelineCard["result"]> }) {
  const href = result.url === undefined ? undefined : safeHref(result.url);
  const isCancelled = result.proposes === "declined";
  const kind = isCancelled ? "Bekanntmachung der Aufhebung" : "Bekanntmachung vergebener Aufträge";
  return (
    <div className={styles.published}>
      <FileCheck2 size={18} strokeWidth={1.75} aria-hidden />
      <p>
        <b>
          {isCancelled
            ? "Das Verfahren ist aufgehoben."
            : result.winner === undefined
              ? "Die Vergabe ist veröffentlicht."
              : `Die Vergabe ist veröffentlicht: an ${result.winner}.`}
        </b>
        Aus der {kind}
        {result.publishedOn !== undefined && ` vom ${formatDay(result.publishedOn)}`}. Was{" "}
        <mark>angestrichen</mark> ist, stammt von dort.{" "}
        {href !== undefined && (
          <a href={href} target="_blank" rel="noopener noreferrer">
            Original öffnen<span className="visually-hidden"> (öffnet eine neue Seite)</span>
          </a>
        )}
      </p>
    </div>
  );
}
