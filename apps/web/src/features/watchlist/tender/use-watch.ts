import { seeWatchlist, watchTender } from "@tc/contract";
import { canUse } from "@tc/domain";
import type { WatchWish } from "@tc/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import { useAgency } from "../../shell";
import { overtakenWords } from "../deeds/undo-stack";
import { watchlistKey, watchQuery } from "../queries";
import type { Watch } from "../queries";

/** Whether the agency watches a tender, on the tender's own page; undefined where the plan does not open it. */
export function useWatch(slug: string) {
  const client = useQueryClient();
  const tier = useAgency().data?.tier ?? null;
  const query = watchQuery(slug);
  const { data: watch } = useQuery({ ...query, enabled: canUse(tier, "watchlist") });
  const show = (change: Partial<Watch>) =>
    client.setQueryData<Watch>(query.queryKey, (old) => old && { ...old, ...change });
  const refresh = () => client.invalidateQueries({ queryKey: watchlistKey });

  /** `onlyIf`: of a wish that is taken back, so that it overwrites nobody. */
  async function setWish(wish: WatchWish, onlyIf?: WatchWish) {
    show({ isWatched: wish === "watched" });
    try {
      const { isStored, before, isWatched } = await callApi(watchTender, {
        params: { slug },
        body: { wish, ...(onlyIf !== undefined && { onlyIf }) },
      });
      show({ isWatched });
      if (!isStored) showToast(overtakenWords);
      else
        showToast(isWatched ? "Wird beobachtet." : "Wird nicht mehr beobachtet.", {
          action: { label: "Rückgängig", run: () => void setWish(before, wish) },
        });
    } catch (error) {
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
    }
    void refresh();
  }

  return {
    watch,
    toggle: () => void setWish(watch?.isWatched ? "ended" : "watched"),
    async see() {
      const upTo = watch?.unseen[0]?.at;
      if (!watch || upTo === undefined) return;
      try {
        await callApi(seeWatchlist, { body: { looks: [{ tenderId: watch.tenderId, upTo }] } });
        void client.invalidateQueries({ queryKey: [...watchlistKey, "counts"] });
      } catch {
        // It stays new: the next look tries again.
      }
    },
  };
}
