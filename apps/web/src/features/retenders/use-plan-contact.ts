import { createMilestone, deleteMilestone, watchTender } from "@tc/contract";
import { addDays, addMonths } from "@tc/domain";
import type { WatchWish } from "@tc/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatDay } from "../../platform/format/format";
import { showToast } from "../../ui/overlays/toast";
import type { Retender } from "./queries";

const nameMax = 120;
const leadMonths = 6;
const soonestDays = 7;

/** Half a year before the window begins, and a week from now at the earliest. */
export function contactDay({ possible }: Pick<Retender, "possible">, today: string): string {
  const [usual, soonest] = [addMonths(possible.from, -leadMonths), addDays(today, soonestDays)];
  return usual > soonest ? usual : soonest;
}

/** Watches the old tender; its news and days of one's own come from there. */
export function useWatchContract() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ["watchlist"] });
  return useMutation({
    mutationFn: ({ tenderSlug }: Retender) =>
      callApi(watchTender, { params: { slug: tenderSlug }, body: { wish: "watched" } }),
    onSuccess: ({ before }, { tenderSlug }) => {
      refresh();
      tellWithUndo("Beobachtet. Der Vertrag steht jetzt auf der Merkliste.", async () => {
        await stopWatching(tenderSlug, before);
        refresh();
      });
    },
    onError: tellFailure,
  });
}

/** A day of the agency's own on the old tender, which is watched with it, so that calendar and reminders know it. */
export function usePlanContact(today: string) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ["watchlist"] });
    void client.invalidateQueries({ queryKey: ["calendar"] });
  };
  const plan = useMutation({
    mutationFn: async (item: Retender) => {
      const params = { slug: item.tenderSlug };
      const day = contactDay(item, today);
      const name = `Kontakt aufnehmen: ${item.buyer?.name ?? item.title}`.slice(0, nameMax).trim();
      // Noon lies on the day in every zone of Germany's clock; the time of day does not count.
      const body = { name, dueAt: `${day}T12:00:00.000Z`, hasTime: false };
      const { before } = await callApi(watchTender, { params, body: { wish: "watched" } });
      const { clocks } = await callApi(createMilestone, { params, body });
      const ids = clocks.flatMap((clock) =>
        clock.milestone && clock.name === name ? [clock.milestone.id] : [],
      );
      return { day, before, id: ids.at(-1) };
    },
    onSuccess: ({ day, before, id }, { tenderSlug }) => {
      refresh();
      tellWithUndo(
        `Kontakt eingeplant für ${formatDay(day)}. Der Vertrag wird beobachtet.`,
        async () => {
          if (id !== undefined) await callApi(deleteMilestone, { params: { id } });
          await stopWatching(tenderSlug, before);
          plan.reset();
          refresh();
        },
      );
    },
    onError: tellFailure,
  });
  return plan;
}

/** Only while nobody has said something else since. */
function stopWatching(slug: string, before: WatchWish) {
  return callApi(watchTender, { params: { slug }, body: { wish: before, onlyIf: "watched" } });
}

function tellWithUndo(text: string, undo: () => Promise<void>) {
  showToast(text, {
    action: { label: "Rückgängig", run: () => void undo().catch(tellFailure) },
  });
}

function tellFailure(error: unknown) {
  showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
}
