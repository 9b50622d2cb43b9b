import { brand, openWithoutPlan } from "@tc/domain";
import { dayWords, momentWords } from "../mails/mail-words.ts";

interface End {
  readonly endsAt: Date;
  readonly url: string;
}

/** Before a trial with a card goes over into a paid plan. */
export function paidTrialEndsEmail({
  endsAt,
  plan,
  method,
  url,
}: End & { readonly plan: string; readonly method: string }) {
  return {
    subject: `Deine Testphase endet am ${dayWords(endsAt)}`,
    preview: `Danach beginnt dein Abo: ${plan}`,
    heading: "Deine Testphase endet bald",
    paragraphs: [
      `Deine kostenlose Testphase bei ${brand} endet ${momentWords(endsAt)}. Danach beginnt dein Abo: ${plan}`,
      `Der Betrag wird dann von ${method} abgebucht. Willst du weitermachen, musst du nichts tun.`,
      "Willst du das nicht, kündige bis dahin unter „Abo“. Dann wird nichts abgebucht, und deine Daten bleiben erhalten.",
    ],
    action: { label: "Abo ansehen oder kündigen", url },
  };
}

/** Before a trial without a card ends by itself. */
export function freeTrialEndsEmail({ endsAt, url, isBookable }: End & { isBookable: boolean }) {
  const kept = `Deine Daten bleiben danach erhalten. ${openWithoutPlan} kannst du weiter nutzen.`;
  return {
    subject: `Deine Testphase endet am ${dayWords(endsAt)}`,
    preview: "Sie endet von selbst, abgebucht wird nichts.",
    heading: "Deine Testphase endet bald",
    paragraphs: [
      `Deine kostenlose Testphase bei ${brand} endet ${momentWords(endsAt)}, und zwar von selbst: Du hast keine Zahlungsart hinterlegt, es wird nichts abgebucht.`,
      isBookable
        ? `${kept} Willst du alle Funktionen behalten, buche bis dahin einen Tarif.`
        : kept,
    ],
    action: { label: isBookable ? "Tarif wählen" : "Tarif ansehen", url },
  };
}

export function trialRefusedEmail({ url }: { url: string }) {
  return {
    subject: "Deine Testphase wurde beendet",
    preview: "Es wurde nichts abgebucht.",
    heading: "Deine Testphase wurde beendet",
    paragraphs: [
      `Die Testphase gibt es einmal je Unternehmen. Deine Zahlungsart oder dein Unternehmen kennen wir schon aus einer früheren Testphase bei ${brand}, deshalb haben wir diese beendet. Es wurde nichts abgebucht.`,
      "Du kannst jederzeit einen Tarif buchen, deine Daten bleiben erhalten.",
    ],
    action: { label: "Tarif wählen", url },
    note: "Du hältst das für einen Irrtum? Antworte uns bitte unter der Adresse am Ende dieser Mail.",
  };
}
