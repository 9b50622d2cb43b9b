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

const iconsOf = (names: string) => new RegExp(`/lucide-react/dist/esm/icons/(${names})\\.mjs$`);
/** Each on several screens of the app, and too small for a file of its own. */
const icons = iconsOf(
  "chevrons-up-down|circle-x|flame|hourglass|loader-circle|lock|octagon-alert|octagon-exclamation-point|pencil-line|star|thumbs-down|thumbs-up|triangle-exclamation-point|x",
);
/** The same of screens other than the list. */
const iconsElsewhere = iconsOf(
  "calendar-clock|calendar-days|check|chevron-down|chevron-right|circle-question-mark|circle-slash|clipboard-check|clock|copy|download|ellipsis|eye|git-compare|info|list-checks|maximize-2|message-circle-question-mark|message-square|pencil|plus|printer|refresh-cw|send|square-check|sticky-note|trash|user-round",
);

/**
 * What is loaded together travels together: left alone, the bundler makes dozens of tiny chunks, which compress badly and
 * fill the route manifest. Measured: 6 KB less on each page. A module that only the app needs must not get into `base` or
 * `forms`, which every visitor loads.
 */
export const chunkGroups = [
  {
    // For forms that check what is typed by the contract; without a chunk of its own it would come with every endpoint.
    name: "zod",
    test: anyOf([/node_modules\/zod\//, modulesOf("packages/contract/src", ["fields"])]),
    priority: 1,
  },
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
        "overlays/consent-banner",
        "layout/loading-screen",
        "layout/work-area",
        // Of public pages; too small for a file of their own
        "data/highlight",
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
        "layout/site-footer",
        "layout/site-page",
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
    // Of public pages as well
    name: "format",
    test: modulesOf("apps/web/src/platform", ["format/format"]),
  },
  {
    name: "app",
    test: anyOf([
      /node_modules\/(nuqs|@tanstack\/(query-core|react-query))\//,
      modulesOf("apps/web/src/platform/api", ["api", "query-client"]),
      modulesOf("packages/contract/src", [
        "agency",
        "assessment/assessment-row",
        "assessment/party-share",
        "endpoint",
        "marks",
        "sources",
        "tenders/tenders",
      ]),
      modulesOf("apps/web/src/ui", [
        "data/external-link",
        "feedback/badge",
        "feedback/keys",
        "feedback/message",
        "feedback/skeleton",
        "feedback/time-left",
        "forms/native-select",
        "overlays/toast",
        "theme/use-media",
      ]),
      modulesOf("apps/web/src/platform", [
        "format/clock",
        "format/format",
        "format/words",
        "shortcuts",
      ]),
      modulesOf("apps/web/src/features", [
        "account/sign-in/guard",
        "shell/account-menu",
        "shell/app-shell",
        "shell/billing-banner",
        "shell/queries",
        "shell/rail-places",
        "shell/trial-words",
        "shell/use-billing",
        "sources/queries",
      ]),
      modulesOf("apps/web/src/features/marks", [
        "apply-mark",
        "mark-state",
        "marking",
        "query-keys",
        "reason-question",
        "shown-by",
      ]),
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
      modulesOf("packages/domain/src", ["agency-sectors", "cpv", "plans/tiers", "regions"]),
      modulesOf("apps/web/src/routes/app", ["providers"]),
      icons,
    ]),
  },
  {
    name: "list",
    test: anyOf([
      // The pipeline has them as well.
      modulesOf("apps/web/src/ui", [
        "data/chip",
        "feedback/key-bar",
        "forms/search-box",
        "forms/use-typed-search",
        "layout/view-tabs",
      ]),
      iconsOf("search|sliders-horizontal"),
      modulesOf("apps/web/src/features/tenders/results", [
        "filters/active-filters",
        "filters/filters",
        "list/result-states",
        "row/result-row",
        "row/row-figures",
        "row/row-lock",
        "row/row-marks",
        "row/scoring-note",
      ]),
      modulesOf("apps/web/src/features/assessment/row", [
        "budget-text",
        "chances-silence",
        "offers-text",
      ]),
    ]),
  },
  // Before "pages", which would take the icons of its parts along.
  { name: "icons", test: iconsElsewhere },
  {
    // Small parts of the app's pages, none of them the list's
    name: "pages",
    test: anyOf([
      modulesOf("apps/web/src/features", [
        "billing/plans/feature-guard",
        "profile/form/profile-tabs",
      ]),
      modulesOf("apps/web/src/platform", ["download-file", "payment/payment-paths"]),
      modulesOf("apps/web/src/ui", [
        "data/checkout-link",
        "data/figures",
        "forms/chip-picker",
        "forms/dense-form",
        "forms/radio-list",
        "layout/page-frame",
        "layout/panel",
        "layout/work-page",
      ]),
    ]),
  },
  {
    // What plans cost and hold, in words
    name: "offers",
    test: anyOf([
      modulesOf("apps/web/src/platform/offer", [
        "feature-offers",
        "feature-words",
        "plan-facts",
        "price-words",
      ]),
      modulesOf("packages/domain/src/plans", ["open-without-plan", "prices"]),
    ]),
  },
  {
    name: "legal",
    test: modulesOf("apps/web/src/features/public-site/legal", [
      "clauses",
      "legal-page",
      "legal-table",
      "operator",
    ]),
  },
  {
    // Of pages that a mail leads to
    name: "links",
    test: modulesOf("apps/web/src/features", [
      "account/recovery/link-tokens",
      "account/use-countdown",
      "emails/use-link-token",
      "setup/setup-path",
    ]),
  },
  {
    // What the screens of tender work share, and parts of others that come later
    name: "work",
    test: anyOf([
      modulesOf("packages/contract/src", ["pipeline/pipeline"]),
      modulesOf("packages/domain/src/tender-work", ["pipeline-outcomes", "pipeline-stages"]),
      modulesOf("apps/web/src/ui", ["data/initials", "overlays/menu"]),
    ]),
  },
  {
    // A phone has no rail, and its menu comes when it is opened.
    name: "rail",
    test: anyOf([
      modulesOf("apps/web/src/features/shell", ["colour-scheme-menu"]),
      iconsOf("monitor|moon|sun"),
    ]),
  },
  {
    name: "dialogs",
    test: modulesOf("apps/web/src/ui/overlays", [
      "confirm-dialog",
      "modal-dialog",
      "question-dialog",
    ]),
  },
  {
    name: "typed",
    test: anyOf([
      modulesOf("apps/web/src/ui/forms", [
        "day-field",
        "money-field",
        "number-field",
        "typed-field",
      ]),
      modulesOf("apps/web/src/platform", ["format/typed-values"]),
    ]),
  },
  {
    // Of screens with files of an agency, and each too small for a file of its own
    name: "files",
    test: anyOf([
      modulesOf("apps/web/src/platform", ["api/send-file", "format/megabytes"]),
      modulesOf("apps/web/src/ui", ["data/state-mark", "feedback/progress-bar"]),
      modulesOf("packages/contract/src", ["proof-files/proof-files"]),
      modulesOf("packages/domain/src", ["documents/proof-limits"]),
    ]),
  },
  {
    // Of several screens of the app other than the list, and each too small for a file of its own
    name: "parts",
    test: anyOf([
      modulesOf("apps/web/src/platform", [
        "api/use-answering-change",
        "documents/document-names",
        "documents/places",
        "documents/quote-address",
        "format/field-words",
        "format/place-words",
        "tender-path",
      ]),
      modulesOf("apps/web/src/ui", ["data/origin-label", "data/place-chip", "data/quote-place"]),
      modulesOf("apps/web/src/features/tenders/detail", [
        "facts/original-link",
        "load-failure",
        "queries",
        "tabs/folder-progress",
        "tabs/tender-head",
        "tabs/tender-tabs",
      ]),
      modulesOf("packages/domain/src", ["deadline", "names/deadline-names", "names/lot-name"]),
    ]),
  },
];
