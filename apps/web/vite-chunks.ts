/** Matches modules of `folder` by their name without ending. */
const modules = (folder: string, names: readonly string[]) =>
  new RegExp(`${folder}/(${names.join("|")})(\\.module)?\\.\\w+$`);

const anyOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

/**
 * What is loaded together travels together: left alone, the bundler makes dozens of tiny chunks, which compress badly and
 * fill the route manifest. Measured: 6 KB less on each page. A module that only the app needs must not get into `base` or
 * `forms`, which every visitor loads.
 */
export const chunkGroups = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  {
    name: "base",
    test: anyOf([
      modules("platform", [
        "session",
        "api-account",
        "api-fetch",
        "api-error",
        "paths",
        "stored",
        "diagnostics",
        "reload-once",
        "payment-document",
      ]),
      modules("ui", [
        "loading-screen",
        "mascot",
        "error-page",
        "button",
        // Of public pages; too small for a file of their own
        "site-page",
        "site-footer",
        "scheme-switch",
        "highlight",
      ]),
      modules("features/account", ["support-link"]),
      modules("features/enquiries", ["support-mail"]),
      modules("domain/src", ["redact-secrets", "errors", "account", "brand", "enquiries"]),
      modules("routes", ["page-meta"]),
      /vite\/preload-helper/,
    ]),
  },
  {
    name: "forms",
    test: anyOf([
      modules("ui", [
        "public-frame",
        "text-field",
        "password-field",
        "check-field",
        "form-problems",
        "submit-button",
      ]),
      modules("features/account", [
        "use-submission",
        "field-problems",
        "password-length",
        "password-rules",
        "account-pages",
      ]),
    ]),
  },
  {
    name: "enquiries",
    test: anyOf([
      modules("features/enquiries", [
        "enquiry-form",
        "enquiry-page",
        "read-enquiry",
        "send-failure",
        "within-time",
        "facts",
      ]),
      modules("ui", ["select-field"]),
    ]),
  },
  {
    name: "data",
    test: anyOf([
      /node_modules\/(zod|nuqs|@tanstack\/(query-core|react-query))\//,
      modules("contract/src", ["tenders", "standing", "marks", "sources", "fields", "endpoint"]),
      modules("platform", ["api", "query-client"]),
    ]),
  },
  {
    name: "app",
    test: anyOf([
      modules("ui", [
        "badge",
        "external-link",
        "message",
        "native-select",
        "sample-banner",
        "skeleton",
        "time-left",
        "toast",
      ]),
      modules("platform", ["shortcuts"]),
      modules("features/shell", ["keys"]),
    ]),
  },
];
