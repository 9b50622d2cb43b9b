import { ApiError } from "../../platform/api/api-error";
import { statusCheckFailed } from "../../platform/session/session-status";

export const setupErrorTypes = ["rls_permission", "foreign_key", "timeout", "network"] as const;
type SetupErrorType = (typeof setupErrorTypes)[number];

const titles: Readonly<Record<SetupErrorType, string>> = {
  rls_permission: "Berechtigungsfehler",
  foreign_key: "Datenbank-Verknüpfungsfehler",
  timeout: "Zeitüberschreitung",
  network: "Verbindungsfehler",
};

function isErrorType(text: unknown): text is SetupErrorType {
  return setupErrorTypes.some((type) => type === text);
}

export function setupTitle(errorType: string): string {
  return isErrorType(errorType) ? titles[errorType] : "Unbekannter Fehler";
}

export const setupMessages = {
  default: "Ein unbekannter Fehler ist aufgetreten.",
  userNotLoaded: "Fehler beim Laden der Benutzerdaten.",
  statusCheckFailed,
  profileCheckFailed: "Das Agenturprofil konnte nicht geprüft werden.",
  userUpsertFailed: "Der Nutzerdatensatz konnte nicht gespeichert werden.",
  pendingFetchFailed: "Das wartende Agenturprofil konnte nicht geladen werden.",
  promotionFailed: "Profile promotion failed",
  noProfile: "Kein Agenturprofil gefunden. Bitte kontaktieren Sie den Support.",
  exhausted: "Maximale Anzahl der Versuche erreicht. Bitte kontaktieren Sie den Support.",
} as const;

/** The specification's message with the server's `detail`. */
export function promotionFailure(error: unknown): string {
  const detail = error instanceof ApiError ? error.detail : undefined;
  const { promotionFailed } = setupMessages;
  return detail === undefined ? promotionFailed : `${promotionFailed}: ${detail}`;
}

const catalogue = new Set<string>(Object.values(setupMessages));

/**
 * The message of the query, if it is one of ours. Anything else could be a stranger's words in our page, so the default
 * stands in for it.
 */
export function setupMessage(type: string | null): string {
  return type !== null && catalogue.has(type) ? type : setupMessages.default;
}

/** A failed step with the type that its title is chosen by. */
export class SetupFailure extends Error {
  readonly errorType: string;

  constructor(message: string, errorType = "unknown") {
    super(message);
    this.name = "SetupFailure";
    this.errorType = errorType;
  }
}

export function errorTypeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "unknown";
  if (isErrorType(error.details["errorType"])) return error.details["errorType"];
  if (error.code === "offline") return "network";
  return error.status === 504 ? "timeout" : "unknown";
}
