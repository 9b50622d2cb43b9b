import { AppError } from "@tc/domain";

/** Shown by the checkout as they are. */
export const checkoutErrors = {
  alreadySubscribed: "Deine Agentur hat bereits ein Abo. Du findest es unter „Abo & Rechnungen“.",
  granted:
    "Der Tarif deiner Agentur wurde von uns freigeschaltet. Bitte schreibe dem Support, wenn du ihn ändern möchtest.",
  trialUsed:
    "Die Testphase wurde für dieses Unternehmen bereits genutzt. Lade die Seite neu, um ohne Testphase zu buchen. Es wurde nichts gebucht.",
  vatId: "Diese USt-IdNr. wird nicht angenommen. Bitte prüfe sie oder lasse das Feld leer.",
  address: "Zu dieser Rechnungsadresse lässt sich keine Steuer berechnen. Bitte prüfe sie.",
} as const;

const ofProvider: Readonly<Record<string, string>> = {
  tax_id_invalid: checkoutErrors.vatId,
  customer_tax_location_invalid: checkoutErrors.address,
};

/** The sentence for a refusal that the customer can put right; undefined: another failure. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.code !== "payment_refused") return undefined;
  return ofProvider[String(error.details["code"])];
}
