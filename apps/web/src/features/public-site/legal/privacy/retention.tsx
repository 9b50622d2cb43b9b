import {
  accountLimits,
  analyticsRetentionMonths,
  marketingRetentionDays,
  retentionClasses,
} from "@tc/domain";
import type { RetentionClassName } from "@tc/domain";
import { LegalTable } from "../legal-table";
import { periodWords } from "./period-words";

const { min, max } = marketingRetentionDays;
const words = (name: RetentionClassName) => periodWords(retentionClasses[name]);

const uploads = "Hochgeladene Unterlagen, TenderChecks";
const heldWithAgency = "gemerkte, verfolgte, mit Angebot oder Zuschlag: mit der Agentur";
const closedRequests = "Anfragen über AgencyMatch";
const protocols = "Server-Protokolle";
const consents = ["Nachweis deiner Einwilligung", words("consents")] as const;
const contracts = [
  "Vertrags- und Abrechnungsunterlagen",
  `${words("contracts")} ab Jahresende`,
] as const;
/** What goes earlier than that, by classes of its own */
const ofAgency = [
  "Konto und Daten der Agentur",
  `bis ${accountLimits.deletionGraceDays} Tage nach dem Löschen der Agentur`,
] as const;

/** Every class of retentionClasses: where it stands, and how long it is kept. Classes of one name share a row; the latest period stands in it. */
export const keptClasses: Readonly<Record<RetentionClassName, readonly [string, string]>> = {
  serverLogs: [protocols, words("serverLogs")],
  deletionLog: [protocols, `Löschungen ${words("deletionLog")}`],
  sessions: ["Anmeldungen (Sitzungen)", `${words("sessions")} ab der Anmeldung`],
  unconfirmedRegistrations: ["Registrierungen ohne Bestätigung", words("unconfirmedRegistrations")],
  mailLinks: ["Links aus unseren Mails", `${words("mailLinks")} nach Gebrauch oder Ablauf`],
  uploads: [uploads, `${words("uploads")} nach dem Ende der Ausschreibung; ${heldWithAgency}`],
  checks: [uploads, `${words("checks")} nach dem Ende der Ausschreibung; ${heldWithAgency}`],
  fetchedDocuments: [
    "Geholte Vergabeunterlagen",
    `${words("fetchedDocuments")} nach dem Ende der Ausschreibung`,
  ],
  shares: ["Geteilte Links", `${words("shares")} nach ihrem Ende`],
  securityEvents: [
    "Sicherheits- und Spam-Meldungen",
    `mit der Agentur; ohne Agentur ${words("securityEvents")}`,
  ],
  counters: ["Zähler", "höchstens 3 Tage"],
  supportAlerts: ["Meldungen an den Support", words("supportAlerts")],
  statementReports: [
    "Gemeldete Aussagen",
    `${words("statementReports")} nach Ausschreibung und Meldung`,
  ],
  enquiries: ["Demo- und Kontaktanfragen", `bis zu ${words("enquiries")}`],
  dataRequests: ["Anfragen zum Datenschutz", `${words("dataRequests")} ab der Antwort`],
  applications: ["Bewerbungen", `${words("applications")} nach Ende des Verfahrens`],
  unconfirmedClosedRequests: [
    closedRequests,
    `unbestätigt ${words("unconfirmedClosedRequests")} nach der letzten Mail`,
  ],
  closedRequests: [closedRequests, `${words("closedRequests")} nach ihrem Ende`],
  consents,
  addressProofs: ofAgency,
  unconfirmedAddresses: ofAgency,
  mailTexts: ofAgency,
  mailRows: ofAgency,
  notifications: ofAgency,
  digests: ofAgency,
  reportDeliveries: ofAgency,
  apiKeys: ofAgency,
  webhookLog: ofAgency,
  paymentEvents: contracts,
  contracts,
  correspondence: ["Geschäftliche Kommunikation", `${words("correspondence")} ab Jahresende`],
  backups: ["Sicherungskopien", `höchstens ${words("backups")} länger als das Original`],
};

const byName = Map.groupBy(Object.values(keptClasses), ([name]) => name);

const rows = [
  ...[...byName].map(
    ([name, kept]) => [name, [...new Set(kept.map(([, period]) => period))].join(", ")] as const,
  ),
  ["Nachweise", "bis die Agentur sie löscht"] as const,
  ["Statistik (nur mit Einwilligung)", `${analyticsRetentionMonths} Monate`] as const,
  ["Marketing (nur mit Einwilligung)", `${min} bis ${max} Tage`] as const,
  ["Cookies", "von der Sitzung bis höchstens 2 Jahre"] as const,
  ["Amtliche Bekanntmachungen", "solange sie Nachweis und Grundlage der Statistik sind"] as const,
];

export function RetentionText() {
  return (
    <>
      <p>Wir löschen Daten, sobald ihr Zweck entfällt, spätestens nach diesen Fristen:</p>
      <LegalTable caption="Speicherdauern" columns={["Daten", "Wie lange"]} rows={rows} />
      <p>
        Gesetzliche Aufbewahrungspflichten (§&nbsp;147 AO, §&nbsp;257 HGB) gehen vor. Was wir
        deshalb behalten, verwenden wir nur dafür.
      </p>
    </>
  );
}
