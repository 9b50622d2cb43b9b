import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import type { Ref } from "react";
import { SearchBox } from "../../../../ui/forms/search-box";

export interface SearchFieldHandle {
  focus: () => void;
}

interface Props {
  /** What the list shows now. */
  value: string;
  onSearch: (text: string) => void;
  ref?: Ref<SearchFieldHandle>;
}

const pauseMs = 300;

/** Searches while typing, after a short pause, and at once on Enter. */
export function SearchField({ value, onSearch, ref }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      input.current?.focus();
      input.current?.select();
    },
  }));

  // The address changed from elsewhere (Back, a removed filter): show that, not the old typing.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const pending = typed.trim() !== value;
  // onSearch is new with every render and must not restart the pause.
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => search(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pending]);

  return (
    <SearchBox
      ref={input}
      label="Ausschreibungen durchsuchen"
      placeholder="Suchen, z. B. Website, Kampagne, Erklärfilm"
      value={typed}
      onChange={setTyped}
      onSubmit={() => onSearch(typed.trim())}
    />
  );
}
