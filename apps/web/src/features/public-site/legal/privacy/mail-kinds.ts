/**
 * Every kind of mail that is sent, by the function of the server that writes it. A test fails when the server writes one
 * that is not here.
 */
export const mailKinds: Readonly<Record<`${string}Email`, string>> = {
  confirmationEmail: "Bestätigung der Adresse",
  alreadyRegisteredEmail: "bestehendes Konto",
  welcomeEmail: "Begrüßung",
  resetEmail: "neues Passwort",
  passwordChangedEmail: "geändertes Passwort",
  emailChangeEmail: "neue Adresse",
  emailChangedEmail: "geänderte Adresse",
  secondFactorEmail: "zweiter Faktor",
  invitationEmail: "Einladung",
  ownershipGivenEmail: "abgegebene Inhaberschaft",
  ownershipReceivedEmail: "übernommene Inhaberschaft",
  deletionEmail: "Löschung der Agentur",
  seatsReducedEmail: "stillgelegte Zugänge",
  freeTrialEndsEmail: "Ende der Testphase",
  paidTrialEndsEmail: "Beginn des Abos",
  trialRefusedEmail: "abgelehnte Testphase",
  paymentFailedEmail: "offene Zahlung",
  unpaidPlanEndedEmail: "Ende des Tarifs",
  paidAgainEmail: "erhaltene Zahlung",
  addressConfirmationEmail: "neue Adresse",
  digestEmail: "Sammelmail",
  notificationEmail: "einzelne Neuigkeit",
  enquiryConfirmationEmail: "Bestätigung der Anfrage",
  enquiryEmail: "Anfrage an uns",
  feedbackEmail: "Anfrage an uns",
  feedbackAnswerEmail: "Antwort",
  supportAlertEmail: "Fehler an den Support",
};
