import { existsSync } from "node:fs";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");
const endings = [".ts", ".tsx", ".module.css"];

/**
 * Matches modules of a folder by their path in it, without ending; a component brings its styles along. A module that is
 * not there fails the build: one that was moved would drop out of its chunk without a word.
 */
export function modulesOf(folder: string, names: readonly string[]): RegExp {
  for (const name of names) {
    const file = join(repository, folder, name);
    if (!endings.some((ending) => existsSync(file + ending))) {
      throw new Error(`a chunk names ${folder}/${name}, which is not there`);
    }
  }
  return new RegExp(`/${folder}/(${names.join("|")})(\\.module)?\\.\\w+$`);
}

const anyOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

/** Each on several screens of the app, and too small for a file of its own. */
const icons =
  /\/lucide-react\/dist\/esm\/icons\/(calendar-clock|chevrons-up-down|circle-x|clock|flame|hourglass|info|loader-circle|lock|octagon-alert|octagon-exclamation-point|pencil-line|printer|star|thumbs-down|thumbs-up|triangle-exclamation-point|user-round|x)\.mjs$/;

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
      modulesOf("apps/web/src/platform", [
        "api/api-account",
        "api/api-error",
        "api/api-fetch",
        "colour-scheme-names",
        "diagnostics/diagnostics",
        "diagnostics/reload-once",
        "paths",
        "payment/payment-document",
        "session/session",
        "stored",
      ]),
      modulesOf("apps/web/src/ui", [
        "data/mascot",
        "forms/button",
        "layout/error-page",
        "layout/loading-screen",
        // Of public pages; too small for a file of their own
        "data/highlight",
        "layout/site-footer",
        "layout/site-page",
        "theme/scheme-switch",
      ]),
      modulesOf("apps/web/src/features", [
        "account/registration/support-link",
        "enquiries/support-mail",
      ]),
      modulesOf("apps/web/src/routes", ["page-meta"]),
      modulesOf("packages/domain/src", [
        "account",
        "brand",
        "enquiries",
        "errors",
        "profile-limits",
        "redact-secrets",
      ]),
      /vite\/preload-helper/,
    ]),
  },
  {
    name: "forms",
    test: anyOf([
      modulesOf("apps/web/src/ui", [
        "forms/check-field",
        "forms/form-problems",
        "forms/password-field",
        "forms/submit-button",
        "forms/text-field",
        "layout/public-frame",
      ]),
      modulesOf("apps/web/src/features/account", [
        "account-pages",
        "field-problems",
        "passwords/password-length",
        "passwords/password-rules",
        "use-submission",
      ]),
    ]),
  },
  {
    name: "enquiries",
    test: anyOf([
      modulesOf("apps/web/src/features/enquiries", [
        "enquiry-form",
        "enquiry-page",
        "facts",
        "read-enquiry",
        "send-failure",
        "within-time",
      ]),
      modulesOf("apps/web/src/ui/forms", ["select-field"]),
    ]),
  },
  {
    name: "status",
    test: modulesOf("apps/web/src/platform/session", ["session-check", "session-status"]),
  },
  {
    name: "data",
    test: anyOf([
      /node_modules\/(zod|nuqs|@tanstack\/(query-core|react-query))\//,
      modulesOf("packages/contract/src", [
        "assessment/assessment-row",
        "endpoint",
        "fields",
        "marks",
        "sources",
        "tenders",
      ]),
      modulesOf("apps/web/src/platform/api", ["api", "query-client"]),
    ]),
  },
  {
    // Of public pages as well
    name: "format",
    test: modulesOf("apps/web/src/platform", ["format/format"]),
  },
  {
    name: "app",
    test: anyOf([
      modulesOf("apps/web/src/ui", [
        "data/external-link",
        "feedback/badge",
        "feedback/keys",
        "feedback/message",
        "feedback/sample-banner",
        "feedback/skeleton",
        "feedback/time-left",
        "forms/native-select",
        "overlays/toast",
      ]),
      modulesOf("apps/web/src/platform", [
        "format/clock",
        "format/format",
        "format/words",
        "shortcuts",
      ]),
      modulesOf("apps/web/src/features", [
        "account/sign-in/guard",
        "shell/queries",
        "sources/queries",
      ]),
      modulesOf("packages/contract/src", ["agency", "party-share"]),
      modulesOf("apps/web/src/features/assessment/row", [
        "chances-figure",
        "chances-standing",
        "fit-score",
        "fit-strip",
        "format-estimate",
        "lock-badge",
        "tally-strokes",
        "too-thin",
        "words",
      ]),
      modulesOf("packages/domain/src", ["agency-sectors", "cpv", "regions"]),
      icons,
    ]),
  },
  {
    name: "list",
    test: anyOf([
      modulesOf("apps/web/src/features/tenders/results", [
        "filters/active-filters",
        "filters/filters",
        "list/result-states",
        "row/result-row",
        "row/row-figures",
        "row/row-lock",
        "row/row-marks",
      ]),
      modulesOf("apps/web/src/features/assessment/row", [
        "budget-text",
        "chances-silence",
        "offers-text",
      ]),
    ]),
  },
  {
    name: "dialogs",
    test: modulesOf("apps/web/src/ui/overlays", ["modal-dialog", "question-dialog"]),
  },
];
