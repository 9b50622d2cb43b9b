import { analyticsRetentionMonths, marketingRetentionDays } from "@tc/domain";
import { Basis } from "../clauses";

export function VisitText() {
  return (
    <>
      <p>
        Wenn du eine Seite öffnest, überträgt dein Browser technisch notwendige Angaben, darunter
        deine IP-Adresse und die Kennung des Browsers.
      </p>
      <p>
        In unseren Server-Protokollen steht je Aufruf, wann welche Art von Seite mit welchem
        Ergebnis und in welcher Zeit beantwortet wurde, dazu eine zufällige Nummer, mit der wir
        Fehlern nachgehen. Deine IP-Adresse und deine Suchbegriffe schreibt unsere Anwendung nicht
        hinein. Server unseres Hosting-Anbieters können sie protokollieren. Server-Protokolle werden
        nach 30 Tagen gelöscht.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist ein sicherer und
        störungsfreier Betrieb.
      </Basis>
    </>
  );
}

export function ConsentText() {
  const { min, max } = marketingRetentionDays;
  return (
    <>
      <p>
        Statistik und Marketing brauchen deine Einwilligung. Beim ersten Besuch fragen wir dich, und
        über „Cookies“ am Ende jeder öffentlichen Seite kannst du deine Wahl jederzeit ändern. Der
        Widerruf gilt ab dann.
      </p>
      <p>
        Ob ein Dienst für Statistik oder Marketing eingerichtet ist und von wem er stammt, steht in
        den Cookie-Einstellungen. Ist dort keiner genannt, setzen wir keinen ein. Ein eingerichteter
        Dienst wird erst geladen, wenn du in seine Kategorie eingewilligt hast. Statistikdaten
        werden dann bis zu {analyticsRetentionMonths} Monate gespeichert, Marketingdaten {min} Tage
        (Zählpixel) bis {max} Tage (Cookies über den Erfolg von Anzeigen).
      </p>
      <p>
        Deine Wahl merkt sich dein Browser. Damit wir sie nachweisen können, speichern wir sie
        zusätzlich auf dem Server: eine zufällige Kennung, die Fassung des Hinweises, deine Auswahl
        und den Zeitpunkt, ohne IP-Adresse und ohne Verbindung zu einem Konto.
      </p>
      <Basis>
        Für Statistik und Marketing §&nbsp;25 Abs. 1 TDDDG und Art.&nbsp;6 Abs. 1 Buchst. a DSGVO,
        für den Nachweis Art.&nbsp;6 Abs. 1 Buchst. c in Verbindung mit Art.&nbsp;7 Abs. 1 DSGVO.
      </Basis>
    </>
  );
}

export function AbuseText() {
  return (
    <>
      <p>
        Damit niemand Passwörter durchprobiert oder Formulare überflutet, zählen wir Versuche: Wir
        bilden aus der gekürzten IP-Adresse, der E-Mail-Adresse oder der Kennung des Kontos eine
        Prüfsumme und speichern nur diese mit der Anzahl, höchstens 3 Tage.
      </p>
      <p>
        Sicherheitsrelevante Ereignisse halten wir mit Zeitpunkt, Konto und IP-Adresse fest, zum
        Beispiel Anmeldungen, auch fehlgeschlagene, geänderte Passwörter, Einladungen und Exporte.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist die Sicherheit der
        Konten und des Dienstes (Art.&nbsp;32 DSGVO).
      </Basis>
    </>
  );
}
