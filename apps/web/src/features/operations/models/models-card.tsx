import { Lock } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import { LoadState } from "../../admin";
import { ActivationDialog } from "./activation-dialog";
import { activationSentence } from "./activation-words";
import { useModelVersions, useReleaseModelVersion, useRequestTraining } from "./queries";
import { VersionRow } from "./version-row";

/** The last versions of the models, what each was learnt from and how it held; an admin may go back to an earlier one. */
export function ModelsCard() {
  const { data, isPending, error, refetch } = useModelVersions();
  const training = useRequestTraining();
  const release = useReleaseModelVersion();
  const [choice, setChoice] = useState<number>();
  const inUse = data?.versions.find(({ status }) => status === "active");
  const toActivate = data?.versions.find(({ version }) => version === choice);
  const isHeld = inUse?.held !== undefined;

  async function train() {
    try {
      await training.mutateAsync();
      showToast(
        isHeld
          ? "Angefordert. Die neue Version steht dann in der Liste, eingesetzt wird sie nicht."
          : "Angefordert. Die neue Version gilt, sobald sie fertig ist.",
      );
    } catch (failure) {
      showToast(errorSentence(failure), { isFailure: true });
    }
  }
  async function letGo(version: number) {
    try {
      await release.mutateAsync(version);
      showToast(`Nicht mehr festgehalten. Das nächste Training löst Version ${version} ab.`);
    } catch (failure) {
      showToast(activationSentence(failure), { isFailure: true });
    }
  }
  return (
    <Card title="Modelle" note="jede Nacht um 2:40 Uhr neu trainiert">
      <div className={panel.stack}>
        {inUse?.held && (
          <p className={panel.hint}>
            <Lock size={16} aria-hidden />
            <span>
              Version {inUse.version} ist festgehalten. Was nachts trainiert wird, steht hier, wird
              aber nicht eingesetzt.
            </span>
          </p>
        )}
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
        <ul className={panel.list} aria-label="Versionen der Modelle">
          {data?.versions.map((version) => (
            <li key={version.version}>
              <VersionRow
                version={version}
                isBusy={release.isPending}
                onActivate={() => setChoice(version.version)}
                onRelease={() => void letGo(version.version)}
              />
            </li>
          ))}
        </ul>
      </div>
      {toActivate && (
        <ActivationDialog version={toActivate} inUse={inUse} onClose={() => setChoice(undefined)} />
      )}
    </Card>
  );
}
