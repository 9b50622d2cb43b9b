import type { LegalText } from "@tc/contract";
import { brand, retentionClasses, subProcessors } from "@tc/domain";
import type { Operator } from "../../ports/operator.ts";

/** Raised with every change of the text; what was concluded before stays as it was. */
export const contractVersion = "2026-11-4";

export interface Party {
  readonly name: string;
  /** Street and town; "" where the profile does not say. */
  readonly address: string;
}

type Block = LegalText["sections"][number]["blocks"][number];

const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const list = (...items: readonly string[]): Block => ({ kind: "list", items: [...items] });

/** The contract between an agency and the operator, with both names. */
export function contractText(agency: Party, operator: Operator): LegalText {
  return {
    title: "Vertrag über die Auftragsverarbeitung nach Art.\u00a028 DSGVO",
    sections: [
      parties(agency, operator),
      subject,
      dataAndPersons,
      instructions,
      duties,
      security,
      furtherProcessors(operator),
      support,
      ending,
      evidence,
      closing,
      measures,
      processorsAnnex(operator),
    ],
  };
}

function parties(agency: Party, operator: Operator): LegalText["sections"][number] {
  const seat = `${operator.street}, ${operator.postalCode} ${operator.city}`;
  return {
    title: "Zwischen",
    blocks: [
      paragraph(
        `${[agency.name, agency.address].filter(Boolean).join(", ")} – im Folgenden „Agentur“, Verantwortliche –`,
      ),
      paragraph(
        `und ${operator.company}, ${seat}, vertreten durch ${operator.managingDirector} – im Folgenden „Anbieter“, Auftragsverarbeiter –`,
      ),
    ],
  };
}

const subject = {
  title: "1. Gegenstand und Dauer",
  blocks: [
    paragraph(
      `Der Anbieter verarbeitet personenbezogene Daten im Auftrag der Agentur, soweit das für den Dienst ${brand} nötig ist: Speichern, Anzeigen, Auswerten, Übermitteln per Mail und Löschen dessen, was die Agentur eingibt oder hochlädt.`,
    ),
    paragraph(
      "Der Vertrag gilt vom Abschluss in der Anwendung an, solange die Agentur den Dienst nutzt und bis ihre Daten gelöscht sind. Für Daten, bei denen der Anbieter selbst Verantwortlicher ist (Konto, Vertrag, Abrechnung), gilt er nicht.",
    ),
  ],
};

const dataAndPersons = {
  title: "2. Daten und betroffene Personen",
  blocks: [
    paragraph("Verarbeitet werden, je nachdem, was die Agentur eingibt oder hochlädt:"),
    list(
      "Namen, Funktionen und dienstliche Kontaktdaten von Ansprechpersonen in Referenzen und Notizen,",
      "Namen, Rollen und Qualifikationen von Mitarbeitenden im Profil und in Nachweisen,",
      "personenbezogene Angaben in hochgeladenen Unterlagen.",
    ),
    paragraph(
      "Betroffen sind Mitarbeitende der Agentur, Ansprechpersonen ihrer Kundschaft und öffentlicher Auftraggeber sowie weitere Personen, die in den Unterlagen genannt sind. Besondere Kategorien nach Art. 9 DSGVO sind nicht Gegenstand des Auftrags; die Agentur lädt keine hoch.",
    ),
  ],
};

const instructions = {
  title: "3. Weisungen",
  blocks: [
    paragraph(
      "Der Anbieter verarbeitet die Daten nur auf dokumentierte Weisung der Agentur, auch bei Übermittlungen in Drittländer, es sei denn, das Recht der Union oder eines Mitgliedstaats verpflichtet ihn zu etwas anderem; dann teilt er das vorher mit, soweit er es darf. Als Weisung gelten dieser Vertrag und was Mitglieder der Agentur in der Anwendung tun. Weitere Weisungen ergehen in Textform.",
    ),
    paragraph(
      "Hält der Anbieter eine Weisung für rechtswidrig, sagt er es der Agentur unverzüglich und darf die Ausführung aussetzen, bis sie bestätigt oder geändert ist.",
    ),
  ],
};

const duties = {
  title: "4. Vertraulichkeit",
  blocks: [
    paragraph(
      "Der Anbieter setzt nur Personen ein, die zur Vertraulichkeit verpflichtet sind und die Daten für ihre Aufgabe brauchen. Aus hochgeladenen Unterlagen lernen keine Modelle, und andere Agenturen erfahren nichts aus ihnen.",
    ),
  ],
};

const security = {
  title: "5. Sicherheit der Verarbeitung",
  blocks: [
    paragraph(
      "Der Anbieter trifft die technischen und organisatorischen Maßnahmen nach Art. 32 DSGVO, die Anlage 1 nennt. Er darf sie weiterentwickeln, solange das Schutzniveau nicht sinkt.",
    ),
  ],
};

