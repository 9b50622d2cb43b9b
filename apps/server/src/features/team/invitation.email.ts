import { accountLimits, brand } from "@tc/domain";

/** German texts of the invitation; `url` opens the page where it is accepted. */
export function invitationEmail({
  agencyName,
  invitedBy,
  url,
}: {
  agencyName: string;
  invitedBy: string;
  url: string;
}) {
  return {
    subject: `Einladung zu ${agencyName} bei ${brand}`,
    preview: `${invitedBy} lädt dich zu ${agencyName} ein.`,
    heading: "Du bist eingeladen",
    paragraphs: [
      `${invitedBy} lädt dich ein, bei ${brand} für ${agencyName} mitzuarbeiten: öffentliche Ausschreibungen finden und entscheiden, worauf sich eine Bewerbung lohnt.`,
      "Auf der nächsten Seite gibst du deinen Namen und ein Passwort an.",
    ],
    action: { label: "Einladung ansehen", url },
    note: `Der Link gilt ${accountLimits.invitationDays} Tage und nur einmal. Wenn du damit nichts anfangen kannst, brauchst du nichts zu tun.`,
  };
}
