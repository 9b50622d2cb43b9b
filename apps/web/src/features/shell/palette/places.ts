/** A screen, an action's screen or a tender, as a line of the palette. */
export interface PaletteEntry {
  readonly label: string;
  /** What stands small beside it: the buyer, or what a screen holds */
  readonly detail?: string;
  readonly to: string;
}

/** Every screen of the app, with the words people look for it by. */
export const screens: readonly PaletteEntry[] = [
  { label: "Dashboard", detail: "Start, Übersicht", to: "/app/dashboard" },
  { label: "Ergebnisse", detail: "Suche, Treffer, Filter", to: "/app/results" },
  { label: "Merkliste", detail: "Beobachtetes, Änderungen", to: "/app/watchlist" },
  { label: "Fristen", detail: "Kalender, ICS, Termine", to: "/app/fristen" },
  { label: "Pipeline", detail: "Board, Aufgaben, Angebote", to: "/pipeline" },
  { label: "Markt", detail: "Vergaben, Gewinner, Statistik", to: "/app/markt" },
  { label: "AgencyMatch", detail: "Anfragen von Auftraggebern", to: "/app/markt/agencymatch" },
  { label: "Text prüfen", detail: "Playground", to: "/app/playground" },
  { label: "Profil", detail: "Agentur, Referenzen, Umsatz", to: "/app/profil" },
  { label: "Nachweise", detail: "Zertifikate, Registerauszug", to: "/app/profil/nachweise" },
  { label: "Team", detail: "Mitglieder einladen", to: "/app/profil/team" },
  { label: "E-Mails", detail: "Benachrichtigungen, Häufigkeit, Pause", to: "/app/emails" },
  { label: "Verbindungen", detail: "API-Schlüssel, Webhooks, MCP", to: "/app/verbindungen" },
  { label: "Sicherheit", detail: "Passwort, zweiter Faktor", to: "/app/profil/sicherheit" },
  { label: "Datenschutz", detail: "Export, Löschung", to: "/app/profil/datenschutz" },
  { label: "Abo und Rechnungen", detail: "Tarif, Kündigung", to: "/app/subscription" },
  { label: "Tarife", detail: "Upgrade, Testphase", to: "/app/upgrade" },
  { label: "Datenstand", detail: "Quellen, Abruf", to: "/app/datenstand" },
  { label: "Feedback geben", detail: "Idee, Fehler, Lob", to: "/app/feedback" },
];

const preparedText = (text: string) =>
  text.toLocaleLowerCase("de").normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Those whose label or detail holds every typed word, label matches first. */
export function matchingEntries(
  entries: readonly PaletteEntry[],
  typed: string,
): readonly PaletteEntry[] {
  const words = preparedText(typed).split(/\s+/).filter(Boolean);
  const holdsAll = (text: string) => words.every((word) => preparedText(text).includes(word));
  const [byLabel, byDetail] = [
    entries.filter(({ label }) => holdsAll(label)),
    entries.filter(({ label, detail = "" }) => !holdsAll(label) && holdsAll(`${label} ${detail}`)),
  ];
  return [...byLabel, ...byDetail];
}
