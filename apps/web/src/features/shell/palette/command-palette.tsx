import { tenderFilters } from "@tc/domain";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { ModalDialog } from "../../../ui/overlays/modal-dialog";
import { matchingEntries, screens } from "./places";
import type { PaletteEntry } from "./places";
import { useFoundTenders } from "./use-found-tenders";
import styles from "./command-palette.module.css";

/** One field that leads everywhere: to screens, to tenders, and to the search for what was typed. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const tenders = useFoundTenders(typed);
  const words = typed.trim();
  const search: PaletteEntry[] = words === "" ? [] : [searchFor(words)];
  const groups = [
    { name: "Bildschirme", entries: matchingEntries(screens, typed) },
    { name: "Ausschreibungen", entries: [...tenders.entries, ...search] },
  ].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(active, entries.length - 1);

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  const move = (index: number) => {
    setActive(index);
    list.current?.querySelectorAll('[role="option"]')[index]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move((current + 1) % entries.length);
    else if (event.key === "ArrowUp") move((current - 1 + entries.length) % entries.length);
    else if (event.key === "Enter") open(entries[current]);
    else return;
    event.preventDefault();
  };

  return (
    <ModalDialog className={styles.palette} aria-label="Springen zu" onClose={onClose} closesBeside>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label="Bildschirm oder Ausschreibung suchen"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        autoFocus
        maxLength={tenderFilters.q.maxLength}
        placeholder="Wohin? Bildschirm oder Ausschreibung"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className={styles.list} role="listbox" id={listId} aria-label="Ziele">
        {groups.map(({ name, entries: entriesOfGroup }) => (
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden>{name}</p>
            {entriesOfGroup.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <div
                  key={entry.to}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  onPointerMove={() => setActive(index)}
                  onClick={() => open(entry)}
                >
                  <span>{entry.label}</span>
                  {entry.detail !== undefined && <small>{entry.detail}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {tenders.isLoading ? "Ausschreibungen werden gesucht" : `${entries.length} Ziele`}
      </p>
    </ModalDialog>
  );
}

function searchFor(words: string): PaletteEntry {
  return {
    label: `Alle Treffer für „${words}“`,
    to: `/app/results?q=${encodeURIComponent(words)}`,
  };
}
