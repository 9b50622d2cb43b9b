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
  addressConfirmationEmail: "Bestätigung einer weiteren Adresse",
  digestEmail: "Sammelmail mit neuen Ausschreibungen und Neuigkeiten",
  notificationEmail: "Änderung, Frist, Vergabe, Erwähnung, Nachweis oder neue Treffer sofort",
  enquiryConfirmationEmail: "Bestätigung der Anfrage",
  enquiryEmail: "Anfrage an uns",
  feedbackEmail: "Rückmeldung an uns",
  feedbackAnswerEmail: "Antwort darauf",
  supportAlertEmail: "Fehler an den Support",
};
