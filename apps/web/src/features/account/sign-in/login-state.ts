/** What a page passes to /login with the navigation. */
export interface LoginState {
  /** The address that was asked for, checked again before it is followed. */
  readonly from: string | undefined;
  readonly step: "password" | "second_factor";
}

/** The state may come from an older build or from the browser's history: nothing in it is taken for granted. */
export function readLoginState(state: unknown): LoginState {
  const fields: Record<string, unknown> =
    typeof state === "object" && state !== null ? { ...state } : {};
  return {
    from: addressOf(fields["from"]),
    step: fields["step"] === "second_factor" ? "second_factor" : "password",
  };
}

/** React Router's location, or a path alone. */
function addressOf(from: unknown): string | undefined {
  if (typeof from === "string") return from;
  if (typeof from !== "object" || from === null || !("pathname" in from)) return undefined;
  const { pathname, search, hash }: Record<string, unknown> = { ...from };
  return [pathname, search, hash].filter((part) => typeof part === "string").join("");
}
