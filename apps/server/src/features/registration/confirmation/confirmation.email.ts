import { accountLimits, brand } from "@tc/domain";

/** Holds no text from the registration, so that nobody can send a stranger a message through us, and no advertising. */
export function confirmationEmail({
  url,
  isPasswordDropped,
}: {
  url: string;
  isPasswordDropped: boolean;
}) {
  const contested =
    "Für diese Adresse wurde mehrmals eine Registrierung mit verschiedenen Passwörtern begonnen. Zur Sicherheit gilt keines davon: Nach der Bestätigung bist du angemeldet; lege dann über „Passwort vergessen“ ein eigenes fest.";
  return {
    subject: `Bestätige deine E-Mail-Adresse für ${brand}`,
    preview: "Ein Klick fehlt noch, dann ist dein Konto aktiv.",
    heading: "Bestätige deine E-Mail-Adresse",
    paragraphs: [
      `Mit dieser Adresse wurde eine Agentur bei ${brand} registriert. Warst du das, bestätige es auf der nächsten Seite.`,
      ...(isPasswordDropped ? [contested] : []),
    ],
    action: { label: "E-Mail-Adresse bestätigen", url },
    note: `Der Link gilt ${accountLimits.confirmationHours} Stunden und nur einmal; mit einer neuen Mail verfällt er. Hast du dich nicht selbst registriert, bestätige bitte nichts: Ohne Bestätigung wird alles wieder gelöscht.`,
  };
}
