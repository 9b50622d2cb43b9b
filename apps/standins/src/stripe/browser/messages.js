const messages = {
  incomplete_number: "Die Kartennummer ist unvollständig.",
  invalid_number: "Die Kartennummer ist ungültig.",
  incorrect_number: "Die Kartennummer ist falsch.",
  incomplete_expiry: "Das Ablaufdatum der Karte ist unvollständig.",
  invalid_expiry_month: "Der Ablaufmonat der Karte ist ungültig.",
  invalid_expiry_year: "Das Ablaufjahr der Karte ist ungültig.",
  invalid_expiry_month_past: "Das Ablaufdatum der Karte liegt in der Vergangenheit.",
  invalid_expiry_year_past: "Das Ablaufjahr der Karte liegt in der Vergangenheit.",
  incomplete_cvc: "Die Prüfziffer der Karte ist unvollständig.",
  invalid_cvc: "Die Prüfziffer der Karte ist ungültig.",
  incorrect_cvc: "Die Prüfziffer der Karte ist falsch.",
  incomplete_zip: "Die Postleitzahl ist unvollständig.",
  postal_code_incomplete: "Die Postleitzahl ist unvollständig.",
  incomplete_iban: "Die IBAN ist unvollständig.",
  invalid_iban: "Die IBAN ist ungültig.",
  invalid_iban_start: "Die IBAN muss mit zwei Buchstaben für das Land beginnen.",
  card_declined: "Ihre Karte wurde abgelehnt.",
  insufficient_funds: "Ihre Karte ist nicht ausreichend gedeckt.",
  expired_card: "Ihre Karte ist abgelaufen.",
  processing_error:
    "Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.",
  setup_intent_authentication_failure:
    "Wir konnten Ihre Zahlungsmethode nicht bestätigen. Bitte wählen Sie eine andere oder versuchen Sie es noch einmal.",
  payment_intent_authentication_failure:
    "Wir konnten Ihre Zahlungsmethode nicht bestätigen. Bitte wählen Sie eine andere oder versuchen Sie es noch einmal.",
  connection: "Keine Verbindung zum Zahlungsdienst. Bitte versuchen Sie es noch einmal.",
};

/** The German sentence for a code, or what came with it. */
export const messageFor = (code, fallback = "Ein Fehler ist aufgetreten.") =>
  messages[code] ?? fallback;

export const validationError = (code) => ({
  type: "validation_error",
  code,
  message: messageFor(code),
});
