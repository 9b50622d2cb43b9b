import { lockOfFeature } from "@tc/contract";
import type { AssessmentAccess } from "@tc/contract";
import { sortFeatures } from "@tc/domain";
import type { TenderSort, Tier } from "@tc/domain";
import { ArrowDownWideNarrow } from "lucide-react";
import { NativeSelect } from "../../../../ui/forms/native-select";
import { planName } from "../../../assessment";
import type { Filters } from "./filters";
import styles from "./sort-menu.module.css";

const words = {
  fit: "AgencyFit",
  relevance: "Relevanz",
  published: "Neueste zuerst",
  deadline: "Nächste Frist",
  chances: "TenderChances",
  competition: "Wenigste Angebote",
  budget: "Größtes Budget",
  value: "Größter Wert",
} as const satisfies Record<TenderSort, string>;

interface Props {
  filters: Filters;
  /** undefined: not known yet */
  access: AssessmentAccess | undefined;
  onChange: (sort: TenderSort) => void;
}

/** Fit comes first where there are scores. What the plan does not open says so; choosing it explains the plan. */
export function SortMenu({ filters, access, onChange }: Props) {
  const hasWords = filters.q.trim() !== "";
  const fallback = hasWords ? "relevance" : "published";
  const current = filters.sort === "relevance" && !hasWords ? fallback : (filters.sort ?? fallback);
  const isScored = access !== undefined && access.scoring !== "none";
  const choices = (Object.keys(words) as TenderSort[])
    .filter((sort) => hasWords || sort !== "relevance")
    .filter((sort) => isScored || !sortFeatures[sort] || sort === current)
    .map((value) => {
      const tier = lockOf(access, value);
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

/** The plan that opens this order, where the agency's own does not. */
function lockOf(access: AssessmentAccess | undefined, sort: TenderSort): Tier | undefined {
  const feature = sortFeatures[sort];
  return feature && access?.[lockOfFeature[feature]];
}
