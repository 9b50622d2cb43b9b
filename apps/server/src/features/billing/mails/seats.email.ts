import { brand } from "@tc/domain";
import { typedName } from "../../../platform/mail/typed-name.ts";

/** To the owner, who chose them or let the plan choose. */
export function seatsReducedEmail({
  seats,
  names,
  url,
}: {
  seats: number;
  names: readonly string[];
  url: string;
}) {
  const who = names.map(typedName).join(", ");
  const places = seats === 1 ? "einen Platz" : `${seats} Plätze`;
  return {
    subject: "Zugänge in deinem Team sind deaktiviert",
    preview: `Dein Team hat jetzt ${places}.`,
    heading: "Weniger Plätze im Team",
    paragraphs: [
      `Dein Team bei ${brand} hat jetzt ${places}. Deshalb sind diese Zugänge deaktiviert: ${who}`,
      "Was sie angelegt haben, bleibt erhalten. Sobald wieder Plätze frei sind, kannst du die Zugänge unter „Team“ wieder aktivieren.",
    ],
    action: { label: "Abo öffnen", url },
  };
}
