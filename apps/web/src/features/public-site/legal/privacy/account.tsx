import { accountLimits } from "@tc/domain";
import { Basis } from "../clauses";

export function AccountText() {
  return (
    <>
      <p>Bei der Registrierung verarbeiten wir:</p>
      <ul>
        <li>Firma und Ansprechperson,</li>
        <li>
          E-Mail-Adresse und Passwort (vom Passwort nur eine Prüfsumme nach dem Verfahren Argon2id,
          aus der es sich nicht lesen lässt),
        </li>
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
        siehst deine Anmeldungen im Profil und kannst sie dort beenden; nach 14 Tagen endet jede von
        selbst und wird gelöscht. Nutzt du einen zweiten Faktor, speichern wir dessen Schlüssel
        verschlüsselt.
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

export function AgencyText() {
  return (
    <>
      <p>
        Im Profil stehen Angaben der Agentur, auf Wunsch auch von ihrer Website: Leistungen,
        Regionen, Teamgröße, Umsätze, Versicherung, Sprachen, Zertifikate, Referenzen, Ausschlüsse
        und Stichwörter. Personenbezug haben vor allem Namen und Adressen der Mitglieder und das,
        was du in freie Felder schreibst. Schreib dort keine besonderen Kategorien von Daten hinein
        (Art.&nbsp;9 DSGVO).
      </p>
      <p>
        Unterlagen und Nachweise, die deine Agentur hochlädt, speichern wir verschlüsselt, was ihr
        im Playground einfügt, gar nicht. Meldet ein Mitglied eine Aussage als falsch, sehen wir
        Agentur, Ausschreibung und Kommentar, den Wortlaut nur aus Bekanntmachung und geholten
        Unterlagen.
      </p>
      <p>
        Was deine Agentur eingibt oder hochlädt, sieht keine andere; die Datenbank erzwingt das.
        Innerhalb der Agentur sehen die Mitglieder einander mit Name und E-Mail-Adresse. Eine
        Einladung gilt {accountLimits.invitationDays} Tage. Ihr Nachweis bleibt bei der Agentur
        gespeichert.
      </p>
      <p>
        Die Inhaberin oder der Inhaber kann alle Daten als ZIP-Datei herunterladen und die Agentur
        löschen. Nach {accountLimits.deletionGraceDays} Tagen, in denen sich das zurücknehmen lässt,
        werden die Agentur, ihre Daten und die Konten ihrer Mitglieder gelöscht. Ein einzelnes Konto
        löschen wir auf Anfrage.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b und f DSGVO. Unser berechtigtes Interesse ist es, den Dienst
        für die Agentur zu erbringen.
      </Basis>
    </>
  );
}

export function PaymentText() {
  return (
    <>
      <p>
        Erst wenn du einen kostenpflichtigen Tarif buchst oder eine Karte hinterlegst, erhält unser
        Zahlungsdienstleister Stripe deinen Namen, deine E-Mail-Adresse, die Rechnungsangaben und
        die Zahlungsdaten (Karte oder SEPA-Lastschrift). Programmteile von Stripe lädt dein Browser
        erst, wenn du bezahlst oder die Zahlungsart änderst; Stripe kann dabei auch Angaben zu
        deinem Gerät erheben, um Betrug zu verhindern. Kartennummer und vollständige Kontodaten
        erhalten wir nicht.
      </p>
      <p>
        Ob eine Agentur die Testphase schon genutzt hat, prüfen wir an Firma, Umsatzsteuer-ID,
        Mail-Domain und, wenn eine hinterlegt ist, an einem Kennzeichen der Karte. Wir speichern
        davon nur Prüfsummen. Sie bleiben auch nach der Löschung der Agentur, damit sie die
        Testphase nicht noch einmal beginnen kann.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b DSGVO für die Bezahlung, Buchst. c für Rechnungen und ihre
        Aufbewahrung (§&nbsp;147 AO, §&nbsp;257 HGB), Buchst. f für die Vorbeugung gegen Betrug und
        mehrfache Testphasen.
      </Basis>
    </>
  );
}
