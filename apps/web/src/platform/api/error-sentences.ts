import { ApiError, invalidLinkSentence, offlineSentence } from "./api-error";
import type { ApiErrorCode } from "./api-error";

const sentences = {
  bad_request: "Diese Anfrage war so nicht gültig. Prüfe die Filter oder setze sie zurück.",
  cross_site: "Das geht nur von der eigenen Seite aus.",
  not_found: "Das gibt es hier nicht oder nicht mehr.",
  method_not_allowed: "Das ist hier nicht möglich.",
  payload_too_large: "Das war zu groß für den Server.",
  rate_limited: "Das waren sehr viele Anfragen. Warte bitte eine Minute.",
  overloaded: "Der Server ist gerade ausgelastet. Versuche es gleich noch einmal.",
  switched_off: "Das ist gerade abgeschaltet.",
  source_unreachable: "Die Quelle ist gerade nicht erreichbar.",
  screening_running: "Es läuft schon ein Abruf.",
  sample_refused: "Das geht nur in einer leeren Datenbank.",
  unauthenticated: "Du bist nicht mehr angemeldet. Melde dich bitte neu an.",
  no_agency: "Zugriff verweigert",
  forbidden: "Das darf nur die Inhaberin oder der Inhaber der Agentur.",
  plan_required: "Das ist in deinem Tarif nicht enthalten.",
  seats_exhausted: "In deinem Tarif ist kein Platz mehr frei.",
  quota_exhausted: "Die TenderChecks dieses Monats sind aufgebraucht.",
  tender_closed: "Diese Ausschreibung läuft nicht mehr.",
  payments_unavailable:
    "Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts gebucht. Bitte versuche es in einigen Minuten erneut.",
  payment_refused:
    "Die Zahlung wurde abgelehnt. Bitte prüfe die Angaben oder nimm eine andere Zahlungsart.",
  already_subscribed: "Deine Agentur hat bereits ein Abo.",
  no_subscription: "Deine Agentur hat kein laufendes Abo.",
  trial_used: "Die Testphase wurde für deine Agentur bereits genutzt.",
  wrong_credentials: "E-Mail-Adresse oder Passwort stimmt nicht.",
  email_unconfirmed: "Bitte bestätige zuerst deine E-Mail-Adresse mit dem Link aus der Mail.",
  account_deactivated: "Dein Zugang wurde von deiner Agentur stillgelegt.",
  wrong_code: "Dieser Code stimmt nicht oder ist abgelaufen.",
  link_invalid: invalidLinkSentence,
  weak_password: "Dieses Passwort ist zu leicht zu erraten.",
  stale_version: "Das wurde inzwischen an anderer Stelle geändert. Lade die Seite neu.",
  already_member: "Zu dieser E-Mail-Adresse gibt es schon ein Konto.",
  addresses_full: "Mehr weitere Adressen gehen nicht. Entferne zuerst eine.",
  address_complained:
    "Diese Adresse hat Mails als Spam gemeldet. Aufheben kann das nur, wer sie liest.",
  too_many_invitations: "Zu viele Einladungen an diese Adresse. Versuche es morgen.",
  owner_must_stay: "Eine Agentur braucht eine Inhaberin oder einen Inhaber.",
  processing_contract_missing: "Zuerst braucht es den Vertrag zur Auftragsverarbeitung.",
  documents_full: "Hier ist kein Platz für weitere Dateien.",
  limit_reached: "Mehr davon passen hier nicht hinein.",
  promotion_failed: "Das Profil konnte nicht angelegt werden.",
  no_pending_profile: "Kein Agenturprofil gefunden. Bitte kontaktieren Sie den Support.",
  gate_locked: "Die Anwendung ist mit einem Passwort geschützt. Lade die Seite neu.",
  wrong_gate_password: "Falsches Passwort",
  admin_locked: "Der Admin-Bereich ist gesperrt. Lade die Seite neu.",
  wrong_admin_password: "Wrong password",
  second_factor_required: "Richte zuerst den zweiten Faktor für dein Konto ein.",
  internal: "Beim Server ist ein Fehler aufgetreten. Versuche es gleich noch einmal.",
  offline: offlineSentence,
  invalid_answer: "Die Antwort des Servers war unlesbar. Lade die Seite neu.",
} as const satisfies Record<ApiErrorCode, string>;

/** What to tell people about any failure. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return sentences.internal;
  const { retryAfterSeconds, reading } = error.details;
  if (error.code === "rate_limited" && typeof retryAfterSeconds === "number") {
    const what = reading === undefined ? "Versuche" : "Abrufe";
    return `Das waren zu viele ${what}. Versuche es in ${waitingTime(retryAfterSeconds)} noch einmal.`;
  }
  return error.detail ?? sentences[error.code];
}

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? "einer Sekunde" : `${seconds} Sekunden`;
  if (minutes > 90) return `${Math.ceil(minutes / 60)} Stunden`;
  return minutes === 1 ? "einer Minute" : `${minutes} Minuten`;
}
