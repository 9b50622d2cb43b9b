import { brand } from "@tc/domain";

export function passwordChangedEmail({ url }: { url: string }) {
  return {
    subject: `Dein Passwort bei ${brand} wurde geändert`,
    preview: "Alle anderen Anmeldungen sind beendet.",
    heading: "Passwort geändert",
    paragraphs: [
      `Das Passwort deines Kontos bei ${brand} wurde gerade geändert. Alle anderen Anmeldungen sind beendet.`,
      "Warst du das nicht, setze das Passwort sofort zurück:",
    ],
    action: { label: "Passwort zurücksetzen", url },
  };
}
