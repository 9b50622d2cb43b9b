import type { ActivityKind } from "@tc/contract";

interface Deed {
  readonly kind: ActivityKind;
  readonly what?: string | undefined;
}

const marks: Readonly<Record<string, string>> = {
  saved: "gemerkt",
  dismissed: "abgelehnt",
  fits: "als passend markiert",
  misfit: "als unpassend markiert",
  pursued: "als verfolgt gemeldet",
  bid: "als angeboten gemeldet",
  won: "als gewonnen gemeldet",
  lost: "als verloren gemeldet",
  withdrawn: "als zurückgezogen gemeldet",
};
const decisions: Readonly<Record<string, string>> = {
  go: "für Go entschieden",
  check: "für Prüfen entschieden",
  noGo: "für No-Go entschieden",
};
const events: Readonly<Record<string, string>> = {
  member_invited: "jemanden eingeladen",
  invitation_accepted: "der Agentur beigetreten",
  member_deactivated: "ein Mitglied stillgelegt",
  member_reactivated: "ein Mitglied wieder zugelassen",
  ownership_transferred: "die Agentur übergeben",
  export_requested: "die Daten der Agentur heruntergeladen",
  processing_contract_concluded: "den Vertrag zur Auftragsverarbeitung geschlossen",
};

/** "gemerkt", "„Police.pdf“ hochgeladen": what somebody did, after the name. */
export function activityWords({ kind, what = "" }: Deed): string {
  switch (kind) {
    case "mark":
      return marks[what] ?? "markiert";
    case "decision":
      return decisions[what] ?? "entschieden";
    case "check":
      return "TenderCheck gestartet";
    case "document":
      return `„${what}“ hochgeladen`;
    case "proof":
      return `Nachweis „${what}“ hinterlegt`;
    case "card":
      return "in die Pipeline aufgenommen";
    case "share":
      return "geteilt";
    case "team":
      return events[what] ?? "etwas am Team geändert";
  }
}
