import { brand, enquiryLimits } from "@tc/domain";
import type { InboxKind } from "@tc/domain";

const day = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });
const time = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", timeStyle: "short" });

const { demoMinutes, replyHours } = enquiryLimits;

/**
 * Nothing in it was typed freely: whoever enters a stranger's address could otherwise send them words of their own under
 * our sender. Choices of a list are ours.
 */
export function enquiryConfirmationEmail({
  kind,
  at,
  ...chosen
}: {
  kind: InboxKind;
  at: Date;
  company_size: string | null;
  subject: string | null;
}) {
  const came = `am ${day.format(at)} um ${time.format(at)} Uhr`;
  if (kind === "onboarding") {
    return {
      subject: `Deine Onboarding-Anfrage bei ${brand}`,
      preview: "Wir melden uns und schlagen dir Termine vor.",
      heading: "Deine Onboarding-Anfrage ist da",
      paragraphs: [
        `Danke für dein Interesse. Deine Anfrage nach einem persönlichen Onboarding ist ${came} bei uns eingegangen.`,
        `Werktags antworten wir innerhalb von ${replyHours} Stunden und schlagen dir Termine vor.`,
      ],
      note: "Gestellt wurde sie in der Anwendung, mit deinem Konto. Ist sie erledigt oder warst du das nicht, antworte einfach auf diese Mail.",
    };
  }
  const note =
    "Du hast uns nicht geschrieben? Dann hat jemand deine Adresse eingetragen. Du musst nichts tun; willst du, dass wir die Anfrage löschen, antworte einfach auf diese Mail.";
  if (kind === "demo") {
    return {
      subject: `Deine Demo-Anfrage bei ${brand}`,
      preview: `Wir antworten innerhalb von ${replyHours} Stunden.`,
      heading: "Deine Demo-Anfrage ist da",
      paragraphs: [
        `Danke für dein Interesse. Deine Anfrage ist ${came} bei uns eingegangen, für ein Unternehmen mit ${chosen.company_size} Mitarbeitenden.`,
        `Wir antworten innerhalb von ${replyHours} Stunden und schlagen dir Termine vor. Die Demo dauert ${demoMinutes} Minuten; jemand aus unserem Team zeigt dir ${brand} persönlich und beantwortet deine Fragen.`,
      ],
      note,
    };
  }
  return {
    subject: `Deine Nachricht an ${brand}`,
    preview: `Wir antworten werktags innerhalb von ${replyHours} Stunden.`,
    heading: "Deine Nachricht ist da",
    paragraphs: [
      `Danke, dass du uns schreibst. Deine Nachricht zum Thema „${chosen.subject}“ ist ${came} bei uns eingegangen.`,
      `Werktags antworten wir innerhalb von ${replyHours} Stunden, der Support meist am selben Tag.`,
    ],
    note,
  };
}
