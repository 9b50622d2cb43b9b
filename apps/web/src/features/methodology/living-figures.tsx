import { Button } from "../../ui/forms/button";
import { formatDay, formatNumber, formatShare } from "../../platform/format/format";
import { CalibrationChart } from "./calibration-chart";
import type { Methodology } from "./use-methodology";
import { useMethodology } from "./use-methodology";
import styles from "./living-figures.module.css";

/** What the models of this installation rest on today, and how true they were. */
export function LivingFigures() {
  const { state, retry } = useMethodology();
  if (state.kind === "loading") {
    return (
      <p role="status" className={styles.note}>
        Lädt …
      </p>
    );
  }
  if (state.kind === "failed") {
    return (
      <div role="alert" className={styles.failed}>
        <p>Die aktuellen Zahlen ließen sich nicht laden.</p>
        <Button onClick={retry}>Erneut versuchen</Button>
      </div>
    );
  }
  return <Figures answer={state.answer} />;
}

function Figures({ answer }: { answer: Methodology }) {
  return (
    <div className={styles.figures}>
      {answer.sample && (
        <p className={styles.sample}>
          Diese Installation zeigt Musterdaten. Die Zahlen unten stammen aus ihnen und sagen nichts
          über den Markt.
        </p>
      )}
      {answer.model ? (
        <Basis model={answer.model} coverage={answer.heldBackCoverage} />
      ) : (
        <p className={styles.note}>
          Noch wurde nichts gelernt: Es fehlen Bekanntmachungen. Bis dahin zeigen wir keine Zahlen.
        </p>
      )}
      <CalibrationChart
        title="Zurückgehaltene Vergaben: nur ein Angebot"
        said="gesagt"
        seen="eingetreten"
        reliability={answer.heldBackSingle}
        empty="Noch zu wenig Daten."
      />
      <CalibrationChart
        title="Vorhersagen, die vor dem Zuschlag gespeichert wurden"
        said="gesagt"
        seen="eingetreten"
        reliability={answer.forecasts}
        empty={
          answer.forecastCoverage.n === 0
            ? "Noch ist zu keiner gespeicherten Vorhersage ein Ergebnis veröffentlicht."
            : "Noch zu wenig Daten."
        }
      />
      {answer.forecastCoverage.share !== undefined && (
        <p className={styles.note}>
          {formatShare(answer.forecastCoverage.share)} der {answer.forecastCoverage.n} Ergebnisse
          lagen in der genannten Spanne; gesagt waren 80 %.
        </p>
      )}
      <CalibrationChart
        title="TenderChances: gemeldete Ergebnisse eigener Angebote"
        said="gesagt"
        seen="gewonnen"
        reliability={answer.outcomes}
        empty="Noch liegen zu wenige Ergebnisse von genügend Agenturen vor. Erst dann zeigen wir sie, damit niemand etwas über eine einzelne Agentur erfährt."
      />
    </div>
  );
}

function Basis(props: {
  model: NonNullable<Methodology["model"]>;
  coverage: Methodology["heldBackCoverage"];
}) {
  const { model, coverage } = props;
  return (
    <>
      <p>
        Gelernt am {formatDay(model.trainedAt)} aus {formatNumber(model.tenders)} Ausschreibungen:
        Angebote aus {formatNumber(model.offers.n)} Losen{spanOf(model.offers)}, Budgets aus{" "}
        {formatNumber(model.budget.n)} Werten{spanOf(model.budget)}.
      </p>
      {coverage?.offers !== undefined && (
        <p>
          An zurückgehaltenen Vergaben geprüft: Die Spanne der Angebote traf in{" "}
          {formatShare(coverage.offers)} der Fälle zu
          {coverage.budget !== undefined && `, die des Budgets in ${formatShare(coverage.budget)}`};
          gesagt sind 80 %.
        </p>
      )}
    </>
  );
}

function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }): string {
  return from !== undefined && to !== undefined ? ` (${formatDay(from)} bis ${formatDay(to)})` : "";
}
