import { tenderFilters } from "@tc/domain";
import { Search, X } from "lucide-react";
import type { Ref } from "react";
import { Key } from "../feedback/keys";
import styles from "./search-box.module.css";

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter: search at once. */
  onSubmit: () => void;
  ref?: Ref<HTMLInputElement>;
}

export function SearchBox({ label, placeholder, value, onChange, onSubmit, ref }: Props) {
  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Search size={15} aria-hidden />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={tenderFilters.q.maxLength}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          if (value === "") event.currentTarget.blur();
          else onChange("");
        }}
      />
      {value === "" ? (
        <span className={styles.hint} aria-hidden>
          <Key>/</Key>
        </span>
      ) : (
        <button type="button" aria-label="Suche leeren" onClick={() => onChange("")}>
          <X size={15} aria-hidden />
        </button>
      )}
    </form>
  );
}
