import type { WrittenCriterion } from "./written-criteria.ts";

/** The other texts of the seventh set, read once when no rule changed any more. */
export const keptSeventhCriteria: readonly WrittenCriterion[] = [
  [
    "A-Kriterium 7: Kann der Bieter auf mindestens 36 Monate Projekterfahrung mit Kampagnen zur Fachkräftegewinnung zurückblicken? Ein „Nein“ führt zum Ausschluss.",
    "references",
  ],
  [
    "Jahresumsatz im Durchschnitt der letzten drei Geschäftsjahre:\nLos 1: ≥ 250.000 €\nLos 2: ≥ 400.000 €\nBei Angebotsabgabe auf beide Lose gilt die Summe.",
    "turnover",
  ],
  [
    "Zertifiziertes Informationssicherheitsmanagement nach DIN EN ISO/IEC 27001 oder gleichwertig (z. B. ISO 27001 auf Basis von IT-Grundschutz); Kopie des gültigen Zertifikats beifügen. Der Geltungsbereich muss das für den Auftrag genutzte Rechenzentrum umfassen.",
    "certificate",
  ],
  [
    "Zuschlagskriterium 2 – Qualifikation des eingesetzten Personals:\nProjektleitung mit mehr als 10 Jahren Erfahrung: 10 Punkte\n5 bis 10 Jahre: 6 Punkte\nunter 5 Jahren: 2 Punkte",
  ],
  [
    "Unbedenklichkeitsbescheinigungen des Finanzamts, der Krankenkasse und der Berufsgenossenschaft (nicht älter als 3 Monate); qualifizierte Bescheinigung der BG mit Angabe der Lohnsummen.",
  ],
  [
    "Wirtschaftl. Leistungsfähigkeit: Durchschnittsumsatz 2023-2025 mind. 800 TEUR/Jahr; hiervon min. 300 TEUR mit Leistungen im Bereich Veranstaltungsorganisation.\nTechn. Leistungsfähigkeit: Projektteam von wenigstens drei Personen, davon jede mit mindestens zwei Jahren Berufserfahrung in der Kongressbetreuung.\nBieter, die eines der Kriterien nicht erfüllen, sind auszuschließen.",
    "turnover",
    "team",
  ],
  [
    "Der Bieter muss seit 2021 mindestens einen barrierefreien Internetauftritt (BITV 2.0 / WCAG 2.1 AA) umgesetzt haben und dies durch einen Prüfbericht mit min. 90 von 100 Punkten belegen.",
    "references",
  ],
  ["Nachweis einer bestehenden Haftpflichtversicherung (Kopie der Police genügt).", "insurance"],
  [
    "Aussagen zum Qualitätsmanagement\nAussagen zur Nachhaltigkeit (z. B. EMAS, ISO 14001)\nDie Angaben fließen mit je 5 % in die Bewertung der Bewerbungen ein.",
  ],
  [
    "Beschreibung der Maßnahmen des Unternehmens zur Gewährleistung der Qualität und der Untersuchungs- und Forschungsmöglichkeiten (formlos, max. 3 Seiten).",
  ],
  [
    "Wertung der Referenzen im Teilnahmewettbewerb:\n1 Referenz = 2 Punkte\n2 Referenzen = 5 Punkte\n3 oder mehr Referenzen = 10 Punkte\nKeine Referenz = 0 Punkte (kein Ausschluss)",
  ],
  [
    "Umsatzerlöse lt. GuV im Mittel der letzten drei geprüften Jahresabschlüsse nicht unter 2 Mio. €. Jahresabschlüsse nur auf Anforderung.",
    "turnover",
  ],
  [
    "Umweltmanagement: Vorlage der EMAS-Registrierung oder eines Zertifikates nach DIN EN ISO 14001 für den Standort, an dem gedruckt wird. Ein Zertifizierungsverfahren, das lediglich eingeleitet ist, genügt nicht.",
    "certificate",
  ],
  [
    "Durchschnittlicher Honorarumsatz für Leistungen der Technischen Ausrüstung (ALG 1-3) der letzten 3 Jahre: mind. 350.000,- Euro netto.\nDurchschnittliche Anzahl der Ingenieure in den letzten 3 Jahren: mind. 4 (einschl. Büroinhaber).",
    "turnover",
    "team",
  ],
  [
    "Der geschätzte Auftragswert beträgt 480.000 EUR netto für vier Jahre, der Höchstwert der Rahmenvereinbarung 600.000 EUR. Ein Anspruch auf Abruf besteht nicht. Die Mindestabnahme beträgt 50.000 EUR pro Jahr.",
  ],
  [
    "Auswahlkriterien: vergleichbare Referenzen 60 %, Qualifikation des Projektteams 25 %, Umsatz 15 %. Die Berechnung der Punkte ergibt sich aus der Bewertungsmatrix (Anlage 3).",
  ],
  [
    "Nachweis der Leistungsfähigkeit durch:\n1. Bankauskunft\n2. Berufs- bzw. Betriebshaftpflicht mit mindestens 1.000.000,00 EUR je Schadenfall, die Ersatzleistung muss mindestens das 2fache pro Jahr betragen\n3. Aufstellung Umsätze der letzten drei Jahre\n4. Organigramm",
    "insurance",
  ],
  [
    "Kriterium / Mindestanforderung / Nachweis\nUmsatz / 500.000 EUR pro Jahr / Eigenerklärung\nPersonal / 6 festangestellte MA / Eigenerklärung\nReferenzen / 3 vergleichbare Aufträge / Anlage C",
    "turnover",
    "team",
    "references",
  ],
  [
    "Der Bieter hat in den letzten fünf Kalenderjahren min. 3 Baumaßnahmen (Rohbauarbeiten, Auftragssumme >= 800.000 EUR netto) ausgeführt, Formblatt 444 ist je Maßnahme vollständig auszufüllen; Umsatz der letzten 3 Jahre mind. 2,5 Mio EUR/Jahr; Eigenerklärung zur Zahlung von Steuern und Abgaben.",
    "references",
    "turnover",
  ],
  [
    "Ziff. 3.2 Eigenerklärung Berufshaftpflichtversicherung\nMindeststandard: Deckungssumme je Schadensfall nicht unter 1,5 Mio. EUR für Personenschäden und 500.000 EUR für sonstige Schäden (Vermögensschäden eingeschlossen), zweifach maximiert p. a.",
    "insurance",
  ],
  [
    "Fehlende Unterlagen werden unter den Voraussetzungen des § 56 Abs. 2 VgV nachgefordert; sie sind binnen einer Frist von mindestens sechs Kalendertagen vorzulegen. Werden sie nicht fristgerecht eingereicht, wird das Angebot ausgeschlossen. Dies gilt auch für unvollständige Referenzangaben.",
  ],
  [
    "Hinweis zur Vertragsausführung: Der Auftragnehmer hat während der Laufzeit eine Haftpflichtversicherung mit 3 Mio. EUR Deckung zu unterhalten (§ 9 des Vertrags). Die Versicherung ist nicht Gegenstand der Eignungsprüfung, Nachweise sind mit dem Angebot nicht einzureichen.",
  ],
  [
    "Metallbauarbeiten\n- Schweißzertifikat nach DIN EN 1090-2, EXC 2\n- Betriebshaftpflichtversicherung mit Deckung mind. 3 Mio. EUR für Personen- und 2 Mio. EUR für Sachschäden\n- Eintragung Handwerksrolle",
    "certificate",
    "insurance",
  ],
  [
    "Übersetzungsleistungen: Nachweis der Zertifizierung nach DIN EN ISO 17100. Alle eingesetzten Übersetzerinnen und Übersetzer besitzen einen einschlägigen Hochschulabschluss oder die staatliche Anerkennung; je Sprachrichtung (EN, FR, PL) sind nicht weniger als zwei Personen namentlich zu benennen.",
    "certificate",
    "team",
  ],
  [
    "Eignungsanforderung E-2: Zum Nachweis der wirtschaftlichen Leistungsfähigkeit ist zu erklären, dass der Umsatz im Tätigkeitsbereich Mediaplanung und -schaltung im letzten abgeschlossenen Geschäftsjahr das Eineinhalbfache des auf 600.000 EUR geschätzten Jahresauftragswerts, mithin 900.000 EUR, erreicht oder überschritten hat.",
    "turnover",
  ],
  [
    "Ausführungsbedingungen (nicht eignungsrelevant): Der Auftragnehmer benennt nach Zuschlag eine feste Ansprechperson und eine Vertretung; Reaktionszeit werktags höchstens 4 Stunden; Jour fixe mindestens alle 14 Tage.",
  ],
  [
    "Technische Ausrüstung: Der Bieter verfügt über mindestens eine Bogenoffsetmaschine im Format 70 x 100 cm (5 Farben) sowie einen Klebebinder. Bei Großflächenplakatierung: wenigstens 150 Stellen im Stadtgebiet.",
  ],
  [
    "Erklärung über den Gesamtumsatz des Unternehmens sowie den Umsatz bezüglich der besonderen Leistungsart, die Gegenstand der Vergabe ist, jeweils bezogen auf die letzten drei Geschäftsjahre.",
  ],
  [
    "Eigenerklärung über den Umsatz der Jahre 2023, 2024 und 2025 (ohne Mindestwert, dient nur der Information)\nEigenerklärung zur Haftpflichtversicherung mit mind. 2,0 Mio. € für Personen- und Sachschäden\nEigenerklärung zur Zahl der Beschäftigten",
    "insurance",
  ],
  [
    "- Entwicklungsteam min. 5 VZÄ, davon 2 mit Zertifizierung iSAQB CPSA-F oder vergl.\n- Scrum Master zertifiziert (PSM I o. CSM)\n- Deutschkenntnisse C1 aller eingesetzten Personen\n- ISO/IEC 27001 des Unternehmens (Zertifikat)",
    "team",
    "certificate",
  ],
  [
    "Technische Leistungsfähigkeit:\nFSC- oder PEFC-Produktkettenzertifizierung (CoC) der Druckerei, Nachweis mit Angebot vorzulegen. Ferner Zeichennutzungsvertrag Blauer Engel DE-UZ 195 - bei Fehlen Ausschluss.",
    "certificate",
  ],
  [
    "Zum Präsentationstermin sind mindestens zwei Mitglieder des vorgesehenen Projektteams zu entsenden; die Präsentation dauert 45 Minuten zzgl. 15 Minuten Rückfragen. Reisekosten werden nicht erstattet.",
  ],
  [
    "Als vorläufiger Nachweis der Eignung wird die Einheitliche Europäische Eigenerklärung (EEE) akzeptiert. Der Auftraggeber kann jederzeit auffordern, sämtliche oder einen Teil der Unterlagen beizubringen.",
  ],
  [
    "Mindestens 50 v. H. der im Objekt eingesetzten Reinigungskräfte müssen eine mindestens einjährige Berufserfahrung in der Krankenhausreinigung aufweisen; die Vorarbeiterin/der Vorarbeiter ist staatlich geprüfte/r Desinfektor/in. Dies ist vor Zuschlagserteilung nachzuweisen, andernfalls wird der Bieter ausgeschlossen.",
    "team",
  ],
  [
    "Vermögensschadenhaftpflichtversicherung: Für den Auftrag wird eine Versicherungssumme von einer Million Euro je Versicherungsfall verlangt. Der Selbstbehalt darf 10.000 Euro nicht übersteigen. Zum Beratungsteam müssen mindestens zwei Personen mit Bestellung als Wirtschaftsprüfer/in oder Steuerberater/in gehören.",
    "insurance",
    "team",
  ],
  [
    "Die eingereichten Referenzen werden anhand der Matrix in Anlage 4 bewertet. Bewerber, die hierbei weniger als 30 von 60 Punkten erhalten, werden nicht zur Angebotsabgabe aufgefordert.",
    "references",
  ],
  [
    "Die nach § 48 VgV erforderlichen Eigenerklärungen sind mit dem Angebot einzureichen. Der Bieter muss im Mittel der Geschäftsjahre 2023 bis 2025 einen Umsatz von wenigstens einer halben Million Euro (netto) mit Leistungen der Markenkommunikation erzielt haben. Liegt der Wert darunter, bleibt das Angebot unberücksichtigt.",
    "turnover",
  ],
  [
    "Mindestjahresumsatz: siehe Vergabeunterlagen, Ziffer 5 der Bewerbungsbedingungen. Die Unterlagen stehen unter dem angegebenen Link uneingeschränkt und gebührenfrei zur Verfügung.",
  ],
  [
    "Bietergemeinschaften haben eine von allen Mitgliedern unterzeichnete Erklärung vorzulegen, in der ein bevollmächtigter Vertreter benannt ist und alle Mitglieder gesamtschuldnerisch haften. Umsätze und Mitarbeiterzahlen der Mitglieder werden addiert.",
  ],
  [
    "Haftpflicht: 3.000.000 Euro für Personenschäden, 1.000.000 Euro für Sachschäden, mindestens doppelte Jahresmaximierung; Bestätigung des Versicherers nicht älter als 6 Monate.\nISO 9001 wird bei der Angebotswertung mit 5 Punkten berücksichtigt.",
    "insurance",
  ],
  [
    "Der Caterer muss nach VO (EU) 2018/848 bio-zertifiziert sein (Kontrollstellennummer angeben). Zudem werden zwei Referenzen aus der Gemeinschaftsverpflegung mit min. 300 Essen täglich verlangt.",
    "certificate",
    "references",
  ],
  [
    "Referenzen: Nennung von 3 Imagefilmen (Länge jeweils mindestens 2 Min.), die der Bieter seit 2022 für Hochschulen, Ministerien o. ä. Einrichtungen produziert hat. Links zu den Filmen sind anzugeben.",
    "references",
  ],
  [
    "Es können bis zu drei Referenzen eingereicht werden, weitere bleiben unberücksichtigt. Referenzen mit größerem Auftragsvolumen und engerem Bezug zum Tourismusmarketing werden höher bewertet, vgl. Wertungsschema.",
  ],
  [
    "Aktueller Auszug aus dem Handelsregister oder Berufsregister bzw. Gewerbeanmeldung, soweit eine Eintragungspflicht besteht.",
  ],
  [
    "Zugelassen werden nur Bieter, deren angebotene Monitore das TCO-Certified-Label (Gen. 9 oder neuer) tragen und die selbst nach DIN EN ISO 14001 oder EMAS zertifiziert sind; gleichwertige Nachweise werden anerkannt.",
    "certificate",
  ],
  [
    "Eignungskriterien Los 4 (Übersetzungen):\nDer Bieter ist nach DIN EN ISO 17100 zertifiziert; eine bloße Registrierung oder Selbsterklärung genügt nicht. Die eingesetzten Übersetzerinnen und Übersetzer haben ein Hochschulstudium im Bereich Übersetzen abgeschlossen oder sind staatlich geprüft und übersetzen ausschließlich in ihre Muttersprache.",
    "certificate",
    "team",
  ],
  [
    "Wirtschaftliche und finanzielle Leistungsfähigkeit (§ 45 VgV)\nDer Bieter erklärt, dass er in den letzten drei abgeschlossenen Geschäftsjahren jeweils einen Gesamtumsatz von mindestens 1.500.000 EUR (netto) erzielt hat. Darüber hinaus ist das Bestehen einer Betriebs- oder Berufshaftpflichtversicherung mit Deckungssummen von mindestens 2 Mio. EUR für Personenschäden und 1 Mio. EUR für Sach- und Vermögensschäden nachzuweisen. Die Angaben sind im Formular „Eigenerklärung zur Eignung“ zu machen.",
    "turnover",
    "insurance",
  ],
  [
    "Zum Nachweis der Eignung sind anzukreuzen bzw. beizufügen:\n☐ Auszug aus dem Berufs- oder Handelsregister\n☐ Kopie der Police der Berufshaftpflichtversicherung (Mindestdeckung: 1.000.000 € Personenschäden, 500.000 € Vermögensschäden)\n☐ Organigramm des Unternehmens\n☐ Darstellung der technischen Ausstattung",
    "insurance",
  ],
  [
    "Ich/Wir erkläre(n), dass ich/wir in den letzten drei Kalenderjahren vergleichbare Leistungen ausgeführt habe/haben. Hierzu sind mindestens drei Referenznachweise mit Angabe von Auftraggeber, Ansprechpartner, Leistungsumfang und Ausführungszeitraum beizufügen.\nUmsatz des Unternehmens in den letzten drei abgeschlossenen Geschäftsjahren: ______ Euro / ______ Euro / ______ Euro\nZahl der jahresdurchschnittlich beschäftigten Arbeitskräfte: ______",
    "references",
  ],
  [
    "Aufgrund der Verarbeitung von Versichertendaten im Rahmen des Direktmarketings (Lettershop) sind nur Unternehmen geeignet, die über ein aktuelles Zertifikat nach ISO/IEC 27001 sowie über das DDV-Qualitäts- und Leistungssiegel „Datenverarbeitung“ verfügen. Die Zertifikate dürfen zum Ablauf der Angebotsfrist nicht abgelaufen sein.",
    "certificate",
  ],
  [
    "Der Bieter bestätigt mit Abgabe des Angebots:\n(1) Der Jahresumsatz lag in jedem der drei letzten Geschäftsjahre bei mindestens 2,5 Mio. €. [ ] Ja [ ] Nein\n(2) Es besteht eine Haftpflichtversicherung mit einer Deckungssumme von mindestens 3 Mio. € für Personen-, Sach- und Vermögensschäden. [ ] Ja [ ] Nein\n(3) Dem Bieter ist bekannt, dass Sozialdaten nach § 35 SGB I besonders zu schützen sind. [ ] Ja [ ] Nein\nWird (1) oder (2) mit „Nein“ beantwortet, ist das Angebot auszuschließen.",
    "turnover",
    "insurance",
  ],
  [
    "Kann ein Unternehmen aus berechtigtem Grund die geforderten Unterlagen nicht beibringen, so kann es seine wirtschaftliche und finanzielle Leistungsfähigkeit durch Vorlage anderer vom Auftraggeber als geeignet angesehener Unterlagen belegen (§ 45 Abs. 5 VgV). Newcomer und Start-ups sind ausdrücklich eingeladen.",
  ],
  [
    "Personalentwicklung (nur zur Information)\nJahr | Beschäftigte gesamt | davon Führungskräfte | davon Auszubildende\n2023 | | |\n2024 | | |\n2025 | | |\nBitte tragen Sie die Zahlen Ihres Unternehmens ein. Bietergemeinschaften füllen die Tabelle je Mitglied aus.",
  ],
  [
    "Es ist beabsichtigt, mindestens drei und höchstens fünf Bewerber zur Abgabe eines Erstangebots aufzufordern. Übersteigt die Zahl der geeigneten Bewerber diese Obergrenze, erfolgt die Auswahl nach der Punktzahl bei den Referenzen. Bei Punktgleichheit entscheidet das Los.",
  ],
  [
    "Angebote, die im Bewertungskriterium „Kreativkonzept“ weniger als 50 von 100 Punkten erreichen, werden ausgeschlossen. Im Übrigen ergibt sich die Rangfolge aus der Summe der gewichteten Punkte für Konzept (50 %), Präsentation (20 %) und Preis (30 %).",
  ],
  [
    "Preisblatt – Stundensätze (netto)\nGeschäftsführung / Creative Direction | ______ €\nSenior Beratung (ab 5 Jahre Berufserfahrung) | ______ €\nJunior Beratung (bis 3 Jahre Berufserfahrung) | ______ €\nGrafik / Reinzeichnung | ______ €\nEs sind alle Positionen auszufüllen.",
  ],
  [
    "Zum Nachweis der finanziellen Leistungsfähigkeit hat der Bieter eine für den Auftrag ausreichende Haftpflichtversicherung nachzuweisen. Die Vorlage einer aktuellen Bestätigung des Versicherers genügt. Die Umsätze der Jahre 2022, 2023 und 2024 sind in Anlage 3 einzutragen; ein Mindestumsatz wird nicht gefordert.",
    "insurance",
  ],
  [
    "zu b) Der Auftraggeber verlangt eine Haftpflichtdeckung von 2 Mio. EUR pauschal. Reicht die vorhandene Deckung nicht aus, ist eine verbindliche Zusage des Versicherers vorzulegen, dass sie im Zuschlagsfall entsprechend erhöht wird.\nzu c) Verlangt wird ferner die Zertifizierung der Agentur nach ISO 14001, ersatzweise EMAS.\nzu d) Angabe der Beschäftigtenzahl, gegliedert nach Berufsgruppen.",
    "insurance",
    "certificate",
  ],
  [
    "Die IHK setzt voraus: Haftpflichtversicherung vorhanden (1 Mio. Personen / 500.000 Sach), 2 passende Referenzen (Ausbildungsmarketing, nicht älter als 3 Jahre), Team aus mindestens 3 Personen mit fester Anstellung. Sonst keine Teilnahme möglich.",
    "insurance",
    "references",
    "team",
  ],
  [
    "Eine Mindestanzahl an Referenzen oder Mitarbeitenden wird bewusst nicht vorgegeben, um auch kleinen und jungen Agenturen die Beteiligung zu ermöglichen. Bitte stellen Sie Ihre Agentur auf maximal zwei Seiten vor.",
  ],
  [
    "5.2.2 Versicherungsschutz (A-Kriterium)\nBesteht eine Vermögensschadenhaftpflichtversicherung für IT- und Mediendienstleister (einschließlich Verletzung von Urheber- und Persönlichkeitsrechten) mit einer Versicherungssumme von nicht unter 1.000.000 Euro je Versicherungsfall? Der Versicherungsschein oder eine Deckungsbestätigung ist als Anlage E-4 beizufügen.",
    "insurance",
  ],
  [
    "Die Haftung des Auftragnehmers für leicht fahrlässig verursachte Vermögensschäden ist auf 1.000.000 Euro je Schadensfall und 2.000.000 Euro pro Vertragsjahr begrenzt. Dies gilt nicht bei Verletzung von Leben, Körper oder Gesundheit. Der Auftragnehmer stellt den Auftraggeber von Ansprüchen Dritter wegen Verletzung von Schutzrechten frei.",
  ],
  [
    "Mindestanforderung Umsatz (jeweils Durchschnitt der letzten drei Geschäftsjahre, netto):\nLos 1 Strategie und Kreation: 2,0 Mio. EUR\nLos 2 Mediaplanung und -einkauf: 5,0 Mio. EUR\nLos 3 Social Media: 0,8 Mio. EUR\nBei Bewerbung auf mehrere Lose gilt der jeweils höhere Betrag.",
    "turnover",
  ],
  [
    "Der AN muss dem Landkreis zwei feste Ansprechpartner bieten können, die jeweils mind. 4 Jahre Erfahrung im Standortmarketing haben. Das ist ein K.O.-Kriterium! Qualifikation bitte auf einem formlosen Blatt nachweisen.",
    "team",
  ],
  [
    "Eignungskriterium | Anforderung | Folge bei Nichterfüllung\nJahresumsatz 2025 | größer/gleich 600.000 Euro | Ausschluss\nMitarbeitende | größer/gleich 5 VZÄ, davon 2 mit Abschluss in Kommunikationsdesign | Ausschluss\nUmweltmanagement | EMAS, ISO 14001 oder Ökoprofit-Auszeichnung | Ausschluss\nNachhaltigkeitskonzept | max. 4 Seiten | Wertung mit 10 %",
    "turnover",
    "team",
    "certificate",
  ],
  [
    "Eignungsanforderungen im Teilnahmewettbewerb „Rahmenvertrag On-Air- und Off-Air-Promotion“\n1. Mittlerer Jahresumsatz der letzten drei Geschäftsjahre: mindestens 4 Mio. Euro\n2. Mindestens drei Referenzen aus dem Bereich Medien oder Kultur, Leistungszeitraum ab 2022, Auftragswert je Referenz mindestens 150.000 Euro netto\n3. Mindestens 25 sozialversicherungspflichtig Beschäftigte im Jahresdurchschnitt 2025\nBewerber, die eine dieser Anforderungen nicht erfüllen, werden nicht zur Abgabe eines Erstangebotes aufgefordert.",
    "turnover",
    "references",
    "team",
  ],
  [
    "MUSS-Anforderungen an den Bieter:\nM1 Zertifizierung nach ISO/IEC 27001 (Geltungsbereich umfasst Entwicklung und Betrieb von Webanwendungen)\nM2 Mindestens zwei TYPO3 Certified Developer im fest angestellten Team\nM3 Supportzeiten Mo–Fr 8–17 Uhr\nBei Nichterfüllung einer MUSS-Anforderung erfolgt der zwingende Ausschluss.",
    "certificate",
    "team",
  ],
  [
    "Eignungskriterium: Sonstiges\nDer Bieter oder der von ihm benannte Nachunternehmer ist berechtigt, Druckerzeugnisse mit dem Umweltzeichen Blauer Engel nach DE-UZ 195 zu kennzeichnen. Der gültige Zeichennutzungsvertrag mit der RAL gGmbH ist mit dem Angebot vorzulegen. Kann der Nachweis nicht erbracht werden, ist der Bieter nicht geeignet.",
    "certificate",
  ],
  [
    "Der Auftraggeber behält sich vor, die angegebenen Ansprechpersonen der Referenzen zu kontaktieren und die Angaben zu überprüfen. Der Bieter stellt sicher, dass die Referenzgeber mit der Weitergabe ihrer Kontaktdaten einverstanden sind.",
  ],
  [
    "Zuschlagskriterium 2: Qualifikation und Erfahrung des eingesetzten Projektteams (30 %)\nBewertet werden die Berufserfahrung der Projektleitung und der Kernteammitglieder sowie deren Erfahrung mit vergleichbaren Projekten. Mehr als fünf Jahre Erfahrung: 5 Punkte; drei bis fünf Jahre: 3 Punkte; weniger: 1 Punkt.",
  ],
  [
    "Kriterium: Erfahrung in der Ansprache von Jugendlichen\nMindestanforderung: eine Jugendkampagne innerhalb der letzten 4 Jahre, Laufzeit min. 6 Monate\nKriterium: Team\nMindestanforderung: 1 Projektleitung (5 J. BE), 1 Social-Media-Manager:in (2 J. BE), 1 Grafiker:in mit einschlägigem Abschluss\nNachweis: Lebensläufe (max. 1 Seite)",
    "references",
    "team",
  ],
  [
    "Der Bewerber hat mindestens vier Refe-\nrenzprojekte aus dem Bereich der inter-\nnen Kommunikation oder des Change-\nManagements nachzuweisen. Die Projekte\nmüssen in den letzten fünf Jahren erbracht\nworden sein und je eine Organisation mit\nmindestens 500 Beschäftigten betreffen.\nDie Bewertung der darüber hinaus einge-\nreichten Projekte erfolgt nach Ziff. 6.",
    "references",
  ],
  [
    "Als Mindestanforderung sind zwei Referenzkunden zu nennen, für die der Bieter innerhalb der letzten drei Jahre die Mediaplanung und den Mediaeinkauf mit einem Bruttomediavolumen von jeweils mindestens 2,5 Mio. EUR pro Jahr verantwortet hat. Eigenwerbung des Bieters zählt nicht.",
    "references",
  ],
  [
    "Bieterfrage 14: Gibt es einen Mindestumsatz, den die Agentur erreichen muss, und wie hoch muss die Deckungssumme der Haftpflicht sein?\nAntwort: Nein, ein Mindestumsatz ist nicht gefordert. Eine Versicherung wird im Rahmen der Eignungsprüfung nicht abgefragt.",
  ],
  [
    "Nicht zugelassen werden Bewerbungen, in denen weniger als drei Referenzen benannt sind oder in denen keine der Referenzen Leistungen für eine Hochschule oder Forschungseinrichtung betrifft. Die Bietenden erklären außerdem, dass ihr Umsatz im Bereich Kommunikationsdesign 2025 wenigstens 250.000 Euro erreicht hat.",
    "references",
    "turnover",
  ],
  [
    "Eigenerklärung, dass im Auftragsfall spätestens bei Vertragsbeginn eine Berufs- bzw. Betriebshaftpflichtversicherung mit einer Mindestdeckungssumme von 1 Mio. EUR je Schadensfall (zweifach maximiert pro Versicherungsjahr) besteht. Bei Bietergemeinschaften ist die Erklärung von jedem Mitglied abzugeben.",
    "insurance",
  ],
  [
    "Der Auftragnehmer versichert die Exponate und Leihgaben der Wanderausstellung während Transport, Auf- und Abbau „von Nagel zu Nagel“. Die Kosten der Versicherung sind in den Pauschalpreis einzukalkulieren. Schäden sind unverzüglich in Textform anzuzeigen.",
  ],
  [
    "Bitte fügen Sie Ihrem Angebot Kurzprofile der vorgesehenen Teammitglieder (Ausbildung, Berufserfahrung, Funktion im Projekt) bei. Die Profile fließen in die Bewertung des Kriteriums „Organisation und Team“ ein (Gewicht 15 %).",
  ],
  [
    "III.1.3) Technische und berufliche Leistungsfähigkeit\nDer Bieter muss nach DIN EN ISO 9001 zertifiziert sein. Außerdem ist ein Umweltmanagementsystem nachzuweisen (EMAS-Registrierung oder Zertifikat nach DIN EN ISO 14001). Gleichwertige Bescheinigungen von Stellen in anderen Mitgliedstaaten werden anerkannt.",
    "certificate",
  ],
  [
    "Filmproduktion: Regie und Kamera müssen jeweils durch Personen mit mindestens fünf realisierten Image- oder Dokumentarfilmen wahrgenommen werden (Filmografie einreichen). Der Produktionsbetrieb ist nach den ökologischen Standards „green motion“ zertifiziert oder legt ein gleichwertiges Label vor. Bewerbungen, die diese Mindestanforderungen verfehlen, scheiden aus dem Teilnahmewettbewerb aus.",
    "team",
    "certificate",
  ],
  [
    "Personelle Leistungsfähigkeit: Der Bieter hat im Jahresmittel der letzten drei Jahre mindestens zehn Mitarbeiterinnen und Mitarbeiter ohne Auszubildende und Praktikanten beschäftigt (§ 46 Abs. 3 Nr. 8 VgV). Zum Nachweis genügt eine Eigenerklärung.",
    "team",
  ],
  [
    "Mindestbedingungen zur Teilnahme:\n* Jahresumsatz der Agentur nicht kleiner als 350.000 € (letztes Geschäftsjahr)\n* Zertifikat „Zertifizierter Nachhaltiger Veranstalter“ oder ISO 20121\n* Versicherung: Haftpflicht 3 Mio. €\n* Vorlage eines Führungszeugnisses für alle Personen, die mit Kindern arbeiten",
    "turnover",
    "certificate",
    "insurance",
  ],
  [
    "Mindestanforderungen an das Schlüsselpersonal (Eignungskriterium, Nichterfüllung führt zum Ausschluss vom Verfahren):\na) Projektleiter/in: abgeschlossenes Hochschulstudium und mind. 5 Jahre Berufserfahrung in einer Kommunikationsagentur\nb) Stellvertretung: mind. 3 Jahre einschlägige Berufserfahrung\nc) Redakteur/in: abgeschlossenes Volontariat oder vergleichbare journalistische Ausbildung\nPersonalunion von a) und b) ist nicht zulässig.",
    "team",
  ],
  [
    "Produktionsbetrieb: gültiges Zertifikat nach ProzessStandard Offsetdruck (PSO) bzw. DIN ISO 12647-2 zwingend erforderlich. Angebote ohne Zertifikat können nicht gewertet werden. Musterdrucke sind nach Aufforderung binnen 5 Werktagen kostenfrei zu liefern.",
    "certificate",
  ],
  [
    "Eignung der Bieter:\n– Nachweis von mindestens zwei abgeschlossenen Projekten der Öffentlichkeitsarbeit im Rahmen EU-finanzierter Programme (Interreg, LIFE, Erasmus+ o. ä.), Zeitraum 2021 bis heute\n– Die Projektleitung muss mindestens fünf Jahre Berufserfahrung in der Kommunikation für EU-Projekte haben und verhandlungssicher Polnisch sprechen (Lebenslauf beifügen)\n– Angaben zur Rechtsform und zu den gesetzlichen Vertretern",
    "references",
    "team",
  ],
  [
    "Der Honorarumsatz (ohne Fremdkosten und durchlaufende Posten wie Mediaschaltungen) darf im Mittel der Jahre 2022 bis 2024 einen Betrag von 1,2 Mio. Euro nicht unterschritten haben. Es ist mindestens eine Referenz vorzulegen, die einen Etat von mehr als 1 Mio. Euro über eine Laufzeit von mindestens zwei Jahren belegt.",
    "turnover",
    "references",
  ],
  [
    "Umsatz (20 Punkte): durchschnittlicher Jahresumsatz über 2 Mio. € = 20 Punkte, 1 bis 2 Mio. € = 12 Punkte, unter 1 Mio. € = 4 Punkte.\nMitarbeiter (20 Punkte): mehr als 20 VZÄ = 20 Punkte, 10 bis 20 VZÄ = 12 Punkte, weniger als 10 VZÄ = 4 Punkte.\nDie fünf Bewerber mit den meisten Punkten werden zum Pitch eingeladen.",
  ],
  [
    "Geforderte Mindeststandards: Jahresumsatz mit vergleichbaren Leistungen (Werbung, Öffentlichkeitsarbeit, Social Media) von durchschnittlich nicht weniger als 400.000 Euro, bezogen auf die letzten drei abgeschlossenen Geschäftsjahre.",
    "turnover",
  ],
  [
    "Das Staatsministerium prüft die Eignung anhand folgender Unterlagen: Eigenerklärung zum Nichtvorliegen von Ausschlussgründen; Erklärung über den Bestand einer Berufshaftpflichtversicherung; mindestens drei Referenzen über Kampagnen im Auftrag von Behörden des Bundes, der Länder oder der Kommunen, deren Leistungsbeginn nicht vor Januar 2022 liegt. Fremdsprachigen Unterlagen ist eine Übersetzung beizufügen.",
    "insurance",
    "references",
  ],
  [
    "Selection criteria / Eignungskriterien\nEconomic and financial capacity: Der durchschnittliche Jahresumsatz der letzten zwei abgeschlossenen Geschäftsjahre beträgt mindestens 200.000 EUR.\nTechnical capacity: Der Bieter hat in den letzten drei Jahren mindestens zwei Kommunikationsmaßnahmen (Veranstaltungen, Websites, Kampagnen) mit einem Wert von jeweils mehr als 30.000 EUR in mindestens zwei Mitgliedstaaten durchgeführt.",
    "turnover",
    "references",
  ],
];
