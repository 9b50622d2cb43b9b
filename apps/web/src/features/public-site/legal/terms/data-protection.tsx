import { Clauses } from "../clauses";

export function PrivacyText() {
  return (
    <Clauses>
      <li>
        Wie wir personenbezogene Daten verarbeiten, steht in der{" "}
        <a href="/datenschutz">Datenschutzerklärung</a>.
      </li>
      <li>
        Soweit wir personenbezogene Daten im Auftrag deiner Agentur verarbeiten, etwa von
        Mitarbeitenden oder Ansprechpersonen in Referenzen, schließen wir mit ihr einen Vertrag über
        die Auftragsverarbeitung nach Art.&nbsp;28 DSGVO. Inhaberin oder Inhaber schließen ihn in
        der Anwendung unter Profil, Datenschutz.
      </li>
      <li>
        Gibst du Daten anderer Personen ein, sorgst du dafür, dass du das darfst und dass sie es
        wissen.
      </li>
      <li>
        Unsere <a href="/unterauftragsverarbeiter">Unterauftragsverarbeiter</a> nennen wir
        öffentlich. Änderungen kündigen wir 14 Tage vorher an; innerhalb von 14 Tagen kannst du
        widersprechen.
      </li>
      <li>
        Richtet die Agentur Webhooks, Schlüssel für die API oder Verbindungen zu Sprachmodellen ein,
        geben wir Daten an die Empfänger, die sie selbst nennt. Sie entscheidet, wer das ist und was
        dort mit den Daten geschieht; unsere Unterauftragsverarbeiter sind diese Empfänger nicht.
      </li>
    </Clauses>
  );
}
