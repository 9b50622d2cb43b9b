/** Where people land who did not want anything in particular. */
export const homePath = "/app/dashboard";

const returnable = /^\/(app|pipeline|admin|onboarding|setup)(\/|$|\?|#)/;

/**
 * Where to go after the sign-in. Only own screens: a value from elsewhere could lead people to a page that looks like
 * ours.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !returnable.test(wanted) || wanted.includes("\\")) {
    return homePath;
  }
  const base = "https://own.invalid";
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  if (url?.origin !== base || !returnable.test(url.pathname)) return homePath;
  return url.pathname + url.search + url.hash;
}

/** Screens behind a guard. */
export function isProtectedPath(pathname: string): boolean {
  return /^\/(app|pipeline|admin)(\/|$)/.test(pathname);
}
