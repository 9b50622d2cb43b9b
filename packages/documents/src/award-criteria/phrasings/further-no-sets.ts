/** Longer stretches whose figures are no weights; the words around them are those of award criteria. */
export const furtherPagesWithoutSet: readonly string[] = [
  `Zuschlagskriterien
Die Zuschlagskriterien sind der Auftragsbekanntmachung zu entnehmen.
Zahlungsbedingungen
30 % des Preises bei Projektstart
50 % des Preises nach Zwischenabnahme
20 % des Preises nach Schlussabnahme`,
  `Honorarverteilung
Grundleistung Preis 80 %
Besondere Leistung 20 %`,
  `Preisblatt
Position\tAnteil am Gesamtpreis
Konzeption\t25 %
Gestaltung\t45 %
Produktion\t30 %
Summe\t100 %`,
  `Wie gewichten Sie Ihre Ressourcen? Bitte geben Sie an: Strategie __ %, Kreation __ %, Produktion __ %.`,
  `Unser Jahresetat verteilt sich: Kampagnen 50 %, Veranstaltungen 30 %, Publikationen 20 %. Den Zuschlag erteilt der Vorstand.`,
  `Bewertung der Eignung
Umsatz 30 %
Referenzen 40 %
Preisgekrönte Arbeiten 30 %`,
  `Auswahlkriterien zur Begrenzung der Bewerberzahl:
Referenz 1: max. 40 Punkte
Referenz 2: max. 40 Punkte
Personal: max. 20 Punkte
Gesamt: 100 Punkte`,
  `Preisanpassung (Zuschlagskriterien siehe oben): Löhne 65 %, Energie 15 %, Papierpreis 20 %`,
  `Werden 90 % der Kontakte erreicht, beträgt der Bonus 10 % des Preises.`,
  `Der Auftragnehmer erhält für Leistungsphase 1 40 % und für Leistungsphase 2 60 % des vereinbarten Honorars.`,
  `Die Vergütung des Pitches teilt sich auf: 60 % bei Abgabe, 40 % bei Präsentation. Zuschlagskriterien: vgl. Ziffer 8.`,
  `Kündigt der Auftraggeber, erhält der Auftragnehmer für erbrachte Leistungen 100 %, für nicht erbrachte 10 % des Preises.`,
  `Zielverteilung der Kontakte
Frauen 52 %
Männer 48 %
Die Zuschlagskriterien sind in der Leistungsbeschreibung nicht enthalten.`,
  `Arbeitsanteile: Text 40 %, Grafik 35 %, Projektmanagement 25 %`,
  `Die ARGE-Partner haften im Verhältnis 70:30 (Partner A/Partner B).`,
  `Bild-Text-Verhältnis 60/40 (Bild/Text). Zuschlagskriterien: siehe Ausschreibungsunterlagen.`,
  `Das Verhältnis von Print zu Online beträgt 30 : 70.`,
  `Die Plakate werden im Verhältnis 80/20 (Großfläche/City-Light) gebucht. Die Zuschlagskriterien finden Sie in Anlage C.`,
  `Teilnahmequote: mindestens 75 %, Ausfallquote höchstens 25 %`,
  `Der Preis für Option 1 beträgt 60 % und für Option 2 40 % des Grundpreises.`,
  `Skaleneinteilung: sehr gut 100 %, gut 75 %, befriedigend 50 %, ausreichend 25 %. Beim Zuschlagskriterium Konzept gilt diese Skala.`,
  `Beispielrechnung zur Wertung: Bieter A erzielt 80 %, Bieter B erzielt 20 % der Punkte. Die Zuschlagskriterien finden sich im Formblatt 227.`,
  `Zuschlagskriterien (siehe Bekanntmachung)
Rabatte
Buchhandel 40 %
Großhandel 60 %`,
  `Umsatzanteile der letzten Jahre: öffentliche Auftraggeber 70 %, private 30 %. Wertungskriterium ist dies nicht.`,
  `Tarifzonen: A 20 %, B 30 %, C 50 % der Fahrgäste. Den Zuschlag erhält der günstigste Bieter.`,
  `Beschäftigungsgrad: Projektleiterin 80 %, Stellvertretung 20 %. Zuschlagskriterien vgl. Ziff. 4.2.`,
  `Anforderungen an das Papier: Altpapieranteil 100 %, Weiße 80 %, Opazität 90 %. Zuschlagskriterium Preis siehe Preisblatt.`,
  `Kapitel 4: Zuschlagskriterien ............ 12
Kapitel 5: Preise ............ 14
60 % der Seiten sind farbig, 40 % schwarz-weiß.`,
  `Die Befragung ergab: 55 % zufrieden, 35 % teils, 10 % unzufrieden mit dem Preis.`,
  `Preisnachlass für Wiederholungsaufträge: 2. Auftrag 10 %, 3. Auftrag 90 % des Listenpreises`,
  `Versicherung: Personenschäden 100 %, Sachschäden 50 % der Deckung, Vermögensschäden 50 %`,
  `Rückbehalt: 90 % werden nach Lieferung, 10 % nach Ablauf der Garantie bezahlt. Zuschlagskriterien gemäss Kap. 3.`,
];
