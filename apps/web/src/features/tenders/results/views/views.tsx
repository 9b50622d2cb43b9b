import { getMarkedTenders } from "@tc/contract";
import type { AssessmentAccess } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../../../../platform/api/api";
import { markCountsKey } from "../../../marks";
import { planName } from "../../../assessment";
import type { Filters } from "../filters/filters";
import styles from "./views.module.css";

type View = "all" | "saved" | "contested" | "dismissed";
type Change = Pick<Filters, "mark" | "contested">;

const views = [
  { view: "all", word: "Alle", change: { mark: null, contested: null } },
  { view: "saved", word: "Gemerkt", change: { mark: "saved", contested: null } },
  { view: "contested", word: "Besonders umkämpft", change: { mark: null, contested: "only" } },
  { view: "dismissed", word: "Abgelehnt", change: { mark: "dismissed", contested: null } },
] as const satisfies readonly { view: View; word: string; change: Change }[];

interface Props {
  filters: Filters;
  access: AssessmentAccess | undefined;
  onChange: (change: Change) => void;
}

/** Which of the preset views these filters are; undefined: one of its own. */
export function viewOf({ mark, contested }: Change): View | undefined {
  return views.find(({ change }) => change.mark === mark && change.contested === contested)?.view;
}

export function Views({ filters, access, onChange }: Props) {
  const marked = useQuery({
    queryKey: markCountsKey,
    queryFn: ({ signal }) => callApi(getMarkedTenders, { signal }),
  });
  const current = viewOf(filters);
  return (
    <nav className={styles.views} aria-label="Ansichten">
      {views.map(({ view, word, change }) => {
        const tier = view === "contested" ? access?.lockedCompetition : undefined;
        if (tier !== undefined) {
          return (
            <Link key={view} to="/app/upgrade?feature=competition" className={styles.view}>
              <Lock size={12} strokeWidth={2} aria-hidden />
              {word}
              <small>ab {planName[tier]}</small>
            </Link>
          );
        }
        const count = view === "saved" || view === "dismissed" ? marked.data?.[view] : undefined;
        return (
          <button
            key={view}
            type="button"
            className={styles.view}
            aria-current={view === current ? "true" : undefined}
            onClick={() => onChange(change)}
          >
            {word}
            {count !== undefined && count > 0 && <small>{count}</small>}
          </button>
        );
      })}
    </nav>
  );
}
