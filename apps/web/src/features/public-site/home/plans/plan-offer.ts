import { isAvailable, paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import type { Feature, PaidTier } from "@tc/domain";
import { formatMoney, formatMoneyShort, formatNumber } from "../../../../platform/format/format";

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

/** Prices are whole euros: 8900 → "89 €". */
export function euros(cents: number): string {
  return `${formatNumber(cents / 100)}\u00a0€`;
}

/** "12 × 149 € = 1.788 € im Jahr, im Voraus" */
export function annualSum(tier: PaidTier): string {
  const month = pricePerMonthCents(tier, "annual");
  return `12 × ${euros(month)} = ${euros(12 * month)} im Jahr, im Voraus`;
}

/** The figures of a plan in words, of what can be had. */
export function limits(tier: PaidTier): readonly string[] {
  const { volumeCapCents, seats, tenderChecksPerMonth, hasAutomaticTenderChecks } =
    tierRights(tier);
  const checks = `${tenderChecksPerMonth} TenderChecks im Monat`;
  return [
    volumeCapCents === null ? "Aufträge in jeder Höhe" : `Aufträge bis ${amount(volumeCapCents)}`,
    `${seats} Nutzer je Agentur`,
    ...(isAvailable("tenderChecks")
      ? [hasAutomaticTenderChecks ? `${checks}, dazu automatische` : `bis zu ${checks}`]
      : []),
  ];
}

function amount(cents: number): string {
  const money = { cents, currency: "EUR" };
  return cents >= 100_000_000 ? formatMoneyShort(money) : formatMoney(money);
}

const featureWords: Readonly<Record<Feature, string>> = {
  agencyFit: "AgencyFit",
  summaries: "Zusammenfassungen mit Zitaten, Angebotsmappe",
  budget: "Budgetschätzung",
  monitoring: "Monitoring per E-Mail",
  watchlist: "Merkliste",
  playground: "Playground für eigene Texte",
  tenderChances: "TenderChances",
  competition: "Wettbewerb und „besonders umkämpft“",
  marketComparison: "Marktvergleich",
  pipeline: "Pipeline",
  agencyMatch: "Geschlossene Ausschreibungen über AgencyMatch",
  businessIntelligence: "Business Intelligence",
  reports: "Berichte als PDF und CSV",
  api: "API",
};

/** What a plan opens today; from the second on what it adds to the one before. */
export function included(tier: PaidTier): readonly string[] {
  const before = paidTiers[paidTiers.indexOf(tier) - 1];
  const includedFeatures: readonly Feature[] =
    before === undefined ? [] : tierRights(before).features;
  const added = tierRights(tier).features.filter(
    (feature) => isAvailable(feature) && !includedFeatures.includes(feature),
  );
  return [
    ...(before === undefined ? [] : [`Alles aus ${tierRights(before).name}`]),
    ...added.map((feature) => featureWords[feature]),
  ];
}
