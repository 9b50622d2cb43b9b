import { brand } from "@tc/domain";
import type { LegalKind } from "@tc/domain";
import { isToldLate, objectionEnd, startOf } from "./to-announcement.ts";

const day = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });

const subjects: Readonly<Record<LegalKind, string>> = {
  terms: `Neue Geschäftsbedingungen von ${brand} ab`,
  sub_processors: `Geänderte Unterauftragsverarbeiter von ${brand} ab`,
};

/** Names what changes, from when on, and the right to object, as the terms promise. */
export function legalVersionEmail({
  kind,
  version,
  summary,
  effectiveOn,
  announcedAt,
  url,
}: {
  kind: LegalKind;
  version: string;
  summary: string;
  effectiveOn: string;
  announcedAt: Date;
  url: string;
}) {
  const from = day.format(startOf(effectiveOn));
  const until = objectionEnd({ kind, effectiveOn, announcedAt });
  // The last day on which an objection still comes in time.
  const lastDay = day.format(new Date(until.getTime() - 1));
  const objection = `Du kannst bis einschließlich ${lastDay}`;
  return {
    subject: `${subjects[kind]} ${from}`,
    preview: `Fassung ${version}, gültig ab ${from}`,
    heading:
      kind === "terms" ? "Wir ändern unsere AGB" : "Unsere Unterauftragsverarbeiter ändern sich",
    paragraphs: [
      `Ab ${from} gilt die Fassung ${version}. Das ändert sich:`,
      ...summary.split("\n").filter((words) => words.trim() !== ""),
      ...(isToldLate({ kind, effectiveOn, announcedAt })
        ? [
            "Deine Agentur ist dazugekommen, als diese Fassung schon angekündigt war. Bestätige sie bitte in der Anwendung unter Profil, Datenschutz.",
          ]
        : []),
      ...(kind === "terms"
        ? [
            `${objection} widersprechen: in der Anwendung unter Profil, Datenschutz, oder per Mail an uns. Dann gilt der Vertrag unverändert weiter, und beide Seiten können ihn zum Ende des laufenden Abrechnungszeitraums kündigen.`,
            isToldLate({ kind, effectiveOn, announcedAt })
              ? "Bestätigst du die Fassung nicht, gilt für euch die bisherige weiter."
              : "Widersprichst du nicht, bevor die Änderung gilt, ist sie angenommen.",
          ]
        : [
            `${objection} aus einem wichtigen Grund des Datenschutzes widersprechen: in der Anwendung unter Profil, Datenschutz, oder per Mail an uns. Wir suchen dann eine Lösung ohne den neuen Anbieter.`,
          ]),
    ],
    action: { label: "Ganzen Text lesen", url },
    note: "Diese Mail betrifft deinen Vertrag und lässt sich nicht abbestellen.",
  };
}
