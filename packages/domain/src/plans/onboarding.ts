import type { Tier } from "./tiers.ts";

/** Plans that promise a personal onboarding; the trial is Premium. */
export const onboardingTiers = [
  "premium",
  "trial",
  "enterprise",
] as const satisfies readonly Tier[];
export type OnboardingTier = (typeof onboardingTiers)[number];

/** In characters */
export const onboardingWishMax = 2_000;

export function hasOnboarding(tier: Tier | null): tier is OnboardingTier {
  return onboardingTiers.some((name) => name === tier);
}
