/** Turns a front-end route such as `/app/tender/:slug` into a test for addresses; `:name?` may be missing. */
export function createRouteMatcher(patterns: readonly string[]): (pathname: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split("/").filter((part) => part !== "");
    const source = parts
      .map((part) => {
        if (part === "*") return "(?:/.*)?";
        if (part.startsWith(":")) return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
        return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
      })
      .join("");
    return new RegExp(`^${source}/?$`);
  });
  return (pathname) => expressions.some((expression) => expression.test(pathname));
}
