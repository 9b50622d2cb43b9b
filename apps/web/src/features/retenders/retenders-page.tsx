import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { useShortcuts } from "../../platform/shortcuts";
import { tenderPath } from "../../platform/tender-path";
import { Message } from "../../ui/feedback/message";
import { Button } from "../../ui/forms/button";
import { WorkSkeleton } from "../../ui/layout/work-page";
import { Sheet } from "../../ui/overlays/sheet";
import { KeyBar } from "../../ui/feedback/key-bar";
import type { KeyRows } from "../../ui/feedback/key-bar";
import { KeySheet } from "../../ui/overlays/key-sheet";
import { useMedia } from "../../ui/theme/use-media";
import { CoverageNote } from "./coverage-note";
import { useRetenders } from "./queries";
import type { RadarPage, Retender } from "./queries";
import { readRadarChoice, withRadarChoice } from "./radar-choice";
import { keyOf } from "./radar-words";
import { RadarFilters } from "./radar-filters";
import { RadarList } from "./radar-list";
import { RadarLegend } from "./radar-legend";
import { RetenderSide } from "./retender-side";
import { useWatchContract } from "./use-plan-contact";
import styles from "./retenders-page.module.css";

/** Beside a narrower list there is no room for the side: it lies over it. */
const besideQuery = "(min-width: 1101px)";
const hints: KeyRows = [
  [["J", "K"], "wechseln"],
  [["W"], "beobachten"],
  [["↵"], "öffnen"],
  [["F"], "filtern"],
];
const keys: KeyRows = [
  [["J"], "nächster Vertrag"],
  [["K"], "voriger Vertrag"],
  [["↵"], "Herleitung des Vertrags öffnen"],
  [["O"], "zur alten Ausschreibung"],
  [["W"], "beobachten"],
  [["F"], "zu den Filtern"],
  [["Esc"], "schließen"],
  [["?"], "diese Übersicht"],
];

/** Of the address as it is now: a second choice may come before the first is drawn. */
const presentQuery = () => new URLSearchParams(globalThis.location.search);

/** Contracts that run out, with the window in which the next call is to be expected. */
export function RetendersPage({ tabs }: { tabs: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  const choice = readRadarChoice(query);
  const radar = useRetenders(choice);
  const pages = radar.data?.pages;
  const [first] = pages ?? [];
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <LoadedRadar
        pages={pages}
        isStale={radar.isPlaceholderData}
        head={
          <header className={styles.head}>
            <h1>Markt</h1>
            {tabs}
            <RadarFilters
              choice={choice}
              buyerName={first?.buyerName}
              onChange={(name, value) =>
                setQuery(withRadarChoice(presentQuery(), name, value), { replace: true })
              }
            />
          </header>
        }
        more={
          radar.hasNextPage && (
            <p className={styles.more}>
              <Button
                disabled={radar.isFetchingNextPage}
                onClick={() => void radar.fetchNextPage()}
              >
                {radar.isFetchingNextPage ? "Lädt …" : "Weitere zeigen"}
              </Button>
            </p>
          )
        }
        instead={
          radar.isError ? (
            <div className={styles.message}>
              <Message
                isFailure
                title="Der Wiedervergabe-Radar ließ sich nicht laden"
                actions={<Button onClick={() => void radar.refetch()}>Erneut versuchen</Button>}
              >
                {errorSentence(radar.error)}
              </Message>
            </div>
          ) : (
            <WorkSkeleton heights={[64, 72, 72, 72, 72]} />
          )
        }
      />
    </main>
  );
}

interface LoadedProps {
  pages: readonly RadarPage[] | undefined;
  isStale: boolean;
  head: ReactNode;
  more: ReactNode;
  /** While there are no pages */
  instead: ReactNode;
}

function LoadedRadar({ pages, isStale, head, more, instead }: LoadedProps) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const isBeside = useMedia(besideQuery);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const watch = useWatchContract();
  const [first] = pages ?? [];
  const items = pages?.flatMap((page) => page.items) ?? [];
  const chosen = items.find((item) => keyOf(item) === query.get("vertrag"));
  // Beside the list something is always open: the chosen contract, else the first.
  const active = chosen ?? (isBeside ? items[0] : undefined);

  function choose(item: Retender | undefined) {
    const next = presentQuery();
    if (item) next.set("vertrag", keyOf(item));
    else next.delete("vertrag");
    setQuery(next, { replace: true });
  }
  const rowOf = (item: Retender) =>
    scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(keyOf(item))}"] button`);
  /** On a phone the keys act on the row that has the focus. */
  function current(): Retender | undefined {
    const key = document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset["key"];
    return items.find((item) => keyOf(item) === key) ?? active;
  }
  function move(step: number) {
    const present = current();
    const hasFocus = scroller.current?.contains(document.activeElement) ?? false;
    const at = present ? items.indexOf(present) : -1;
    const next = items[hasFocus || !present ? at + step : at];
    if (!next) return;
    if (isBeside) choose(next);
    rowOf(next)?.focus();
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    w: () => {
      const present = current();
      if (present) watch.mutate(present);
    },
    o: () => {
      const present = current();
      if (present) void navigate(tenderPath(present.tenderSlug));
    },
    f: () => document.querySelector<HTMLElement>(`.${styles.head} select`)?.focus(),
    "?": () => setHelpOpen(true),
  });

  return (
    <div className={styles.columns} data-beside={(isBeside && active && true) || undefined}>
      <section className={styles.left} aria-label="Wiedervergaben">
        {head}
        {first ? (
          <div className={styles.scroll} ref={scroller} aria-busy={isStale}>
            <RadarLegend />
            <RadarList
              items={items}
              groups={first.groups}
              today={first.today}
              active={active}
              onChoose={choose}
            />
            {more}
            <CoverageNote coverage={first.coverage} groups={first.groups} />
          </div>
        ) : (
          instead
        )}
        <KeyBar hints={hints} onHelp={() => setHelpOpen(true)} />
      </section>
      {first && active && isBeside && (
        <aside className={styles.aside} aria-label="Herleitung">
          <RetenderSide key={keyOf(active)} item={active} today={first.today} />
        </aside>
      )}
      {first && active && !isBeside && (
        <Sheet title="Herleitung" isOpen onClose={() => choose(undefined)}>
          <RetenderSide item={active} today={first.today} />
        </Sheet>
      )}
      {isHelpOpen && (
        <KeySheet title="Tastenkürzel des Radars" rows={keys} onClose={() => setHelpOpen(false)} />
      )}
    </div>
  );
}
