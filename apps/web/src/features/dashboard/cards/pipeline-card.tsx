import { pipelineStageNames } from "@tc/domain";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { count, formatNumber } from "../../../platform/format/format";
import { planLabel } from "../../../platform/offer/feature-offers";
import type { Dashboard } from "../queries";
import { PartCard } from "./part-card";
import styles from "./pipeline-card.module.css";

type Ready = Extract<Dashboard["pipeline"], { state: "ready" }>;

interface Props {
  part: Dashboard["pipeline"] | undefined;
  onRetry: () => void;
}

/** How many cards each open stage holds, and how own bids ended; where the plan has no pipeline, what it would be. */
export function PipelineCard({ part, onRetry }: Props) {
  const note =
    part?.state === "ready" ? (
      <Link to="/pipeline">{formatNumber(part.open)} offen</Link>
    ) : part?.state === "locked" ? (
      <span className={styles.plan}>
        <Lock size={13} aria-hidden /> {planLabel(part.feature)}
      </span>
    ) : undefined;
  return (
    <PartCard title="Eure Pipeline" note={note} part={part} onRetry={onRetry} height={240}>
      {part?.state === "locked" && (
        <p className={styles.teaser}>
          Vom Entdecken bis zum Ergebnis: alle Angebote, an denen ihr arbeitet, auf einem Board, mit
          Aufgaben, Fristen und eurer eigenen Quote.{" "}
          <Link to={`/app/upgrade?feature=${part.feature}`}>Tarife ansehen</Link>
        </p>
      )}
      {part?.state === "ready" && <Funnel {...part} />}
    </PartCard>
  );
}

function Funnel({ stages, open, won, decided, told }: Ready) {
  const most = Math.max(...stages.map((stage) => stage.count), 1);
  return (
    <>
      {open === 0 ? (
        <p className={styles.teaser}>
          Gerade liegt nichts in der Pipeline. Mit P legst du eine Ausschreibung hinein.{" "}
          <Link to="/app/results">Ausschreibungen ansehen</Link>
        </p>
      ) : (
        <ul className={styles.stages}>
          {stages.map((stage) => (
            <li key={stage.stage}>
              <Link to="/pipeline">
                <span>{pipelineStageNames[stage.stage]}</span>
                <i aria-hidden>
                  <span style={{ width: `${(stage.count / most) * 100}%` }} />
                </i>
                <b>{formatNumber(stage.count)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.record}>
        {decided === 0 ? (
          <p className={styles.teaser}>
            Noch ist kein Ausgang festgehalten. Jeder festgehaltene macht eure Aussichten genauer.
          </p>
        ) : (
          <>
            <p className={styles.outcome}>
              Von {count(decided, "entschiedenen Angebot", "entschiedenen Angeboten")} habt ihr{" "}
              {formatNumber(won)} gewonnen.
            </p>
            <Strokes won={won} decided={decided} />
            {told.bids > 0 && (
              <p className={styles.teaser}>
                Bei {formatNumber(told.bids)} davon war eine Aussicht gesagt, zusammen{" "}
                {oneDigit.format(told.expectedWins)} gewonnene.
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

const oneDigit = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 });
const maxStrokes = 50;

/** One stroke for each decided bid, in fives; the words above say the same. */
function Strokes({ won, decided }: { won: number; decided: number }) {
  if (decided > maxStrokes) return null;
  return (
    <span className={styles.strokes} aria-hidden>
      {Array.from({ length: decided }, (_, index) => (
        <i key={index} data-won={index < won || undefined} />
      ))}
    </span>
  );
}
