import { describe, expect, it } from "vitest";
import { readServiceTerms } from "./service-terms.ts";

const kinds = (text: string) => readServiceTerms(text).map(({ kind }) => kind);

describe("readServiceTerms", () => {
  it.each([
    ["Gegenstand der Ausschreibung ist die Konzeption einer Informationskampagne.", ["subject"]],
    ["Auftragsgegenstand: Gestaltung und Druck des Jahresberichts", ["subject"]],
    ["Die Stadt Kiel sucht eine Agentur, die ihre Website neu gestaltet.", ["subject"]],
    ["Der Landkreis beabsichtigt, die Betreuung der Kanäle zu vergeben.", ["subject"]],
    ["Der Leistungsumfang umfasst Konzeption, Text und Layout.", ["scope"]],
    ["Zu den Leistungen gehören Redaktion und Bildauswahl.", ["scope"]],
    ["Der Auftragnehmer konzipiert und gestaltet die Printmedien.", ["scope"]],
    ["Die Auflage beträgt 10.000 Exemplare.", ["quantity"]],
    ["Zu liefern sind 12 Videos pro Jahr.", ["quantity"]],
  ])("reads %s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    "Reisekosten sind nicht Gegenstand des Vertrages.",
    "Das Angebot umfasst höchstens 20 Seiten.",
    "Der Auftragnehmer erstellt die Rechnung innerhalb von 14 Tagen.",
    "Referenzen über Aufträge mit mindestens 5.000 Exemplaren Auflage sind vorzulegen.",
    "Eigenerklärung über den Umsatz der Leistungsart, die Gegenstand der Vergabe ist.",
    "Der Umfang darf 4 DIN-A4 Seiten Schriftgröße 11 nicht überschreiten.",
    "Die Präsentation dauert 30 Minuten.",
    "Der Auftragnehmer haftet für Mängel.",
    "Das Konzept umfasst maximal 15 Seiten Layout.",
    "Plant der Bewerber eine Unterauftragsvergabe an einen Dienstleister, benennt er den Partner.",
    "Der Auftraggeber beauftragt keine weiteren Nachunternehmer als Dienstleister.",
  ])("reads nothing from %s", (text) => {
    expect(kinds(text)).toEqual([]);
  });
});
