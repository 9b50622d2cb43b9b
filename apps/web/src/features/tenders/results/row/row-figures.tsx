import type { AssessmentSummary, AssessmentAccess, TenderListItem } from "@tc/contract";
import { Lock, OctagonAlert } from "lucide-react";
import { valueKindWords } from "../../../../platform/format/words";
import {
  BudgetText,
  ChancesFigure,
  ChancesSilence,
  FitScore,
  FitStrip,
  LockBadge,
  OffersText,
  TallyStrokes,
  TooThin,
} from "../../../assessment";
import styles from "./row-figures.module.css";

interface Props {
  assessment: AssessmentSummary;
  access: AssessmentAccess;
}

interface FitCellProps extends Props {
  /** What each part weighs; undefined where the plan does not open the fit. */
  fitWeights: readonly number[] | undefined;
}

/** Score, Passleiste and, however high the score, the knockout criterion that is not met. */
export function FitCell({ assessment: { fit, volumeLock }, access, fitWeights }: FitCellProps) {
  if (fit) {
    return (
      <>
        <FitScore fit={fit} weights={fitWeights} />
        {fit.knockout === "failed" && (
          <span className={styles.knockout}>
            <OctagonAlert size={12} strokeWidth={2.2} aria-hidden />
            Ausschluss&shy;risiko
          </span>
        )}
      </>
    );
  }
  if (volumeLock)
    return <Lock size={18} strokeWidth={1.75} aria-hidden className={styles.locked} />;
  if (access.lockedFit)
    return <LockBadge tier={access.lockedFit} feature="agencyFit" name="AgencyFit" isSkipped />;
  // That it is still to come stands once above the list.
  return access.scoring === "current" ? (
    <span className={styles.waiting}>nicht bewertet</span>
  ) : (
    fitWeights && <FitStrip parts={fitWeights.map(() => null)} weights={fitWeights} />
  );
}

/** Chances, competition and budget: cells of their own where there is room, one line on a phone. */
export function RowFigures({ item, assessment, access }: Props & { item: TenderListItem }) {
  return (
    <span className={styles.figures}>
      <span className={styles.odds}>
        <span className={styles.chances}>
          <Chances assessment={assessment} access={access} />
        </span>
        <span className={styles.offers}>
          <Offers assessment={assessment} access={access} />
        </span>
      </span>
      <span className={styles.budget}>
        <span className="visually-hidden">Budget </span>
        <Budget item={item} assessment={assessment} access={access} />
      </span>
    </span>
  );
}

function Chances({ assessment, access: { lockedChances, scoring } }: Props) {
  const { chances, chancesSilence } = assessment;
  if (chances) return <ChancesFigure chances={chances} />;
  if (chancesSilence) return <ChancesSilence silence={chancesSilence} />;
  return (
    <span className={styles.empty}>
      <TallyStrokes />
      {lockedChances ? (
        <LockBadge tier={lockedChances} feature="tenderChances" name="TenderChances" isSkipped />
      ) : (
        scoring === "current" && <TooThin />
      )}
    </span>
  );
}

function Offers({ assessment: { chances, chancesSilence, competition }, access }: Props) {
  if (competition) return <OffersText offers={competition} />;
  const { lockedCompetition, lockedChances, scoring } = access;
  // Both belong to one plan, both rest on the same awards: what stands beside it has said so.
  if (lockedCompetition && lockedChances !== lockedCompetition)
    return <LockBadge tier={lockedCompetition} feature="competition" name="Wettbewerb" isSkipped />;
  if (lockedCompetition || scoring !== "current") return null;
  if (!chances && !chancesSilence) return null;
  return <TooThin />;
}

/** What is known of the amount: published, quoted or estimated; undefined where nothing is. */
export function amountOf(item: TenderListItem, assessment: AssessmentSummary) {
  const { value } = item;
  // What is published is a fact and open to every plan.
  const published = value && {
    kind: value.kind === "framework-maximum" ? ("maximum" as const) : ("published" as const),
    cents: value.cents,
    currency: value.currency,
  };
  return assessment.budget ?? published;
}

/** The amount as the row shows it; nothing where none is known. */
export function Amount({ item, assessment }: Pick<Props, "assessment"> & { item: TenderListItem }) {
  const amount = amountOf(item, assessment);
  if (!amount) return null;
  return <BudgetText budget={amount} kindWord={item.value && valueKindWords[item.value.kind]} />;
}

function Budget({ item, assessment, access }: Props & { item: TenderListItem }) {
  if (amountOf(item, assessment)) return <Amount item={item} assessment={assessment} />;
  if (access.lockedBudget)
    return <LockBadge tier={access.lockedBudget} feature="budget" name="" isSkipped />;
  if (access.scoring === "current") return <BudgetText budget={undefined} />;
  return <span className={styles.waiting}>kein Wert veröffentlicht</span>;
}
