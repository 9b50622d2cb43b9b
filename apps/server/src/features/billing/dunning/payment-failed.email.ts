import { brand, openWithoutPlan } from "@tc/domain";
import { dayWords, momentWords } from "../mails/mail-words.ts";

interface Failure {
  readonly step: 1 | 2 | 3;
  readonly planEndsAt: Date;
  /** "deiner Karte mit den Endziffern 4242" */
  readonly method: string;
  /** Nothing is charged: the owner pays what was sent. */
  readonly isInvoiced: boolean;
  readonly url: string;
}

const openings = {
  1: {
    subject: "Deine Zahlung hat nicht geklappt",
    text: (method: string) =>
      `Wir konnten den fälligen Betrag für dein Abo bei ${brand} nicht von ${method} abbuchen.`,
  },
  2: {
    subject: "Deine Rechnung ist noch offen",
    text: (method: string) =>
      `Seit einer Woche konnten wir den fälligen Betrag für dein Abo bei ${brand} nicht von ${method} abbuchen.`,
  },
  3: {
    subject: "Dein Tarif endet in zwei Tagen",
    text: (method: string) =>
      `Deine Rechnung ist weiterhin offen: Der fällige Betrag für dein Abo bei ${brand} ließ sich nicht von ${method} abbuchen.`,
  },
} as const;

const invoiceOpenings = {
  1: {
    subject: "Deine Rechnung ist überfällig",
    text: `Die Rechnung für dein Abo bei ${brand} war fällig, ihr Betrag ist noch nicht bei uns eingegangen.`,
  },
  2: {
    subject: "Deine Rechnung ist noch offen",
    text: `Die Rechnung für dein Abo bei ${brand} ist seit einer Woche überfällig.`,
  },
  3: {
    subject: "Dein Tarif endet in zwei Tagen",
    text: `Die überfällige Rechnung für dein Abo bei ${brand} ist weiterhin offen.`,
  },
} as const;

/** At once, after a week and two days before the plan ends. */
export function paymentFailedEmail({ step, planEndsAt, method, isInvoiced, url }: Failure) {
  const { subject } = isInvoiced ? invoiceOpenings[step] : openings[step];
  const opening = isInvoiced ? invoiceOpenings[step].text : openings[step].text(method);
  return {
    subject,
    preview: `Dein Tarif bleibt bis ${dayWords(planEndsAt)} bestehen.`,
    heading: subject,
    paragraphs: [
      opening,
      `Dein Tarif bleibt bis dahin unverändert, endet aber ${momentWords(planEndsAt)}, wenn die Rechnung dann noch offen ist. Deine Daten bleiben in jedem Fall erhalten.`,
      isInvoiced
        ? "Die Rechnung mit ihren Zahlungswegen steht in der Anwendung unter „Abo“. Hast du schon überwiesen, ist nichts weiter zu tun."
        : "Bitte prüfe deine Zahlungsart oder hinterlege eine andere. Die offene Rechnung wird damit gleich beglichen, doppelt abgebucht wird nichts.",
    ],
    action: { label: isInvoiced ? "Rechnung öffnen" : "Zahlungsart prüfen", url },
  };
}

export function unpaidPlanEndedEmail({ url }: { url: string }) {
  return {
    subject: "Dein Tarif ist beendet",
    preview: "Eine Rechnung ist offen geblieben. Deine Daten sind noch da.",
    heading: "Dein Tarif ist beendet",
    paragraphs: [
      `Eine Rechnung für dein Abo bei ${brand} ist offen geblieben, deshalb ist dein Tarif jetzt beendet.`,
      `Deine Daten sind noch da. ${openWithoutPlan} kannst du weiter nutzen, alles andere öffnet sich wieder, sobald die Rechnung bezahlt ist oder du einen neuen Tarif buchst.`,
    ],
    action: { label: "Abo öffnen", url },
  };
}

export function paidAgainEmail({ url }: { url: string }) {
  return {
    subject: "Deine Zahlung ist angekommen",
    preview: "Dein Abo läuft weiter.",
    heading: "Deine Zahlung ist angekommen",
    paragraphs: [
      `Danke, die offene Rechnung ist bezahlt. Dein Abo bei ${brand} läuft weiter, du musst nichts mehr tun.`,
    ],
    action: { label: "Abo öffnen", url },
  };
}
