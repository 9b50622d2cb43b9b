import { arrangeDashboard } from "@tc/contract";
import { arrangedCards } from "@tc/domain";
import type { DashboardCard } from "@tc/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import { dashboardKey } from "../queries";
import type { Dashboard } from "../queries";

/** The new order is shown at once; where it cannot be kept, the old one comes back. */
export function useArrange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cards: readonly DashboardCard[]) =>
      callApi(arrangeDashboard, { body: { cards: [...cards] } }),
    onMutate: async (cards) => {
      await client.cancelQueries({ queryKey: dashboardKey });
      const before = client.getQueryData<Dashboard>(dashboardKey);
      client.setQueryData<Dashboard>(
        dashboardKey,
        (answer) => answer && { ...answer, cards: arrangedCards(cards) },
      );
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(dashboardKey, before);
      showToast(errorSentence(error));
    },
    // One after the other: the last press is what is kept.
    scope: { id: "arrange-dashboard" },
  });
}
