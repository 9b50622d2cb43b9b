import { useEffect, useRef } from "react";

interface Change {
  readonly isPending: boolean;
  readonly submittedAt: number;
}

/**
 * Keeps the focus in a part of a page whose buttons change with what they do. `keep` is called at a press, with the places
 * where to go on if the pressed button has left the page, or was moved, once the change is made: the first that is there.
 */
export function useKeptFocus<Part extends HTMLElement>({ isPending, submittedAt }: Change) {
  const part = useRef<Part>(null);
  // A way back is pressed long after the render that made it.
  const shown = useRef(submittedAt);
  const press = useRef<{ readonly places: readonly string[]; readonly before: number }>(undefined);
  // After each render, as any of them may take the button away.
  useEffect(() => {
    shown.current = submittedAt;
    if (!press.current || isPending || press.current.before === submittedAt) return;
    const { places } = press.current;
    press.current = undefined;
    if (document.activeElement !== document.body) return;
    for (const place of places) {
      const next = part.current?.querySelector<HTMLElement>(place);
      if (next) return next.focus();
    }
  });
  return {
    part,
    keep: (...places: string[]) => {
      press.current = { places, before: shown.current };
    },
  };
}
