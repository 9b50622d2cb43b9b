/** Rules of accounts that server and screens share. Durations in hours, sizes in characters. */
export const accountLimits = {
  confirmationHours: 24,
  resetMinutes: 60,
  invitationDays: 7,
  deletionGraceDays: 30,
  passwordMin: 10,
  passwordMax: 128,
  emailMax: 254,
  nameMax: 120,
  companyMax: 200,
  /** Words that an admin looks for an agency by. */
  adminQueryMax: 100,
  /** A code of an authenticator app has six digits, written with up to two blanks. */
  totpMax: 8,
} as const;

export const memberRoles = ["owner", "member"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** One spelling of an address, so that nobody registers twice by capitals or spaces. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The specification's setup flow: waits before each attempt, and how often a support alert may go out. */
export const setupRules = {
  retryWaitsSeconds: [0, 3, 10],
  maxAttempts: 3,
  alertThrottleMs: 5_000,
} as const;

/** What the browser keeps for a support alert. */
export const diagnosticsLimits = {
  errors: 10,
  logLines: 20,
  argumentChars: 500,
  lineChars: 1_000,
} as const;
