import { canUse } from "@tc/domain";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import { useShortcuts } from "../../platform/shortcuts";
import { Message } from "../../ui/feedback/message";
import { Button } from "../../ui/forms/button";
import { WorkSkeleton } from "../../ui/layout/work-page";
import { BareSheet } from "../../ui/overlays/sheet";
import { showToast } from "../../ui/overlays/toast";
import { useMedia } from "../../ui/theme/use-media";
import { useAgency } from "../shell";
import { WatchKeyBar } from "./keys/watch-key-bar";
import { WatchKeys } from "./keys/watch-keys";
import { useSeen } from "./deeds/use-seen";
import { useUndoStack } from "./deeds/undo-stack";
import { useWatchDeeds } from "./deeds/use-watch-deeds";
import { EmptyList } from "./list/empty-list";
import { groupByDeadline } from "./list/groups";
import { WatchHead } from "./list/watch-head";
import { WatchList } from "./list/watch-list";
import { useWatchlist } from "./queries";
import type { Watchlist } from "./queries";
import type { SideHandles } from "./side/side-handles";
import { SideBack } from "./side/side-back";
import { WatchSide } from "./side/watch-side";
import { isShownBy, keepNews, rowsOf, watchFilters } from "./watched-row";
import type { NewsByTender, WatchedRow } from "./watched-row";
import styles from "./watchlist-page.module.css";

/** Beside a narrower list there is no room for the side: it lies over it. */
const besideQuery = "(min-width: 1001px)";

export function WatchlistPage() {
  const list = useWatchlist();
  if (list.data) return <LoadedList list={list.data} />;
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <section className={styles.left} aria-label="Merkliste">
        <header className={styles.lead}>
          <h1>Merkliste</h1>
        </header>
        {list.isError ? (
          <Message
            isFailure
            title="Die Merkliste ließ sich nicht laden"
            actions={<Button onClick={() => void list.refetch()}>Erneut versuchen</Button>}
          >
            {errorSentence(list.error)}
          </Message>
        ) : (
          <WorkSkeleton heights={[64, 120, 64, 64, 64]} />
        )}
      </section>
    </main>
  );
}

function LoadedList({ list }: { list: Watchlist }) {
  const now = useNow();
  const navigate = useNavigate();
  const tier = useAgency().data?.tier ?? null;
  const isBeside = useMedia(besideQuery);
  const [{ auswahl: filter, ausschreibung: chosenSlug }, setChoice] = useQueryStates({
    auswahl: parseAsStringLiteral(watchFilters).withDefault("all"),
    ausschreibung: parseAsString,
  });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const handles: SideHandles = { note: useRef(null), assignee: useRef(null) };
  const stack = useUndoStack();
  const deeds = useWatchDeeds(stack);
  const look = useSeen(stack);
  const news = useKeptNews(list);

  const rows = rowsOf(list, news, look.seen);
  const userId = list.members.find(({ isYou }) => isYou)?.userId;
  const shown = rows.filter((row) => isShownBy(row, filter, userId, now));
  const groups = groupByDeadline(shown, now);
  const inOrder = groups.flatMap((group) => group.rows);
  const chosen = inOrder.find(({ item }) => item.slug === chosenSlug);
  // Beside the list something is always open: the chosen tender, else the first.
  const active = chosen ?? (isBeside ? inOrder[0] : undefined);
  const unseen = rows.filter(({ isUnseen }) => isUnseen);

  const choose = (slug: string | null, history: "push" | "replace" = "replace") =>
    void setChoice({ ausschreibung: slug }, { history });
  const focus = ({ item }: WatchedRow) =>
    scroller.current?.querySelector<HTMLElement>(`[data-slug="${CSS.escape(item.slug)}"]`)?.focus();
  function move(step: number) {
    const at = active ? inOrder.indexOf(active) : -1;
    const hasFocus = scroller.current?.contains(document.activeElement) ?? false;
    // The first press takes hold of the row that is shown already.
    const next = inOrder[hasFocus || !active ? at + step : at];
    if (!next) return;
    if (isBeside) choose(next.item.slug);
    focus(next);
  }
  /** On a phone the keys act on the row that has the focus. */
  function current(): WatchedRow | undefined {
    const slug = document.activeElement?.closest<HTMLElement>("[data-slug]")?.dataset["slug"];
    return inOrder.find(({ item }) => item.slug === slug) ?? active;
  }
  function stop(row: WatchedRow) {
    const at = inOrder.indexOf(row);
    const next = inOrder[at + 1] ?? inOrder[at - 1];
    choose(next && isBeside ? next.item.slug : null);
    void deeds.stopWatching(row);
    if (next) setTimeout(() => focus(next));
  }
  function toPipeline(row: WatchedRow) {
    const { card } = row.watched;
    if (card) void navigate(`/pipeline?card=${card.id}`);
    else if (canUse(tier, "pipeline")) void deeds.addCard(row);
    else showToast("Die Pipeline gehört zu Premium.");
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    g: () => {
      const row = current();
      if (row) void look.mark([row]);
    },
    w: () => {
      const row = current();
      if (row) stop(row);
    },
    e: () => handles.note.current?.(),
    a: () => handles.assignee.current?.focus(),
    p: () => {
      const row = current();
      if (row) toPipeline(row);
    },
    z: () => stack.undo(),
    "?": () => setHelpOpen(true),
  });

  const side = active && (
    <WatchSide
      row={active}
      members={list.members}
      deeds={{ ...deeds, stopWatching: (row) => Promise.resolve(stop(row)) }}
      handles={handles}
    />
  );
  return (
    <main
      id="inhalt"
      tabIndex={-1}
      className={styles.page}
      data-beside={(isBeside && active !== undefined) || undefined}
    >
      <section className={styles.left} aria-label="Merkliste">
        <WatchHead
          rows={rows}
          total={list.total}
          lastLookAt={list.lastLookAt}
          filter={filter}
          userId={userId}
          now={now}
          onFilter={(choice) => void setChoice({ auswahl: choice, ausschreibung: null })}
          onSeeAll={() => void look.mark(unseen)}
        />
        <div ref={scroller} className={styles.scroll}>
          {inOrder.length === 0 ? (
            <EmptyList
              isFiltered={rows.length > 0}
              onShowAll={() => void setChoice({ auswahl: "all" })}
            />
          ) : (
            <WatchList
              groups={groups}
              access={list.access}
              fitWeights={list.fitWeights}
              members={list.members}
              now={now}
              activeSlug={active?.item.slug}
              onOpen={({ item }) => choose(item.slug, isBeside ? "replace" : "push")}
              onLook={look.notice}
            />
          )}
        </div>
        <WatchKeyBar onHelp={() => setHelpOpen(true)} />
      </section>
      {isBeside && active && (
        <aside className={styles.side} aria-label={active.item.title}>
          {side}
        </aside>
      )}
      {!isBeside && (
        <BareSheet
          title="Beobachtete Ausschreibung"
          isOpen={chosen !== undefined}
          onClose={() => choose(null)}
        >
          {chosen && (
            <>
              <SideBack onBack={() => choose(null)} />
              {side}
            </>
          )}
        </BareSheet>
      )}
      {isHelpOpen && <WatchKeys onClose={() => setHelpOpen(false)} />}
    </main>
  );
}

/** What was new stays readable until the page is left, also when it has been seen and the list is read again. */
function useKeptNews(list: Watchlist): NewsByTender {
  const [kept, setKept] = useState(() => ({ of: list, news: keepNews(new Map(), list) }));
  if (kept.of === list) return kept.news;
  const news = keepNews(kept.news, list);
  setKept({ of: list, news });
  return news;
}
