import { brand } from "@tc/domain";

export function secondFactorEmail({ url, isOn }: { url: string; isOn: boolean }) {
  const done = isOn ? "eingeschaltet" : "ausgeschaltet";
  const consequence = isOn
    ? "Alle anderen Anmeldungen sind beendet; künftig wird beim Anmelden ein Code verlangt."
    : "Zum Anmelden genügt jetzt das Passwort.";
  return {
    subject: `Zweiter Faktor bei ${brand} ${done}`,
    preview: consequence,
    heading: `Zweiter Faktor ${done}`,
    paragraphs: [
      `Für dein Konto bei ${brand} wurde der zweite Faktor gerade ${done}. ${consequence}`,
      "Warst du das nicht, setze das Passwort sofort zurück:",
    ],
    action: { label: "Passwort zurücksetzen", url },
  };
}
