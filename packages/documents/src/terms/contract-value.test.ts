import { describe, expect, it } from "vitest";
import { readContractValue } from "./contract-value.ts";

function values(text: string): string[] {
  return readContractValue(text).map((item) =>
    item.type === "contract"
      ? [
          item.kind,
          item.cents,
          item.isPerYear && "per year",
          item.netCents !== item.cents && "gross",
        ]
          .filter(Boolean)
          .join(" ")
      : item.type,
  );
}

describe("readContractValue", () => {
  it.each([
    ["Der geschätzte Auftragswert beträgt 240.000 Euro netto.", ["value 24000000"]],
    ["Für die Kampagne steht ein Gesamtbudget von 180.000 € zur Verfügung.", ["value 18000000"]],
    ["Das Budget beträgt maximal 119.000 EUR brutto.", ["value 11900000 gross"]],
    ["Das Auftragsvolumen liegt bei rund 60.000 Euro pro Jahr.", ["value 6000000 per year"]],
    ["Der Höchstwert der Rahmenvereinbarung beträgt 1,2 Mio. Euro.", ["maximum 120000000"]],
    ["Der Höchstwert des Auftragsvolumens beträgt 900.000 Euro netto.", ["maximum 90000000"]],
    ["Der Kostenrahmen von 95.000 € (netto) darf nicht überschritten werden.", ["value 9500000"]],
    ["Insgesamt stehen Haushaltsmittel in Höhe von 310.000 EUR bereit.", ["value 31000000"]],
  ])("reads %s", (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it.each([
    "Drei Referenzen mit einem Auftragswert von 50.000 Euro sind nachzuweisen.",
    "Vergleichbare Projekte mit einem Budget von 100.000 € netto.",
    "Ab einem geschätzten Auftragswert von 30.000 Euro fragt der Auftraggeber das Wettbewerbsregister ab.",
    "Bei einem Auftragswert über 25.000 Euro gilt das Tariftreue- und Vergabegesetz.",
    "Wenn der Auftragswert von 10.000 Euro erreicht ist, verlangt der Auftraggeber eine Erklärung.",
    "Die Deckungssumme beträgt 3 Mio. Euro für Sachschäden.",
    "Der Jahresumsatz muss mindestens 500.000 Euro betragen.",
    "Die Vertragsstrafe ist auf 5 % der Auftragssumme, höchstens 20.000 Euro, begrenzt.",
    "Einzelaufträge mit einem Auftragswert von 5.000 Euro werden direkt erteilt.",
    "Angebote mit einem Budget von 100.000 Euro erhalten 10 Punkte.",
    "Für die Evaluation sind bis zu zehn Prozent des Gesamtauftragswertes, maximal 80.000 EUR einzuplanen.",
    "Je Region und Vertragsjahr steht ein Finanzrahmen von 100.000 Euro zur Verfügung.",
    "Projekte mit einem Auftragswert von mind. EUR 250.000 (Mindestkriterium).",
    "Der Tagessatz beträgt 1.200 Euro.",
    "Das Pitchhonorar aus dem Budget beträgt 3.000 Euro.",
  ])("takes nothing from %s", (text) => {
    expect(values(text)).toEqual([]);
  });
});
