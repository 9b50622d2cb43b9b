import { accountLimits, brand } from "@tc/domain";

export function resetEmail({ url }: { url: string }) {
  return {
    subject: `Dein neues Passwort für ${brand}`,
    preview: "Der Link zum Zurücksetzen deines Passworts.",
    heading: "Neues Passwort wählen",
    paragraphs: [
      `Für dein Konto bei ${brand} wurde ein neues Passwort angefordert. Hier wählst du es:`,
    ],
    action: { label: "Neues Passwort wählen", url },
    note: `Der Link gilt ${accountLimits.resetMinutes} Minuten und nur einmal. Warst du das nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.`,
  };
}
