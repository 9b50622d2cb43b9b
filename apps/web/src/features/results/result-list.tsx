import type { TenderListItem } from "@tc/contract";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { CSSProperties, KeyboardEvent, Ref } from "react";
import { Button } from "../../ui/button";
import { ResultRow } from "./result-row";
import styles from "./result-list.module.css";

export interface ResultListHandle {
  /** Goes `step` rows down (or up) and takes the focus along. */
  move: (step: number) => void;
}

interface Props {
  items: readonly TenderListItem[];
  total: number;
  now: Date;
  selectedSlug: string | undefined;
  /** Beside the detail, moving is choosing. */
  followsSelection: boolean;
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailedMore: boolean;
  onLoadMore: () => void;
  onOpen: (index: number, how: "click" | "key") => void;
  ref?: Ref<ResultListHandle>;
}

/** Heights of a row in pixels by the list's width; CSS decides on columns at the same widths. */
function rowHeight(width: number): number {
  if (width >= 800) return 62;
  return width > 560 ? 74 : 86;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

export function ResultList(props: Props) {
  const {
    items,
    selectedSlug,
    followsSelection,
    hasMore,
    isLoadingMore,
    hasFailedMore,
    onLoadMore,
    onOpen,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(74);
  const selectedIndex = items.findIndex((item) => item.slug === selectedSlug);
  const [cursor, setCursor] = useState(Math.max(0, selectedIndex));
  const current =
    followsSelection && selectedIndex >= 0 ? selectedIndex : Math.min(cursor, items.length - 1);

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(rowHeight(element.clientWidth)));
    observer.observe(element);
    setHeight(rowHeight(element.clientWidth));
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => virtualizer.measure(), [height, virtualizer]);

  const rows = virtualizer.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? 0;
  const isNearEnd = lastShown >= items.length - 8;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !hasFailedMore) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, hasFailedMore, onLoadMore, items.length]);

  function goTo(index: number) {
    const target = Math.max(0, Math.min(items.length - 1, index));
    setCursor(target);
    virtualizer.scrollToIndex(target);
    if (followsSelection) onOpen(target, "key");
    // The row may only come into being with the scroll.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        scroller.current
          ?.querySelector<HTMLElement>(`[data-index="${target}"]`)
          ?.focus({ preventScroll: true }),
      ),
    );
  }
  useImperativeHandle(props.ref, () => ({
    move: (step) => {
      // The first key press takes hold of the row that is already shown.
      const hasFocus = scroller.current?.contains(document.activeElement) ?? false;
      goTo(hasFocus || followsSelection ? current + step : current);
    },
  }));

  function onKeyDown(event: KeyboardEvent) {
    const target =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? items.length - 1
          : steps[event.key] && current + steps[event.key]!;
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  return (
    <>
      <div className={styles.columns} aria-hidden>
        <span className={styles.wideOnly}>Status</span>
        <span>Ausschreibung</span>
        <span className={styles.branch}>Branche</span>
        <span className={styles.value}>Wert</span>
        <span className={styles.right}>Frist</span>
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        data-stale={props.isStale || undefined}
        style={{ "--row-height": `${height}px` } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <ul style={{ height: virtualizer.getTotalSize() }}>
          {rows.map((row) => {
            const item = items[row.index];
            return (
              item && (
                <li
                  key={item.id}
                  aria-setsize={props.total}
                  aria-posinset={row.index + 1}
                  style={{ transform: `translateY(${row.start}px)` }}
                >
                  <ResultRow
                    item={item}
                    index={row.index}
                    now={props.now}
                    isActive={item.slug === selectedSlug}
                    isTabStop={row.index === current}
                    onOpen={(index) => {
                      setCursor(index);
                      onOpen(index, "click");
                    }}
                  />
                </li>
              )
            );
          })}
        </ul>
        <p className={styles.more} role="status">
          {hasFailedMore ? (
            <>
              Weitere Ausschreibungen ließen sich nicht laden.{" "}
              <Button onClick={onLoadMore}>Erneut versuchen</Button>
            </>
          ) : isLoadingMore ? (
            "Lädt weitere …"
          ) : hasMore ? (
            ""
          ) : (
            "Ende der Liste"
          )}
        </p>
      </div>
    </>
  );
}
