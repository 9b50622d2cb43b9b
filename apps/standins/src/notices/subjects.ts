/** What is bought: title patterns, sentences and CPV codes of one kind of work. `{t}` is the town, `{x}` a topic. */
export interface Subject {
  readonly creative: boolean;
  readonly nature: "services" | "supplies" | "works";
  /** main code first */
  readonly cpv: readonly string[];
  readonly titles: readonly string[];
  readonly sentences: readonly string[];
  /** Names of lots, when the work is divided. */
  readonly lots: readonly string[];
}

export const topics = [
  "Klimaschutz",
  "Fachkräftegewinnung",
  "Verkehrssicherheit",
  "Ausbildungsmarketing",
  "Gesundheitsvorsorge",
  "Organspende",
  "Radverkehrsförderung",
  "Ehrenamt",
  "Energiewende",
  "Digitalisierung",
  "Pflegeberufe",
  "Wirtschaftsstandort",
  "Tourismusregion",
  "Landesgartenschau",
  "Stadtjubiläum",
  "Mobilitätswende",
  "Abfallvermeidung",
  "Verbraucherschutz",
  "Demokratieförderung",
  "Lehrkräftegewinnung",
] as const;

export const creativeSubjects: readonly Subject[] = [
  {
    creative: true,
    nature: "services",
    cpv: ["79341400", "79340000", "79341000"],
    titles: [
      "Kommunikationskampagne {x}",
      "Imagekampagne für {t}: Konzeption und Umsetzung",
      "Rahmenvereinbarung Werbeagenturleistungen {x}",
      "Crossmediale Werbekampagne {x}",
    ],
    sentences: [
      "Gegenstand ist die Konzeption, Gestaltung und Umsetzung einer crossmedialen Kommunikationskampagne zum Thema {x}.",
      "Die Leistungen umfassen Strategieentwicklung, Kreativkonzept, Mediaplanung, Reinzeichnung und Produktionssteuerung.",
      "Zielgruppengerechte Ansprache in sozialen Medien, Außenwerbung und Hörfunk ist darzustellen.",
      "Erwartet wird eine Erfolgsmessung mit vereinbarten Kennzahlen und Zwischenberichten.",
    ],
    lots: ["Kreation und Gestaltung", "Mediaplanung und Mediaeinkauf", "Social-Media-Betreuung"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79416000", "79416200"],
    titles: [
      "Presse- und Öffentlichkeitsarbeit {x}",
      "Agenturleistungen Öffentlichkeitsarbeit für {t}",
      "Begleitende Öffentlichkeitsarbeit zum Vorhaben {x}",
    ],
    sentences: [
      "Gesucht wird eine Agentur für die laufende Presse- und Öffentlichkeitsarbeit zum Themenfeld {x}.",
      "Dazu gehören Pressemitteilungen, Redaktionsplanung, Krisenkommunikation und Bürgerbeteiligung.",
      "Texte sind in einfacher Sprache und in Leichter Sprache zu verfassen.",
    ],
    lots: ["Pressearbeit", "Bürgerdialog und Beteiligungsformate"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["92111200", "92111000", "92111250"],
    titles: [
      "Imagefilm {t}",
      "Produktion von Erklärfilmen zum Thema {x}",
      "Filmproduktion und Animationsvideos {x}",
    ],
    sentences: [
      "Zu erstellen sind ein Imagefilm von etwa drei Minuten sowie Kurzfassungen für soziale Medien.",
      "Die Barrierefreiheit ist durch Untertitelung, Audiodeskription und Gebärdensprachvideos sicherzustellen.",
      "Drehbuch, Dreharbeiten, Schnitt, Vertonung und Musikrechte sind Bestandteil der Leistung.",
    ],
    lots: ["Imagefilm", "Erklärvideos und Animationen"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79822500", "79930000", "79415200"],
    titles: [
      "Entwicklung eines Corporate Designs für {t}",
      "Grafikdesign und Layout Jahresbericht {x}",
      "Leitsystem und Signaletik: Gestaltung und Planung",
      "Markenentwicklung und Erscheinungsbild {x}",
    ],
    sentences: [
      "Das bestehende Erscheinungsbild wird weiterentwickelt; ein Gestaltungshandbuch ist vorzulegen.",
      "Das Orientierungs- und Leitsystem muss den Anforderungen der Barrierefreiheit nach DIN 18040 genügen.",
      "Gefordert sind Logoentwicklung, Farb- und Schriftkonzept, Bildsprache sowie Vorlagen für Printmedien.",
    ],
    lots: ["Gestaltung", "Ausführungsplanung Leitsystem"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["72413000", "72420000", "72421000"],
    titles: [
      "Relaunch des Internetauftritts {t}",
      "Barrierefreie Website {x}: Konzeption, Webdesign und Programmierung",
      "Entwicklung und Betreuung eines Webportals {x}",
    ],
    sentences: [
      "Der Internetauftritt wird neu konzipiert, gestaltet und auf ein quelloffenes Redaktionssystem umgestellt.",
      "Die Barrierefreiheit nach BITV 2.0 und die Suchmaschinenoptimierung sind nachzuweisen.",
      "Wartung, Hosting und Redaktionsschulungen werden als Option abgerufen.",
    ],
    lots: ["Konzeption und Webdesign", "Programmierung und Betrieb"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79952000", "79950000", "79956000"],
    titles: [
      "Veranstaltungsmanagement Fachtagung {x}",
      "Messeauftritt {t}: Standkonzeption und Standbau",
      "Eventagentur für die Festveranstaltung {x}",
    ],
    sentences: [
      "Planung, Organisation und Durchführung einer zweitägigen Fachveranstaltung mit rund 400 Teilnehmenden.",
      "Teilnehmermanagement, Bühnentechnik, Moderation, Catering und Livestream gehören zum Leistungsumfang.",
      "Nachhaltiges Veranstaltungsmanagement nach ISO 20121 ist darzulegen.",
    ],
    lots: ["Veranstaltungsorganisation", "Messebau", "Technik und Livestream"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79342000", "79341000", "79413000"],
    titles: [
      "Personalmarketing und Recruiting-Kampagne {t}",
      "Employer-Branding {x}",
      "Standortmarketing und Online-Marketing {t}",
    ],
    sentences: [
      "Ziel ist die Steigerung der Bewerberzahlen durch eine Arbeitgebermarke mit Karriereseite und Recruiting-Maßnahmen.",
      "Suchmaschinenwerbung, Influencermarketing und Stellenanzeigen sind zu planen und zu schalten.",
      "Die Arbeitgeberpositionierung wird in Workshops mit Beschäftigten erarbeitet.",
    ],
    lots: ["Arbeitgebermarke", "Anzeigenschaltung"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79810000", "79823000", "22462000"],
    titles: [
      "Druck und Versand der Mitgliederzeitschrift {t}",
      "Druckerzeugnisse {x}: Flyer, Plakate, Broschüren",
      "Rahmenvertrag Druckleistungen",
    ],
    sentences: [
      "Offsetdruck auf Recyclingpapier mit Umweltzeichen, Weiterverarbeitung und Versand an Einzeladressen.",
      "Die Druckdaten werden vom Auftraggeber bereitgestellt; Andrucke sind zur Freigabe vorzulegen.",
    ],
    lots: ["Broschüren", "Großformatdruck", "Werbemittel"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79310000", "79311000", "79320000"],
    titles: [
      "Marktforschung und Evaluation {x}",
      "Bevölkerungsbefragung {t}",
      "Gästebefragung {x}",
    ],
    sentences: [
      "Durchzuführen ist eine repräsentative Befragung mit Auswertung, Ergebnisbericht und Präsentation.",
      "Erhebungsdesign, Fragebogenentwicklung und Datenschutzkonzept sind Teil der Leistung.",
    ],
    lots: ["Befragung", "Auswertung"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79961000", "79961100"],
    titles: ["Fotografieleistungen {t}", "Bilddatenbank {x}: Fotoproduktion"],
    sentences: [
      "Erstellung von Porträt-, Reportage- und Architekturaufnahmen einschließlich Bildbearbeitung.",
      "Die uneingeschränkten Nutzungsrechte sind zu übertragen.",
    ],
    lots: ["Reportagefotografie", "Luftaufnahmen"],
  },
  {
    creative: true,
    nature: "services",
    cpv: ["79970000", "79552000"],
    titles: ["Redaktion und Lektorat {x}", "Texterstellung und Leichte Sprache {t}"],
    sentences: [
      "Redaktionelle Betreuung eines Magazins von der Themenplanung bis zur Schlussredaktion.",
      "Übertragungen in Leichte Sprache werden durch eine Prüfgruppe geprüft.",
    ],
    lots: ["Redaktion", "Leichte Sprache"],
  },
];

export const otherSubjects: readonly Subject[] = [
  {
    creative: false,
    nature: "works",
    cpv: ["45210000", "45262520"],
    titles: ["Neubau Grundschule {t}: Rohbauarbeiten", "Sanierung Sporthalle {t}, Malerarbeiten"],
    sentences: [
      "Ausgeführt werden Erd-, Beton- und Mauerarbeiten einschließlich Baustelleneinrichtung.",
      "Die Arbeiten erfolgen im laufenden Betrieb in mehreren Bauabschnitten.",
    ],
    lots: ["Rohbau", "Dachabdichtung", "Fensterbau"],
  },
  {
    creative: false,
    nature: "works",
    cpv: ["45233120", "45232410"],
    titles: ["Straßenausbau Ortsdurchfahrt {t}", "Kanalerneuerung {t}, Bauabschnitt 2"],
    sentences: ["Straßenbau mit Asphaltdeckschicht, Entwässerung und Beleuchtung auf 850 Metern."],
    lots: ["Straßenbau", "Beleuchtung"],
  },
  {
    creative: false,
    nature: "services",
    cpv: ["90911200", "90919300", "90911300"],
    titles: ["Unterhaltsreinigung Verwaltungsgebäude {t}", "Glas- und Rahmenreinigung Schulen {t}"],
    sentences: [
      "Unterhalts- und Grundreinigung von rund 12.000 Quadratmetern, werktäglich außerhalb der Dienstzeit.",
    ],
    lots: ["Unterhaltsreinigung", "Glasreinigung"],
  },
  {
    creative: false,
    nature: "services",
    cpv: ["72200000", "48000000"],
    titles: [
      "Softwarepflege Fachverfahren {x}",
      "Einführung eines Dokumentenmanagementsystems {t}",
    ],
    sentences: ["Lizenzen, Einführung, Datenmigration, Schulung und Pflege über vier Jahre."],
    lots: ["Lizenzen", "Einführung und Betrieb"],
  },
  {
    creative: false,
    nature: "services",
    cpv: ["71240000", "71242000"],
    titles: ["Objektplanung Feuerwehrhaus {t}", "Tragwerksplanung Erweiterung Klinikum {t}"],
    sentences: ["Leistungsphasen 1 bis 9 nach HOAI, stufenweise Beauftragung."],
    lots: ["Objektplanung", "Technische Ausrüstung"],
  },
  {
    creative: false,
    nature: "supplies",
    cpv: ["34114000", "34144210"],
    titles: ["Lieferung eines Löschgruppenfahrzeugs für {t}", "Dienstfahrzeuge mit Elektroantrieb"],
    sentences: [
      "Lieferung fabrikneuer Fahrzeuge nach Leistungsverzeichnis einschließlich Einweisung.",
    ],
    lots: ["Fahrgestell", "Aufbau", "Beladung"],
  },
  {
    creative: false,
    nature: "services",
    cpv: ["60130000", "90500000"],
    titles: ["Schülerbeförderung {t}", "Sammlung und Transport von Bioabfall {t}"],
    sentences: ["Fahrten an Schultagen nach Tourenplan mit barrierefreien Kleinbussen."],
    lots: ["Tour Nord", "Tour Süd"],
  },
  {
    creative: false,
    nature: "supplies",
    cpv: ["39130000", "30200000"],
    titles: ["Büromöbel {t}", "Notebooks und Monitore für Schulen in {t}"],
    sentences: ["Rahmenvereinbarung über Lieferung, Montage und Entsorgung der Verpackung."],
    lots: ["Möbel", "Technik"],
  },
];
