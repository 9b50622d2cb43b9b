import { retentionClasses } from "@tc/domain";
import { Basis } from "../clauses";
import { OperatorMail } from "../operator";
import { mailKinds } from "./mail-kinds";

export function MailsText() {
  return (
    <>
      <p>
        Wir senden nur diese Mails: {[...new Set(Object.values(mailKinds))].join(", ")}. Sie
        enthalten keine Zählpixel und laden nichts nach. Werbung senden wir nur mit deiner
        Einwilligung.
      </p>
      <p>Deine Nachricht verarbeiten wir, um sie zu beantworten.</p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b DSGVO (Vertrag) und Buchst. f. Unser berechtigtes Interesse ist
        es, Anliegen zu beantworten und Konten zu schützen.
      </Basis>
    </>
  );
}

export function EnquiriesText() {
  return (
    <>
      <p>
        Für Demo, Kontakt und Onboarding gibst du Namen und E-Mail-Adresse an, je nach Formular
        Firma, Unternehmensgröße, Betreff, Telefonnummer und Nachricht.
      </p>
      <p>
        Wir bewahren deine Anfrage auf, um darauf zurückzukommen, auf Wunsch kürzer. Deine
        IP-Adresse speichern wir nicht.
      </p>
      <p>
        AgencyMatch: Deine Kontaktdaten bekommt eine Agentur nur mit deiner Einwilligung (Buchst.
        a). Ziehst du zurück, löschen wir sie.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b DSGVO, wenn es um einen Vertrag geht, sonst Buchst. f. Unser
        berechtigtes Interesse ist es, Anfragen zu beantworten.
      </Basis>
    </>
  );
}

export function ApplicationsText() {
  return (
    <>
      <p>
        Bewerbungen erreichen uns per Mail an <OperatorMail field="jobsEmail" />. Wir verwenden sie
        nur für das Auswahlverfahren. {retentionClasses.applications.amount} Monate nach dem Ende
        des Verfahrens löschen wir sie, damit wir uns gegen Ansprüche verteidigen können, es sei
        denn, du willigst in eine längere Aufbewahrung ein oder wir stellen dich ein. Das gilt auch
        für Bewerbungen über das Kontaktformular.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b DSGVO und §&nbsp;26 Abs. 1 BDSG; für die Zeit nach dem
        Verfahren Art.&nbsp;6 Abs. 1 Buchst. f DSGVO.
      </Basis>
    </>
  );
}

export function SupportText() {
  return (
    <>
      <p>
        Lässt sich nach der Registrierung dein Profil nicht anlegen, geht automatisch eine Meldung
        an unseren Support. Sie enthält die Kennungen deines Kontos und deiner Agentur, deine
        E-Mail-Adresse, die Fehlermeldung, die aufgerufene Adresse, Angaben zu Browser, Sprache und
        Bildschirm und die letzten Fehlerzeilen der Seite. Passwörter und Schlüssel entfernen vorher
        Browser und Server.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist es, den Fehler zu
        finden und dir zu helfen.
      </Basis>
    </>
  );
}
