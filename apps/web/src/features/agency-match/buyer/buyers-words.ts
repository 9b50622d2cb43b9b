import type { BuyersRequest } from "@tc/contract";
import { formatDay } from "../../../platform/format/format";

/** What holds now, and until when the buyer may do what. */
export function stateWords(request: BuyersRequest): string {
  const { state, isLate, answersUntil, decisionOn, matches, agenciesSought } = request;
  const lastDay = formatDay(answersUntil);
  if (state === "received") {
    return isLate
      ? `Agenturen konnten bis ${lastDay} antworten. Bestätigen lässt sich die Anfrage nicht mehr; stell sie gern noch einmal.`
      : "Bitte lies die Anfrage und bestätige, dass sie von dir ist. Danach prüfen wir sie und fragen passende Agenturen.";
  }
  if (state === "confirmed") {
    return isLate
      ? `Du hast die Anfrage bestätigt, aber Agenturen konnten nur bis ${lastDay} antworten. Es wird keine mehr gefragt; stell sie gern noch einmal.`
      : "Bestätigt. Wir prüfen die Anfrage und melden uns per Mail.";
  }
  if (state === "closed") {
    const contacts = matches.length > 0 ? " Ausgetauschte Kontaktdaten bleiben hier stehen." : "";
    return `Diese Anfrage ist abgeschlossen. Es werden keine weiteren Agenturen gefragt, und du kannst keinem Austausch mehr zustimmen.${contacts} Suchst du noch, stell eine neue Anfrage.`;
  }
  if (isLate) {
    const hasChoice = matches.some((match) => match.state === "accepted");
    if (hasChoice) {
      return `Agenturen konnten bis ${lastDay} antworten. Du kannst dem Austausch noch bis ${formatDay(decisionOn)} zustimmen.`;
    }
    return matches.length === 0
      ? `Agenturen konnten bis ${lastDay} antworten. Keine steht zum Austausch bereit; stell die Anfrage gern noch einmal.`
      : `Agenturen konnten bis ${lastDay} antworten. Mit diesen hast du Kontaktdaten ausgetauscht.`;
  }
  const interest =
    matches.length === 0
      ? "Noch hat keine Agentur Interesse gezeigt."
      : "Diese Agenturen möchten mit dir sprechen.";
  return `${interest} Agenturen können bis ${lastDay} antworten; gesucht: ${agenciesSought}.`;
}

/** Whether a new request is all that is left to do. */
export function isOver({ state, isLate, matches }: BuyersRequest): boolean {
  return state === "closed" || (isLate && (state !== "running" || matches.length === 0));
}

/** Why a button did nothing, from what holds since: the confirmation's without an agency, else that of the agency's answer. */
export function refusalWords(request: BuyersRequest, invitationId?: string): string {
  if (invitationId === undefined) return "Die Bestätigung kam zu spät.";
  const match = request.matches.find(({ id }) => id === invitationId);
  if (match?.state === "exchanged") {
    return "Mit dieser Agentur sind die Kontaktdaten schon ausgetauscht. Nur wenn du die Anfrage zurückziehst, werden sie gelöscht.";
  }
  if (request.state === "closed")
    return "Das kam zu spät: Die Anfrage ist inzwischen abgeschlossen.";
  return "Mit dieser Agentur ist kein Austausch mehr möglich, deshalb steht sie nicht mehr hier.";
}
