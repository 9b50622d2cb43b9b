import { consentCategories } from "@tc/domain";
import type { ConsentRecord } from "@tc/domain";
import { findConsentId, proveConsent, sendUnsent } from "./consent-proof";
import { consentKey, readConsent, saveConsent } from "./consent-record";
import { deleteForeignCookies, followConsent } from "./consent-services";

// Banner and dialog stand in every document (ui/consent-banner.tsx, ui/consent-dialog.tsx).
const find = (id: string) => document.getElementById(id);
const findDialog = () => find("consent-dialog") as HTMLDialogElement | null;
const findSwitch = (category: string) => find(`consent-${category}`) as HTMLInputElement | null;
const root = document.documentElement;

/** What `data-action` of the buttons in banner, dialog and footer does. */
export const consentActions: Readonly<Record<string, () => void>> = {
  "open-consent": openDialog,
  "consent-details": openDialog,
  "consent-close": () => findDialog()?.close(),
  "consent-necessary": () => choose(false, false),
  "consent-all": () => choose(true, true),
  "consent-save": () =>
    choose(findSwitch("analytics")?.checked === true, findSwitch("marketing")?.checked === true),
};

export function startConsent(): void {
  reread();
  addEventListener("storage", ({ key }) => {
    // null: another tab has emptied the storage.
    if (key === consentKey || key === null) announce(reread());
  });
  // Back from a page on which the visitor has chosen
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reread();
  });
  // A dialog over another screen than the one it was opened on would be in the way.
  addEventListener("popstate", () => findDialog()?.close());
  const banner = find("consent-banner");
  if (banner && "ResizeObserver" in window)
    new ResizeObserver(() => makeRoom(banner)).observe(banner);
  void sendUnsent();
}

/** Asks where nothing is chosen, and loads what is agreed to. */
function reread(): ConsentRecord | undefined {
  const record = readConsent();
  root.dataset["consent"] = record ? "given" : "ask";
  followConsent(record);
  return record;
}

/** What is focused scrolls above the banner, and the end of the page can be read. */
function makeRoom(banner: HTMLElement) {
  const { height } = banner.getBoundingClientRect();
  const text = banner.querySelector<HTMLElement>("[data-consent-text]");
  // Where it scrolls by itself, the keyboard must get there.
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
  else text?.removeAttribute("tabindex");
  const room = height === 0 ? "" : `${Math.ceil(height) + 24}px`;
  // What is focused scrolls above the banner (WCAG 2.4.11). As a property of the root it would cost every element new styles.
  root.style.scrollPaddingBottom = room;
  document.body.style.paddingBottom = room;
}

function choose(analytics: boolean, marketing: boolean) {
  const record = saveConsent({ analytics, marketing });
  proveConsent(record);
  findDialog()?.close();
  root.dataset["consent"] = "given";
  const status = find("consent-status");
  if (status) status.textContent = "Deine Auswahl ist gespeichert.";
  announce(record);
  // Before anything agreed to is loaded: what a refused category left is gone, also that of an older version's consent.
  if (!analytics || !marketing) deleteForeignCookies();
  followConsent(record);
}

function announce(record: ConsentRecord | undefined) {
  if (record) dispatchEvent(new CustomEvent("consent-changed", { detail: record }));
}

function openDialog() {
  const record = readConsent();
  for (const category of consentCategories) {
    const field = findSwitch(category);
    if (field) field.checked = record?.[category] === true;
  }
  showProof(record);
  findDialog()?.showModal();
}

/** With the id the operator finds what is noted. */
function showProof(record: ConsentRecord | undefined) {
  const proof = find("consent-proof");
  const id = findConsentId();
  if (!proof || !record || id === undefined) return;
  const at = new Date(record.timestamp);
  const day = at.toLocaleDateString("de-DE", { day: "2-digit", month: "2-digit", year: "numeric" });
  const time = at.toLocaleTimeString("de-DE", { hour: "2-digit", minute: "2-digit" });
  proof.textContent = `Deine Auswahl: ID ${id}, gespeichert am ${day} um ${time} Uhr.`;
}
