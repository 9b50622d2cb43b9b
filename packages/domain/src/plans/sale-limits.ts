/** What an operator may agree on; whoever wants more than that has mistyped it. */
export const saleLimits = {
  netCentsMin: 100,
  netCentsMax: 10_000_000,
  daysUntilDueMin: 1,
  daysUntilDueMax: 60,
} as const;
