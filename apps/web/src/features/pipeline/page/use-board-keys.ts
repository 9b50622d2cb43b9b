import { useRef } from "react";
import type { FocusEvent, RefObject } from "react";
import { useLayoutEffect } from "react";

/** Rows of one list: a column, or the whole table. */
const linksOf = (list: Element) => [...list.querySelectorAll<HTMLElement>("[data-open-card]")];

/** Which card the keys act on, and the ways from card to card. Reads the screen, so that each view has them. */
export function useBoardKeys(area: RefObject<HTMLElement | null>) {
  const lastId = useRef<string>(undefined);
  const wantedId = useRef<string>(undefined);
  const linkOf = (id: string | undefined) =>
    id === undefined
      ? undefined
      : area.current?.querySelector<HTMLElement>(
          `[data-card="${id}"]:not([data-ghost]) [data-open-card]`,
        );

  // A card that was moved is drawn anew in its new place: the focus goes along.
  useLayoutEffect(() => {
    const link = linkOf(wantedId.current);
    if (!link) return;
    wantedId.current = undefined;
    take(link);
  });

  function current(): HTMLElement | undefined {
    return linkOf(lastId.current) ?? undefined;
  }
  function take(link: HTMLElement | undefined) {
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  return {
    onFocus(event: FocusEvent<HTMLElement>) {
      const id = event.target.closest<HTMLElement>("[data-card]")?.dataset.card;
      if (id !== undefined) lastId.current = id;
    },
    currentId: () => (current() ? lastId.current : undefined),
    currentLink: current,
    /** To the next card of the same list; the first press takes hold of the first. */
    step(by: 1 | -1) {
      const link = current();
      const list = link?.closest("ul, tbody");
      if (!link || !list) {
        const first = area.current?.querySelector<HTMLElement>("[data-open-card]");
        take(first ?? undefined);
        return;
      }
      const links = linksOf(list);
      take(links[links.indexOf(link) + by]);
    },
    /** To the card beside it in the next stage that has one. */
    cross(by: 1 | -1) {
      const link = current();
      const lists = [...(area.current?.querySelectorAll("[data-drop-stage] > ul") ?? [])].filter(
        (list) => linksOf(list).length > 0,
      );
      const list = link?.closest("ul");
      if (!link || !list) return this.step(1);
      const target = lists[lists.indexOf(list) + by];
      if (!target) return;
      const links = linksOf(target);
      take(links[Math.min(linksOf(list).indexOf(link), links.length - 1)]);
    },
    focus(id: string) {
      lastId.current = id;
      take(linkOf(id) ?? undefined);
    },
    /** Before it leaves: the focus follows it, or goes to its neighbour where it leaves the board. */
    follow(id: string, staysInSight: boolean) {
      if (staysInSight) {
        wantedId.current = id;
        return;
      }
      const link = linkOf(id);
      const list = link?.closest("ul, tbody");
      if (!link || !list) return;
      const links = linksOf(list);
      const at = links.indexOf(link);
      const next = links[at + 1] ?? links[at - 1];
      wantedId.current = next?.closest<HTMLElement>("[data-card]")?.dataset.card;
    },
  };
}
