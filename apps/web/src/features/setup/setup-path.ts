interface Setup {
  readonly error: string;
  readonly message: string;
  readonly userId: string | undefined;
  readonly agencyId: string | undefined;
}

/** The specification's address of the setup page. */
export function setupPath({ error, message, userId, agencyId }: Setup): string {
  const query = new URLSearchParams({ error, message });
  if (userId !== undefined) query.set("userId", userId);
  if (agencyId !== undefined) query.set("agencyId", agencyId);
  return `/setup?${query}`;
}
