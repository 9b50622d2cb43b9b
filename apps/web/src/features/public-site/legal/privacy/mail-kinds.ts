interface MailGroup {
  readonly occasion: string;
  /** What such a mail is about, by the function of the server that writes it. */
  readonly mails: Readonly<Record<`${string}Email`, string>>;
}

/** Every kind of mail that is sent. A test fails when the server writes one that is not here. */
export const mailGroups: readonly MailGroup[] = [
  {
    occasion: "Registrierung",
    mails: {
      confirmationEmail: "die Bestätigung deiner Adresse",
      alreadyRegisteredEmail: "der Hinweis, dass es zu deiner Adresse schon ein Konto gibt",
      welcomeEmail: "die Begrüßung nach der Bestätigung",
      supportAlertEmail:
        "eine Meldung an unseren Support, wenn dein Profil nicht angelegt werden konnte",
    },
  },
  {
    occasion: "Konto und Sicherheit",
    mails: {
      resetEmail: "der Link für ein neues Passwort",
      passwordChangedEmail: "der Hinweis auf ein geändertes Passwort",
      emailChangeEmail: "die Bestätigung einer neuen Adresse",
      emailChangedEmail: "der Hinweis auf eine geänderte Adresse",
      secondFactorEmail: "der Hinweis, dass der zweite Faktor ein- oder ausgeschaltet wurde",
    },
  },
  {
    occasion: "Agentur",
    mails: {
      invitationEmail: "die Einladung in eine Agentur",
      ownershipGivenEmail: "der Hinweis, dass du die Inhaberschaft abgegeben hast",
      ownershipReceivedEmail: "der Hinweis, dass du die Inhaberschaft übernommen hast",
      deletionEmail: "die Ankündigung, dass die Agentur gelöscht wird",
      seatsReducedEmail: "der Hinweis auf deaktivierte Zugänge nach einem Tarifwechsel",
    },
  },
  {
    occasion: "Testphase und Abo",
    mails: {
      freeTrialEndsEmail: "die Erinnerung an das Ende der Testphase ohne Karte",
      paidTrialEndsEmail: "die Erinnerung an das Ende der Testphase mit Karte",
      trialRefusedEmail: "der Hinweis auf eine beendete Testphase",
      paymentFailedEmail: "die Erinnerung an eine offene Zahlung",
      unpaidPlanEndedEmail: "der Hinweis, dass der Tarif wegen einer offenen Zahlung endet",
      paidAgainEmail: "die Bestätigung einer nachgeholten Zahlung",
    },
  },
  {
    occasion: "Demo- und Kontaktanfrage",
    mails: {
      enquiryEmail: "deine Anfrage an uns",
      enquiryConfirmationEmail: "die Bestätigung, dass sie angekommen ist",
    },
  },
];
