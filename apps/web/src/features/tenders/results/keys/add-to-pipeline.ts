import { addPipelineCard, undoPipelineChange } from "@tc/contract";
import { cheapestTierWith, pipelineStageNames, tierRights } from "@tc/domain";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../platform/api/api";
import { ApiError } from "../../../../platform/api/api-error";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { showToast } from "../../../../ui/overlays/toast";

interface Ways {
  readonly client: QueryClient;
  /** Keeps the way back for the key Z; what it returns goes it once. */
  readonly remember: (goBack: () => void) => () => void;
  readonly navigate: (path: string) => void;
}

/** Puts a tender into the pipeline and says so with the way back; without the plan it says which one has it. */
export async function addToPipeline(
  { slug, title }: { readonly slug: string; readonly title: string },
  { client, remember, navigate }: Ways,
): Promise<void> {
  const refresh = () => void client.invalidateQueries({ queryKey: ["pipeline"] });
  const fail = (error: unknown) =>
    showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
  try {
    const { card, isNew, undo } = await callApi(addPipelineCard, { body: { slug } });
    const stage = pipelineStageNames[card.stage];
    const look = { label: "Ansehen", run: () => navigate("/pipeline") };
    refresh();
    if (!isNew || undo === undefined) {
      showToast(`Liegt schon in der Pipeline: ${stage}.`, { action: look });
      return;
    }
    const goBack = remember(() => {
      callApi(undoPipelineChange, { params: { id: undo } }).then(
        ({ isUndone }) =>
          showToast(
            isUndone ? "Wieder aus der Pipeline genommen." : "Inzwischen wurde daran gearbeitet.",
          ),
        fail,
      );
      refresh();
    });
    showToast(`„${title}“ liegt in der Pipeline: ${stage}.`, {
      action: { label: "Rückgängig", run: goBack },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "plan_required") return fail(error);
    const plan = tierRights(cheapestTierWith("pipeline")).name;
    showToast(`Die Pipeline gibt es ab ${plan}.`, {
      action: { label: "Tarife ansehen", run: () => navigate("/app/upgrade?feature=pipeline") },
    });
  }
}
