import type { LabelledDemand } from "../hard-criteria/read-labels.ts";

/** A text of own wording, as a notice states it among its criteria, and the kinds of demands in it. */
export type WrittenCriterion = readonly [text: string, ...kinds: LabelledDemand["kind"][]];

/** Written before the rules were read, to see them on words that no archive has. */
export const writtenCriteria: readonly WrittenCriterion[] = [
  [
    "Der Bieter weist einen Netto-Jahresumsatz von wenigstens 800 TEUR im Mittel der drei zuletzt abgeschlossenen Geschäftsjahre nach.",
    "turnover",
  ],
  ["Mindestumsatz: 1,2 Mio. Euro p. a. (Durchschnitt 2023 bis 2025).", "turnover"],
  [
    "Der Gesamtumsatz des Unternehmens darf in keinem der letzten drei Jahre 500.000 EUR unterschritten haben.",
    "turnover",
  ],
  [
    "Jahresumsatz im Bereich Öffentlichkeitsarbeit: nicht weniger als 250.000 Euro netto pro Geschäftsjahr.",
    "turnover",
  ],
  [
    "Unternehmen, deren durchschnittlicher Umsatz unter 300.000 € liegt, werden nicht zugelassen.",
    "turnover",
  ],
  [
    "Zum Nachweis der wirtschaftlichen Leistungsfähigkeit ist ein Umsatz mit vergleichbaren Leistungen von mindestens dem 1,5-fachen des Auftragswertes erforderlich.",
    "turnover",
  ],
  [
    "Angaben zum Umsatz der letzten drei Geschäftsjahre. Gefordert sind min. 2 Mio. €/Jahr.",
    "turnover",
  ],
  [
    "Bestehende Betriebshaftpflichtversicherung mit Deckungssummen von je 3 Mio. € für Personen- und Sachschäden, zweifach maximiert pro Jahr.",
    "insurance",
  ],
  [
    "Im Auftragsfall schließt der Bieter eine Berufshaftpflichtversicherung über 1.500.000 EUR für Personenschäden und 500.000 EUR für sonstige Schäden ab.",
    "insurance",
  ],
  ["Haftpflicht: Deckung mind. 5 Mio. EUR pauschal.", "insurance"],
  [
    "Vorzulegen ist die Bestätigung eines Versicherers, dass die Deckungssumme im Zuschlagsfall auf 2 Mio. Euro je Schadensfall angehoben wird.",
    "insurance",
  ],
  ["Der Bieter unterhält eine marktübliche Haftpflichtversicherung.", "insurance"],
  [
    "Nachweis einer Vermögensschadenhaftpflicht mit mindestens 250.000 € je Versicherungsfall (Kopie der Police, nicht älter als zwölf Monate).",
    "insurance",
  ],
  [
    "Eine Cyberversicherung mit einer Deckung von mindestens 1 Mio. Euro ist nachzuweisen.",
    "insurance",
  ],
  [
    "Es sind drei Referenzaufträge aus den Jahren 2022 bis 2025 zu benennen, bei denen ein Corporate Design für eine öffentliche Stelle entwickelt wurde.",
    "references",
  ],
  ["Mindestens 2 Referenzen über den Betrieb barrierefreier Webseiten (TYPO3).", "references"],
  [
    "Der Bewerber muss in den vergangenen fünf Jahren wenigstens einen Messestand mit mehr als 200 m² geplant und gebaut haben.",
    "references",
  ],
  [
    "Vorlage vergleichbarer Referenzen aus den letzten drei Jahren mit Angabe von Auftraggeber, Leistungszeit und Wert.",
    "references",
  ],
  [
    "Als vergleichbar gilt eine Referenz, wenn der Auftragswert mindestens 100.000 Euro betrug und die Leistung abgeschlossen ist.",
    "references",
  ],
  [
    "Erfahrung in der Betreuung von Social-Media-Kanälen öffentlicher Auftraggeber, nachgewiesen durch zwei Projekte.",
    "references",
  ],
  [
    "Der Bieter legt eine Liste der in den letzten drei Jahren erbrachten Leistungen vor; wenigstens zwei davon müssen den hier ausgeschriebenen in Art und Umfang gleichen.",
    "references",
  ],
  ["Referenzen: min. 1 Projekt der Größenordnung > 50.000 Besucher/Tag.", "references"],
  ["Je Los ist eine einschlägige Referenz nachzuweisen.", "references"],
  [
    "Bieter ohne Referenz im Gesundheitswesen werden vom weiteren Verfahren ausgeschlossen.",
    "references",
  ],
  [
    "Die Zertifizierung nach ISO 27001 (oder gleichwertig) muss bei Angebotsabgabe gültig sein.",
    "certificate",
  ],
  ["Zertifikat nach DIN EN ISO 9001:2015, in Kopie.", "certificate"],
  [
    "Der Bieter ist als Entsorgungsfachbetrieb zertifiziert und belegt dies durch das Überwachungszertifikat.",
    "certificate",
  ],
  [
    "Das Unternehmen verfügt über ein Umweltmanagementsystem nach EMAS oder ISO 14001 oder weist gleichwertige Maßnahmen nach.",
    "certificate",
  ],
  ["Geforderter Nachweis: TISAX Assessment Level 2.", "certificate"],
  ["PEFC- oder FSC-Zertifikat der Druckerei", "certificate"],
  [
    "Für die Leistung stehen wenigstens vier festangestellte Mitarbeiter mit einem Abschluss in Kommunikationsdesign bereit.",
    "team",
  ],
  [
    "Die Projektleitung muss fünf Jahre Berufserfahrung in der Leitung von Kampagnen haben.",
    "team",
  ],
  ["Mindestbeschäftigtenzahl: 10 Vollzeitkräfte im Jahresmittel.", "team"],
  [
    "Der Bieter beschäftigt mindestens einen Fachplaner für Veranstaltungstechnik (Meister oder gleichwertig).",
    "team",
  ],
  [
    "Benennung eines Datenschutzbeauftragten und eines Projektleiters, der über ein abgeschlossenes Hochschulstudium verfügt.",
    "team",
  ],
  [
    "Im Unternehmen müssen durchgängig nicht weniger als drei Redakteurinnen oder Redakteure tätig sein.",
    "team",
  ],
  [
    "a) Umsatz von mindestens 1 Mio. EUR im Jahr b) Haftpflichtversicherung über 3 Mio. EUR c) drei Referenzen vergleichbarer Art",
    "turnover",
    "insurance",
    "references",
  ],
  [
    "Geforderte Mindeststandards:\n- zwei Referenzen aus den letzten 36 Monaten\n- mindestens sechs Beschäftigte\n- Zertifikat ISO 9001",
    "references",
    "team",
    "certificate",
  ],
  [
    "Die Deckungssummen müssen betragen: Personenschäden 2.000.000 €, Sachschäden 1.000.000 €. Der Umsatz der letzten drei Jahre ist anzugeben.",
    "insurance",
  ],
  [
    "Der Nachweis gilt als erbracht, wenn drei Aufträge mit einem Volumen von jeweils mindestens 40.000 Euro genannt werden.",
    "references",
  ],
  // Nothing that a bidder must have
  ["Angabe des Umsatzes der letzten drei Geschäftsjahre. Ein Mindestumsatz wird nicht verlangt."],
  ["Erklärung über den Gesamtumsatz sowie den Umsatz bezüglich der besonderen Leistungsart."],
  ["Referenzen werden mit bis zu 30 Punkten bewertet; 10 Punkte je vergleichbarem Projekt."],
  ["Weitere Referenzen können beigefügt werden, sind aber nicht erforderlich."],
  ["Wünschenswert sind Referenzen aus dem kommunalen Umfeld."],
  [
    "Eine Zertifizierung nach ISO 9001 ist von Vorteil, aber keine Voraussetzung für die Teilnahme.",
  ],
  [
    "Die Zahl der in den letzten drei Jahren jahresdurchschnittlich beschäftigten Arbeitskräfte ist anzugeben.",
  ],
  ["Keine Verurteilung nach § 123 GWB; Beiträge zur gesetzlichen Unfallversicherung sind bezahlt."],
  [
    "Die Bewerber mit den meisten Punkten (mindestens drei, höchstens fünf) werden zur Abgabe eines Angebots aufgefordert.",
  ],
  ["Der Auftragnehmer haftet bis zu einer Höhe von 500.000 Euro je Schadensfall."],
  ["Die Referenzen dürfen nicht mehr als zwei Seiten je Projekt umfassen."],
  ["Der Auftraggeber behält sich vor, die genannten Ansprechpartner der Referenzen zu befragen."],
  ["Bei Bietergemeinschaften sind die Umsätze für jedes Mitglied gesondert anzugeben."],
  ["Die Auftragssumme beträgt voraussichtlich 1,5 Mio. Euro; ein Umsatznachweis entfällt."],
  ["Eigenerklärung zu Umsatz, Referenzen und Beschäftigten gemäß Formblatt 124"],
  [
    "Der Auftraggeber ist nach ISO 14001 zertifiziert und erwartet einen schonenden Umgang mit Ressourcen.",
  ],
  ["Die Vertragsstrafe beträgt 5.000 Euro je Verstoß gegen die Pflicht zur Versicherung."],
  [
    "Präqualifizierte Unternehmen legen ihr Zertifikat der Präqualifizierungsstelle anstelle der Einzelnachweise vor.",
  ],
  ["Im Falle von zwei gleichwertigen Bewerbungen entscheidet die Zahl der Referenzen."],
  [
    "Lebensläufe der vorgesehenen Personen werden bei der Wertung der Qualität berücksichtigt (20 %).",
  ],
  ["Das Personal ist bei Vertragsbeginn auf das Datengeheimnis zu verpflichten."],
  ["Mindestens 3 und höchstens 5 Unternehmen werden zum Verhandlungsgespräch eingeladen."],
  ["Sofern vorhanden, ist das Zertifikat des Qualitätsmanagements beizulegen."],
  ["Eine Versicherung der überlassenen Geräte übernimmt der Auftraggeber."],
  ["Die Referenznummer des Verfahrens ist in jedem Schreiben anzugeben."],
  ["Neugründungen reichen statt der Umsätze der letzten drei Jahre eine Prognose ein."],
];
