import { accountLimits } from "@tc/domain";
import { Basis } from "../clauses";

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
        Unterlagen. Von geteilten Links speichern wir Zeit und Browser jeder Öffnung.
      </p>
      <p>
        Was deine Agentur eingibt oder hochlädt, sieht keine andere; die Datenbank erzwingt das.
        Innerhalb der Agentur sehen die Mitglieder einander mit Name und E-Mail-Adresse. Eine
        Einladung gilt {accountLimits.invitationDays} Tage; ihr Nachweis bleibt bei der Agentur.
      </p>
      <p>
        Die Inhaberin oder der Inhaber kann alle Daten als ZIP-Datei herunterladen und die Agentur
        löschen. Nach {accountLimits.deletionGraceDays} Tagen, in denen sich das zurücknehmen lässt,
        löschen wir Agentur, Daten und Konten der Mitglieder. Ein einzelnes Konto löschen wir auf
        Anfrage.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b und f DSGVO. Unser berechtigtes Interesse ist es, den Dienst
        für die Agentur zu erbringen.
      </Basis>
    </>
  );
}
