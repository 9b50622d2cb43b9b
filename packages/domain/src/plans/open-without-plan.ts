/** What everybody with an account may use, in the words of terms, screens and mails. */
export const openWithoutPlan =
  "Suche, Fakten der Ausschreibungen, Profil, eigene Unterlagen und Daten, hinterlegte Nachweise und Export";
