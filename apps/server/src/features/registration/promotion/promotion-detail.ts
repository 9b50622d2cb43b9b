import type { AppError, ErrorCode } from "@tc/domain";
import type { PromotionErrorType } from "./promotion-error.ts";

const causes: Readonly<Record<PromotionErrorType, string>> = {
  rls_permission: "Die Datenbank hat den Zugriff verweigert.",
  foreign_key: "Ein verknüpfter Datensatz fehlt.",
  timeout: "Die Datenbank hat nicht rechtzeitig geantwortet.",
  network: "Die Datenbank war nicht erreichbar.",
  unknown: "Die Ursache ist nicht bekannt.",
};

const refusals: { readonly [Code in ErrorCode]?: string } = {
  bad_request: "agency_id und auth_id müssen gültige Kennungen sein.",
  unauthenticated: "Die Anmeldung fehlt oder ist abgelaufen.",
  no_pending_profile: "Es gibt kein wartendes Profil.",
  overloaded: "Der Server ist gerade ausgelastet.",
};

/** The `detail` that the specification's `/promote-profile` sends with every error. */
export function promotionDetail({ code, details }: AppError): string {
  const cause = Object.entries(causes).find(([type]) => type === details["errorType"]);
  return cause?.[1] ?? refusals[code] ?? "Die Anfrage wurde nicht angenommen.";
}
