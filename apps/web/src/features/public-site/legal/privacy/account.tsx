import { accountLimits } from "@tc/domain";
import { Basis } from "../clauses";

export function AccountText() {
  return (
    <>
      <p>Bei der Registrierung verarbeiten wir:</p>
      <ul>
        <li>Firma und Ansprechperson,</li>
        <li>E-Mail-Adresse und Passwort (vom Passwort nur eine Prüfsumme nach Argon2id),</li>
        <li>Rechnungsadresse, wenn du sie angibst,</li>
        <li>Zahlungsdaten über den Zahlungsdienstleister, sobald du einen Tarif buchst,</li>
        <li>Branche und Schwerpunkt,</li>
        <li>Referenzen und Qualifikationen, wenn du sie angibst.</li>
      </ul>
      <p>
        Wir senden dir eine Bestätigungsmail, deren Link {accountLimits.confirmationHours} Stunden
        gilt.
      </p>
      <p>
        Für jede Anmeldung speichern wir Beginn, letzte Nutzung, Ende, IP-Adresse und Browser. Du
        siehst deine Anmeldungen im Profil und kannst sie dort beenden. Nutzt du einen zweiten
        Faktor, speichern wir dessen Schlüssel verschlüsselt.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b DSGVO (Vertrag und seine Anbahnung), soweit du selbst
        Vertragspartei bist, sonst Buchst. f: Unser berechtigtes Interesse ist es, den Vertrag mit
        deinem Unternehmen zu erfüllen. Für Angaben zu Anmeldungen Art.&nbsp;6 Abs. 1 Buchst. f
        DSGVO, zur Sicherheit deines Kontos.
      </Basis>
    </>
  );
}
