import type { PipelinePerson, QuickFilter } from "@tc/contract";
import { CalendarDays, Columns3, SlidersHorizontal, Table2 } from "lucide-react";
import type { Ref } from "react";
import { formatDay, formatMoneyShort, formatNumber } from "../../../platform/format/format";
import { AddChip, FilterChip } from "../../../ui/data/chip";
import { Initials } from "../../../ui/data/initials";
import { SearchBox } from "../../../ui/forms/search-box";
import { useTypedSearch } from "../../../ui/forms/use-typed-search";
import tabs from "../../../ui/layout/view-tabs.module.css";
import type { Pipeline } from "../state/queries";
import type { PipelineView, View, ViewChange } from "../state/use-view";
import styles from "./pipeline-head.module.css";

interface Props {
  view: View;
  open: { count: number; cents: number; withValue: number } | undefined;
  counts: Pipeline["counts"] | undefined;
  viewers: readonly PipelinePerson[];
  searchRef: Ref<HTMLInputElement>;
  onChange: (change: ViewChange) => void;
  onOpenFilters: () => void;
}

const views = [
  { view: "board", word: "Board", icon: Columns3 },
  { view: "table", word: "Tabelle", icon: Table2 },
  { view: "calendar", word: "Kalender", icon: CalendarDays },
] as const satisfies readonly { view: PipelineView; word: string; icon: unknown }[];

const quicks = [
  { quick: null, count: "all", word: "Alle" },
  { quick: "mine", count: "mine", word: "Meine" },
  { quick: "unread", count: "unread", word: "Ungelesen" },
  { quick: "overdue", count: "overdue", word: "Überfällig" },
] as const satisfies readonly {
  quick: QuickFilter | null;
  count: keyof Pipeline["counts"];
  word: string;
}[];

/** What the three views share: sum, who looks on, search, filters and order. */
export function PipelineHead(props: Props) {
  const { view, open, counts, viewers, searchRef, onChange, onOpenFilters } = props;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h1>Pipeline</h1>
          <span role="status">{open ? sumWords(open) : "Lädt …"}</span>
        </div>
        {viewers.length > 0 && (
          <span className={styles.viewers}>
            {viewers.slice(0, 5).map(({ id, name }) => (
              <Initials key={id} name={name} look="presence" />
            ))}
            {viewers.length === 1 ? "sieht mit" : "sehen mit"}
          </span>
        )}
        <nav className={tabs.views} aria-label="Ansicht">
          {views.map(({ view: name, word, icon: Icon }) => (
            <button
              key={name}
              type="button"
              className={tabs.view}
              aria-current={view.view === name ? "page" : undefined}
              onClick={() => onChange({ view: name })}
            >
              <Icon size={15} strokeWidth={1.75} aria-hidden />
              {name === "board" ? (
                <>
                  <span className={styles.wide}>Board</span>
                  <span className={styles.narrow}>Liste</span>
                </>
              ) : (
                word
              )}
            </button>
          ))}
        </nav>
      </header>
      <div className={styles.filters}>
        <nav className={tabs.views} aria-label="Auswahl">
          {quicks.map(({ quick, count, word }) => (
            <button
              key={word}
              type="button"
              className={tabs.view}
              aria-current={view.quick === quick ? "true" : undefined}
              onClick={() => onChange({ quick })}
            >
              {word}
              {counts && <small>{formatNumber(counts[count])}</small>}
            </button>
          ))}
        </nav>
        <div className={styles.chips} role="group" aria-label="Aktive Filter">
          {view.until !== null && (
            <FilterChip
              name="Frist"
              onOpen={onOpenFilters}
              onRemove={() => onChange({ until: null })}
            >
              bis {formatDay(view.until)}
            </FilterChip>
          )}
          <AddChip onClick={onOpenFilters}>
            <SlidersHorizontal size={13} aria-hidden />
            Filter
          </AddChip>
        </div>
        <div className={styles.search}>
          <SearchField
            value={view.search}
            inputRef={searchRef}
            onSearch={(search) => onChange({ search: search === "" ? null : search })}
          />
        </div>
      </div>
    </>
  );
}

function SearchField(props: {
  value: string;
  inputRef: Ref<HTMLInputElement>;
  onSearch: (text: string) => void;
}) {
  const { value, inputRef, onSearch } = props;
  const { text, setText, search } = useTypedSearch(value, onSearch);
  return (
    <SearchBox
      ref={inputRef}
      label="In der Pipeline suchen"
      placeholder="Titel oder Auftraggeber"
      value={text}
      onChange={setText}
      onSubmit={search}
    />
  );
}

/** "12 offen · 1,43 Mio. € in 6 mit Wert" */
export function sumWords(open: { count: number; cents: number; withValue: number }): string {
  const { count, cents, withValue } = open;
  const value =
    withValue > 0 && ` · ${formatMoneyShort({ cents, currency: "EUR" })} in ${withValue} mit Wert`;
  return `${formatNumber(count)} offen${value || ""}`;
}
