import type { ReactNode } from "react";
import { Basis } from "../clauses";
import { LegalTable } from "../legal-table";

const entries: readonly (readonly [string, ReactNode, ReactNode])[] = [
  ["__Host-tc_session", "hält dich angemeldet", "14 Tage, beim Abmelden sofort gelöscht"],
  [
    "__Host-tc_second_factor",
    "merkt sich eine Anmeldung, der noch der zweite Faktor fehlt",
    "10 Minuten",
  ],
  [
    "__Host-tc_trusted_device",
    "erspart dir auf Wunsch den zweiten Faktor auf diesem Gerät",
    "30 Tage",
  ],
  ["__Host-tc_recovery", "erlaubt dir, ein neues Passwort zu setzen", "30 Minuten"],
  [
    "__Host-gate",
    "lässt dich ein, wenn die ganze Anwendung hinter einem gemeinsamen Passwort liegt",
    "30 Tage",
  ],
];

const stored: readonly (readonly [string, ReactNode, ReactNode])[] = [
  ["tc_consent", "deine Wahl zu Cookies mit Fassung und Zeitpunkt", "bis du sie löschst"],
  ["tc_consent_id", "zufällige Kennung für den Nachweis deiner Wahl", "bis du sie löschst"],
  [
    "tc_consent_providers",
    "für wessen Dienste deine Einwilligung gilt",
    "bis du sie widerrufst oder löschst",
  ],
  [
    "tc_consent_unsent",
    "Nachweise, die der Server noch nicht erhalten hat",
    "bis sie übertragen sind",
  ],
  [
    "tc_simple_auth",
    "Hinweis, dass der gemeinsame Zugang hier geöffnet wurde",
    "bis du ihn löschst",
  ],
  ["registered_agency_id", "Kennung deiner neuen Agentur", "bis dein Konto aktiv ist"],
  ["mantine-color-scheme-value", "helle oder dunkle Darstellung", "bis du sie löschst"],
  ["results_sort", "zuletzt gewählte Reihenfolge der Ergebnisse", "bis du sie löschst"],
  ["checkout_tier", "zuletzt zur Buchung gewählter Tarif", "bis du ihn löschst"],
  ["checkout_billing", "zuletzt dazu gewählter Zeitraum", "bis du ihn löschst"],
  ["shortcuts", "ob Tastenkürzel eingeschaltet sind", "bis du sie löschst"],
  [
    "react-router-scroll-positions",
    "wohin „Zurück“ auf einer Seite scrollt",
    "bis du den Tab schließt",
  ],
  [
    "reloaded-for-build",
    "verhindert, dass eine Seite nach einer neuen Fassung mehrfach lädt",
    "bis du den Tab schließt",
  ],
];

export function StorageText() {
  return (
    <>
      <p>Diese Cookies setzt nur unser Server, und nur er kann sie lesen.</p>
      <LegalTable
        caption="Notwendige Cookies"
        columns={["Cookie", "Wozu", "Wie lange"]}
        rows={entries}
      />
      <p>Außerdem merkt sich dein Browser Einstellungen, die er nicht von selbst überträgt:</p>
      <LegalTable
        caption="Einträge im Speicher des Browsers"
        columns={["Eintrag", "Wozu", "Wie lange"]}
        rows={stored}
      />
      <p>
        Mit deiner Einwilligung können Cookies für Statistik und Marketing hinzukommen; keins bleibt
        länger als 2 Jahre.
      </p>
      <Basis>
        §&nbsp;25 Abs. 2 Nr. 2 TDDDG, denn alle diese Einträge sind für den Dienst nötig, den du
        aufrufst; für die Daten darin Art.&nbsp;6 Abs. 1 Buchst. b und f DSGVO.
      </Basis>
    </>
  );
}
