import { accountLimits, brand } from "@tc/domain";

export function emailChangeEmail({ url }: { url: string }) {
  return {
    subject: `Bestätige deine neue E-Mail-Adresse für ${brand}`,
    preview: "Ein Klick fehlt noch, dann gilt die neue Adresse.",
    heading: "Neue E-Mail-Adresse bestätigen",
    paragraphs: [
      `Diese Adresse soll künftig zu deinem Konto bei ${brand} gehören. Bestätige sie, dann meldest du dich mit ihr an.`,
    ],
    action: { label: "Adresse bestätigen", url },
    note: `Der Link gilt ${accountLimits.resetMinutes} Minuten und nur einmal. Sagt dir das nichts, brauchst du nichts zu tun.`,
  };
}
