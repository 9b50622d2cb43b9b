import { describe, expect, it } from "vitest";
import { readFormalities } from "./formalities.ts";

function names(text: string): string[] {
  return readFormalities(text).map((item) => (item.type === "formality" ? item.name : item.type));
}

describe("readFormalities", () => {
  it.each([
    [
      "Eigenerklärung, dass keine Ausschlussgründe nach §§ 123, 124 GWB vorliegen",
      ["Eigenerklärung §§ 123, 124 GWB"],
    ],
    ["Erklärung nach § 19 Abs. 3 MiLoG", ["MiLoG-Erklärung"]],
    [
      "Die Verpflichtungserklärung zu Tariftreue nach TVgG NRW ist beizufügen.",
      ["Tariftreueerklärung"],
    ],
    ["Eigenerklärung zu Artikel 5k der Verordnung (EU) Nr. 833/2014", ["Russland-Erklärung"]],
    [
      "Die Schutzerklärung in Bezug auf Scientology ist zu unterzeichnen.",
      ["Scientology-Schutzerklärung"],
    ],
    ["Verzeichnis der Nachunternehmerleistungen (Formblatt 235)", ["Nachunternehmerverzeichnis"]],
    [
      "Verpflichtungserklärung der Unterauftragnehmer (Formblatt 236)",
      ["Verpflichtungserklärung anderer Unternehmen"],
    ],
    ["Erklärung der Bietergemeinschaft (Formblatt 234)", ["Bietergemeinschaftserklärung"]],
    ["Eigenerklärung zur Eignung (Formblatt 124)", ["Formblatt 124 (Eigenerklärung zur Eignung)"]],
    [
      "Akzeptiert wird auch die Einheitliche Europäische Eigenerklärung (EEE).",
      ["Einheitliche Europäische Eigenerklärung"],
    ],
    ["Das Preisblatt ist vollständig auszufüllen.", ["Preisblatt"]],
    [
      "Aktueller Auszug aus dem Handelsregister, nicht älter als sechs Monate",
      ["Handelsregisterauszug"],
    ],
    [
      "Nachweis einer bestehenden Betriebshaftpflichtversicherung",
      ["Nachweis der Haftpflichtversicherung"],
    ],
    ["Unbedenklichkeitsbescheinigung des Finanzamts", ["Unbedenklichkeitsbescheinigung"]],
    [
      "Ein Auszug aus dem Gewerbezentralregister ist vorzulegen.",
      ["Auszug aus dem Gewerbezentralregister"],
    ],
    [
      "Der Bieter hat einen Auszug aus dem Gewerbezentralregister einzuholen und vorzulegen.",
      ["Auszug aus dem Gewerbezentralregister"],
    ],
    [
      "Ein Auszug aus dem Gewerbezentralregister ist vom Bieter einzuholen.",
      ["Auszug aus dem Gewerbezentralregister"],
    ],
    [
      "Nachweis, dass keine Eintragungen im Gewerbezentralregister bestehen (Auszug beizufügen)",
      ["Auszug aus dem Gewerbezentralregister"],
    ],
    [
      "Angaben dazu, dass keine Ausschlussgründe im Sinne der §§ 123 und 124 GWB vorliegen",
      ["Eigenerklärung §§ 123, 124 GWB"],
    ],
    ["Eigenerklärung Bezug Russland", ["Russland-Erklärung"]],
    ["234 Erklärung Bieter-/Arbeitsgemeinschaft", ["Bietergemeinschaftserklärung"]],
    [
      "Beizulegen ist die Vereinbarung zur Auftragsverarbeitung nach Art. 28 DSGVO.",
      ["Vertrag zur Auftragsverarbeitung"],
    ],
    ["Das Angebot ist in Textform abzugeben; Fragen beantwortet die Vergabestelle.", ["Textform"]],
    ["Hinweise zur Angebotsabgabe: Angebote sind in Textform einzureichen.", ["Textform"]],
    ["Hinweise für Bieter: In Textform einzureichen ist das Angebot.", ["Textform"]],
    [
      "Fragen können gestellt werden, Angebote sind elektronisch über die Vergabeplattform abzugeben.",
      ["elektronisch über die Vergabeplattform"],
    ],
    ["Bieterfragen sind über DTVP zu stellen.", ["DTVP"]],
    ["Das Zertifikat aus dem AVPQ ersetzt Einzelnachweise.", ["Präqualifikation"]],
    ["Lebensläufe des Projektteams sind vorzulegen.", ["Lebensläufe des Teams"]],
    ["Das Angebot ist in Textform nach § 126b BGB einzureichen.", ["Textform"]],
    [
      "Angebote sind mit einer qualifizierten elektronischen Signatur zu versehen.",
      ["qualifizierte elektronische Signatur"],
    ],
    [
      "Das Konzept ist als PDF-Datei mit maximal 20 Seiten beizufügen.",
      ["PDF-Datei", "Seitenzahl begrenzt"],
    ],
    [
      "Angebote sind ausschließlich elektronisch über die Vergabeplattform einzureichen.",
      ["elektronisch über die Vergabeplattform"],
    ],
    ["Die Abgabe erfolgt über den Vergabemarktplatz Brandenburg.", ["Vergabemarktplatz"]],
    ["Angebote sind über DTVP abzugeben.", ["DTVP"]],
  ])("reads %s", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    "Ein Handelsregisterauszug ist nicht erforderlich.",
    "Angebote auf dem Postweg sind nicht zugelassen.",
    "Die Einreichung per E-Mail ist unzulässig.",
    "Auf die Vorlage von Referenzblättern wird verzichtet.",
    "Eine qualifizierte elektronische Signatur wird nicht verlangt.",
    "Formblatt 124 ist nicht auszufüllen.",
    "Die Kampagne erklärt den Mindestlohn in einfacher Sprache.",
    "Rechnungen sind als PDF-Datei zu senden.",
    "Die Kündigung bedarf der Textform.",
    "Eine Auskunft aus dem Gewerbezentralregister wird eingeholt.",
    "Der Auftraggeber wird einen Auszug aus dem Gewerbezentralregister anfordern.",
    "Einträge im Gewerbezentralregister führen zum Ausschluss.",
    "Der Auftraggeber hat über den Bieter eine Auskunft aus dem Gewerbezentralregister einzuholen.",
    "Über Unternehmen haben Auftraggeber eine Auskunft aus dem Gewerbezentralregister einzuholen.",
    "Ein Auszug aus dem Gewerbezentralregister muss nicht vorgelegt werden, er wird eingeholt.",
    "Der Auftraggeber holt eine Auskunft aus dem Gewerbezentralregister ein, die Vollmacht ist beizufügen.",
    "Für die Abfrage beim Gewerbezentralregister hat der Bieter eine Vollmacht vorzulegen.",
    "Ausschlussgründe nach §§ 123, 124 GWB werden geprüft.",
    "Über den Bieter wird nach § 19 Abs. 4 MiLoG Auskunft verlangt.",
    "Fragen sind in Textform über die elektronische Vergabeplattform zu stellen.",
    "2. Bieterfragen zum Angebot sind per E-Mail einzureichen.",
    "Angebote sind vollständig abzugeben, Fragen sind in Textform einzureichen.",
    "Angebote müssen vollständig sein, Fragen sind in Textform einzureichen.",
    "Fragen über das Angebot müssen in Textform eingereicht werden.",
    "Hinweise auf Fehler sind in Textform einzureichen.",
    "Bei Unklarheiten, z. B. in Anlagen des Angebots, hat der Bieter in Textform darauf hinzuweisen.",
    "Der Zuschlag folgt 15 Tage nach Absendung der Information per Post.",
    "Eine Bestätigung in Schriftform (§ 126 BGB) liegt bei.",
    "Bieter, deren Angebote nicht gewählt werden, erfahren es in Textform nach der Abgabe ihrer Erklärung.",
    "Die Vergabeunterlagen werden ausschließlich elektronisch über die Vergabeplattform verteilt.",
    "Bei Unklarheiten hat der Bieter in Textform darauf hinzuweisen.",
    "Unterlegene Bieter werden in Textform informiert.",
    "Die Vergabeunterlagen werden elektronisch über die Vergabeplattform zur Verfügung gestellt.",
    "Antworten werden ausschließlich auf der Vergabeplattform veröffentlicht.",
    "Es erfolgt kein Versand der Unterlagen per Post.",
    "Ein Angebot per E-Mail entspricht den Vorgaben nicht.",
    "Alle Formulare mit Ausnahme des Angebotsschreibens werden nachgefordert.",
    "Die Auftragsverarbeitung regelt Art. 28 DSGVO.",
    "Der Abfallschlüssel nach AVV ist anzugeben.",
    "Zugelassen sind Nachweise nach § 15 HVTG.",
    "Der Auftragnehmer gestaltet Plakate und Anzeigen.",
  ])("reads nothing from %s", (text) => {
    expect(names(text)).toEqual([]);
  });

  it("names each paper once", () => {
    expect(names("Preisblatt ausfüllen.\nDas Preisblatt ist beizufügen.")).toEqual(["Preisblatt"]);
  });
});
