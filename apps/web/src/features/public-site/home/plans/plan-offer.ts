import { tierRights } from "@tc/domain";
import type { PaidTier } from "@tc/domain";
import { featureWords } from "../../../../platform/offer/feature-words";
import { planFacts } from "../../../../platform/offer/plan-facts";

interface Sale {
  readonly audience: string;
  /** What no right of the plan's table says. */
  readonly extras: readonly string[];
  readonly action: { readonly href: string; readonly label: string };
}

/** How a plan is told and where its button leads; what it opens follows from `tierRights`. */
export const sales: Readonly<Record<PaidTier, Sale>> = {
  basis: {
    audience: "Für kleine Agenturen",
    extras: ["Standard-Support"],
    action: { href: "/register", label: "Jetzt starten" },
  },
  premium: {
    audience: "Für mittlere und große Agenturen",
    extras: ["Bevorzugter Support", "Persönliches Onboarding auf Wunsch"],
    action: { href: "/register", label: "14 Tage kostenlos testen" },
  },
  enterprise: {
    audience: "Für Agenturen, die laufend bieten",
    extras: ["Support mit Vorrang", "Fester Kontakt im Vertrieb"],
    action: { href: "/kontakt", label: "Kontakt aufnehmen" },
  },
};

/** The figures of a plan and what it opens today; from the second on what it adds to the one before. */
export function planPoints(tier: PaidTier): readonly string[] {
  const { limits, before, added } = planFacts(tier);
  return [
    ...limits,
    ...(before === undefined ? [] : [`Alles aus ${tierRights(before).name}`]),
    ...added.map((feature) => featureWords[feature]),
  ];
}
