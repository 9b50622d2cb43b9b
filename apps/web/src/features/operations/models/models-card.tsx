import { CircleCheck, Hourglass } from "lucide-react";
import { errorSentence } from "../../../platform/api/error-sentences";
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatShare,
} from "../../../platform/format/format";
import { Badge } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import { LoadState } from "../../admin";
import { useModelVersions, useRequestTraining } from "./queries";
import type { ModelVersion } from "./queries";

/** The last versions of the models, what each was learnt from and how it held. */
export function ModelsCard() {
  const { data, isPending, error, refetch } = useModelVersions();
  const training = useRequestTraining();
  async function train() {
    try {
      await training.mutateAsync();
      showToast("Angefordert. Die neue Version gilt, sobald sie fertig ist.");
    } catch (failure) {
      showToast(errorSentence(failure), { isFailure: true });
    }
  }
  return (
    <Card title="Modelle" note="jede Nacht um 2:40 Uhr neu trainiert">
      <div className={panel.stack}>
        <div>
          <Button disabled={training.isPending} onClick={() => void train()}>
            Jetzt trainieren
          </Button>
        </div>
        <LoadState isPending={isPending} error={error} onRetry={() => void refetch()} />
        {data?.versions.length === 0 && (
          <p className={panel.small}>
            Noch kein Modell. Das erste entsteht, sobald Ausschreibungen gelesen sind.
          </p>
        )}
        <ul className={panel.list}>
          {data?.versions.map((version) => (
            <li key={version.version}>
              <VersionRow version={version} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function VersionRow({ version }: { version: ModelVersion }) {
  const { basis, status } = version;
  return (
    <>
      <span className={panel.who}>
        <b>Version {version.version}</b>
        <small>
          {status === "building" ? "begonnen" : "trainiert"} {formatMoment(version.trainedAt)}
          {version.isSample && " · aus Musterdaten"}
        </small>
        {basis && (
          <>
            <small>
              {formatNumber(basis.tenders)} Ausschreibungen ·{" "}
              {basisWords("Angebotszahl", basis.offers)} · {basisWords("Budget", basis.budget)} ·{" "}
              {basisWords("Fit", basis.fit)} · {basisWords("Chancen", basis.chances)}
            </small>
            <small>{heldBackWords(basis)}</small>
          </>
        )}
      </span>
      {status === "active" && (
        <Badge icon={CircleCheck} tone="green">
          in Gebrauch
        </Badge>
      )}
      {status === "building" && (
        <Badge icon={Hourglass} tone="amber">
          wird trainiert
        </Badge>
      )}
    </>
  );
}

type Basis = NonNullable<ModelVersion["basis"]>;

function basisWords(name: string, { n, from, to }: Basis["offers"]): string {
  const span =
    from !== undefined && to !== undefined ? ` (${formatDay(from)}–${formatDay(to)})` : "";
  return `${name}: ${formatNumber(n)}${span}`;
}

/** How the version did on awards that it had not seen; where there were none that is said. */
function heldBackWords({ single, offersCoverage, budgetCoverage }: Basis): string {
  const parts = [
    single &&
      `Kalibrierungsfehler bei Einzelangeboten ${formatShare(single.error)} (n = ${formatNumber(single.n)})`,
    offersCoverage !== undefined &&
      `Angebotszahl in der 80-%-Spanne: ${formatShare(offersCoverage)}`,
    budgetCoverage !== undefined && `Budget in der 80-%-Spanne: ${formatShare(budgetCoverage)}`,
  ].filter((part) => part !== undefined && part !== false);
  return parts.length === 0
    ? "An zurückgehaltenen Vergaben noch nicht gemessen"
    : parts.join(" · ");
}
