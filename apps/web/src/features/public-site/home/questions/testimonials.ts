interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

/** Set to false together with the first real voices, never before: advertising with invented customers is unlawful (§ 5 UWG). */
export const areSamples = true;
export const sampleNote = "Beispiel, noch keine echte Kundenstimme";

/** Samples speak of an agency's work, never of the product: nobody has judged it yet. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "Montags haben wir die Portale durchgesehen, dienstags die Fristen sortiert. Zum Angebot kamen wir mittwochs.",
    name: "Maren Muster",
    role: "Geschäftsführung, Kreativagentur mit 12 Leuten",
  },
  {
    quote:
      "Die schwerste Frage vor einem Angebot ist immer dieselbe: Haben wir hier überhaupt eine Chance?",
    name: "Jonas Beispiel",
    role: "New Business, Kommunikationsagentur mit 40 Leuten",
  },
  {
    quote:
      "Wir geben lieber drei gute Angebote im Jahr ab als zwanzig halbe. Dafür müssen wir die drei finden.",
    name: "Selin Probe",
    role: "Projektleitung, Digitalagentur mit 20 Leuten",
  },
];
