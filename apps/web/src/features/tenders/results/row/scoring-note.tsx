import type { AssessmentAccess } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { LoaderCircle, Lock } from "lucide-react";
import { Link } from "react-router";
import { planName } from "../../../assessment";
import styles from "./scoring-note.module.css";

/** One line above the list: numbers are on their way, or which plan opens those that are missing. */
export function ScoringNote({ access }: { access: AssessmentAccess }) {
  const locks = locksOf(access);
  const isWaiting = access.scoring !== "current" && access.lockedFit === undefined;
  if (!isWaiting && locks === "") return null;
  return (
    <div className={styles.notes}>
      {isWaiting && (
        <p role="status">
          {access.scoring === "running" ? (
            <>
              <LoaderCircle size={14} aria-hidden className={styles.turning} />
              <span>Bewertung läuft … Die Zahlen erscheinen nach und nach.</span>
            </>
          ) : (
            <span>
              Noch keine Bewertung: AgencyFit, TenderChances und Budgets kommen mit dem ersten
              Training.
            </span>
          )}
        </p>
      )}
      {locks !== "" && (
        <p>
          <Lock size={13} strokeWidth={2} aria-hidden />
          <span>
            {locks} <Link to="/app/upgrade">Tarife ansehen</Link>
          </span>
        </p>
      )}
    </div>
  );
}

/** "AgencyFit und Budget ab Basic, TenderChances und Wettbewerb ab Premium." */
function locksOf(access: AssessmentAccess): string {
  const parts: [string, Tier | undefined][] = [
    ["AgencyFit", access.lockedFit],
    ["Budgetschätzung", access.lockedBudget],
    ["TenderChances", access.lockedChances],
    ["Wettbewerb", access.lockedCompetition],
  ];
  const byTier = new Map<Tier, string[]>();
  for (const [name, tier] of parts) if (tier) byTier.set(tier, [...(byTier.get(tier) ?? []), name]);
  const texts = [...byTier].map(([tier, names]) => `${names.join(" und ")} ab ${planName[tier]}`);
  return texts.length === 0 ? "" : `${texts.join(", ")}.`;
}
