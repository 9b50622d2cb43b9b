import { useImperativeHandle, useRef } from "react";
import type { Ref } from "react";
import { SearchBox } from "../../../../ui/forms/search-box";
import { useTypedSearch } from "../../../../ui/forms/use-typed-search";

export interface SearchFieldHandle {
  focus: () => void;
}

interface Props {
  /** What the list shows now. */
  value: string;
  onSearch: (text: string) => void;
  ref?: Ref<SearchFieldHandle>;
}

/** Searches while typing, after a short pause, and at once on Enter. */
export function SearchField({ value, onSearch, ref }: Props) {
  const { text, setText, search } = useTypedSearch(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      input.current?.focus();
      input.current?.select();
    },
  }));
  return (
    <SearchBox
      ref={input}
      label="Ausschreibungen durchsuchen"
      placeholder="Suchen, z. B. Website, Kampagne, Erklärfilm"
      value={text}
      onChange={setText}
      onSubmit={search}
    />
  );
}
