import { brand } from "@tc/domain";

/** To the old address. It does not name the new one: whoever reads the old mailbox may not be meant to know. */
export function emailChangedEmail({ supportEmail }: { supportEmail: string }) {
  return {
    subject: `Deine E-Mail-Adresse bei ${brand} wurde geändert`,
    preview: "Für dein Konto gilt jetzt eine andere Adresse.",
    heading: "E-Mail-Adresse geändert",
    paragraphs: [
      `Für dein Konto bei ${brand} gilt ab jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.`,
      `Warst du das nicht, melde dich bitte sofort bei uns: ${supportEmail}`,
    ],
  };
}
