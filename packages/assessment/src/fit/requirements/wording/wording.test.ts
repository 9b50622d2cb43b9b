import { describe, expect, it } from "vitest";
import { demandsIn } from "../demands.ts";

const kindsIn = (text: string) => demandsIn(text, { isCriterion: true }).map(({ kind }) => kind);
const demandIn = (text: string) => demandsIn(text, { isCriterion: true })[0];

describe("references in other words", () => {
  it.each([
    ["Der Bieter muss mindestens drei Portale für Kommunen umgesetzt haben.", 3],
    ["Es sind zwei Aufträge zu benennen, die eine Imagekampagne zum Gegenstand hatten.", 2],
    ["Haben Sie in den letzten 24 Monaten mindestens zwei Messestände geplant und gebaut?", 2],
    ["Nachweis über wenigstens zwei in den letzten vier Jahren gedrehte Imagefilme", 2],
    ["Der Bieter weist nach, dass er in mindestens zwei Fällen ein Festival begleitet hat.", 2],
    [
      "Nur Bewerber mit mindestens zwei abgeschlossenen Relaunch-Projekten kommen in die Auswahl.",
      2,
    ],
    ["Mit drei Referenzschreiben ist die Eignung zu belegen.", 3],
    ["Referenzliste mit mindestens 5 Kunden aus der Verwaltung", 5],
    ["Weniger als drei Referenzen führen zum Ausschluss.", 3],
    ["Der Bewerber legt zwei Projektbeispiele vor, bei denen eine Website gestaltet wurde.", 2],
    ["2.3 | Referenzen | 3 Stück, nicht älter als 5 Jahre | Anlage 5", 3],
  ])("counts the work of %s", (text, count) => {
    expect(demandIn(text)).toMatchObject({ kind: "references", isCounted: true, count });
  });

  it.each([
    "Mehrjährige Erfahrung der Agentur mit Bürgerdialogen wird vorausgesetzt.",
    "Zugelassen werden nur Büros, die über mindestens fünfjährige Erfahrung in der Pressearbeit verfügen.",
    "Eine Agentur ohne nachgewiesene Erfahrung mit Kampagnen ist nicht geeignet.",
    "Die Liste muss einen Auftrag enthalten, bei dem ein Buch gestaltet wurde.",
    "Bei den Referenzen sind mindestens 20 von 50 Punkten zu erreichen.",
    "Wer für seine Referenzen weniger als 40 Punkte erhält, wird ausgeschlossen.",
    "Als Referenz ist ein Buchprojekt mit mindestens 200 Seiten vorzulegen.",
    "Der Bewerber muss durch Kundenreferenzen belegen, dass er Kampagnen durchgeführt hat.",
    "Liste der erbrachten Leistungen.\nMindestens zwei davon müssen dem Auftrag in Art und Größe entsprechen.",
  ])("reads a demand without a number from %s", (text) => {
    expect(demandIn(text)).toMatchObject({ kind: "references", isCounted: false });
  });

  it.each([
    "Der Auftragnehmer führt mindestens drei Workshops durch.",
    "Mindestens 4 Ausgaben des Magazins werden gestaltet.",
    "Die Referenzen werden bewertet; eine Mindestpunktzahl ist nicht vorgesehen.",
    "2 Referenzgeschichten aus Betrieben",
    "Das Haus hat mindestens drei Ausstellungen gezeigt.",
    "Bitte mindestens eine Kontaktperson je Referenz angeben.",
    "Der Bieter kann freiwillig vergleichbare Projekte nennen.",
    "Eine Mindestanzahl von Referenzen wird nicht vorgegeben.",
    "Bestimmte Referenzen sind ausdrücklich nicht festgelegt; junge Agenturen sind willkommen.",
  ])("reads no reference from %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it("takes the years of its own sentence before nearer ones of another", () => {
    const text = `Schulung binnen der letzten 5 Jahre.
Mindestens ein vergleichbarer Auftrag oder eine vergleichbare Referenz der letzten drei Jahre.`;
    expect(demandIn(text)).toMatchObject({ kind: "references", years: 3 });
  });
});

describe("turnover in other words", () => {
  it.each([
    "Der Mindestumsatz beträgt das Zweifache des Auftragswerts.",
    "Der Jahresumsatz muss mindestens 150 % des Angebotspreises betragen.",
    "Mindestjahresumsatz in Höhe der Angebotssumme",
    "Das Anderthalbfache der Auftragssumme ist als Jahresumsatz mindestens erforderlich.",
    "Der Umsatz muss mindestens so hoch sein wie der Auftragswert.",
  ])("reads a multiple without a sum from %s", (text) => {
    expect(kindsIn(text)).toEqual(["turnover-multiple"]);
  });

  it("knows what keeps a bidder out for a least turnover", () => {
    const text =
      "Unternehmen mit einem Umsatz von weniger als 400.000 Euro im Jahr werden ausgeschlossen.";
    expect(demandsIn(text, { isCriterion: true })).toMatchObject([
      { kind: "turnover", cents: 40_000_000, isSure: false, isPlain: false },
    ]);
  });

  it.each([
    "Der Mindestumsatz darf das Zweifache des Auftragswerts nicht überschreiten.",
    "Der Umsatz ist anzugeben; eine Bürgschaft über 5 % der Auftragssumme ist mindestens zu stellen.",
    "Die Stadtwerke erzielen einen Jahresumsatz von 120 Mio. Euro.",
    "Zielgruppe sind Unternehmen mit einem Umsatz ab 10 Mio. Euro.",
  ])("reads no turnover from %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe("insurance in other words", () => {
  it("reads one without a sum that may be another's to judge", () => {
    expect(demandIn("Der Bieter muss ausreichend haftpflichtversichert sein.")).toMatchObject({
      kind: "insurance",
      highestCents: 0,
      isSumElsewhere: true,
      maySpare: true,
    });
  });

  it.each([
    "§ 9 Versicherung\n(1) Die Agentur unterhält eine Betriebshaftpflichtversicherung über 2 Mio. EUR.",
    "Der Auftragnehmer unterhält während der Vertragslaufzeit eine Haftpflichtversicherung mit 2 Mio. EUR Deckung.",
    "Eine Berufshaftpflichtversicherung muss nicht nachgewiesen werden.",
  ])("reads none from a term of the contract or a denial: %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it("reads one under a paragraph about bidders", () => {
    const text =
      "§ 5 Eignung der Bewerber\n(1) Nachweis einer Haftpflichtversicherung über 2 Mio. EUR.";
    expect(kindsIn(text)).toEqual(["insurance"]);
  });
});

