import { paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import type { Feature, PaidTier } from "@tc/domain";
import { formatMoney, formatMoneyShort, formatNumber } from "../../../../platform/format/format";
import type { Offered } from "./availability";

/** One line of what a plan holds; with `of` it may not be there yet. */
interface Fact {
  readonly text: string;
  readonly of?: Offered;
}

interface Sale {
  readonly audience: string;
  /** What no right of the plan's table says. */
  readonly extras: readonly Fact[];
  readonly action: { readonly href: string; readonly label: string };
}

/** How a plan is told and where its button leads; what it opens follows from `tierRights`. */
export const sales: Readonly<Record<PaidTier, Sale>> = {
  basis: {
    audience: "Für kleine Agenturen",
    extras: [{ text: "Standard-Support" }],
    action: { href: "/register", label: "Jetzt starten" },
  },
  premium: {
    audience: "Für mittlere und große Agenturen",
    extras: [{ text: "Bevorzugter Support" }, { text: "Persönliches Onboarding auf Wunsch" }],
    action: { href: "/register", label: "14 Tage kostenlos testen" },
  },
  enterprise: {
    audience: "Für Agenturen, die laufend bieten",
    extras: [{ text: "Support mit Vorrang" }, { text: "Fester Kontakt im Vertrieb" }],
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

/** The figures of a plan in words. */
export function limits(tier: PaidTier): readonly Fact[] {
  const { volumeCapCents, seats, tenderChecksPerMonth, hasAutomaticTenderChecks } =
    tierRights(tier);
  const checks = `${tenderChecksPerMonth} TenderChecks im Monat`;
  return [
    {
      text:
        volumeCapCents === null
          ? "Aufträge in jeder Höhe"
          : `Aufträge bis ${amount(volumeCapCents)}`,
    },
    { text: `${seats} Nutzer je Agentur` },
    {
      text: hasAutomaticTenderChecks ? `${checks}, dazu automatische` : `bis zu ${checks}`,
      of: "tenderChecks",
    },
  ];
}

function amount(cents: number): string {
  const money = { cents, currency: "EUR" };
  return cents >= 100_000_000 ? formatMoneyShort(money) : formatMoney(money);
}

const featureWords: Readonly<Record<Feature, string>> = {
  agencyFit: "AgencyFit",
  summaries: "KI-Zusammenfassungen",
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

/** What a plan opens; from the second on what it adds to the one before. */
export function included(tier: PaidTier): readonly Fact[] {
  const before = paidTiers[paidTiers.indexOf(tier) - 1];
  const includedFeatures: readonly Feature[] =
    before === undefined ? [] : tierRights(before).features;
  const added = tierRights(tier).features.filter((feature) => !includedFeatures.includes(feature));
  return [
    ...(before === undefined ? [] : [{ text: `Alles aus ${tierRights(before).name}` }]),
    ...added.map((feature) => ({ text: featureWords[feature], of: feature })),
  ];
}
