interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

/** Set to false together with the first real voices, never before: advertising with invented customers is unlawful (§ 5 UWG). */
export const areSamples = true;
export const sampleNote = "Beispiel, noch keine echte Kundenstimme";

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "Früher haben wir montags Portale abgesucht. Heute reden wir montags darüber, bei welchem Verfahren wir mitmachen.",
    name: "Maren Muster",
    role: "Geschäftsführung, Kreativagentur mit 12 Leuten",
  },
  {
    quote:
      "Die Spanne bei den Chancen hat unsere Diskussionen geändert: Wir sehen, wie sicher eine Zahl ist, und lassen öfter etwas weg.",
    name: "Jonas Beispiel",
    role: "New Business, Kommunikationsagentur mit 40 Leuten",
  },
  {
    quote:
      "Dass zu jeder Anforderung das Zitat aus den Unterlagen dabeisteht, spart uns die Suche nach dem einen Satz auf Seite 38.",
    name: "Selin Probe",
    role: "Projektleitung, Digitalagentur mit 20 Leuten",
  },
];
