import type { CardComment, PipelineCard } from "@tc/contract";
import { useState } from "react";

type Page = PipelineCard["comments"];

interface Shown {
  /** The card's latest, which each new comment moves on by one */
  readonly latest: Page;
  /** In front of them: pages that were asked for, and what the latest have left behind */
  readonly earlier: readonly CardComment[];
  /** Where the comments before all these begin */
  readonly before: string | undefined;
}

/** What is shown of a card's comments: whatever is in sight stays there, however many follow. */
export function useShownComments(latest: Page) {
  const [state, setShown] = useState<Shown>({ latest, earlier: [], before: latest.before });
  let current = state;
  if (state.latest !== latest) {
    current = moveOn(state, latest);
    setShown(current);
  }
  return {
    shown: [...current.earlier, ...latest.items],
    before: current.before,
    /** Puts a page in front that was asked for with this `before`. A second answer to the same question changes nothing. */
    prepend(page: Page, before: string | undefined) {
      setShown((shown) =>
        shown.before === before
          ? { ...shown, earlier: [...page.items, ...shown.earlier], before: page.before }
          : shown,
      );
    },
    /** The card is read again after each change, earlier pages are not. */
    replace(comment: CardComment) {
      setShown((shown) => ({
        ...shown,
        earlier: shown.earlier.map((other) => (other.id === comment.id ? comment : other)),
      }));
    },
  };
}

function moveOn(shown: Shown, latest: Page): Shown {
  const { items } = shown.latest;
  const at = items.findIndex(({ id }) => id === latest.items[0]?.id);
  // Nothing of them is left: what lies between is unknown, so it is asked for.
  if (at < 0) return { latest, earlier: [], before: latest.before };
  return { ...shown, latest, earlier: [...shown.earlier, ...items.slice(0, at)] };
}
