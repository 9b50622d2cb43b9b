import {
  changeSavedSearch,
  deleteSavedSearch,
  getSavedSearches,
  orderSavedSearches,
  restoreSavedSearch,
  saveSearch,
  seeSavedSearch,
} from "@tc/contract";
import type { SavedQuery, SavedSearch } from "@tc/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { errorSentence } from "../../platform/api/error-sentences";
import { showToast } from "../../ui/overlays/toast";

export const savedSearchesKey = ["saved-searches"] as const;

export function useSavedSearches() {
  return useQuery({
    queryKey: savedSearchesKey,
    queryFn: async ({ signal }) => (await callApi(getSavedSearches, { signal })).searches,
    // New results come with each reading of the sources.
    refetchInterval: 5 * 60_000,
  });
}

export interface SearchDraft {
  readonly name: string;
  readonly isShared: boolean;
  readonly mails: boolean;
}
type Change = Partial<SearchDraft> & { readonly query?: SavedQuery };

export interface SearchActs {
  /** Undefined: it failed, and a message said so. */
  create: (draft: SearchDraft, query: SavedQuery) => Promise<SavedSearch | undefined>;
  change: (search: SavedSearch, change: Change) => Promise<SavedSearch | undefined>;
  /** Undone by the message's button, or by what `remember` gets. */
  remove: (search: SavedSearch, remember: (run: () => void) => () => void) => Promise<void>;
  order: (searches: readonly SavedSearch[]) => Promise<void>;
  see: (id: string) => Promise<void>;
}

/** Changes of saved searches, shown at once. */
export function useSearchActs(): SearchActs {
  return searchActs(useQueryClient());
}

function searchActs(client: QueryClient): SearchActs {
  const show = (update: (searches: readonly SavedSearch[]) => readonly SavedSearch[]) =>
    client.setQueryData<readonly SavedSearch[]>(
      savedSearchesKey,
      (before) => before && update(before),
    );

  async function act<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    // An answer that was asked for before would bring back what is changed here.
    await client.cancelQueries({ queryKey: savedSearchesKey });
    try {
      return await call();
    } catch (error) {
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
      return undefined;
    } finally {
      void client.invalidateQueries({ queryKey: savedSearchesKey });
    }
  }

  return {
    create: (draft, query) =>
      act(async () => {
        const saved = await callApi(saveSearch, { body: { ...draft, query } });
        show((searches) => [...searches, saved]);
        return saved;
      }),
    change(search, change) {
      show((searches) =>
        searches.map((other) => (other.id === search.id ? { ...other, ...change } : other)),
      );
      return act(() => callApi(changeSavedSearch, { params: { id: search.id }, body: change }));
    },
    async remove(search, remember) {
      const params = { id: search.id };
      show((searches) => searches.filter(({ id }) => id !== search.id));
      const deletion = act(() => callApi(deleteSavedSearch, { params }));
      const undo = remember(() => {
        void act(async () => {
          await deletion;
          await callApi(restoreSavedSearch, { params });
          showToast(`„${search.name}“ ist wieder da.`);
        });
      });
      showToast(`„${search.name}“ gelöscht.`, { action: { label: "Rückgängig", run: undo } });
      await deletion;
    },
    async order(searches) {
      show(() => searches);
      await act(() => callApi(orderSavedSearches, { body: { ids: searches.map(({ id }) => id) } }));
    },
    async see(id) {
      show((searches) =>
        searches.map((search) =>
          search.id === id && search.newCount !== undefined ? { ...search, newCount: 0 } : search,
        ),
      );
      // Nobody asked for it: a failure only leaves the count as it is.
      await callApi(seeSavedSearch, { params: { id } }).catch(() => undefined);
    },
  };
}
