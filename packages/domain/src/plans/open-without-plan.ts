/** What everybody with an account may use, in the words of terms, screens and mails. */
export const openWithoutPlan =
  "Suche, gespeicherte Suchen, Fakten und Fristen der Ausschreibungen, Freigabelinks, Profil, eigene Unterlagen und Daten, hinterlegte Nachweise und Export";