describe("people in other words", () => {
  it.each([
    ["Mindestanforderung: 12 gewerbliche Arbeitskräfte", 12],
    ["Gleiches gilt für Bewerber mit weniger als vier Angestellten.", 4],
    ["Kein Bewerber darf weniger als fünf Beschäftigte haben.", 5],
    ["Die Agentur beschäftigt 5 oder mehr Webentwickler.", 5],
    ["Die Mitarbeiterzahl darf 10 nicht unterschreiten.", 10],
    ["Der Bieter muss mindestens zwölf Texterinnen beschäftigen.", 12],
    ["Mindestens eine Person mit Zertifikat für Leichte Sprache ist zu benennen.", 1],
  ])("counts %s", (text, count) => {
    expect(demandIn(text)).toMatchObject({ kind: "team", count });
  });

  it.each([
    "b) Objektleitung mit Meisterbrief",
    "Für die Projektleitung ist eine Zertifizierung nach PRINCE2 nachzuweisen.",
    "Der Teamleiter hat mindestens drei vergleichbare Projekte geleitet.",
    "Die Redaktionsleitung muss mindestens sieben Jahre als Redakteur tätig gewesen sein.",
    "Fachliche Leitung: mind. 5 Jahre Berufspraxis",
    "Die Redakteure müssen ein Volontariat abgeschlossen haben.",
  ])("reads a quality from %s", (text) => {
    expect(kindsIn(text)).toEqual(["team"]);
  });

  it.each([
    "Für Spitzenzeiten hält der Auftragnehmer ein Team von mindestens vier Personen vor.",
    "Bei einem Wechsel muss die neue Person über eine gleichwertige Qualifikation verfügen.",
    "Je Veranstaltung sind mindestens zwei Moderatoren bereitzustellen.",
    "Mindestens zwei Workshops mit je zehn Personen",
    "Das CMS muss Rechte für mindestens 30 Redakteure verwalten.",
    "Die Kampagne soll mindestens 200 Fachkräfte gewinnen.",
    "Stundensatz der Entwickler (mindestens 5 Jahre Berufserfahrung): 110 Euro",
    "Die Projekte müssen je eine Organisation mit mindestens 500 Beschäftigten betreffen.",
    "Vergleichbar ist ein Auftrag für einen Kunden mit mehr als 250 Mitarbeitenden.",
  ])("reads nobody from %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});

describe("what is no demand although its words stand there", () => {
  it.each([
    "Bieterfrage 14: Gibt es einen Mindestumsatz, und wie hoch muss die Deckungssumme der Haftpflicht sein?",
    "Frage 3: Gibt es eine Mindestzahl an Referenzen, die wenigstens drei Jahre alt sind?",
    "Der Auftragnehmer unterhält eine Haftpflichtversicherung mit 3 Mio. EUR Deckung. Sie ist nicht Gegenstand der Eignungsprüfung.",
    "Ein Team von mindestens vier Personen ist zu benennen; dies ist nicht Teil der Eignungsprüfung.",
  ])("reads nothing from %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it("reads a question that excludes", () => {
    const text =
      "Besteht eine Betriebshaftpflichtversicherung über mindestens 2 Mio. Euro? Ein Nein führt zum Ausschluss.";
    expect(kindsIn(text)).toEqual(["insurance"]);
  });

  it("reads a firm's size as one", () => {
    const text = "Zugelassen werden Unternehmen mit mindestens 10 Beschäftigten.";
    expect(kindsIn(text)).toEqual(["team"]);
  });
});

describe("certificates in other words", () => {
  it.each([
    [
      "Der Bieter muss über ein Umweltmanagement wie z. B. EMAS oder ISO 14001 verfügen.",
      "Umweltmanagement",
    ],
    [
      "Der Hersteller verfügt über ein zertifiziertes System nach EN ISO 13485.",
      "zertifiziertes System nach EN ISO 13485",
    ],
    ["Gültiges SOC-2-Testat des Hosters", "SOC-2-Testat"],
    ["Vorlage der Urkunde des Blauen Engels", "Urkunde des Blauen Engels"],
    ["Sie weist dies durch ein Zertifikat (ClimatePartner) nach.", "Zertifikat (ClimatePartner)"],
  ])("reads %s", (text, name) => {
    expect(demandIn(text)).toMatchObject({ kind: "certificates", anyOf: [name] });
  });

  it.each([
    "Die Auftraggeberin ist eine Anstalt. Sie ist seit 2019 nach ISO 9001 zertifiziert.",
    "Das eingesetzte Papier muss FSC-zertifiziert sein.",
    "Zertifikate zum Qualitätsmanagement (z. B. ISO 9001) können beigefügt werden.",
  ])("reads none from %s", (text) => {
    expect(kindsIn(text)).toEqual([]);
  });
});
