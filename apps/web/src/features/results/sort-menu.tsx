import type { tenderSorts } from "@tc/contract";
import { ArrowDownWideNarrow } from "lucide-react";
import { NativeSelect } from "../../ui/native-select";
import type { Filters } from "./filters";
import styles from "./sort-menu.module.css";

type Sort = (typeof tenderSorts)[number];

const words = {
  relevance: "Relevanz",
  published: "Neueste zuerst",
  deadline: "Nächste Frist",
  value: "Größter Wert",
} as const satisfies Record<Sort, string>;

export function SortMenu({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (sort: Sort) => void;
}) {
  const hasWords = filters.q.trim() !== "";
  const fallback = hasWords ? "relevance" : "published";
  const current = filters.sort === "relevance" && !hasWords ? fallback : (filters.sort ?? fallback);
  const choices = (Object.keys(words) as Sort[])
    .filter((sort) => hasWords || sort !== "relevance")
    .map((value) => ({ value, label: words[value] }));
  return (
    <NativeSelect
      label="Sortierung"
      value={current}
      choices={choices}
      onChange={onChange}
      className={styles.sort}
    >
      <ArrowDownWideNarrow size={15} />
      <span>{words[current]}</span>
    </NativeSelect>
  );
}
