import { LegalPage, Operator, OperatorAddress, OperatorMail, Section } from "./legal-page";

export function PrivacyPage() {
  return (
    <LegalPage
      title="Datenschutzerklärung"
      note="Entwurf, Stand 1. Oktober 2025. Beschreibt, was die Software heute tut; eine rechtliche Prüfung steht aus."
    >
      <Section title="1. Verantwortlich">
        <OperatorAddress />
        <p>
          Fragen zum Datenschutz: <OperatorMail field="privacyEmail" />
        </p>
      </Section>
      <Section title="2. Für wen das Angebot ist">
        <p>
          TenderChances richtet sich an Unternehmen. Wir erheben wissentlich keine Daten von Kindern
          unter 16 Jahren.
        </p>
      </Section>
      <Section title="3. Registrierung und Konto">
        <p>
          Bei der Registrierung speichern wir Firma, Ansprechpartner, E-Mail-Adresse, Passwort
          (gehasht, nicht lesbar) und Schwerpunkt, dazu Rechnungsadresse und Referenzen, wenn du sie
          angibst. Rechtsgrundlage ist der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO). Solange du die
          E-Mail-Adresse nicht bestätigst, wird kein Agenturprofil angelegt.
        </p>
        <p>
          Zum Schutz des Kontos speichern wir Anmeldungen mit Zeitpunkt, IP-Adresse und
          Browserkennung und führen ein Protokoll sicherheitsrelevanter Ereignisse (Art. 6 Abs. 1
          Buchst. f DSGVO). Du kannst deine Anmeldungen einsehen und beenden.
        </p>
      </Section>
      <Section title="4. Agenturprofil und Team">
        <p>
          Was deine Agentur im Profil angibt, gehört ihr allein. Andere Agenturen sehen davon
          nichts; die Trennung wird in der Datenbank erzwungen. Eingeladenen Personen senden wir
          eine Mail mit einem Link, der 7 Tage gilt.
        </p>
      </Section>
      <Section title="5. Mails">
        <p>
          Wir senden Mails, die das Konto braucht: Bestätigung, Zurücksetzen des Passworts,
          geänderte Adresse oder Passwort, Einladungen. Sie enthalten keine Zählpixel.
        </p>
      </Section>
      <Section title="6. Meldungen an den Support">
        <p>
          Lässt sich ein Profil nicht anlegen, geht automatisch eine Meldung an unseren Support:
          deine Kennung und E-Mail-Adresse, die Fehlermeldung, Angaben zu Browser und Bildschirm und
          die letzten Fehlerzeilen der Seite. Passwörter und Schlüssel werden vorher im Browser und
          noch einmal auf dem Server entfernt.
        </p>
      </Section>
      <Section title="7. Server-Protokolle">
        <p>
          Unser Server protokolliert je Aufruf Zeitpunkt, Adresse ohne Suchbegriffe, Ergebnis und
          Dauer. Server-Protokolle bewahren wir 30 Tage auf.
        </p>
      </Section>
      <Section title="8. Cookies und Speicher des Browsers">
        <ul>
          <li>
            <b>Sitzung</b>: ein Cookie, das nur unser Server lesen kann, damit du angemeldet
            bleibst; beim zweiten Faktor auf Wunsch ein weiteres für 30 Tage, beim Zurücksetzen des
            Passworts eines für 30 Minuten.
          </li>
          <li>
            <b>Zugangsschutz</b>: ein Cookie und der Eintrag <code>tc_simple_auth</code>, wenn die
            Anwendung hinter einem gemeinsamen Passwort liegt.
          </li>
          <li>
            <b>Registrierung</b>: der Eintrag <code>registered_agency_id</code>, bis dein Konto
            aktiv ist.
          </li>
          <li>
            <b>Darstellung</b>: deine Wahl von hell oder dunkel.
          </li>
        </ul>
        <p>
          Alles davon ist für den Betrieb nötig (§ 25 Abs. 2 TDDDG). Dienste für Statistik oder
          Werbung werden nicht geladen.
        </p>
      </Section>
      <Section title="9. Empfänger und Ort">
        <p>
          Daten werden in der EU gespeichert. Mails laufen über den Mailserver, den der Betreiber
          eingerichtet hat. Wir verkaufen keine Daten und geben sie nur weiter, wenn ein Gesetz es
          verlangt.
        </p>
      </Section>
      <Section title="10. Wie lange">
        <p>
          Wir speichern die Daten, solange das Konto besteht. Löscht die Inhaberin oder der Inhaber
          die Agentur, werden ihre Daten nach einer Frist von 30 Tagen gelöscht, in der sich die
          Löschung zurücknehmen lässt. Gesetzliche Aufbewahrungspflichten bleiben unberührt.
        </p>
      </Section>
      <Section title="11. Deine Rechte">
        <p>
          Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und
          Widerspruch (Art. 15 bis 21 DSGVO). Alle Daten der Agentur lassen sich im Konto als
          ZIP-Datei herunterladen. Du kannst dich bei einer Aufsichtsbehörde beschweren, etwa bei
          der für <Operator field="city" /> zuständigen.
        </p>
      </Section>
    </LegalPage>
  );
}
