import { brand } from "@tc/domain";
import { typedName } from "../../platform/mail/typed-name.ts";

const day = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });

/** To every member: a deletion nobody heard of must not come true. */
export function deletionEmail({
  dueAt,
  url,
  ...typed
}: {
  agencyName: string;
  dueAt: Date;
  url: string;
}) {
  const agencyName = typedName(typed.agencyName);
  return {
    subject: `${agencyName} wird am ${day.format(dueAt)} gelöscht`,
    preview: "Bis dahin lässt sich die Löschung zurücknehmen.",
    heading: "Löschung vorgemerkt",
    paragraphs: [
      `Die Inhaberin oder der Inhaber hat die Löschung von ${agencyName} bei ${brand} beantragt. Am ${day.format(dueAt)} werden alle Daten der Agentur und alle Zugänge endgültig gelöscht.`,
      "Rechnungen und Vertragsunterlagen müssen wir nach dem Gesetz länger aufbewahren: gesperrt und ohne die Zugänge.",
      "Bis dahin geht alles weiter wie bisher, und die Löschung lässt sich zurücknehmen.",
      "Ein laufendes Abo ist damit auch gekündigt und endet spätestens mit der Löschung.",
    ],
    action: { label: "Datenschutz öffnen", url },
  };
}
