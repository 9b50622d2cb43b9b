import { brand } from "@tc/domain";

// Nothing that an agency or a buyer typed stands in a mail to somebody else before both agreed, the title excepted that the
// operator has read.

/** To the address that was typed; it proves nothing yet, so the mail carries no word of the request. */
export function requestConfirmationEmail(url: string) {
  return {
    subject: "Anfrage an Agenturen bestätigen",
    preview: "Ohne deine Bestätigung geht nichts an Agenturen.",
    heading: "Ist diese Anfrage von dir?",
    paragraphs: [
      `Jemand hat mit dieser Adresse über ${brand} eine nicht öffentliche Anfrage an Agenturen gerichtet.`,
      "Wenn sie von dir ist, öffne den Link und bestätige dort. Danach prüfen wir die Anfrage und fragen passende Agenturen. Deine Kontaktdaten bekommt eine Agentur erst, wenn sie und du zugestimmt habt.",
    ],
    action: { label: "Anfrage ansehen und bestätigen", url },
    note: "Wenn die Anfrage nicht von dir ist, brauchst du nichts zu tun. Unbestätigt wird sie 30 Tage nach dieser Mail gelöscht.",
  };
}

export function closedRequestEmail(url: string) {
  return {
    subject: "Neue nicht öffentliche Anfrage",
    preview: "Die Adresse ist bestätigt, die Anfrage wartet auf Prüfung.",
    heading: "Neue nicht öffentliche Anfrage",
    paragraphs: [
      "Ein Auftraggeber hat eine Anfrage an Agenturen bestätigt. Lies sie, gib sie frei und wähle aus, welche Agenturen gefragt werden.",
    ],
    action: { label: "Anfrage öffnen", url },
    note: "Im Admin-Bereich unter AgencyMatch.",
  };
}

export function matchAskedEmail({
  title,
  until,
  url,
}: {
  title: string;
  until: string;
  url: string;
}) {
  return {
    subject: "AgencyMatch: eine Anfrage, die zu euch passt",
    preview: `Antwort bis ${until}`,
    heading: title,
    paragraphs: [
      "Ein Auftraggeber sucht eine Agentur, und die Anfrage passt zu eurem Profil. Sie geht nur an wenige Agenturen.",
      `Antworten könnt ihr bis ${until}. Eure Kontaktdaten und die des Auftraggebers werden erst ausgetauscht, wenn ihr und der Auftraggeber zugestimmt habt.`,
    ],
    action: { label: "Anfrage ansehen", url },
    note: "Eine Anfrage ist keine Zusage und ersetzt kein Vergabeverfahren.",
  };
}

export function matchExchangedEmail({ title, url }: { title: string; url: string }) {
  return {
    subject: "AgencyMatch: Kontaktdaten ausgetauscht",
    preview: "Der Auftraggeber hat zugestimmt.",
    heading: title,
    paragraphs: [
      "Der Auftraggeber hat zugestimmt. Seine Kontaktdaten stehen jetzt bei der Anfrage, und er hat eure bekommen.",
    ],
    action: { label: "Kontakt ansehen", url },
    note: "Ihr könnt euch jederzeit zurückziehen. Dann löschen wir die Kontaktdaten auf beiden Seiten.",
  };
}

export function matchEndedEmail({ title, url }: { title: string; url: string }) {
  return {
    subject: "AgencyMatch: Anfrage beendet",
    preview: "Der Auftraggeber sucht nicht weiter oder hat sich anders entschieden.",
    heading: title,
    paragraphs: [
      "Diese Anfrage ist für euch beendet. Was ihr dafür freigegeben hattet, haben wir gelöscht. Habt ihr Kontaktdaten des Auftraggebers an anderer Stelle gespeichert, löscht sie bitte auch dort.",
    ],
    action: { label: "Zu euren Anfragen", url },
    note: "Eine Absage sagt nichts über eure Arbeit: Wie viele Agenturen gefragt waren, erfahrt weder ihr noch die anderen.",
  };
}

export function buyersMatchAcceptedEmail({ title, url }: { title: string; url: string }) {
  return {
    subject: "Eine Agentur hat Interesse an deiner Anfrage",
    preview: "Kontaktdaten werden erst mit deiner Zustimmung ausgetauscht.",
    heading: title,
    paragraphs: [
      "Eine Agentur, die zu deiner Anfrage passt, möchte mit dir sprechen. Sieh dir an, wer es ist, und entscheide, ob wir die Kontaktdaten austauschen.",
    ],
    action: { label: "Agentur ansehen", url },
    note: "Mit demselben Link ziehst du deine Anfrage zurück, wenn du niemanden mehr suchst.",
  };
}

export function buyersMatchExchangedEmail({ title, url }: { title: string; url: string }) {
  return {
    subject: "Kontaktdaten ausgetauscht",
    preview: "Die Agentur hat deine Kontaktdaten, du hast ihre.",
    heading: title,
    paragraphs: [
      "Du hast dem Austausch zugestimmt. Die Kontaktdaten der Agentur stehen bei deiner Anfrage, und die Agentur hat deine bekommen.",
    ],
    action: { label: "Kontaktdaten ansehen", url },
    note: "Du kannst deine Anfrage jederzeit zurückziehen. Dann löschen wir die Kontaktdaten auf beiden Seiten.",
  };
}

/** The mail does not name the agency. Behind the link the buyer sees which agencies are left. */
export function buyersMatchEndedEmail({
  title,
  url,
  isGone,
}: {
  title: string;
  url: string;
  /** Whether the agency itself was deleted */
  isGone: boolean;
}) {
  const what = isGone ? "ihr Konto gelöscht" : "ihre Einwilligung zurückgezogen";
  return {
    subject: `Eine Agentur hat ${what}`,
    preview: "Bitte lösche ihre Kontaktdaten und nimm keinen Kontakt mehr auf.",
    heading: title,
    paragraphs: [
      `Eine der Agenturen, mit denen du Kontaktdaten ausgetauscht hast, hat ${what}. Ihre Kontaktdaten stehen nicht mehr bei deiner Anfrage, und deine haben wir bei ihr gelöscht.`,
      "Du musst ihre Kontaktdaten auch bei dir löschen und darfst sie damit nicht weiter kontaktieren (Art. 7 Abs. 3 und Art. 17 DSGVO).",
      "Agenturen, die noch bei deiner Anfrage stehen, sind nicht betroffen.",
    ],
    action: { label: "Anfrage ansehen", url },
    note: "Du kannst auch deine Anfrage jederzeit zurückziehen. Dann löschen wir die Kontaktdaten auf beiden Seiten.",
  };
}
