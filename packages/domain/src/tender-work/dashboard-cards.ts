/** The cards of the dashboard, in the order it begins with */
export const dashboardCards = [
  "today",
  "pipeline",
  "market",
  "regions",
  "newest",
  "automatic",
  "deadlines",
  "profile",
] as const;
export type DashboardCard = (typeof dashboardCards)[number];

/** All cards in a member's order; what it does not name follows as it begins, what is none of them is left out. */
export function arrangedCards(order: readonly string[]): DashboardCard[] {
  const chosen = [...new Set(order)].filter((name): name is DashboardCard =>
    dashboardCards.some((card) => card === name),
  );
  return [...chosen, ...dashboardCards.filter((card) => !chosen.includes(card))];
}

/** At so many points of 100 a tender counts as fitting. */
export const fittingScore = 65;
