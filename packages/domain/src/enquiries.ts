/** Demo and contact requests: the choices of their forms as the specification names them. */
export const enquiryKinds = ["demo", "contact"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What the operator finds among the enquiries: those of the forms, and members' requests for an onboarding. */
export const inboxKinds = [...enquiryKinds, "onboarding"] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const companySizes = ["1-10", "11-50", "51-200", "200+"] as const;
export type CompanySize = (typeof companySizes)[number];

export const contactSubjects = [
  "Allgemeine Anfrage",
  "Produktdemo",
  "Technischer Support",
  "Preise & Abonnements",
  "Partnerschaft",
  "Presse & Medien",
  "Sonstiges",
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Sizes in characters; `phoneMax` leaves room for an extension in words. */
export const enquiryLimits = {
  nameMax: 80,
  phoneMax: 40,
  messageMax: 5_000,
  demoMinutes: 30,
  replyHours: 24,
} as const;
