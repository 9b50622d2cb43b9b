import {
  accountLimits,
  analyticsRetentionMonths,
  consentProofYears,
  enquiryLimits,
  keptMonths,
  marketingRetentionDays,
  shareLimits,
  statementReportYears,
} from "@tc/domain";
import { LegalTable } from "../legal-table";

const { min, max } = marketingRetentionDays;

const rows = [
  ["Server-Protokolle", "30 Tage"],
  ["Anmeldungen (Sitzungen)", "14 Tage ab der Anmeldung"],
  ["Registrierungen ohne Bestätigung", "30 Tage"],
  ["Links aus unseren Mails", "30 Tage nach Gebrauch oder Ablauf"],
  [
    "Konto und Daten der Agentur",
    `bis ${accountLimits.deletionGraceDays} Tage nach dem Löschen der Agentur`,
  ],
  [
    "Hochgeladene Unterlagen, TenderChecks",
    `${keptMonths.uploads} Monate nach dem Ende der Ausschreibung; gemerkte, verfolgte, mit Angebot oder Zuschlag: mit der Agentur`,
  ],
  [
    "Geholte Vergabeunterlagen",
    `${keptMonths.fetchedDocuments} Monate nach dem Ende der Ausschreibung`,
  ],
  ["Nachweise", "bis die Agentur sie löscht"],
  ["Geteilte Links", `${shareLimits.keptDaysAfterEnd} Tage nach ihrem Ende`],
  ["Sicherheitsereignisse, Spam-Meldungen", "mit der Agentur; ohne Agentur 90 Tage"],
  ["Zähler gegen Missbrauch", "höchstens 3 Tage"],
  ["Meldungen an den Support", "180 Tage"],
  ["Als falsch gemeldete Aussagen", `${statementReportYears} Jahr nach Ausschreibung und Meldung`],
  ["Demo- und Kontaktanfragen", `bis zu ${enquiryLimits.keptYears} Jahre`],
  ["Bewerbungen", `${enquiryLimits.applicationMonths} Monate nach Ende des Verfahrens`],
  ["Nachweis deiner Einwilligung", `${consentProofYears} Jahre`],
  ["Vertrags- und Abrechnungsunterlagen", "10 Jahre"],
  ["Geschäftliche Kommunikation", "6 Jahre"],
  ["Statistik (nur mit Einwilligung)", `${analyticsRetentionMonths} Monate`],
  ["Marketing (nur mit Einwilligung)", `${min} bis ${max} Tage`],
  ["Cookies", "von der Sitzung bis höchstens 2 Jahre"],
  [
    "Amtliche Bekanntmachungen",
    "solange sie als Nachweis und Grundlage der Statistik gebraucht werden",
  ],
  ["Sicherungskopien", "höchstens 30 Tage länger als das Original"],
] as const;

export function RetentionText() {
  return (
    <>
      <p>Wir löschen Daten, sobald ihr Zweck entfällt, spätestens nach diesen Fristen:</p>
      <LegalTable caption="Speicherdauern" columns={["Daten", "Wie lange"]} rows={rows} />
      <p>
        Gesetzliche Aufbewahrungspflichten (§&nbsp;147 AO, §&nbsp;257 HGB) gehen vor. Müssen wir
        Unterlagen deshalb länger aufbewahren, verwenden wir sie nur noch dafür.
      </p>
    </>
  );
}
