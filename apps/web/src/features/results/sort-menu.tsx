import type { StandingAccess, tenderSorts } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { ArrowDownWideNarrow } from "lucide-react";
import { NativeSelect } from "../../ui/native-select";
import { planName } from "../standing";
import type { Filters } from "./filters";
import styles from "./sort-menu.module.css";

type Sort = (typeof tenderSorts)[number];

const words = {
  fit: "AgencyFit",
  relevance: "Relevanz",
  published: "Neueste zuerst",
  deadline: "Nächste Frist",
  chances: "TenderChances",
  competition: "Wenigste Angebote",
  budget: "Größtes Budget",
  value: "Größter Wert",
} as const satisfies Record<Sort, string>;

interface Props {
  filters: Filters;
  /** undefined: not known yet */
  access: StandingAccess | undefined;
  onChange: (sort: Sort) => void;
}

/** Fit comes first where there are scores. What the plan does not open says so; choosing it explains the plan. */
export function SortMenu({ filters, access, onChange }: Props) {
  const hasWords = filters.q.trim() !== "";
  const fallback = hasWords ? "relevance" : "published";
  const current = filters.sort === "relevance" && !hasWords ? fallback : (filters.sort ?? fallback);
  const locks: Partial<Record<Sort, Tier | undefined>> = {
    fit: access?.lockedFit,
    chances: access?.lockedChances,
    competition: access?.lockedCompetition,
    budget: access?.lockedBudget,
  };
  const isScored = access !== undefined && access.scoring !== "none";
  const choices = (Object.keys(words) as Sort[])
    .filter((sort) => hasWords || sort !== "relevance")
    .filter((sort) => isScored || !(sort in locks) || sort === current)
    .map((value) => {
      const tier = locks[value];
      const label = tier === undefined ? words[value] : `${words[value]} (ab ${planName[tier]})`;
      return { value, label };
    });
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
