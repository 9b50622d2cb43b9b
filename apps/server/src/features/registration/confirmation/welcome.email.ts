import { brand } from "@tc/domain";

export function welcomeEmail({ url }: { url: string }) {
  return {
    subject: `Willkommen bei ${brand}`,
    preview: "Dein Agenturprofil ist angelegt.",
    heading: "Willkommen",
    paragraphs: [
      `Deine E-Mail-Adresse ist bestätigt und dein Agenturprofil bei ${brand} angelegt.`,
      "In wenigen Schritten ergänzt du, was deine Agentur ausmacht. Du kannst jederzeit unterbrechen und später weitermachen.",
    ],
    action: { label: "Einrichtung fortsetzen", url },
  };
}
