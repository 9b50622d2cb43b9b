/** What the first matching front-end route such as `/app/tender/:slug` stands for; `:name?` and `word?` may be missing. */
export function createRouteMatcher(
  values: Readonly<Record<string, string>>,
): (pathname: string) => string | undefined {
  const routes = Object.entries(values).map(([pattern, value]) => {
    const parts = pattern.split("/").filter((part) => part !== "");
    const source = parts
      .map((part) => {
        if (part === "*") return "(?:/.*)?";
        if (part.startsWith(":")) return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
        if (part.endsWith("?")) return `(?:/${escapePattern(part.slice(0, -1))})?`;
        return `/${escapePattern(part)}`;
      })
      .join("");
    return { expression: new RegExp(`^${source}/?$`), value };
  });
  return (pathname) => routes.find(({ expression }) => expression.test(pathname))?.value;
}

/** Text that stands for itself in a regular expression */
function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
