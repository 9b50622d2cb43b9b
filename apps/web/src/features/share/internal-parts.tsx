import type { SharedParts } from "@tc/contract";
import { brand, knockoutNames } from "@tc/domain";
import { CircleHelp, LockOpen, TriangleAlert } from "lucide-react";
import { formatMoment, formatNumber } from "../../platform/format/format";
import { FitStrip, fitWord, TallyStrokes } from "../assessment";
import styles from "./internal-parts.module.css";

interface Props {
  agency: string;
  parts: SharedParts;
  /** When the link was made: what stands here is of that moment. */
  at: string;
}

/** What the agency chose to show of itself, in one frame; nothing where it chose nothing. */
export function InternalParts({ agency, parts, at }: Props) {
  const { fit, chances, note } = parts;
  if (!fit && !chances && !note) return null;
  return (
    <section className={styles.frame} aria-labelledby="eigenes">
      <header>
        <h2 id="eigenes">
          <LockOpen size={16} strokeWidth={1.75} aria-hidden />
          {fit || chances ? "Einschätzung" : "Notiz"} von {agency}
        </h2>
        <span>freigegeben für diesen Link, Stand {formatMoment(at)}</span>
      </header>
      <div className={styles.parts}>
        {fit && <Fit fit={fit} />}
        {chances && <Chances chances={chances} />}
        {note && (
          <div>
            <h3>Notiz</h3>
            <p className={styles.note}>{note.text}</p>
            <p className={styles.small}>{note.byName}</p>
          </div>
        )}
      </div>
    </section>
  );
}

function Fit({ fit }: { fit: NonNullable<SharedParts["fit"]> }) {
  return (
    <div>
      <h3>AgencyFit</h3>
      <div className={styles.fit}>
        <p className={styles.number}>
          <span>{fit.score}</span>
          <span className="visually-hidden"> von 100</span>
        </p>
        <div className={styles.strip}>
          <FitStrip
            size="card"
            parts={fit.parts.map(({ score }) => score)}
            weights={fit.parts.map(({ weight }) => weight)}
          />
        </div>
      </div>
      <p className={styles.word}>
        <b>{fitWord(fit.score)}</b>
      </p>
      {fit.failed.length > 0 && (
        <p className={styles.failed}>
          <TriangleAlert size={14} aria-hidden />
          Nicht erfüllt: {fit.failed.map((kind) => knockoutNames[kind]).join(", ")}
        </p>
      )}
      {fit.open.length > 0 && (
        <p className={styles.open}>
          <CircleHelp size={14} aria-hidden />
          Ungeprüft: {fit.open.map((kind) => knockoutNames[kind]).join(", ")}
        </p>
      )}
    </div>
  );
}

function Chances({ chances }: { chances: NonNullable<SharedParts["chances"]> }) {
  const ofTwenty = Math.round(chances.ofTwenty);
  return (
    <div>
      <h3>{brand}</h3>
      <p className={styles.sentence}>
        Von 20 vergleichbaren Angeboten gewinnt diese Agentur{" "}
        <span>{ofTwenty < 1 ? "keins" : `etwa ${formatNumber(ofTwenty)}`}</span>.
      </p>
      <div className={styles.strokes}>
        <TallyStrokes range={chances} size="card" />
      </div>
      <p className={styles.basis}>
        {chances.percent} % ({chances.lowPercent} bis {chances.highPercent} %){" "}
        <span className={styles.estimate}>geschätzt</span>, aus {formatNumber(chances.n)} ähnlichen
        Vergaben
      </p>
    </div>
  );
}
