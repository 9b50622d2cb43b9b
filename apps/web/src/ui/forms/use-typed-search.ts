import { useEffect, useEffectEvent, useState } from "react";

const pauseMs = 300;

/** The words in a search field; they are searched a moment after the last letter, and the address shows them then. */
export function useTypedSearch(value: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Searched words that the address does not show yet. */
  const [underway, setUnderway] = useState<readonly string[]>([]);

  if (value !== seen) {
    setSeen(value);
    const place = underway.indexOf(value);
    setUnderway(place < 0 ? [] : underway.slice(place + 1));
    // Own words come late on a slow machine and must not undo what was typed since; Back and removed filters are shown.
    if (place < 0) setText(value);
  }

  function search() {
    const words = text.trim();
    if (words !== value) setUnderway([...underway, words]);
    onSearch(words);
  }
  const isPending = text.trim() !== value;
  // It is new with every render and must not restart the pause.
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => searchAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isPending]);

  return { text, setText, search };
}
