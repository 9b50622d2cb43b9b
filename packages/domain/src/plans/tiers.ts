/** Plans as they are stored; "Basic" is `basis` in data. `trial` is fourteen days of Premium. */
export const tiers = ["basis", "premium", "trial", "enterprise"] as const;
export type Tier = (typeof tiers)[number];

/** Plans that are sold; `trial` is not. */
export const paidTiers = ["basis", "premium", "enterprise"] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

/** Days of Premium once per agency. */
export const trialDays = 14;

/** What a plan may open; everything else (search, facts, profile, export, sharing, ICS) is open to all. */
export const features = [
  "agencyFit",
  "summaries",
  "budget",
  "monitoring",
  "watchlist",
  "playground",
  "tenderChances",
  "competition",
  "marketComparison",
  "pipeline",
  "partnerGap",
  "agencyMatch",
  "businessIntelligence",
  "retenders",
  "reports",
  "api",
] as const;
export type Feature = (typeof features)[number];

export interface TierRights {
  /** As shown on screen. */
  readonly name: string;
  /** Tenders above this published value are locked; null: no cap. Facts stay visible. */
  readonly volumeCapCents: number | null;
  /** Active users, the owner included. */
  readonly seats: number;
  /** A calendar month in Europe/Berlin. */
  readonly tenderChecksPerMonth: number;
  readonly hasAutomaticTenderChecks: boolean;
  readonly features: readonly Feature[];
}

const basic: readonly Feature[] = [
  "agencyFit",
  "summaries",
  "budget",
  "monitoring",
  "watchlist",
  "playground",
];
const premiumFeatures: readonly Feature[] = [
  ...basic,
  "tenderChances",
  "competition",
  "marketComparison",
  "pipeline",
  "partnerGap",
  "agencyMatch",
];
const premium: TierRights = {
  name: "Premium",
  volumeCapCents: 500_000_000,
  seats: 3,
  tenderChecksPerMonth: 50,
  hasAutomaticTenderChecks: false,
  features: premiumFeatures,
};

const rights = {
  basis: {
    name: "Basic",
    volumeCapCents: 25_000_000,
    seats: 1,
    tenderChecksPerMonth: 10,
    hasAutomaticTenderChecks: false,
    features: basic,
  },
  premium,
  trial: { ...premium, name: "Premium (Testphase)" },
  enterprise: {
    name: "Enterprise",
    volumeCapCents: null,
    seats: 10,
    tenderChecksPerMonth: 150,
    hasAutomaticTenderChecks: true,
    features,
  },
} as const satisfies Record<Tier, TierRights>;

/** Before the first plan, after a card-free trial, after cancellation and after dunning: facts and own data only. */
const withoutTier: TierRights = {
  name: "Kein Tarif",
  volumeCapCents: null,
  seats: 1,
  tenderChecksPerMonth: 0,
  hasAutomaticTenderChecks: false,
  features: [],
};

/** The one table of plans: the server enforces it, the interface explains it. */
export function tierRights(tier: Tier | null): TierRights {
  return tier === null ? withoutTier : rights[tier];
}

export function canUse(tier: Tier | null, feature: Feature): boolean {
  return tierRights(tier).features.includes(feature);
}

/** The cheapest plan that opens a feature; what a lock tells its reader. */
export function cheapestTierWith(feature: Feature): Tier {
  const order = ["basis", "premium", "enterprise"] as const;
  return order.find((tier) => canUse(tier, feature)) ?? "enterprise";
}
