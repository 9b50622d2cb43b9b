import { brand } from "@tc/domain";
import { typedName } from "../../../platform/mail/typed-name.ts";

interface Transfer {
  readonly agencyName: string;
  readonly url: string;
}

/** Tells the former owner, in case a stranger gave the agency away. */
export function ownershipGivenEmail({
  supportEmail,
  url,
  ...typed
}: Transfer & { newOwner: string; supportEmail: string }) {
  const agencyName = typedName(typed.agencyName);
  const newOwner = typedName(typed.newOwner);
  return {
    subject: "Du hast die Inhaberschaft deiner Agentur abgegeben",
    preview: `${newOwner} ist jetzt dafür zuständig.`,
    heading: "Inhaberschaft abgegeben",
    paragraphs: [
      `Die Inhaberschaft von ${agencyName} bei ${brand} ist mit deinem Passwort an ${newOwner} übergegangen. Team, Export und Löschung der Agentur liegen jetzt dort.`,
      `Warst du das nicht, melde dich bitte sofort bei uns: ${supportEmail}`,
    ],
    action: { label: "Team ansehen", url },
  };
}

export function ownershipReceivedEmail({ url, ...typed }: Transfer) {
  const agencyName = typedName(typed.agencyName);
  return {
    subject: "Du bist jetzt Inhaberin oder Inhaber deiner Agentur",
    preview: "Team, Export und Löschung der Agentur liegen jetzt bei dir.",
    heading: "Inhaberschaft erhalten",
    paragraphs: [
      `Die Inhaberschaft von ${agencyName} bei ${brand} ist an dich übergegangen. Du verwaltest jetzt das Team und entscheidest über Export und Löschung der Daten.`,
    ],
    action: { label: "Team ansehen", url },
  };
}