function furtherProcessors({ privacyEmail }: Operator): LegalText["sections"][number] {
  return {
    title: "6. Unterauftragsverarbeiter",
    blocks: [
      paragraph(
        "Die Agentur stimmt den Unterauftragsverarbeitern in Anlage 2 zu. Kommt einer hinzu oder wird einer ersetzt, kündigt der Anbieter das 14 Tage vorher per Mail an. Die Agentur kann innerhalb dieser 14 Tage aus einem wichtigen Grund des Datenschutzes widersprechen; findet sich keine Lösung, können beide Seiten den Vertrag über den Dienst zu dem Tag kündigen, an dem die Änderung gilt.",
      ),
      paragraph(
        `Der Anbieter verpflichtet jeden Unterauftragsverarbeiter zu demselben Schutz wie in diesem Vertrag und haftet für ihn wie für sich selbst. Der Widerspruch geht an ${privacyEmail}.`,
      ),
    ],
  };
}

const support = {
  title: "7. Unterstützung der Agentur",
  blocks: [
    paragraph(
      "Der Anbieter unterstützt die Agentur dabei, Anträge betroffener Personen zu beantworten, und bei ihren Pflichten nach Art. 32 bis 36 DSGVO. Wendet sich eine betroffene Person an ihn, leitet er das Anliegen weiter.",
    ),
    paragraph(
      "Verletzungen des Schutzes personenbezogener Daten meldet er der Agentur unverzüglich, nachdem er von ihnen erfahren hat, mit den Angaben nach Art. 33 Abs. 3 DSGVO, soweit sie vorliegen.",
    ),
  ],
};

const ending = {
  title: "8. Löschung und Rückgabe",
  blocks: [
    paragraph(
      "Die Agentur kann ihre Daten jederzeit selbst exportieren und löschen. Löscht sie ihr Konto, löscht der Anbieter nach der angezeigten Frist alle Daten, die er in ihrem Auftrag verarbeitet, soweit ihn kein Gesetz zum Aufbewahren verpflichtet. Sicherungskopien werden mit ihrem üblichen Ablauf überschrieben.",
    ),
    paragraph(
      `Unabhängig davon löscht der Anbieter hochgeladene Unterlagen mit allem, was aus ihnen gelesen wurde, und TenderChecks ${retentionClasses.uploads.amount} Monate nach dem Ende der Ausschreibung, es sei denn, die Agentur hat sie gemerkt, verfolgt sie, hat geboten oder gewonnen. Hinterlegte Nachweise bleiben, bis die Agentur sie löscht.`,
    ),
  ],
};

const evidence = {
  title: "9. Nachweise und Kontrollen",
  blocks: [
    paragraph(
      "Der Anbieter stellt der Agentur alle Informationen zur Verfügung, die sie zum Nachweis der Pflichten aus Art. 28 DSGVO braucht, und ermöglicht Überprüfungen, auch durch von ihr beauftragte Prüfende, die zur Verschwiegenheit verpflichtet sind. Überprüfungen vor Ort werden mit angemessener Frist angekündigt und stören den Betrieb nicht mehr als nötig.",
    ),
  ],
};

const closing = {
  title: "10. Schluss",
  blocks: [
    paragraph(
      "Für die Haftung gilt Art. 82 DSGVO. Im Übrigen gelten die Allgemeinen Geschäftsbedingungen; widersprechen sie diesem Vertrag, geht beim Schutz personenbezogener Daten dieser Vertrag vor. Änderungen werden in der Anwendung als neue Fassung angeboten und gelten erst, wenn die Agentur sie schließt.",
    ),
  ],
};

const measures = {
  title: "Anlage 1: Technische und organisatorische Maßnahmen",
  blocks: [
    list(
      "Zugang: persönliche Konten, Passwörter nur als Argon2id-Hash, zweiter Faktor möglich, Begrenzung von Anmeldeversuchen, Abmelden aller Geräte.",
      "Trennung: die Daten jeder Agentur sind in der Datenbank durch Zeilenschutz (Row-Level Security) getrennt; jede Abfrage nennt zusätzlich die Agentur.",
      "Übertragung: im Betrieb nur über HTTPS; Cookies der Sitzung sind für Skripte nicht lesbar.",
      "Hochgeladene Dateien: jede mit eigenem Schlüssel verschlüsselt (AES-256-GCM), unter zufälligem Namen, ohne öffentliche Adresse; gelesen in getrennten Prozessen mit begrenztem Speicher und begrenzter Zeit.",
      "Eingabekontrolle: Protokoll der sicherheitsrelevanten Ereignisse, das die Inhaberin oder der Inhaber der Agentur einsehen kann.",
      "Protokolle enthalten weder Inhalte noch Passwörter noch Schlüssel.",
      "Löschung: Fristen je Art von Daten, durch wiederkehrende Aufgaben durchgesetzt.",
    ),
  ],
};

function processorsAnnex(operator: Operator): LegalText["sections"][number] {
  const filled = (text: string) =>
    text.replaceAll(/\{\{operator\.(\w+)\}\}/g, (_, name: keyof Operator) => operator[name]);
  return {
    title: "Anlage 2: Unterauftragsverarbeiter",
    blocks: [
      {
        kind: "table",
        head: ["Bereich", "Anbieter", "Land", "Zweck"],
        rows: subProcessors.map(({ area, provider, country, purpose }) =>
          [area, provider, country, purpose].map(filled),
        ),
      },
    ],
  };
}
