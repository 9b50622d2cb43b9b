import { describe, expect, it } from "vitest";
import { demandsIn } from "../demands.ts";

const kindsIn = (text: string) => demandsIn(text, { isCriterion: true }).map(({ kind }) => kind);
const demandIn = (text: string) => demandsIn(text, { isCriterion: true })[0];

describe("work of the bidder", () => {
  it.each([
    ["Mind. 3 Einsätze als Veranstalter von Bürgerdialogen in den letzten 2 Jahren", 3],
    ["mind. 2 vergl. Aufträge p.a. in den letzten 3 J. (Umzüge, mind. 50 Arbeitsplätze)", 2],
    ["Anforderung: 2 durchgeführte Audits bei Kommunen", 2],
    ["E 3.1: Mindestens ein Projekt mit einer Laufzeit von 6 Monaten", 1],
    ["Erfahrung in der Organisation von Messen ist durch mindestens zwei Projekte zu belegen.", 2],
    ["Praktische Erfahrung, belegt durch Nennung von mindestens drei Häusern", 3],
    ["Referenz | mind. 2 Umzüge >= 100 Server | Referenzblatt", 2],
    ["Anzahl Kunden mit Mediaetat > 250 T€: >= 2", 2],
    ["Nachweis von mind. 1 Auftrag mit mind. 100 Containern", 1],
    ["Nachgewiesene Erfahrung in der Beratung von mindestens fünf Kommunen", 5],
    [
      "Nachweise über mindestens zwei in den letzten fünf Jahren durchgeführte Kontrollen mit mehr als 1.000 Bäumen",
      2,
    ],
  ])("is counted in %s", (text, count) => {
    expect(demandIn(text)).toMatchObject({ kind: "references", isCounted: true, count });
  });

  it.each([
    "Der Bieter hat ein System für ein Museum mit >= 80 Tsd. Besuchern in Betrieb gesetzt.",
    "Die Druckerei hat bereits Stimmzettel in einer Auflage von 50.000 Stück gefertigt.",
    "Der Bieter muss bereits ein Projekt zum Klimaschutz abgewickelt haben.",
    "Sie haben schon einen Podcast mit nicht weniger als 12 Folgen produziert.",
    "Der Bieter versichert, dass\nb) er in den letzten drei Jahren Kunden mit je 100.000 Anrufen betreut hat.",
    "Wer nicht mindestens zwei Umzüge durchgeführt hat, ist nicht geeignet.",
    "Wir suchen eine Agentur, die bereits Kampagnen für Stadtwerke gestaltet hat.",
    "Bieter müssen für Behörden bereits tätig gewesen sein.",
  ])("was done before in %s", (text) => {
    expect(kindsIn(text)).toEqual(["references"]);
  });

  it.each([
    "Mindestens 1 Jahr Erfahrung in der Bewirtschaftung von Kantinen",
    "Nachweis zweijähriger erfolgreicher Tätigkeit in der Wildtierbergung",
    "Kenntnisse und Erfahrung des Trägers in der Jugendarbeit über einen Zeitraum von mindestens zwei Jahren",
    "Der Bieter muss seit mindestens drei Jahren in der Schülerbeförderung tätig sein.",
    "Der Caterer betreibt seit mindestens zwei Jahren eine Schulmensa.",
    "Wer sich bewirbt, muss zwei Jahre Erfahrung in der Pressearbeit haben.",
  ])("went on for years in %s", (text) => {
    expect(kindsIn(text)).toEqual(["references"]);
  });

  it.each([
    "Alle Referenzen müssen eine Anschlussquote von mindestens 20.000 Einwohnern umfassen.",
    "Mindestanforderung an die Referenz: Laufzeit von 24 Monaten",
    "Referenz (Mindestbedingung): Planung einer Sporthalle",
    "Referenznachweis: Seminarreihe, min. 4 Module",
    "Referenz Los 1: Versand von mind. 500.000 Sendungen",
    "Liste der Leistungen der letzten fünf Jahre.\nMindestens eine dieser Leistungen muss eine Fläche von 5.000 m² betreffen.",
    "Bewerber, die keine Referenz über ein Museum vorlegen können, werden nicht zugelassen.",
    "Nur Unternehmen mit Erfahrung in der Sanierung von Fenstern werden berücksichtigt.",
  ])("must be of a quality in %s", (text) => {
    expect(kindsIn(text)).toEqual(["references"]);
  });

  it.each([
    "In den letzten drei Jahren hat der Verband mindestens vier Kampagnen umgesetzt.",
    "In den letzten drei Jahren wurden mindestens 200 Bäume gefällt.",
    "Der Verbrauch ist durch mindestens drei Messungen zu belegen.",
    "Vorlage der letzten drei Jahresabschlüsse, mindestens aber des Abschlusses 2024",
    "Der Bericht vergleicht mindestens drei ähnliche Projekte in Europa.",
    "Bis Ende 2026 muss der Auftragnehmer mindestens 20 Ladepunkte errichtet haben.",
    "Der Bieter erklärt, dass er in den letzten drei Jahren keine schwere Verfehlung begangen hat.",
    "Nachdem der Auftragnehmer mindestens zwei Entwürfe erstellt hat, wird einer gewählt.",
    "Das Ingenieurbüro Muster hat bereits zwei Gutachten für das Gelände erstellt.",
    "Teilnehmende haben mindestens zwei Jahre Erfahrung in der Pflege.",
    "Referenzen müssen Angaben zu Umfang, Zeitraum und Auftraggeber enthalten.",
    "Die Referenzen müssen nicht aus demselben Bundesland stammen.",
    "Es werden nur die ersten drei Referenzen der Liste geprüft.",
    "Die Vergabestelle geht davon aus, dass die Bieter über Erfahrungen mit vergleichbaren Leistungen verfügen.",
    "Mindestens zwei vergleichbare Angebote holt der Auftragnehmer vor jeder Beschaffung ein.",
  ])("is not demanded in %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe("people of the bidder", () => {
  it.each([
    "Der leitende Prüfer muss Wirtschaftsprüfer sein.",
    "Der vorgesehene SiGeKo besitzt die Qualifikation nach RAB 30.",
    "2. Projektleiter: Dipl.-Ing. / M.Sc. Bauingenieurwesen, >= 7 Jahre Berufserfahrung",
    "Qualifikation des Objektleiters: Gebäudereinigermeister oder gleichwertig",
    "- 2 Personen mit Bedienerschein für Hubarbeitsbühnen",
    "Der Auftragnehmer setzt ausschließlich Busfahrer mit gültiger Fahrerlaubnis ein; dies ist ein Eignungskriterium.",
    "Nachweis der Qualifikation als Jobcoach für jede eingesetzte Lehrkraft",
    "Qualifikation Baubegleitung (Zertifikat BVB) bei mindestens einer Person",
    "Der Bieter verfügt über wenigstens zwei Restauratoren.",
    "Leitung durch eine approbierte Ärztin",
    "Mindestens ein/e BIM-Koordinator/in mit buildingSMART-Zertifikat (Foundation)",
  ])("are demanded in %s", (text) => {
    expect(kindsIn(text)).toEqual(["team"]);
  });

  it.each([
    "Projektleitung: Name, Ausbildung, Studium (bitte eintragen)",
    "Die Fahrer haben den Führerschein stets bei sich zu führen.",
    "Das Preisgericht tagt mit mindestens drei Landschaftsarchitektinnen.",
    "Der Teilnehmerkreis der Schulung besteht aus mindestens 15 Fachkräften.",
    "Die Stadt sucht zudem zwei Architektinnen mit Masterabschluss.",
    "Die Lehrkräfte der Volkshochschule verfügen über ein Studium.",
    "Pro Gruppe ist mindestens eine Fachkraft einzusetzen.",
    "Die Kosten für mindestens zwei Fachkräfte sind auszuweisen.",
    "Das bisherige Dienstleistungsunternehmen betreute das Objekt mit mindestens vier Reinigungskräften.",
  ])("are not demanded in %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe("proofs of the bidder", () => {
  it.each([
    ["Das Prüflabor muss nach ISO/IEC 17025 akkreditiert sein.", "ISO/IEC 17025"],
    [
      "Nachweis, dass alle Textilien nach OEKO-TEX Standard 100 zertifiziert sind",
      "OEKO-TEX Standard 100",
    ],
    ["Der Strom muss das Label ok-power tragen; bei Nichterfüllung Ausschluss.", "Label ok-power"],
    [
      "Qualitätssiegel „Weiterbildung Hessen“ oder gleichwertig",
      "Qualitätssiegel „Weiterbildung Hessen“",
    ],
  ])("are certificates in %s", (text, name) => {
    expect(demandIn(text)).toMatchObject({ kind: "certificates", anyOf: [name] });
  });

  it.each([
    "BHV mind. 1 Mio. € Personen, 250 T€ Sach",
    "Anforderungen an den Makler: Bestehen einer Vermögensschaden-Haftpflicht",
  ])("are insurance in %s", (text) => {
    expect(kindsIn(text)).toEqual(["insurance"]);
  });

  it.each([
    "Eine Zertifizierung nach ISO 9001 ist keine Voraussetzung für die Teilnahme.",
    "Die Software soll die Anforderungen der ISO 27001 berücksichtigen.",
    "Der Server benötigt ein gültiges SSL-Zertifikat.",
    "Ziel ist, dass die Verwaltung nach EMAS zertifiziert ist.",
    "Öffentliche Auftraggeber können verlangen, dass Bewerber über eine Berufshaftpflichtversicherung verfügen.",
    "Gegenstand ist die Betriebshaftpflichtversicherung mit einer Deckungssumme von 15 Mio. EUR.",
    "Für Unterauftragnehmer gilt: Nachweis einer Haftpflichtversicherung erst nach Aufforderung.",
    "Auftraggeber ist ein Zweckverband mit einem Jahresumsatz von 80 Mio. EUR.",
    "Beispielrechnung: Bei einem Umsatz von 500.000 EUR ergibt sich ein Wert von 50.",
    "Ein Bonus wird fällig, wenn der Jahresumsatz mindestens 200.000 EUR erreicht.",
  ])("are not demanded in %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});
