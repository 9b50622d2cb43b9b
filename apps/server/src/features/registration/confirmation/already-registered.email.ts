import { brand } from "@tc/domain";

/** The screen says the same as for a new address; only the owner learns that there is an account. */
export function alreadyRegisteredEmail({ url }: { url: string }) {
  return {
    subject: `Du hast schon ein Konto bei ${brand}`,
    preview: "Eine neue Registrierung ist nicht nötig.",
    heading: "Du hast schon ein Konto",
    paragraphs: [
      `Mit dieser Adresse wollte sich gerade jemand bei ${brand} registrieren oder noch einmal bestätigen. Zu ihr gibt es schon ein bestätigtes Konto; daran hat sich nichts geändert.`,
      "Warst du das, melde dich einfach an. Weißt du das Passwort nicht mehr, hilft dort „Passwort vergessen“.",
    ],
    action: { label: "Zur Anmeldung", url },
    note: "Warst du das nicht, brauchst du nichts zu tun.",
  };
}
