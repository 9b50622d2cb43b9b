import { describe, expect, it } from "vitest";
import { demandsIn } from "./demands.ts";

function demands(text: string, isCriterion = true): string[] {
  return demandsIn(text, { isCriterion }).map((demand) => {
    if (demand.kind === "references") {
      return `references ${demand.isCounted ? demand.count : "–"} ${demand.years ?? "–"}`;
    }
    if (demand.kind === "team") return `team ${demand.count ?? "–"} ${demand.years ?? "–"}`;
    return demand.kind === "certificates" ? demand.anyOf.join("/") : demand.kind;
  });
}

describe("demandsIn", () => {
  it("quotes each demand at its place, in texts of any length", () => {
    const text = `${"Füllsatz der Beschreibung.\n".repeat(900)}Mindestumsatz 200.000 EUR.\nZwei Referenzen der letzten drei Jahre.`;
    const quotes = demandsIn(text, { isCriterion: true }).map(({ start, quote }) => [
      quote,
      text.slice(start, start + quote.length),
    ]);
    expect(quotes).toEqual([
      ["Mindestumsatz 200.000 EUR.", "Mindestumsatz 200.000 EUR."],
      ["Zwei Referenzen der letzten drei Jahre.", "Zwei Referenzen der letzten drei Jahre."],
    ]);
  });

  it.each([
    [
      "Mindestens drei vergleichbare Unternehmensreferenzen der letzten drei Jahre.",
      "references 3 3",
    ],
    ["Es wird mindestens eine vergleichbare Referenzleistung verlangt.", "references 1 –"],
    ["Referenzen über vergleichbare Leistungen der letzten fünf Jahre", "references – 5"],
    [
      "Angaben zu Leistungen, die mit der zu vergebenden Leistung vergleichbar sind.",
      "references – –",
    ],
    [
      "Mindestens 3 realisierte oder in bestätigter Umsetzung befindliche Referenzen in Deutschland",
      "references 3 –",
    ],
    [
      "Referenzen über die Planung von Kampagnen für mind. 2 öffentliche Projekte der letzten 7 Jahre",
      "references 2 7",
    ],
    ["Eine vergleichbare Beratungsleistung ist vom Bieter nachzuweisen.", "references – –"],
    ["Liste geeigneter Referenzen der letzten höchstens drei Jahre", "references – 3"],
  ])("reads references from %s", (text, demand) => {
    expect(demands(text)).toEqual([demand]);
  });

  it.each([
    [
      "Liste geeigneter Referenzen mit Angabe von Erbringungszeitpunkt und Schwerpunkt",
      "references – –",
    ],
    ["Vergleichbare Referenzen gemäß Punkt 4.2 der Anlage", "references – –"],
    ["Mindestens zwei, jedoch maximal vier vergleichbare Referenzen", "references 2 –"],
    [
      "Es sind drei Referenzen einzureichen, bevorzugt aus der Region, die auch bewertet werden.",
      "references 3 –",
    ],
    ["Der Auftraggeber verlangt [ 2 ] Referenzen über Messestände.", "references 2 –"],
    ["Referenzen über mindestens ein Festival mit 5.000 Gästen", "references – –"],
    ["Aus den Referenzen muss die Arbeit mit Verbänden hervorgehen.", "references – –"],
    [
      "Angabe von mindestens drei Aufträgen, die das Drucken von Plakaten zum Gegenstand hatten.",
      "references – –",
    ],
    ["Nachweis über langjährige Erfahrungen mit Bürgerdialogen", "references – –"],
    [
      "Nachweis der gültigen Akkreditierung nach DIN EN ISO/IEC 17020",
      "Akkreditierung nach DIN EN ISO/IEC 17020",
    ],
    ["Gültige Schweißerzertifizierung nach DIN 1234", "Schweißerzertifizierung nach DIN 1234"],
    ["Nachweis der Sachkundeprüfung für jeden Mitarbeiter", "team – –"],
    ["Qualifikationsnachweis nach MVAS für die Absperrung", "team – –"],
    [
      "Die Texter müssen über mindestens 2 Jahre praktische Erfahrung im Team verfügen.",
      "team – 2",
    ],
    [
      "Das eingesetzte Personal besitzt eine befähigte Ausbildung; Nachweise auf Verlangen.",
      "team – –",
    ],
    ["Davon mindestens 4 Web-Entwickler", "team 4 –"],
    ["Mindestmitarbeiterzahl: 8 Vollzeitkräfte", "team 8 –"],
    [
      "Die Agentur hat in fünf Jahren mindestens ein Museum mit einer Ausstellung betreut.",
      "references 1 –",
    ],
    ["Bieter ohne Referenz im Messebau werden ausgeschlossen.", "references – –"],
  ])("reads %s in spite of words that look like a ranking", (text, demand) => {
    expect(demands(text)).toEqual([demand]);
  });

  it.each([
    "Eine Haftpflichtversicherung ist nicht erforderlich.",
    "Ein Mindestumsatz von 100.000 EUR wird nicht verlangt, ein Umsatz ist nicht nachzuweisen.",
    "Bei Bietergemeinschaften müssen die Mitglieder zusammen mindestens 1 Mio. Euro Umsatz erreichen.",
    "Der Bewerber muss beispielsweise bei zwei Losen einen Umsatz von mindestens 400.000 EUR nachweisen.",
    "Neu gegründete Büros (neu gegründet ab 2024) müssen einen Umsatz von mindestens 50.000 EUR nachweisen.",
    "Die vom Auftraggeber abgeschlossene Versicherung hat eine Deckungssumme von 10 Mio. Euro.",
    "Der Auftragnehmer haftet bis zur Höhe seiner Haftpflichtversicherung.",
    "Sollten Sie keine Zertifizierung nach ISO 9001 haben, beschreiben Sie Ihre Abläufe.",
    "Einzelne Mitglieder von Bietergemeinschaften weisen ihre Eignung mit mindestens einer Referenz nach.",
    "Unterauftragnehmer müssen mindestens zwei Referenzen nachweisen.",
    "Die Eignung kann auch durch eine vergleichbare Referenz des Konzerns belegt werden, die Wertung bleibt gleich.",
    "2. Mindestens eine der Referenzen betrifft eine Behörde.",
    "Die drei Bewerber mit den am besten vergleichbaren Referenzen werden zum Gespräch eingeladen.",
    "Falls eine Person ausfällt, muss die Vertretung über die gleiche Qualifikation verfügen.",
    "Kenntnisse der ISO 27001, nachzuweisen durch eine Zertifizierung als Lead Auditor",
    "Konzept für die Sicherheit nach ISO 27001",
    "Der Auftraggeber ist nach ISO 9001 zertifiziert.",
    "Präqualifizierte Unternehmen legen statt der Nachweise ihr Zertifikat einer Präqualifizierungsstelle vor.",
    "Vergleichbare Referenzen der Agentur: 25 %",
    "Zwei Referenzen der Schlüsselpersonen",
    "Die Referenz soll möglichst gut vergleichbar sein.",
    "Bei gleichwertigen Bewerbungen entscheidet die Zahl der Referenzen.",
  ])("demands nothing of a bidder in: %s", (text) => {
    expect(demands(text)).toEqual([]);
  });

  it("reads a demand that the buyer states as his own", () => {
    expect(demands("Der Auftraggeber hat einen Mindestumsatz von 200.000 EUR festgelegt.")).toEqual(
      ["turnover"],
    );
  });

  it("takes the list that explains references for no further ones", () => {
    const text = `Mindestens drei Referenzen sind vorzulegen.
Mit diesen Referenzen sind folgende Anforderungen zu erfüllen:
a) mindestens eine Referenz aus dem Kulturbereich;
b) mindestens eine Referenz mit einem Budget über 50.000 EUR.`;
    expect(demands(text)).toEqual(["references 3 –"]);
  });

  it("takes the years of turnover for none of references", () => {
    const text = `Umsatz der letzten drei Jahre.
Mindestens zwei Referenzen für Kampagnen.`;
    expect(demands(text)).toEqual(["references 2 –"]);
  });

  it.each([
    ["Mindestumsatz: 120.000.- €", 12_000_000],
    ["Ein Umsatz von mindestens zwei (2) Millionen Euro je Geschäftsjahr", 200_000_000],
    ["Der Jahresumsatz beträgt nicht weniger als 90.000 EUR.", 9_000_000],
    ["Der geforderte Jahresumsatz beträgt\n80.000 EUR.", 8_000_000],
    ["300.000 EUR (netto) Umsatz je Geschäftsjahr", 30_000_000],
  ])("reads the sum of %s", (text, cents) => {
    expect(demandsIn(text, { isCriterion: true })).toMatchObject([{ kind: "turnover", cents }]);
  });

  it("prefers the sentence that demands an insurance to one that asks for data", () => {
    const text = `Angaben zur Betriebshaftpflichtversicherung.
Nachweis einer bestehenden Haftpflichtversicherung.`;
    expect(demandsIn(text, { isCriterion: true })).toMatchObject([
      { quote: "Nachweis einer bestehenden Haftpflichtversicherung." },
    ]);
  });

  it("reads every counted reference of a text", () => {
    expect(
      demands("Mindestens 2 Referenzen zur Kreation.\nMindestens 1 Referenz zur Mediaplanung."),
    ).toEqual(["references 2 –", "references 1 –"]);
  });

  it.each([
    "Vergleichbar ist eine Leistung, wenn sie eine Kampagne betrifft.",
    "Je vergleichbarer Referenz erhält der Bewerber einen Punkt.",
    "Es werden höchstens drei Referenzen gewertet.",
    "Der Umsatz mit vergleichbaren Leistungen ist anzugeben.",
    "Sofern vergleichbare Referenzen vorliegen, sind sie zu nennen.",
    "Der Referenzzeitraum ist mit vergleichbaren Zeiträumen abzustimmen.",
    "Erfahrungsspektrum im Bereich vergleichbarer Leistungen.",
    "Eigenerklärung über Referenzen des Support- und Beratungspersonals in vergleichbaren Projekten.",
    "Bei vergleichbaren Kriterien zählt mindestens ein wertbares Referenzprojekt.",
    "Qualifikation der Beschäftigten in der Erbringung vergleichbarer Leistungen",
    "Ein Referenzprojekt ist vergleichbar, wenn es eine Kampagne betrifft.",
    "Für die Referenzen ist eine vergleichbare Größe erforderlich.",
    "Dem Bieter steht es frei, vier eigenständige Referenzprojekte einzureichen.",
    "Darstellung vergleichbarer Referenzen. Bewertet wird ihre Nähe zum Auftrag, die zu 40 % eingeht.",
  ])("reads no references from %s", (text) => {
    expect(demands(text)).toEqual([]);
  });

  it.each([
    ["Der Bieter muss mindestens 15 festangestellte Mitarbeiter beschäftigen.", "team 15 –"],
    ["Gesamtzahl der Beschäftigten: mind. 4", "team 4 –"],
    ["Es sind mindestens zwei Redakteurinnen einzusetzen.", "team 2 –"],
    ["Die Projektleitung muss über mindestens 5 Jahre Berufserfahrung verfügen.", "team – 5"],
    ["Jährliches Mittel von fünf Mitarbeitern inklusive Geschäftsführung", "team 5 –"],
    ["Durchschnittliche Anzahl der Mitarbeiter in den letzten 3 Jahren mindestens 12", "team 12 –"],
    ["Die Beschäftigtenzahl muss in jedem Jahr mindestens dreißig (30) betragen.", "team 30 –"],
    ["Anzahl der Mitarbeiter im Bereich Kreation > 15", "team 16 –"],
    ["Nachweis der Qualifikation des Projektleiters für Barrierefreiheit", "team – –"],
    [
      "Fachkräfte müssen in der geforderten Mindestanzahl zur Verfügung stehen: Grafik 3, Text 2",
      "team – –",
    ],
    ["Projektteam: 1 Redakteur und 1 Grafikdesigner", "team – –"],
    ["Abgeschlossenes Studium der Fachrichtung Kommunikationsdesign", "team – –"],
    ["Ein Datenschutzbeauftragter muss vorhanden sein.", "team – –"],
  ])("reads people from %s", (text, demand) => {
    expect(demands(text)).toEqual([demand]);
  });

  it.each([
    "Angabe der Zahl der Beschäftigten der letzten drei Jahre.",
    "Durchschnittliche Anzahl der Beschäftigten in den letzten drei Jahren und Zahl der Führungskräfte",
    "Ein Ansprechpartner ist zu benennen.",
    "Natürliche Personen sind teilnahmeberechtigt, wenn sie berechtigt sind, die Berufsbezeichnung Ingenieur zu führen.",
    "Qualifizierte Mitarbeiter sind alle Angestellten, die über eine Berufsqualifikation verfügen.",
    "Für die Berufserfahrung des Personals werden mindestens 3 Punkte vergeben.",
    "Der Mindestlohn ist den Beschäftigten zu zahlen.",
    "Auf gesondertes Verlangen sind die Namen und die Qualifikation der Personen zu nennen.",
  ])("reads no people from %s", (text) => {
    expect(demands(text)).toEqual([]);
  });

  it.each([
    ["Nachweis der Trägerzulassung nach AZAV", "AZAV"],
    ["Der Bieter ist zertifizierter Entsorgungsfachbetrieb.", "Entsorgungsfachbetrieb"],
    ["Zertifizierung nach ISO 27001 ist nachzuweisen.", "ISO 27001"],
    [
      "Ein zertifiziertes Qualitätsmanagementsystem ist nachzuweisen.",
      "zertifiziertes Qualitätsmanagementsystem",
    ],
  ])("reads a certificate from %s", (text, name) => {
    expect(demands(text)).toEqual([name]);
  });

  it("reads no certificate of a person, a plant or a wish", () => {
    expect(
      demands("Das Zertifikat als Mitarbeiter der Qualitätssicherung ist vorzulegen."),
    ).toEqual([]);
    expect(demands("Zertifizierte Agenturen werden bevorzugt.")).toEqual([]);
    expect(
      demands("Das Zertifikat des Betreibers der Anlage als Entsorgungsfachbetrieb liegt vor."),
    ).toEqual([]);
  });

  it("reads an entry in a register, but not who is kept out by one", () => {
    expect(demands("Nachweis der Eintragung in das Berufs- oder Handelsregister.")).toEqual([
      "register",
    ]);
    expect(demands("Aktueller Auszug aus dem Handelsregister")).toEqual(["register"]);
    expect(demands("Der Bieter muss im Handelsregister eingetragen sein.")).toEqual(["register"]);
    expect(demands("Eine Eintragung in das Wettbewerbsregister liegt nicht vor.")).toEqual([]);
  });

  it("reads a named form as no insurance", () => {
    expect(demands("Eigenerklärung zur Haftpflichtversicherung (Vordruck 3)")).toEqual([]);
  });
});
