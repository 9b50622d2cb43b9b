import { apiScopeNames, apiScopes } from "@tc/domain";
import { formatDay } from "../../platform/format/format";
import type { ApiKey } from "./queries";

/** What became of a key, or until when it is valid */
export function stateWords({ state, expiresAt, byName }: ApiKey): string {
  const day = formatDay(expiresAt);
  switch (state) {
    case "valid":
      return `gilt bis ${day}`;
    case "replaced":
      return `ersetzt, gilt noch bis ${day}`;
    case "expired":
      return `abgelaufen am ${day}`;
    case "resting":
      return byName === undefined
        ? "ruht: Wer ihn angelegt hat, ist nicht mehr aktiv"
        : `ruht: ${byName} ist kein aktives Mitglied mehr`;
  }
}

export function scopeWords({ scopes }: Pick<ApiKey, "scopes">): string {
  if (scopes.length === apiScopes.length) return "darf alles lesen";
  return `darf lesen: ${scopes.map((scope) => apiScopeNames[scope]).join(", ")}`;
}

export function lastUseWords({ lastUsedOn }: Pick<ApiKey, "lastUsedOn">): string {
  return lastUsedOn === undefined ? "noch nie benutzt" : `zuletzt benutzt ${formatDay(lastUsedOn)}`;
}

export const dayWords = { 30: "30 Tage", 90: "90 Tage", 365: "1 Jahr" } as const;
export const graceWords = {
  0: "sofort nicht mehr",
  24: "noch einen Tag",
  168: "noch sieben Tage",
} as const;
