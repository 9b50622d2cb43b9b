import { consentCategories } from "@tc/domain";
import type { ConsentCategory, ConsentRecord } from "@tc/domain";

const loaded = new Set<ConsentCategory>();

/**
 * Loads the services the operator has configured for this page, each after consent to its category only. A script cannot
 * be taken back: after a withdrawal its cookies go and the page is loaded anew.
 */
export function followConsent(record: ConsentRecord | undefined): void {
  let mustReload = false;
  for (const category of consentCategories) {
    if (record?.[category] === true) load(category);
    else if (loaded.delete(category)) mustReload = true;
  }
  const isRefused = (category: ConsentCategory) => record?.[category] === false;
  // While one category is agreed to, its cookies stay from page to page: nobody knows which cookie is whose.
  if (mustReload || consentCategories.every(isRefused)) deleteForeignCookies();
  if (mustReload) location.reload();
}

function load(category: ConsentCategory) {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="consent-${category}"]`);
  if (loaded.has(category) || !meta || !/^https?:/.test(meta.content)) return;
  loaded.add(category);
  const script = document.createElement("script");
  script.src = meta.content;
  script.async = true;
  document.head.append(script);
}

/**
 * Whatever was agreed to before: after a refusal, all that is not ours goes. Ours begin with `tc_`; that of the session no script sees.
 */
export function deleteForeignCookies() {
  const labels = location.hostname.split(".");
  // A service may have set its cookie for a parent domain.
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=", 1)[0] ?? "";
    if (name === "" || /^(__Host-)?tc_/.test(name)) continue;
    for (const domain of ["", ...domains]) {
      // The promised alternative, cookieStore, is not in every browser.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
