import { brand } from "@tc/domain";

/** How long a link to confirm an address holds. */
export const confirmationDays = 7;

/** Asks for the confirmation and nothing else: no advertising, and nothing that anybody typed (decision 0015). */
export function addressConfirmationEmail(url: string) {
  return {
    subject: `Adresse für Mails von ${brand} bestätigen`,
    preview: "Ohne deine Bestätigung kommt an diese Adresse nichts.",
    heading: "Sollen Mails auch hierher gehen?",
    paragraphs: [
      `Jemand mit einem Konto bei ${brand} hat diese Adresse angegeben, damit eigene Mails zu Ausschreibungen auch hier ankommen.`,
      "Wenn du das willst, öffne den Link und bestätige dort. Abbestellen kannst du später in jeder Mail.",
    ],
    action: { label: "Adresse bestätigen", url },
    note: `Der Link gilt ${confirmationDays} Tage. Ohne Bestätigung kommt nichts an diese Adresse, und du brauchst nichts zu tun.`,
  };
}
