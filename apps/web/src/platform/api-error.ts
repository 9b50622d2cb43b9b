import type { ErrorCode } from "@tc/domain";

/** `offline`: the server was not reached. `invalid_answer`: it answered something else than agreed. */
export type ApiErrorCode = ErrorCode | "offline" | "invalid_answer";

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(code: ApiErrorCode, status: number, requestId?: string) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}

const sentences = {
  bad_request: "Diese Anfrage war so nicht gültig. Prüfe die Filter oder setze sie zurück.",
  cross_site: "Das geht nur von der eigenen Seite aus.",
  not_found: "Das gibt es hier nicht oder nicht mehr.",
  method_not_allowed: "Das ist an dieser Stelle nicht möglich.",
  payload_too_large: "Das war zu groß für den Server.",
  rate_limited: "Das waren sehr viele Anfragen. Warte bitte eine Minute.",
  overloaded: "Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.",
  source_unreachable: "Die Quelle der Bekanntmachungen ist gerade nicht erreichbar.",
  sample_refused: "Musterdaten lassen sich nur in eine leere Datenbank laden.",
  internal: "Beim Server ist ein Fehler aufgetreten. Versuche es gleich noch einmal.",
  offline: "Der Server ist nicht erreichbar. Prüfe deine Verbindung.",
  invalid_answer: "Die Antwort des Servers war unlesbar. Lade die Seite neu.",
} as const satisfies Record<ApiErrorCode, string>;

/** What to tell people about any failure. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? sentences[error.code] : sentences.internal;
}
