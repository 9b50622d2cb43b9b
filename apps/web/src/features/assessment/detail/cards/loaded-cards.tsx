import { brand } from "@tc/domain";
import type { TenderAssessment } from "@tc/contract";
import { BudgetCard } from "../market/budget-card";
import { LockedCard, PendingCard, ThinCard } from "./card-states";
import { ChancesCard } from "../chances/chances-card";
import { SilentChancesCard } from "../chances/silent-chances-card";
import { CompetitionCard } from "../market/competition-card";
import { DemandCard } from "../demands/demand-card";
import { FitCard } from "../fit/fit-card";
import { IncumbentCard } from "../market/incumbent-card";
import { isGateFailed } from "../queries";
import styles from "./assessment-cards.module.css";

/** One card for each part, whatever the plan and the data make of it. */
export function LoadedCards({ slug, answer }: { slug: string; answer: TenderAssessment }) {
  const parts = [answer.fit, answer.chances, answer.competition, answer.budget];
  // The strip has told which plan opens what, once.
  if (parts.every(({ kind }) => kind === "locked")) return null;
  if (parts.every(({ kind }) => kind === "pending")) return <PendingCard title="Bewertung" />;
  return (
    <div className={styles.cards}>
      <FitPart fit={answer.fit} />
      {!isGateFailed(answer) && <ChancesPart slug={slug} chances={answer.chances} />}
      <CompetitionPart competition={answer.competition} />
      <BudgetPart slug={slug} budget={answer.budget} />
    </div>
  );
}

/** The hard demands, once a profile is held against them. */
export function DemandPart({
  slug,
  fit,
  regime,
}: Pick<TenderAssessment, "fit" | "regime"> & { slug: string }) {
  return fit.kind === "fit" ? (
    <DemandCard slug={slug} knockouts={fit.knockouts} regime={regime.code} />
  ) : null;
}

export function IncumbentPart({ competition }: Pick<TenderAssessment, "competition">) {
  return competition.kind === "competition" ? (
    <IncumbentCard incumbent={competition.incumbent} />
  ) : null;
}

export function FitPart({ fit }: Pick<TenderAssessment, "fit">) {
  if (fit.kind === "fit") return <FitCard fit={fit} />;
  if (fit.kind === "pending") return <PendingCard title="AgencyFit" />;
  return (
    <LockedCard title="AgencyFit" feature="agencyFit" tier={fit.tier}>
      Wie gut diese Ausschreibung zu eurem Profil passt, mit Belegen.
    </LockedCard>
  );
}

export function ChancesPart({
  slug,
  chances,
}: Pick<TenderAssessment, "chances"> & { slug: string }) {
  if (chances.kind === "chances") return <ChancesCard slug={slug} chances={chances} />;
  if (chances.kind === "pending") return <PendingCard title={brand} />;
  if (chances.kind === "silent") return <SilentChancesCard minFit={chances.minFit} />;
  if (chances.kind === "too-thin") {
    return (
      <ThinCard title={brand} n={chances.n}>
        Für diese Leistung gibt es noch keine ausreichende Zahl veröffentlichter Ergebnisse.
      </ThinCard>
    );
  }
  return (
    <LockedCard title={brand} feature="tenderChances" tier={chances.tier}>
      Wie wahrscheinlich ein Zuschlag ist, mit Spanne und Gründen.
    </LockedCard>
  );
}

function CompetitionPart({ competition }: Pick<TenderAssessment, "competition">) {
  if (competition.kind === "competition") return <CompetitionCard competition={competition} />;
  if (competition.kind === "pending") return <PendingCard title="Wettbewerb" />;
  if (competition.kind === "too-thin") {
    return (
      <ThinCard title="Wettbewerb" n={competition.n}>
        Wie viele Angebote zu erwarten sind, lässt sich hier noch nicht sagen.
      </ThinCard>
    );
  }
  return (
    <LockedCard title="Wettbewerb" feature="competition" tier={competition.tier}>
      Wie viele Angebote zu erwarten sind, wer hier oft gewinnt und wer bisher beauftragt war.
    </LockedCard>
  );
}

export function BudgetPart({ slug, budget }: Pick<TenderAssessment, "budget"> & { slug: string }) {
  if (budget.kind === "pending") return <PendingCard title="Budget" />;
  if (budget.kind !== "locked") return <BudgetCard slug={slug} budget={budget} />;
  return (
    <LockedCard title="Budget" feature="budget" tier={budget.tier}>
      Was der Auftrag wert sein dürfte, mit vergleichbaren Vergaben.
    </LockedCard>
  );
}
