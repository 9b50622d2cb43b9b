import { getMarkedTenders } from "@tc/contract";
import type { AssessmentAccess } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../../../../platform/api/api";
import { markCountsKey } from "../../../marks";
import { planName } from "../../../assessment";
import { formatNumber } from "../../../../platform/format/format";
import { shownField } from "../filters/filters";
import type { Filters } from "../filters/filters";
import tabs from "../../../../ui/layout/view-tabs.module.css";
import type { ViewCounts } from "./use-view-counts";

type View = "own" | "all" | "saved" | "contested" | "dismissed";
type Change = Pick<Filters, "mark" | "contested" | "field">;

const views = [
  { view: "own", word: "Eure Branchen", change: { mark: null, contested: null, field: "own" } },
  { view: "all", word: "Alle", change: { mark: null, contested: null, field: "all" } },
  { view: "saved", word: "Gemerkt", change: { mark: "saved", contested: null, field: null } },
  {
    view: "contested",
    word: "Besonders umkämpft",
    change: { mark: null, contested: "only", field: null },
  },
  {
    view: "dismissed",
    word: "Abgelehnt",
    change: { mark: "dismissed", contested: null, field: null },
  },
] as const satisfies readonly { view: View; word: string; change: Change }[];

interface Props {
  filters: Filters;
  /** Undefined: still loading, or failed */
  counts: ViewCounts | undefined;
  access: AssessmentAccess | undefined;
  onChange: (change: Change) => void;
}

/** Which of the preset views these filters are; undefined: one of its own. */
export function viewOf(filters: Filters, counts?: ViewCounts): View | undefined {
  const { mark, contested } = filters;
  // Without sectors in the profile there is no view of them: all are shown.
  if (mark === null && contested === null)
    return shownField(filters) === "own" && counts?.own !== undefined ? "own" : "all";
  return views.find(({ change }) => change.mark === mark && change.contested === contested)?.view;
}

export function Views({ filters, counts, access, onChange }: Props) {
  const marked = useQuery({
    queryKey: markCountsKey,
    queryFn: ({ signal }) => callApi(getMarkedTenders, { signal }),
  });
  const current = viewOf(filters, counts);
  return (
    <nav className={tabs.views} aria-label="Ansichten">
      {views.map(({ view, word, change }) => {
        if (view === "own" && counts?.own === undefined) return null;
        const tier = view === "contested" ? access?.lockedCompetition : undefined;
        if (tier !== undefined) {
          return (
            <Link key={view} to="/app/upgrade?feature=competition" className={tabs.view}>
              <Lock size={12} strokeWidth={2} aria-hidden />
              {word}
              <small>ab {planName[tier]}</small>
            </Link>
          );
        }
        const isMarked = view === "saved" || view === "dismissed";
        const count = isMarked ? marked.data?.[view] : counts?.[view];
        return (
          <button
            key={view}
            type="button"
            className={tabs.view}
            aria-current={view === current ? "true" : undefined}
            onClick={() => onChange(change)}
          >
            {word}
            {count !== undefined && count > 0 && <small>{formatNumber(count)}</small>}
          </button>
        );
      })}
    </nav>
  );
}
