import type { InboxKind, OnboardingTier } from "@tc/domain";
import { topicOf } from "../onboarding/onboarding.operator.store.ts";

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

const subjects = {
  demo: "Neue Demo-Anfrage",
  contact: "Neue Nachricht über das Kontaktformular",
  onboarding: "Neue Anfrage nach einem persönlichen Onboarding",
} as const satisfies Record<InboxKind, string>;

interface Enquiry {
  readonly kind: InboxKind;
  readonly at: Date;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly company_size: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  /** Of an onboarding only, whose `message` begins with a line of ours */
  readonly requestTier: OnboardingTier | null;
  readonly requestWish: string | null;
}

/** For our own people. Subject and sender are fixed: nothing a visitor typed steers what this mail looks like in a list. */
export function enquiryEmail({ enquiry, url }: { enquiry: Enquiry; url: string }) {
  const facts = [
    ["Eingegangen", `${moment.format(enquiry.at)} Uhr`],
    ["Name", `${enquiry.first_name} ${enquiry.last_name}`],
    ["E-Mail", enquiry.email],
    ["Telefon", enquiry.phone],
    ["Firma", enquiry.company],
    ["Unternehmensgröße", enquiry.company_size],
    ["Betreff", enquiry.requestTier === null ? enquiry.subject : topicOf(enquiry.requestTier)],
  ] as const;
  const message = enquiry.requestTier === null ? enquiry.message : enquiry.requestWish;
  const typed = (message ?? "").split("\n").filter((line) => line.trim() !== "");
  return {
    subject: subjects[enquiry.kind],
    preview: "Eine Antwort auf diese Mail geht an die Absenderin oder den Absender.",
    heading: subjects[enquiry.kind],
    paragraphs: [
      ...facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])),
      typed.length > 0 ? "Nachricht, ungeprüft und wie getippt:" : "Ohne Nachricht.",
      ...typed,
    ],
    action: { label: "Anfragen öffnen", url },
    note: "Antworte einfach auf diese Mail. Als erledigt kennzeichnest du die Anfrage im Admin-Bereich.",
  };
}
