import type { SavedSearch } from "@tc/contract";
import { BookmarkPlus } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { showToast } from "../../../../ui/overlays/toast";
import { AddChip } from "../../../../ui/data/chip";
import { SearchForm, SearchLine, useSavedSearches, useSearchActs } from "../../../saved-searches";
import { activeFilters } from "../filters/active-filters";
import type { Filters } from "../filters/filters";
import { hasFilters, isSameQuery, isWorthSaving, toSavedQuery } from "./saved-query";
import { useOpenSearch } from "./use-open-search";

/** The open saved search above the filters; without one nothing. */
export function SearchStrip({ filters }: { filters: Filters }) {
  const { id, setId, open } = useOpenSearch();
  const { data: searches } = useSavedSearches();
  const acts = useSearchActs();
  const [isNaming, setNaming] = useState(false);
  const search = searches?.find((candidate) => candidate.id === id);
  const [opened, setOpened] = useState<Pick<SavedSearch, "id" | "newCount">>();
  // Looking at it makes its count 0; what it was stays to be read.
  if (search && search.id !== opened?.id) setOpened(search);

  const onOpened = useEffectEvent(() => {
    if (!search) return;
    void acts.see(search.id);
    // A link by the id alone: the search itself says what the list shows.
    if (!hasFilters(location.search)) open(search);
  });
  const openedId = opened?.id;
  useEffect(() => {
    if (openedId !== undefined) onOpened();
  }, [openedId]);

  if (id === undefined || !searches) return null;
  const query = toSavedQuery(filters);
  return (
    <>
      <SearchLine
        search={search}
        isChanged={search !== undefined && !isSameQuery(search.query, query)}
        newCount={opened?.newCount ?? 0}
        onSave={() => search && void acts.change(search, { query })}
        onSaveCopy={() => setNaming(true)}
        onDiscard={() => search && open(search)}
        onClose={() => setId(null)}
      />
      {isNaming && search && (
        <NameSearch
          name={`${search.name} (2)`}
          filters={filters}
          onSaved={setId}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** Beside the filters: keeps them by name. */
export function SaveChip({ filters }: { filters: Filters }) {
  const { id, setId } = useOpenSearch();
  const [isNaming, setNaming] = useState(false);
  if (id !== undefined || !isWorthSaving(filters)) return null;
  return (
    <>
      <AddChip onClick={() => setNaming(true)}>
        <BookmarkPlus size={13} aria-hidden />
        Suche speichern
      </AddChip>
      {isNaming && (
        <NameSearch
          name={proposedName(filters)}
          filters={filters}
          onSaved={setId}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

interface NamingProps {
  name: string;
  filters: Filters;
  onSaved: (id: string) => void;
  onClose: () => void;
}

function NameSearch({ name, filters, onSaved, onClose }: NamingProps) {
  const acts = useSearchActs();
  const save = async (draft: Parameters<typeof acts.create>[0]) => {
    onClose();
    const saved = await acts.create(draft, toSavedQuery(filters));
    if (!saved) return;
    onSaved(saved.id);
    showToast(`„${saved.name}“ gespeichert.`);
  };
  return (
    <SearchForm
      title="Suche speichern"
      start={{ name, isShared: false, mails: true }}
      confirmLabel="Speichern"
      onConfirm={(draft) => void save(draft)}
      onClose={onClose}
    />
  );
}

/** "Film, Bayern": what the filters say, in their words */
function proposedName(filters: Filters): string {
  const words = activeFilters(filters)
    .filter(({ key }) => key !== "state" && key !== "field")
    .map(({ key, text }) => (key === "q" ? filters.q.trim() : text));
  return words.join(", ").slice(0, 80);
}
