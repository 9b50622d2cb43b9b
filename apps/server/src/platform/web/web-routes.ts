/** What the first matching front-end route such as `/app/tender/:slug` stands for; `:name?` may be missing. */
export function createRouteMatcher(
  values: Readonly<Record<string, string>>,
): (pathname: string) => string | undefined {
  const routes = Object.entries(values).map(([pattern, value]) => {
    const parts = pattern.split("/").filter((part) => part !== "");
    const source = parts
      .map((part) => {
        if (part === "*") return "(?:/.*)?";
        if (part.startsWith(":")) return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
        return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
      })
      .join("");
    return { expression: new RegExp(`^${source}/?$`), value };
  });
  return (pathname) => routes.find(({ expression }) => expression.test(pathname))?.value;
}
