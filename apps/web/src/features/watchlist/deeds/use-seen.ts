import { seeWatchlist, unseeWatchlist } from "@tc/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { count } from "../../../platform/format/format";
import { showToast } from "../../../ui/overlays/toast";
import { watchlistKey } from "../queries";
import type { SeenMoments, WatchedRow } from "../watched-row";
import type { UndoStack } from "./undo-stack";

/** What has been seen on this page: told to the server at once, and shown without waiting for it. */
export function useSeen({ push }: Pick<UndoStack, "push">) {
  const client = useQueryClient();
  const [seen, setSeen] = useState<SeenMoments>(new Map());
  const refreshCounts = () => client.invalidateQueries({ queryKey: [...watchlistKey, "counts"] });

  async function send(rows: readonly WatchedRow[]) {
    const looks = rows.flatMap(({ item, watched: { news } }) => {
      const upTo = news[0]?.at;
      return upTo === undefined ? [] : [{ tenderId: item.id, upTo }];
    });
    if (looks.length === 0) return undefined;
    const ids = new Set(looks.map(({ tenderId }) => tenderId));
    const forget = () => setSeen((moments) => new Map([...moments].filter(([id]) => !ids.has(id))));
    setSeen(
      (moments) => new Map([...moments, ...looks.map((it) => [it.tenderId, it.upTo] as const)]),
    );
    try {
      const { before } = await callApi(seeWatchlist, { body: { looks } });
      void refreshCounts();
      return async () => {
        forget();
        await callApi(unseeWatchlist, { body: { before } });
        await refreshCounts();
        return true;
      };
    } catch (error) {
      forget();
      showToast(`Nicht vermerkt. ${errorSentence(error)}`, { isFailure: true });
      return undefined;
    }
  }

  return {
    seen,
    /** Noticed by looking; nobody asked for it, so nothing is said. */
    notice: (row: WatchedRow) => void send([row]),
    /** By key or button, with the way back */
    async mark(rows: readonly WatchedRow[]) {
      const unseen = rows.filter(({ isUnseen }) => isUnseen);
      if (unseen.length === 0) {
        showToast("Es gibt nichts Neues.");
        return;
      }
      const undo = await send(unseen);
      const [only] = unseen;
      const sentence =
        unseen.length === 1 && only
          ? `Gesehen: ${only.item.title}`
          : `${count(unseen.length, "Ausschreibung", "Ausschreibungen")} gesehen.`;
      if (undo) push({ sentence, undo });
    },
  };
}
