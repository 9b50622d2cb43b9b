import type { WrittenCriterion } from "./written-criteria.ts";

/** Every second text of the eighth set, whose labels were written blind; rules are tuned on it. */
export const tunedEighthCriteria: readonly WrittenCriterion[] = [
  [
    "Wir erwarten mindestens eine Referenz eines Auftraggebers aus dem Gesundheitswesen, bei der eine Arbeitgebermarke entwickelt und über mindestens 12 Monate kommunikativ begleitet wurde.",
    "references",
  ],
  [
    "Die Agentur weist Erfahrung in der Konzeption und Durchführung von Tourismuskampagnen nach, belegt durch min. 3 Projekte seit 01/2021, davon eines mit einem Etat von über 200.000 Euro.",
    "references",
  ],
  [
    "Nachweis der Eintragung im Berufs- oder Handelsregister nach Maßgabe der Rechtsvorschriften des Landes der Gemeinschaft oder des Vertragsstaates des EWR-Abkommens, in dem der Bieter ansässig ist.",
  ],
  [
    "Haftpflichtversicherung mit mindestens 1,0 Mio. Euro für Personenschäden und mindestens 0,5 Mio. Euro für sonstige Schäden, zweifach je Jahr. Sollten die Summen derzeit nicht erreicht werden, reicht die Zusage des Versicherers, diese im Auftragsfall zu erhöhen.",
    "insurance",
  ],
  [
    "Mindestens 1 Jahr Erfahrung in der Bewirtschaftung von Mensen oder Kantinen mit täglich nicht weniger als 150 Essen.",
    "references",
  ],
  [
    "Der Auftraggeber behält sich vor, vom Bieter Aufklärung über das Angebot oder dessen Eignung zu verlangen. Verhandlungen sind unzulässig (§ 15 Abs. 5 VgV).",
  ],
  [
    "Es müssen mindestens 4 Erzieher/innen oder Sozialpädagog/innen (staatl. anerkannt) in Festanstellung für die Betreuung im offenen Ganztag verfügbar sein.",
    "team",
  ],
  [
    "Hinweis: Referenzen, die älter als drei Jahre sind, werden berücksichtigt, soweit dies erforderlich ist, um ausreichenden Wettbewerb sicherzustellen (§ 46 Abs. 3 Nr. 1 VgV).",
  ],
  [
    "Die Vergabestelle geht davon aus, dass die Bieter über Erfahrungen mit vergleichbaren Leistungen verfügen. Fragen zu den Eignungsanforderungen sind bis spätestens sechs Tage vor Ablauf der Angebotsfrist zu stellen.",
  ],
  [
    "mind. 1 vergl. Auftrag p.a. in den letzten 3 J. (Umzugsdienstleistungen, mind. 50 Arbeitsplätze)",
    "references",
  ],
  [
    "Unternehmensdarstellung (max. 3 Seiten) mit Angaben zu Gründungsjahr, Rechtsform, Standorten, Leistungsspektrum, Mitarbeiterzahl.",
  ],
  [
    "Mind. 3 Einsätze als Generaldienstleister für Bürgerdialoge in den letzten 2 Jahren. Der Auftraggeber kann eine Bundes-, Landes- oder Kommunalbehörde gewesen sein.",
    "references",
  ],
  [
    "Als Mindestanforderung wird ein Gesamtumsatz festgesetzt, der in der Summe der letzten drei Jahre 2,4 Mio. EUR nicht unterschreitet. Newcomer, die noch keine drei Jahre am Markt sind, rechnen anteilig.",
    "turnover",
  ],
  [
    "Gemäß § 45 VgV werden verlangt: ein jährlicher Mindestumsatz in Höhe von 180.000 EUR und eine Berufs- oder Betriebshaftpflichtversicherung in Höhe von 1.000.000 EUR (pauschal).",
    "insurance",
    "turnover",
  ],
  ["Erklärung nach dem Verpflichtungsgesetz, Datenschutzerklärung, Scientology-Schutzerklärung"],
  [
    "Erfahrungen des Unternehmens im Aufbau von Geodateninfrastrukturen (INSPIRE) sind durch wenigstens eine Referenz der letzten 60 Monate zu belegen.",
    "references",
  ],
  [
    "Kommt der Auftragnehmer seiner Pflicht zur Qualitätssicherung nach DIN EN ISO 9001 trotz Abmahnung nicht nach, kann der Auftraggeber den Vertrag aus wichtigem Grund kündigen.",
  ],
  [
    "Der leitende Prüfer muss Wirtschaftsprüferin oder Wirtschaftsprüfer sein und mindestens drei Jahresabschlüsse kommunaler Eigenbetriebe geprüft haben.",
    "team",
  ],
  [
    "Referenz (Ausschlusskriterium): Der Bieter hat ein Ticketingsystem für ein Museum, Theater oder Freizeitbad mit Jahresbesucherzahl >= 80 Tsd. in Betrieb gesetzt. Es ist unerheblich, ob der Vertrag noch läuft.",
    "references",
  ],
  [
    "Nachweis, dass alle angebotenen Textilien nach OEKO-TEX Standard 100 oder vergleichbar zertifiziert sind",
    "certificate",
  ],
  [
    "Qualifikation des Teams (Mindestanforderung): Art Director mit mind. 6 Jahren Agenturerfahrung, Texterin/Texter mit mind. 3 Jahren Agenturerfahrung, Kundenberatung mit abgeschlossenem Hochschulstudium oder vergleichbarer Qualifikation.",
    "team",
  ],
  [
    "Der Nachweis einer laufenden Planungshaftpflicht mit Deckungssummen von 2 Mio. € je Schadenfall für Personenschäden, 2 Mio. € für sonstige Schäden ist bei Vertragsabschluss zu führen. Mit dem Teilnahmeantrag genügt eine Erklärung des Versicherers, im Auftragsfall entsprechend zu versichern.",
    "insurance",
  ],
  [
    "Präqualifizierte Unternehmen führen den Nachweis der Eignung durch den Eintrag im Amtlichen Verzeichnis präqualifizierter Unternehmen (AVPQ). Die Zertifikatsnummer ist im Angebotsschreiben anzugeben.",
  ],
  [
    "Wir bitten um Nachweis von nicht weniger als drei Kunden aus den Bereichen Kultur, Bildung oder Wissenschaft, für die Sie in den letzten drei Jahren ein Corporate Design entwickelt haben. Bieter mit weniger Referenzkunden können leider nicht berücksichtigt werden.",
    "references",
  ],
  [
    "Der Auftragnehmer betreibt ein zertifiziertes Energiemanagementsystem (ISO 50001) oder weist ein Energieaudit nach DIN EN 16247-1 nach. Fehlt beides, ist das Angebot von der Wertung auszuschließen.",
    "certificate",
  ],
  [
    "Mindestanforderungen an die Eignung\n1. Berufserfahrung des Büros: mindestens 2 abgeschlossene Projekte der Tragwerksplanung im Brückenbau, Honorarzone III oder höher, innerhalb der letzten 8 Jahre\n2. Projektleiter: Dipl.-Ing. / M.Sc. Bauingenieurwesen, >= 7 Jahre Berufserfahrung\n3. Versicherung: 3 Mio. EUR Personen-, 3 Mio. EUR sonstige Schäden, 2-fach maximiert",
    "references",
    "team",
    "insurance",
  ],
  [
    "Alle genannten Referenzen müssen im Vertragszeitraum das System der Abfalllogistik (Holsystem, Umleerbehälter) sowie eine Anschlussquote von mindestens 20.000 Einwohnern umfassen.",
    "references",
  ],
  [
    "Eignungsanforderungen Sicherheitsdienst Flüchtlingsunterkunft\n* mindestens 2 Referenzen Bewachung von Gemeinschaftsunterkünften mit mind. 100 Plätzen, mind. 6 Monate\n* Schichtführer mit IHK-Sachkundeprüfung § 34a GewO, übriges Personal mind. Unterrichtung\n* BHV mind. 1 Mio. € Personen, 250 T€ Sach, 15 T€ Abhandenkommen bewachter Sachen",
    "references",
    "insurance",
    "team",
  ],
  [
    "Auf Verlangen: Freistellungsbescheinigung nach § 48b EStG, Nachweis der Eintragung in die Handwerksrolle, Bescheinigung in Steuersachen.",
  ],
  [
    "Vergleichbare Aufträge im Bereich Übersetzungen (DE-EN und DE-FR) mit einem Volumen von insgesamt 1.500 Normseiten jährlich sind anzugeben; ohne diesen Nachweis gilt der Bieter als nicht geeignet.",
    "references",
  ],
  [
    "Einsatzleiter Veranstaltungstechnik: Meister/in für Veranstaltungstechnik oder gleichwertig, mind. 2 weitere Fachkräfte für Veranstaltungstechnik.",
    "team",
  ],
  [
    "Zum Nachweis der Fachkunde sind einzureichen:\n– Referenzen über mindestens 3 archäologische Grabungen mit einer Fläche von jeweils über 1 ha,\n– Lebenslauf der Grabungsleitung mit Hochschulabschluss in Archäologie (mind. Magister/Master) und dreijähriger Grabungspraxis.",
    "references",
    "team",
  ],
  [
    "Für die Vermessung sind folgende Voraussetzungen zu erfüllen: a) Leitung durch eine/n Öffentlich bestellte/n Vermessungsingenieur/in oder Dipl.-Ing. Vermessung mit 5 J. Berufserfahrung; b) 2 Referenzen Bestandsvermessung Gleisanlagen (mind. 3 km).",
    "references",
    "team",
  ],
  [
    "Vermögensschadenhaftpflichtversicherung (mindestens 250.000 EUR je Versicherungsfall), Eigenerklärung",
    "insurance",
  ],
  ["Der vorgesehene SiGeKo besitzt die Qualifikation nach RAB 30, Anlagen B und C.", "team"],
  [
    "Angabe von mind. 3 (drei) Referenzobjekten gleicher Art und Güte aus den letzten 3 (drei) Jahren für Los A, mind. 1 (einem) für Los B",
    "references",
  ],
  [
    "Unternehmen mit einem Jahresumsatz von weniger als dem Doppelten des geschätzten Auftragswertes (siehe II.1.5) werden wegen fehlender wirtschaftlicher Leistungsfähigkeit nicht berücksichtigt.",
    "turnover",
  ],
  [
    'Zum Nachweis, dass der Bieter ein geeignetes Unternehmen ist, sind die in der Anlage "Checkliste" unter A bis F angekreuzten Unterlagen einzureichen.',
  ],
  [
    "Vom Bieter sind drei Referenzen anzugeben, wobei die Referenzen den gesamten Ablauf einer Personalvermittlung (Ansprache, Vorauswahl, Interview, Gutachten) für Leitungspositionen der Entgeltgruppen E 13 und höher abdecken müssen.",
    "references",
  ],
  [
    "Mit dem Angebot sind vorzulegen: gültiges Zertifikat nach DIN EN ISO 14001 bzw. EMAS-Registrierung; Bescheinigung des Versicherers über eine bestehende Betriebs- und Umwelthaftpflichtversicherung.",
    "certificate",
    "insurance",
  ],
  [
    "Rettungsdienst/Krankentransport: Bewerber müssen in den vorangegangenen 24 Monaten mindestens 2.000 Krankentransporte durchgeführt haben und eine Haftpflichtversicherung für die eingesetzten Fahrzeuge mit der gesetzlichen Mindestdeckung, mindestens jedoch 50 Mio. EUR, nachweisen.",
    "references",
    "insurance",
  ],
  [
    "Der Bieter muss seit mindestens drei Jahren in der Schülerbeförderung tätig sein.",
    "references",
  ],
  [
    "Eigenerklärung zu Artikel 5k der Verordnung (EU) Nr. 833/2014 in der jeweils geltenden Fassung (Russland-Sanktionen).",
  ],
  [
    "Eignungsnachweise (mit dem Angebot):\n1) 1 Referenz Aktenvernichtung Schutzklasse 3 / Sicherheitsstufe P-5, Vertragslaufzeit mind. 1 Jahr\n2) DIN 66399-Zertifikat\n3) Betriebshaftpflicht: 2.000.000 € Personen-/Sachschäden, 250.000 € für Schäden aus Datenschutzverletzung",
    "references",
    "insurance",
    "certificate",
  ],
  [
    "Beabsichtigt der Bieter, Teile der Leistung von Unterauftragnehmern ausführen zu lassen, muss er in seinem Angebot Art und Umfang der betreffenden Leistungen angeben.",
  ],
  [
    "In der engeren Wahl: Vorlage Urkalkulation, Formblätter 221 bzw. 222, Aufgliederung der Einheitspreise (Formblatt 223)",
  ],
  [
    "Die Höhe der Haftpflichtversicherung muss sich auf mindestens drei Mio. Euro für Personenschäden und auf mindestens fünfhunderttausend Euro für Sachschäden belaufen.",
    "insurance",
  ],
  [
    "Der Auftraggeber wird für den Bieter, der den Zuschlag erhalten soll, vor der Zuschlagserteilung eine Abfrage beim Wettbewerbsregister durchführen.",
  ],
  [
    "Die Druckerei hat bereits amtliche Wahlunterlagen (Stimmzettel, Wahlbenachrichtigungen) in einer Auflage von mindestens 50.000 Stück gefertigt. Nachweis: Auftraggeber, Wahl, Auflage.",
    "references",
  ],
  [
    'Die Wertung des Kriteriums "Personal" erfolgt anhand der Zahl der zusätzlich angebotenen Fachkräfte. Je zusätzliche Fachkraft werden 5 Punkte vergeben, maximal 20 Punkte.',
  ],
  [
    "Angaben zu Insolvenzverfahren und Liquidation; Angabe, dass nachweislich keine schwere Verfehlung begangen wurde, die die Zuverlässigkeit als Bewerber in Frage stellt.",
  ],
  [
    "Mindestanforderung an die Referenz: durchgehende Vertragslaufzeit von mindestens 24 Monaten, Glasfläche mind. 2.500 qm, Auftraggeber mit mindestens 3 Standorten",
    "references",
  ],
  [
    "Fehlende Unterlagen werden nach § 56 Abs. 2 VgV nachgefordert. Werden sie nicht innerhalb der gesetzten Frist vorgelegt, wird das Angebot ausgeschlossen.",
  ],
  [
    "Die Bescheinigung des zuständigen Versicherungsträgers (Berufsgenossenschaft) über die ordnungsgemäße Entrichtung der Beiträge sowie eine Eigenerklärung zur Zahlung von Krankenkassenbeiträgen sind beizufügen.",
  ],
  [
    "III.1.3) Technische und berufliche Leistungsfähigkeit\nAuflistung und kurze Beschreibung der Eignungskriterien:\na) Mindestens zwei Referenzen über Unterhaltsreinigung in Schulen oder Kindertagesstätten mit jeweils mindestens 8.000 m² Reinigungsfläche, Leistungszeitraum nach dem 1.1.2022.\nb) Der Bieter beschäftigt wenigstens eine Gebäudereinigermeisterin oder einen Gebäudereinigermeister als Objektleitung.",
    "references",
    "team",
  ],
  [
    "Zum Nachweis der beruflichen Befähigung: Nachweis der Bauvorlageberechtigung des Projektleiters und einer mindestens zehnjährigen Berufspraxis; stellvertretende Projektleitung mindestens fünf Jahre.",
    "team",
  ],
  [
    "Vorlage einer Liste über die wesentlichen in den letzten 5 Jahren erbrachten Leistungen. Mindestens eine dieser Leistungen muss die Räumung von Kampfmitteln auf einer Fläche von über 5.000 m² betreffen.",
    "references",
  ],
  ["Mindestens drei Referenzen.", "references"],
  [
    "Die Eignungsleihe nach § 47 VgV ist zulässig. Der Bewerber weist nach, dass ihm die Kapazitäten des anderen Unternehmens tatsächlich zur Verfügung stehen, z. B. durch eine Verpflichtungserklärung.",
  ],
  [
    "Nachweis zweijähriger erfolgreicher Tätigkeit in der Tierkörperbeseitigung bzw. Wildtierbergung",
    "references",
  ],
  [
    "geeignete Referenzen über früher ausgeführte Liefer- und Dienstleistungsaufträge in Form einer Liste der in den letzten höchstens drei Jahren erbrachten wesentlichen Leistungen mit Angabe des Werts, des Erbringungszeitpunkts sowie des Empfängers",
    "references",
  ],
  [
    "Wird die Leistung in den Räumen des Auftraggebers erbracht, haben die eingesetzten Personen auf Verlangen ein erweitertes Führungszeugnis nach § 30a BZRG vorzulegen.",
  ],
  ["Angaben zu Versicherungen: Versicherer, Versicherungsscheinnummer, Laufzeit"],
  [
    "Die Angaben zu Umsatz, Mitarbeitern und Referenzen sind bei Bietergemeinschaften von jedem Mitglied gesondert zu machen.",
  ],
  ["DIN EN ISO 9001 (oder gleichwertig) - Zertifikat bitte beifügen", "certificate"],
  [
    "Eignungskriterien (Ausschlusskriterien)\nE1 Jahresumsatz mind. 2 Mio. EUR im Bereich SAP-Beratung (letztes abgeschlossenes Geschäftsjahr)\nE2 mind. 3 SAP-S/4HANA-Migrationen bei öffentlichen Auftraggebern in den letzten 4 Jahren\nE3 mind. 10 festangestellte SAP-Berater/innen mit je mind. 3 Jahren Berufserfahrung",
    "turnover",
    "references",
    "team",
  ],
  [
    "Der Bieter beschreibt, wie er die Verfügbarkeit des Personals bei Krankheit und Urlaub sicherstellt (Wertungskriterium B 4).",
  ],
  [
    "Referenzen sind geeignet, wenn Leistungsgegenstand die Lieferung und Montage von Schulmöbeln war und der Lieferwert mindestens 100.000 EUR netto betrug. Der Bieter legt zwei geeignete Referenzen vor.",
    "references",
  ],
  [
    "Ausländische Bewerber legen gleichwertige Bescheinigungen ihres Herkunftslandes in beglaubigter deutscher Übersetzung vor.",
  ],
  [
    "Das Labor ist für die geforderten Prüfverfahren nach DIN EN ISO/IEC 17025 akkreditiert (Akkreditierungsurkunde mit Anlage).",
    "certificate",
  ],
  [
    "Mindestens ein Umsatz von 700.000 EUR jährlich im Geschäftsfeld Telefonie-/Kontaktcenterdienste; Zertifizierung nach DIN EN ISO 18295-1.",
    "certificate",
    "turnover",
  ],
  [
    "Der Bieter muss bereits ein Projekt für einen Zuwendungsempfänger im Bereich Klimaschutzmanagement abgewickelt haben.",
    "references",
  ],
  [
    "Der Auftragnehmer setzt ausschließlich Busfahrerinnen und Busfahrer mit gültiger Fahrerlaubnis Klasse D und Fahrerkarte ein. Diese Anforderung ist als Eignungskriterium mit dem Angebot zu bestätigen. Ferner: Haftpflichtdeckung der Fahrzeuge 100 Mio. EUR pauschal.",
    "team",
    "insurance",
  ],
  [
    "Die Eignungsprüfung erfolgt in zwei Stufen. Zunächst wird geprüft, ob die Teilnahmeanträge formal vollständig sind. Anschließend wird beurteilt, ob die Bewerber geeignet erscheinen, die Leistung ordnungsgemäß zu erbringen. Unter den verbleibenden Bewerbern werden mindestens drei und höchstens fünf ausgewählt.",
  ],
  [
    "Mindeststandards Los 2 (Winterdienst): 1 Referenz über die Räumung von mindestens 40 km Straßen- oder Gehwegnetz in einer Wintersaison, Auftraggeber Kommune oder Landkreis. Kfz- und Betriebshaftpflicht mit 10 Mio. EUR pauschal.",
    "references",
    "insurance",
  ],
  [
    "Eignungskriterium | Anforderung | Nachweis\nUmsatz | mind. 5 Mio. EUR/Jahr | Eigenerklärung\nReferenz | mind. 2 Rechenzentrumsumzüge >= 100 Server | Referenzblatt\nBonität | Creditreform-Index | Auskunft",
    "turnover",
    "references",
  ],
  [
    "III.1.1) Befähigung zur Berufsausübung einschließlich Auflagen hinsichtlich der Eintragung in einem Berufs- oder Handelsregister: Handelsregisterauszug (Kopie), nicht älter als 6 Monate; Gewerbeanmeldung.",
  ],
  [
    "Bewerber, die sich erst nach Ablauf des letzten Geschäftsjahres gegründet haben, können ihre Leistungsfähigkeit durch andere geeignete Unterlagen belegen, z. B. durch eine Bankerklärung.",
  ],
  [
    "Erfahrung des Bieters in der Trainingsdurchführung: Er hat in den letzten drei Jahren insgesamt mindestens 60 Trainingstage zu Führungsthemen durchgeführt.",
    "references",
  ],
  [
    'Mindestanforderungen (vom Bieter zu bestätigen)\nGesamtumsatz (2025): >= 1.000 T€\nUmsatz "Mediaplanung/-einkauf" (2025): >= 400 T€\nAnzahl Kunden mit Mediaetat > 250 T€: >= 2',
    "turnover",
    "references",
  ],
  [
    "Nachweis der Qualifikation als Jobcoach (Ausbildung oder Studium im pädagogischen Bereich oder mindestens 2 Jahre Berufserfahrung mit der Zielgruppe) für jede eingesetzte Lehrkraft",
    "team",
  ],
  [
    "Liste der in den letzten drei Jahren erbrachten Leistungen (Formblatt Referenzen, freiwillig). Die Nichtvorlage hat keine Auswirkung auf die Wertung.",
  ],
  [
    "Der angebotene Ökostrom muss mit dem Grüner-Strom-Label oder ok-power zertifiziert sein (Ausschlusskriterium).",
    "certificate",
  ],
  [
    "Los 1 Unterhaltsreinigung / Los 2 Glasreinigung\n- Anforderung beide Lose: QM-Zertifikat DIN EN ISO 9001\n- Los 1: 3 Referenzen ab 10.000 m² Jahresreinigungsfläche\n- Los 2: 2 Referenzen ab 1.500 m² Glasfläche, 2 Personen mit Bedienerschein für Hubarbeitsbühnen",
    "references",
    "certificate",
    "team",
  ],
  [
    "Nachweis über das Vorhandensein von Erfahrung mit Veranstaltungen mit mehr als 5.000 Besuchern/Tag durch Angabe von 2 Referenzveranstaltungen (2021–2025).",
    "references",
  ],
  [
    "Der Auftragnehmer muss mit der Migration von Moodle oder ILIAS vertraut sein und dies durch mindestens ein Hochschulprojekt dokumentieren.",
    "references",
  ],
  [
    "Bewerber, die nicht mindestens 50 von 100 möglichen Punkten bei der Bewertung der Referenzen erzielen, werden nicht zur Abgabe eines Angebots aufgefordert.",
    "references",
  ],
  [
    "Als Referenzen können bis zu fünf Projekte angegeben werden. Darüber hinaus eingereichte Referenzen werden nicht gewertet.",
  ],
  [
    "Mitglieder einer Bewerbergemeinschaft dürfen sich nicht zusätzlich als Einzelbewerber beteiligen. Mehrfachbeteiligungen führen zum Ausschluss sämtlicher betroffener Bewerbungen.",
  ],
  [
    'E 3.1: Mindestens ein Projekt "Digitaler Zwilling" oder BIM-Anwendung (LOD 300) mit Projektdauer >= 6 Monate\nE 3.2: Mindestens ein/e BIM-Koordinator/in mit buildingSMART-Zertifikat (Professional Certification - Foundation)',
    "references",
    "team",
  ],
  [
    "Projektleitung (m/w/d) und Stellvertretung müssen jeweils ein abgeschlossenes Studium der Landschaftsplanung, Biologie oder vergleichbar nachweisen. Kartierer: Nachweis Artenkenntnis Brutvögel/Fledermäuse (Referenzliste der Person).",
    "team",
  ],
  [
    "Vorlage einer Versicherungsbestätigung, aus der sich ergibt, dass die Betriebshaftpflicht des Bieters auch Schlüsselverlust bis 50.000 EUR und Bearbeitungsschäden bis 100.000 EUR umfasst.",
    "insurance",
  ],
  [
    "Referenzen von wesentlichen, in den letzten Jahren erbrachten ähnlichen Leistungen; vergleichbar sind Leistungen der Straßenbeleuchtung ab 500 Lichtpunkten.",
    "references",
  ],
  [
    "Referenz Los 1: Versand von mind. 500.000 Sendungen pro Jahr; Referenz Los 2: Versand von mind. 50.000 Sendungen pro Jahr; jeweils für einen Auftraggeber, nicht älter als drei Jahre.",
    "references",
  ],
  [
    "Der Bieter muss\n• mindestens drei Jahre Erfahrung in der Durchführung von Grünflächenpflege für Kommunen nachweisen,\n• über eine Haftpflichtversicherung von mind. 3 Mio. EUR verfügen,\n• einen Fuhrpark vorhalten, der die termingerechte Ausführung gestattet.",
    "references",
    "insurance",
  ],
  [
    'Nachweis einer Ausstellungs- bzw. Transportversicherung "von Nagel zu Nagel" mit einer Versicherungssumme von mindestens 5 Mio. EUR je Transport.',
    "insurance",
  ],
  ["Ein Nachweis über eine Haftpflichtversicherung ist zwingend erforderlich.", "insurance"],
  [
    "Die Zuschlagskriterien lauten: Preis 50 %, Qualität des Konzepts 30 %, Erfahrung des eingesetzten Personals 20 %.",
  ],
  [
    "Die vorgesehene Projektleitung verfügt über mind. 5 Jahre Berufserfahrung in der Leitung von Beteiligungsverfahren und spricht Deutsch auf dem Niveau C1.",
    "team",
  ],
  [
    "Anlage 5 (Eignungsmatrix), Mindestwerte: Unternehmensreferenzen Umweltbaubegleitung: 2. Qualifikation Bodenkundliche Baubegleitung (Zertifikat BVB) bei mindestens einer Person. Gütezeichen RAL-GZ 962 des Unternehmens oder gleichwertige Fremdüberwachung.",
    "references",
    "certificate",
    "team",
  ],
  [
    "Sie haben bereits mindestens einen Podcast mit nicht weniger als 12 Folgen oder eine vergleichbare Audioproduktion für Dritte konzipiert und produziert.",
    "references",
  ],
  [
    "Einzelunternehmen und Bietergemeinschaften haben zusammen einen jährl. Umsatz von mind. 1 Mio. € netto (2023, 2024, 2025) und eine BHV mit 5 Mio. € Deckung für Personen-, Sach- u. Vermögensschäden nachzuweisen.",
    "turnover",
    "insurance",
  ],
  [
    "Nachweise sind als PDF-Datei über den Projektraum hochzuladen. Die maximale Größe je Datei beträgt 50 MB.",
  ],
  [
    "Als Mindestbedingung für die Zulassung gilt der Nachweis von zwei Referenzaufträgen zum Thema Evaluation von Förderprogrammen (EFRE, ESF oder vergleichbar), die nach dem 31.12.2019 abgeschlossen wurden.",
    "references",
  ],
  [
    "Der Bieter unterhält eine Reiseveranstalter- und Betriebshaftpflichtversicherung. Nachweis: Kopie der Police.",
    "insurance",
  ],
  [
    "Die durchschnittliche Zahl der fest angestellten Mitarbeiter betrug in den vergangenen drei Kalenderjahren mindestens 20.",
    "team",
  ],
  [
    "Vorzulegen ist mind. 1 Referenz aus dem Bereich Hochbau (Neubau oder Sanierung), LPH 2-8, Baukosten KG 300+400 von mind. 4,5 Mio. EUR brutto, Inbetriebnahme zwischen 01.01.2018 und Ablauf der Teilnahmefrist.",
    "references",
  ],
  [
    "Nur Bieter mit praktischen Erfahrungen in der Wartung von Brandmeldeanlagen (mind. 500 Melder) in öffentlichen Gebäuden kommen für den Zuschlag in Betracht.",
    "references",
  ],
  ["Mindestumsatz von 25 Mio. EUR p.a. konsolidiert", "turnover"],
  [
    "Die Agentur muss für den Auftrag ein festes Kernteam von mindestens vier Personen (Beratung, Strategie, Kreation, Digital) stellen. Die Personen sind mit Lebenslauf zu benennen. Eignungskriterium, bei Nichterfüllung Ausschluss.",
    "team",
  ],
  [
    "Eigenerklärung zur Frauenförderung gemäß Landesgleichstellungsgesetz sowie zur Beachtung der ILO-Kernarbeitsnormen.",
  ],
  [
    "Beschäftigte: mindestens fünfzehn examinierte Pflegefachkräfte, davon mindestens eine Pflegedienstleitung nach § 71 SGB XI",
    "team",
  ],
  [
    "Nachzuweisen ist, dass die eingesetzten Sprachmittlerinnen und Sprachmittler eine abgeschlossene Ausbildung oder ein Studium im Bereich Dolmetschen besitzen oder öffentlich bestellt und allgemein beeidigt sind.",
    "team",
  ],
  [
    "Die Kanzlei beschäftigt mind. 3 Fachanwältinnen/Fachanwälte für Vergaberecht oder Bau- und Architektenrecht. Der Jahresumsatz der Kanzlei liegt im Mittel der letzten drei Geschäftsjahre bei mindestens 1,8 Mio. EUR.",
    "team",
    "turnover",
  ],
  [
    "Hinreichende Erfahrung mit Anzeigenschaltungen in Print- und Online-Stellenmärkten, nachgewiesen durch Benennung von wenigstens vier Kunden mit je mindestens 50 Anzeigen im Jahr.",
    "references",
  ],
  [
    "Erforderliche Kriterien für die Teilnahme: Einhaltung der gesetzlichen Verpflichtungen zur Zahlung von Beiträgen zur Berufsgenossenschaft, qualifizierte Unbedenklichkeitsbescheinigung mit Angabe der Lohnsummen.",
  ],
  [
    "zu 5.1.9 Eignungskriterien\nKriterium: Wirtschaftliche und finanzielle Leistungsfähigkeit\nJahresumsatz mit Druckerzeugnissen von mind. 500.000 EUR; Betriebshaftpflicht mind. 1 Mio. EUR\nKriterium: Technische und berufliche Leistungsfähigkeit\nReferenzen: mind. 2 periodische Druckwerke, Auflage >= 20.000 je Ausgabe, Laufzeit >= 12 Monate",
    "turnover",
    "references",
    "insurance",
  ],
  [
    "Der Nachweis der Leistungsfähigkeit gilt als erbracht, wenn der Bieter zwei Leistungen im Bereich Schadstoffsanierung mit einer Auftragssumme von je mindestens 80.000 € (netto) benennt, deren Abnahme nicht länger als vier Jahre zurückliegt.",
    "references",
  ],
  [
    "Fachliche Eignung: Kenntnisse und Erfahrung des Trägers in der Arbeit mit langzeitarbeitslosen Menschen über einen Zeitraum von mindestens zwei Jahren.",
    "references",
  ],
  [
    "Referenznachweis: Seminarreihe / E-Learning, min. 4 Module, min. 100 TN, Bereich Verwaltung oder Sozialversicherung",
    "references",
  ],
  [
    "Es sind drei Referenzprojekte aus den Jahren 2022 bis 2025 zu benennen, bei denen der Bewerber die Einführung eines Dokumentenmanagementsystems für eine öffentliche Verwaltung mit mindestens 250 Arbeitsplätzen verantwortet hat.",
    "references",
  ],
  [
    "Haftpflichtversicherung\nErklärung zum Bestehen einer Haftpflichtversicherung unter Angabe der Deckungssummen",
    "insurance",
  ],
  [
    "Zu III.1.2 und III.1.3 – möglicherweise geforderte Mindeststandards:\n- Honorarumsatz für Leistungen der Technischen Ausrüstung von im Mittel 600.000 € netto/Jahr\n- Deckungssummen der Berufshaftpflicht 2 Mio. € (Personen) und 1,5 Mio. € (Sach/Vermögen)\n- im Jahresmittel mindestens 6 Ingenieure/Ingenieurinnen einschließlich Büroinhaber",
    "turnover",
    "insurance",
    "team",
  ],
  [
    "Bankauskunft nicht älter als drei Monate und Angabe der Bilanzsumme des letzten Geschäftsjahres.",
  ],
  [
    "Anforderungen an den Makler: Bestehen einer Vermögensschaden-Haftpflicht nach § 34d GewO, mind. 3 betreute Kommunen oder kommunale Unternehmen in den letzten drei Jahren.",
    "insurance",
    "references",
  ],
  [
    "Der Bieter versichert, dass\na) sein Jahresumsatz 2024 wenigstens 4 Mio. EUR erreicht hat;\nb) er in den zurückliegenden drei Jahren wenigstens zwei Callcenter-Projekte (Inbound) mit jeweils mehr als 100.000 Anrufen jährlich betreut hat;\nc) über sein Vermögen kein Insolvenzverfahren eröffnet ist.",
    "turnover",
    "references",
  ],
  [
    "Umsatz mind. 100.000,00 € netto im Jahr (Mittelwert der letzten zwei Jahre) sowie Haftpflicht-Vers. 1 Mio. € Personen / 1 Mio. € Sach",
    "turnover",
    "insurance",
  ],
  [
    "Unter einem Umsatz von durchschnittl. 3,0 Mio Euro/Jahr (ohne USt., letzte 3 GJ) erfolgt keine Berücksichtigung im weiteren Verfharen.",
    "turnover",
  ],
  [
    "Der Jahresumsatz des Bieters hat in zwei der letzten drei Geschäftsjahre jeweils mindestens 10 Mio. Euro zu betragen. Der Nachweis erfolgt durch Bestätigung eines Wirtschaftsprüfers oder Steuerberaters.",
    "turnover",
  ],
  [
    "Nennung zweier abgeschlossener Projekte zur Erstellung eines integrierten Stadtentwicklungskonzepts (ISEK) für Kommunen ab 20.000 Einwohnern, Abschluss nicht vor 2020. Projekte, die dies nicht erfüllen, gelten als nicht vorgelegt; das Angebot wird ausgeschlossen.",
    "references",
  ],
];
