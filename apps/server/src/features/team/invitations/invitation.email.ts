import { accountLimits, brand } from "@tc/domain";
import { typedName } from "../../../platform/mail/typed-name.ts";

/** German texts of the invitation; `url` opens the page where it is accepted. The subject is ours alone. */
export function invitationEmail({
  url,
  ...typed
}: {
  agencyName: string;
  invitedBy: string;
  url: string;
}) {
  const agencyName = typedName(typed.agencyName);
  const invitedBy = typedName(typed.invitedBy);
  return {
    subject: `Einladung zu ${brand}`,
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
