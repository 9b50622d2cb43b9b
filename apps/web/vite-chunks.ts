/** Matches modules of `folder` by their name without ending. */
const modules = (folder: string, names: readonly string[]) =>
  new RegExp(`${folder}/(${names.join("|")})(\\.module)?\\.\\w+$`);

/**
 * What is loaded together travels together: left alone, the bundler makes dozens of tiny chunks, which compress badly and
 * fill the route manifest. Measured: 6 KB less on each page. A module that only the app needs must not get into `base` or
 * `forms`, which every visitor loads.
 */
export const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "base",
    test: modules("platform", [
      "session",
      "session-check",
      "session-status",
      "api-account",
      "api-fetch",
      "api-error",
      "paths",
      "stored",
      "diagnostics",
      "reload-once",
    ]),
  },
  { name: "base", test: modules("ui", ["loading-screen", "mascot", "error-page"]) },
  { name: "base", test: modules("domain/src", ["redact-secrets", "errors", "account", "brand"]) },
  {
    name: "forms",
    test: modules("ui", [
      "public-frame",
      "scheme-switch",
      "text-field",
      "password-field",
      "check-field",
      "form-problems",
      "button",
    ]),
  },
  {
    name: "forms",
    test: modules("features/account", [
      "use-submission",
      "field-problems",
      "password-length",
      "password-rules",
    ]),
  },
  {
    name: "data",
    test: /node_modules\/(zod|nuqs|@tanstack\/(query-core|react-query))\//,
  },
  {
    name: "data",
    test: modules("contract/src", [
      "tenders",
      "standing",
      "marks",
      "sources",
      "fields",
      "endpoint",
    ]),
  },
  { name: "data", test: modules("platform", ["api", "query-client"]) },
];
