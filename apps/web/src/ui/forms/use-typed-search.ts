import { useEffect, useEffectEvent, useState } from "react";

const pauseMs = 300;

/** Searches for the text of a field, a moment after the last letter. `value` is what the address shows; it follows later. */
export function useTypedSearch(value: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Words that were searched and that the address does not show yet, oldest first */
  const [underway, setUnderway] = useState<readonly string[]>([]);

  if (value !== seen) {
    setSeen(value);
    const place = underway.indexOf(value);
    setUnderway(place < 0 ? [] : underway.slice(place + 1));
    // On a slow machine the address shows our own words while the member types on: the text stays. Back and a removed filter
    // replace it.
    if (place < 0) setText(value);
  }

  function search() {
    const words = text.trim();
    if (words !== value) setUnderway([...underway, words]);
    onSearch(words);
  }
  const isPending = text.trim() !== value;
  // `search` is new with every render, and a new one must not restart the pause.
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => searchAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isPending]);

  return { text, setText, search };
}
