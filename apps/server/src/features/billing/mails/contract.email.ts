import { brand, subscriptionCancellationDays } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { dayWords, momentWords, planWords } from "./mail-words.ts";

interface Plan {
  readonly tier: PaidTier;
  readonly period: BillingPeriod;
  readonly netCents?: number | undefined;
}

const action = (url: string) => ({ label: "Abo öffnen", url });
const termWords = { monthly: "einen Monat", annual: "zwölf Monate" } as const;

export function orderConfirmedEmail({
  plan,
  startsAt,
  periodEndsAt,
  trialEndsAt,
  url,
}: {
  plan: Plan;
  startsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | undefined;
  url: string;
}) {
  const term = termWords[plan.period];
  return {
    subject: `Bestätigung deiner Bestellung bei ${brand}`,
    preview: planWords(plan),
    heading: "Deine Bestellung ist bestätigt",
    paragraphs: [
      `Bestellt: ${planWords(plan)}.`,
      trialEndsAt
        ? `Die Testphase läuft bis ${dayWords(trialEndsAt)} und kostet nichts. Kündigst du nicht vorher, beginnt danach der erste Abrechnungszeitraum; er dauert ${term}.`
        : `Beginn: ${dayWords(startsAt)}. Der erste Abrechnungszeitraum endet am ${dayWords(periodEndsAt)}.`,
      `Die Mindestlaufzeit beträgt ${term}. Danach verlängert sich der Vertrag jeweils um ${term}, wenn er nicht mit einer Frist von ${subscriptionCancellationDays} Tagen zum Ende des Abrechnungszeitraums gekündigt wird.`,
      "Unser Angebot richtet sich nur an Unternehmen. Ein gesetzliches Widerrufsrecht für Verbraucher besteht deshalb nicht.",
      "Die Rechnung steht in der Anwendung unter „Abo“, sobald sie gestellt ist.",
    ],
    action: action(url),
    note: "Diese Mail bestätigt einen Vertrag. Bewahre sie auf.",
  };
}

export function planChangeConfirmedEmail({
  plan,
  from,
  url,
}: {
  plan: Plan;
  /** Undefined: with the next period, whose beginning is not known here. */
  from: Date | "now" | undefined;
  url: string;
}) {
  const when =
    from === "now"
      ? "Der neue Tarif gilt ab sofort. Was er im laufenden Abrechnungszeitraum mehr kostet, ist anteilig berechnet."
      : from
        ? `Der neue Tarif gilt ab ${dayWords(from)}. Bis dahin bleibt alles, wie es ist.`
        : "Der neue Tarif gilt ab dem nächsten Abrechnungszeitraum. Bis dahin bleibt alles, wie es ist.";
  return {
    subject: `Bestätigung deines Tarifwechsels bei ${brand}`,
    preview: planWords(plan),
    heading: "Dein Tarifwechsel ist bestätigt",
    paragraphs: [`Neuer Tarif: ${planWords(plan)}.`, when],
    action: action(url),
    note: "Diese Mail bestätigt einen Vertrag. Bewahre sie auf.",
  };
}

export function cancellationConfirmedEmail({
  plan,
  cancelledAt,
  endsAt,
  url,
}: {
  plan: Plan;
  cancelledAt: Date;
  /** Undefined: at once */
  endsAt: Date | undefined;
  url: string;
}) {
  return {
    subject: `Bestätigung deiner Kündigung bei ${brand}`,
    preview: endsAt ? `Dein Abo endet am ${dayWords(endsAt)}.` : "Dein Abo ist beendet.",
    heading: "Deine Kündigung ist eingegangen",
    paragraphs: [
      `Gekündigt ${momentWords(cancelledAt)}: ${planWords(plan)}.`,
      endsAt
        ? `Dein Abo endet ${momentWords(endsAt)}. Bis dahin kannst du alles weiter nutzen und die Kündigung in der Anwendung zurücknehmen.`
        : "Dein Abo ist sofort beendet. Es wird nichts mehr abgebucht.",
      "Dein Konto und die Daten deiner Agentur bleiben, bis du sie löschst.",
    ],
    action: action(url),
    note: "Bewahre diese Mail als Nachweis auf.",
  };
}

export function cancellationWithdrawnEmail({ plan, url }: { plan: Plan; url: string }) {
  return {
    subject: `Deine Kündigung bei ${brand} ist zurückgenommen`,
    preview: "Dein Abo läuft weiter.",
    heading: "Dein Abo läuft weiter",
    paragraphs: [
      `Du hast die Kündigung zurückgenommen. Es läuft weiter: ${planWords(plan)}.`,
      `Du kannst jederzeit neu kündigen, mit einer Frist von ${subscriptionCancellationDays} Tagen zum Ende des Abrechnungszeitraums.`,
    ],
    action: action(url),
  };
}
