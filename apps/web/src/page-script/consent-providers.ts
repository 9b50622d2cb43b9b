import { consentCategories } from "@tc/domain";
import type { ConsentCategory, ConsentRecord } from "@tc/domain";
import { readStored, removeStored, writeStored } from "../platform/stored";

const key = "tc_consent_providers";
const local = () => localStorage;
type Providers = Readonly<Record<ConsentCategory, string>>;

/** Whose script is configured for a category, as the dialog names it; also on pages that do not load it. */
function configured(category: ConsentCategory): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="consent-${category}"]`);
  const host = meta?.dataset["provider"] ?? "";
  // Not filled in where no server of ours sent the page.
  return host.startsWith("{") ? "" : host;
}

/** Whom a choice made on this page agrees to: nobody where the category is refused or has no service. */
export function agreedProviders(record: ConsentRecord): Providers {
  const provider = (category: ConsentCategory) => (record[category] ? configured(category) : "");
  return { analytics: provider("analytics"), marketing: provider("marketing") };
}

/** Beside the record, whose fields the specification fixes. */
export function saveProviders(record: ConsentRecord): void {
  const providers = agreedProviders(record);
  if (consentCategories.every((category) => providers[category] === "")) removeStored(local, key);
  else writeStored(local, key, JSON.stringify(providers));
}

/** False when an agreed category now has the service of somebody who was not named when it was agreed to. */
export function coversProviders(record: ConsentRecord): boolean {
  const wanted = agreedProviders(record);
  const agreed = readProviders();
  return consentCategories.every((category) => ["", agreed?.[category]].includes(wanted[category]));
}

function readProviders(): Partial<Providers> | null {
  try {
    return JSON.parse(readStored(local, key) ?? "null") as Partial<Providers> | null;
  } catch {
    return null;
  }
}
