import type { WrittenCriterion } from "./written-criteria.ts";

/** Every second text of the seventh set, whose labels were written blind; rules are tuned on it. */
export const tunedSeventhCriteria: readonly WrittenCriterion[] = [
  [
    "- Mindestjahresumsatz (netto) in jedem der letzten drei abgeschlossenen Geschäftsjahre: 400.000 EUR\n- mind. 3 Referenzen über Relaunch-Projekte (TYPO3, ab 200 Seiten), nicht älter als 5 Jahre\n- Betriebshaftpflicht: 2 Mio. EUR Personenschäden / 1 Mio. EUR Sachschäden",
    "turnover",
    "references",
    "insurance",
  ],
  [
    "Einzureichende Unterlagen: Angebotsschreiben, Preisblatt, Gewerbezentralregisterauszug, Versicherungsnachweis, Referenzliste, Unternehmensdarstellung.",
  ],
  [
    "Eigenerklärung, dass keine Ausschlussgründe nach §§ 123, 124 GWB vorliegen. Liegt eine Verurteilung zu einer Freiheitsstrafe von mehr als drei Monaten oder einer Geldstrafe von mehr als 90 Tagessätzen bzw. eine Geldbuße von wenigstens 2.500 Euro vor, ist dies anzugeben.",
  ],
  [
    "Refferenzen: mind. 2 vergleichbre Aufträge (Messestand-Bau und Messebetreung) der letzten 3 Jahre mit Ansprechparter und Tel.-Nr.",
    "references",
  ],
  [
    "Wirtschaftliche und finanzielle Leistungsfähigkeit. Der Bieter hat (1) eine Betriebshaftpflichtversicherung in angemessener Höhe zu unterhalten und (2) für die letzten zwei Geschäftsjahre einen Gesamtumsatz von zusammen mehr als 750.000 € zu erklären.",
    "insurance",
    "turnover",
  ],
  [
    "Der Hersteller verfügt über ein zertifiziertes QM-System gem. EN ISO 13485; das Zertifikat ist als Anlage beizulegen. In der Referenzliste sind wenigstens fünf Installationen des angebotenen Systems an Kliniken im deutschsprachigen Raum nachzuweisen.",
    "certificate",
    "references",
  ],
  [
    "Erläuterung zur Bewertung der Referenzen: Die volle Punktzahl erhält, wer mindestens drei Kampagnen aus dem Gesundheitswesen mit einem Budget ab 200.000 Euro darstellt; für zwei werden 6, für eine 3 Punkte vergeben, sonst 0. Eine Mindestpunktzahl ist nicht vorgesehen.",
  ],
  [
    "Bonitätsauskunft einer Wirtschaftsauskunftei (z. B. Creditreform, Index max. 299) nicht älter als 6 Monate. Eigenkapitalquote nicht unter 15 %.",
  ],
  [
    "Die Agentur beschäftigt min. 8 Mitarbeitende, davon min. 2 aus dem Bereich UX/UI-Design und min. 3 aus dem Bereich Frontend-/Backendentwicklung. Freie Mitarbeiter werden nur angerechnet, sofern eine Rahmenvereinbarung besteht.",
    "team",
  ],
  [
    "A-Kriterium 4 (Ausschlusskriterium): Besteht zum Zeitpunkt der Angebotsabgabe eine gültige Betriebshaftpflichtversicherung? [ ] ja [ ] nein",
    "insurance",
  ],
  [
    "Angabe der Zahl der in den letzten drei abgeschlossenen Kalenderjahren jahresdurchschnittlich beschäftigten Arbeitskräfte, gegliedert nach Lohngruppen mit gesondert ausgewiesenem technischen Leitungspersonal. Mindestanforderung: 15 gewerbliche Arbeitskräfte.",
    "team",
  ],
  [
    "Ziff. 3.4 Referenzen (Anlage B7): Es sind zwei (2) Aufträge aus dem Zeitraum ab 01.01.2022 zu benennen, die eine landesweite Informationskampagne einer öffentlichen Stelle mit einem Mediabudget von ≥ 250 TEUR zum Gegenstand hatten. Weniger als zwei wertbare Referenzen führen zum Ausschluss.",
    "references",
  ],
  [
    "Ist das Unternehmen weniger als drei Jahre am Markt tätig, so sind die Umsätze ab Gründung anzugeben. Bei abweichendem Geschäftsjahr ist das zuletzt abgeschlossene zugrunde zu legen. Ein Mindestumsatz wird nicht gefordert.",
  ],
  [
    "Der Bieter verpflichtet sich, seinen Beschäftigten mindestens den jeweils geltenden gesetzlichen Mindestlohn bzw. das vergabespezifische Mindestentgelt von 13,90 EUR brutto je Zeitstunde zu zahlen (Formular Tariftreue).",
  ],
  [
    "Die Bewerber haben gemäß § 46 Abs. 3 Nr. 2 VgV die Fachkräfte anzugeben, die im Zusammenhang mit der Leistungserbringung eingesetzt werden sollen. Es müssen wenigstens eine Bauleiterin oder ein Bauleiter mit abgeschlossenem Studium der Fachrichtung Bauingenieurwesen sowie eine Person mit Eignung als Sicherheits- und Gesundheitsschutzkoordinator nach RAB 30 benannt werden.",
    "team",
  ],
  [
    "Umsatz mind. 1 Mio. EUR p. a. in den letzten 3 GJ (netto, Konzernumsatz wird nicht anerkannt); Betr.-Haftpfl. 5 Mio. Pers.-/5 Mio. Sach-/1 Mio. Verm.-schäden; 2 Ref. Kundenmagazin Energieversorger od. Stadtwerk",
    "turnover",
    "insurance",
    "references",
  ],
  [
    "Der/die vorgesehene Projektleiter/in verfügt über ein abgeschlossenes Hochschulstudium (Diplom, Master o. vgl.) und wenigstens fünf Jahre Berufserfahrung in der Presse- und Öffentlichkeitsarbeit, die Stellvertretung über wenigstens drei Jahre. Die Anforderungen sind Mindestanforderungen; Lebensläufe sind als Anlage 6 beizufügen.",
    "team",
  ],
  [
    "Beschreibung des Unternehmens: Standorte, Geschäftsfelder, Gesellschafterstruktur, Organigramm, Anzahl der Mitarbeitenden nach Bereichen (Beratung, Kreation, Media, Produktion) - Anlage A2, Eigendarstellung.",
  ],
  [
    "Zertifikate (z. B. ISO 9001, ISO 14001) können, soweit vorhanden, dem Angebot beigelegt werden. Ihr Fehlen ist unschädlich.",
  ],
  [
    "Angabe der durchschnittlichen jährlichen Beschäftigtenzahl des Unternehmens und die Zahl seiner Führungskräfte in den letzten drei Jahren (§ 46 Abs. 3 Nr. 8 VgV).",
  ],
  [
    "Das Unternehmen muss über ein Qualitätsmanagementsystem wie z. B. DIN EN ISO 9001 oder gleichwertig verfügen. Der Nachweis ist durch Zertifikat einer akkreditierten Stelle zu führen.",
    "certificate",
  ],
  [
    "Zertifikat als Entsorgungsfachbetrieb gem. § 56 KrWG für die Tätigkeiten Sammeln und Befördern (gültig zum Zeitpunkt der Angebotsabgabe).",
    "certificate",
  ],
  [
    "a) Betriebshaftpflichtversicherung incl. Bearbeitungs- und Schlüsselschäden, Mindestdeckung 5 Mio. € pauschal, Schlüsselverlust 100.000 €\nb) Objektleitung mit Meisterbrief im Gebäudereinigerhandwerk oder mind. 5jähriger Berufserfahrung in dieser Funktion\nc) drei Referenzobjekte (Schulen oder Verwaltungsgebäude), Reinigungsfläche je ab 4.000 qm",
    "insurance",
    "team",
    "references",
  ],
  [
    "Der Auftraggeber behält sich vor, bei den benannten Referenzgebern Auskünfte einzuholen. Die Ansprechpersonen sind mit Telefonnummer und E-Mail-Adresse anzugeben; auf § 13 DSGVO wird hingewiesen.",
  ],
  [
    "Erfüllen mehr als fünf Bewerber die Anforderungen, erfolgt die Auswahl anhand der Punktzahl; es werden mindestens drei, höchstens fünf Bewerber zur Angebotsabgabe aufgefordert. Bei Punktgleichheit entscheidet das Los.",
  ],
  [
    "Erklärung des Bieters, dass der Nettojahresumsatz mit Druck- und Versandleistungen (Lettershop) im Durchschnitt der letzten drei Geschäftsjahre mindestens 1,8 Mio. Euro betragen hat, sowie Nachweis einer Zertifizierung nach ISO/IEC 27001 für die Verarbeitung von Sozialdaten.",
    "turnover",
    "certificate",
  ],
  [
    "Cloud-Betrieb: Für die Plattform ist ein Testat nach BSI C5 (Typ 2) vorzulegen, das bei Ablauf der Angebotsfrist nicht älter als 18 Monate ist. Rechenzentrum in der EU.",
    "certificate",
  ],
  [
    "Umfassende Erfahrung des Unternehmens in der Beratung kommunaler Gebietskörperschaften bei der Haushaltskonsolidierung ist zwingend und durch eine Projektübersicht zu belegen.",
    "references",
  ],
  [
    "Angabe des Gesamtumsatzes des Unternehmens, bezogen auf die letzten drei abgeschlossenen Geschäftsjahre (Formblatt 124, Ziff. 2). Die Angabe erfolgt getrennt nach Jahren. In keinem der drei Jahre darf der Betrag von 1.200.000 € unterschritten sein.",
    "turnover",
  ],
  [
    "Liste der wesentlichen in den letzten drei Jahren erbrachten Dienstleistungen mit Angabe des Werts, des Liefer- bzw. Erbringungszeitpunkts sowie des öffentlichen oder privaten Empfängers.",
  ],
  [
    "Beruft sich ein Bieter zum Nachweis seiner Leistungsfähigkeit (z. B. Umsatz, Versicherung, Referenzen) auf die Kapazitäten anderer Unternehmen, so hat er mit dem Angebot deren Verpflichtungserklärung vorzulegen (§ 47 VgV). Teile, die als Unterauftrag vergeben werden sollen, sind anzugeben. Das andere Unternehmen muss die Leistung erbringen, für die diese Kapazitäten benötigt werden.",
  ],
  [
    "Vorzulegen ist eine Übersicht über die in den letzten drei Jahren erbrachten wesentlichen Leistungen (Auftraggeber, Zeitraum, Wert). Die Übersicht muss einen Auftrag enthalten, bei dem ein Ausstellungskatalog mit wenigstens 120 Seiten gestaltet wurde.",
    "references",
  ],
  [
    "Sicherheitsdienst Rathaus: Zertifizierung nach DIN 77200-1; 24 Std. besetzte Notruf- und Serviceleitstelle gem. VdS 3138; mindestens zehn Sicherheitsmitarbeiter/innen mit Sachkundeprüfung nach § 34a GewO.",
    "certificate",
    "team",
  ],
  [
    "Der Bieter muß über eine Haftpflichtversicherung für die Durchführung von Veranstaltungen verfügen, Deckung mindestens 3 Mio Euro je Schadensereigniss. Die Police oder eine Bestätigung des Versicherers ist auf Verlangen der Vergabestelle nachzureichen.",
    "insurance",
  ],
  [
    "Sicherheiten: Vertragserfüllungsbürgschaft in Höhe von 5 v. H. der Auftragssumme, Bürgschaft für Mängelansprüche 3 v. H. ab einer Auftragssumme von mindestens 250.000 Euro.",
  ],
  [
    "Teilnahmeberechtigt sind natürliche Personen, die nach dem Recht ihres Herkunftsstaats zur Führung der Berufsbezeichnung Architektin/Architekt oder Landschaftsarchitektin/Landschaftsarchitekt befugt sind, sowie juristische Personen, deren Gesellschaftszweck auf entsprechende Planungsleistungen gerichtet ist.",
  ],
  [
    "Die Leistungsfähigkeit ist nachgewiesen, wenn der Bieter in mindestens einem der letzten drei Jahre einen Umsatz von 150.000 EUR (brutto) erzielte. Existenzgründer legen ersatzweise eine Bankerklärung vor. Mit zwei Referenzschreiben öffentlicher Auftraggeber ist die fachliche Eignung zu belegen.",
    "turnover",
    "references",
  ],
  [
    "Gerätewartung: Der Bieter hält im Umkreis von 150 km zum Klinikum mindestens zwei vom Hersteller geschulte Servicetechniker vor. Schulungsnachweise sind beizufügen.",
    "team",
  ],
  [
    "Die Bieterin / der Bieter verpflichtet sich, im Auftragsfall eine Berufs- oder Betriebshaftpflichtversicherung mit Deckungssummen von mindestens 1 Mio. Euro (Personenschäden) und 1 Mio. Euro (Sach- und Vermögensschäden) abzuschließen bzw. die bestehende entsprechend aufzustocken. Eine Erklärung des Versicherers hierüber ist mit dem Angebot vorzulegen.",
    "insurance",
  ],
  [
    "Der Bieter erklärt, dass ihm für die Ausführung des Auftrags mindestens vier festangestellte Redakteurinnen bzw. Redakteure zur Verfügung stehen, davon eine Person mit abgeschlossenem Volontariat. Kann die Erklärung nicht abgegeben werden, ist das Angebot auszuschließen.",
    "team",
  ],
  [
    "Eigenerklärung zu Artikel 5k der Verordnung (EU) Nr. 833/2014 (Russland-Sanktionen): Unteraufträge mit mehr als 10 % des Auftragswerts dürfen nicht an die dort genannten Personen oder Unternehmen vergeben werden.",
  ],
  [
    "Präqualifizierte Unternehmen führen den Nachweis der Eignung durch den Eintrag in die Liste des Vereins für die Präqualifikation von Bauunternehmen. Nicht präqualifizierte Unternehmen legen das ausgefüllte Formblatt 124 vor; gelangt das Angebot in die engere Wahl, sind die Eigenerklärungen durch Bescheinigungen zu bestätigen.",
  ],
  [
    "Mindestbedingungen der IHK für die Zulassung: (i) Agentur besteht seit mindestens drei Jahren, (ii) Umsatz von nicht unter EUR 650.000 im Jahr 2025, (iii) Haftpflichtversicherung, (iv) aktuelles Zertifikat ISO 27001 oder TISAX.",
    "turnover",
    "insurance",
    "certificate",
  ],
  [
    "Der Gesamtjahresumsatz des Bieters muss im letzten Geschäftsjahr mindestens das Doppelte des angebotenen Jahrespreises betragen.",
    "turnover",
  ],
  [
    "Liste geeigneter Referenzen. Als geeignet gilt eine Referenz, wenn sie die Gestaltung und den Druck eines Magazins mit einer Auflage ab 10.000 Exemplaren umfasst.",
    "references",
  ],
  [
    "Die Redaktion des Mitgliedermagazins ist mit wenigstens drei Redakteurinnen oder Redakteuren zu besetzen, die ein Volontariat abgeschlossen haben und seit mindestens drei Jahren im Wirtschaftsjournalismus tätig sind. Die Kammer prüft dies im Rahmen der Eignung anhand der Lebensläufe; werden die drei Personen nicht benannt, wird das Angebot nicht weiter geprüft.",
    "team",
  ],
  [
    "Bewerber, deren Gesamtumsatz in einem der Jahre 2023, 2024 oder 2025 unter 1 Million Euro lag, werden nicht berücksichtigt. Gleiches gilt für Bewerber mit weniger als sechs fest angestellten Mitarbeitern im Bereich Film- und Videoproduktion.",
    "turnover",
    "team",
  ],
  [
    "3.5 Redaktionsdienst im Auftragszeitraum\nFür Spitzenzeiten (Haushaltswoche, Messe) hält der Auftragnehmer auf Abruf ein Team von mindestens vier Personen vor, davon zwei mit journalistischer Erfahrung. Der Abruf erfolgt mit einer Frist von drei Werktagen. Die Vergütung richtet sich nach den Stundensätzen des Preisblatts.",
  ],
  [
    "Der Versanddienstleister für den Newsletter muss nach ISO 27001 oder auf Basis von IT-Grundschutz durch das BSI zertifiziert sein und an der Certified Senders Alliance teilnehmen. Der Bieter weist zudem mindestens zwei Referenzen nach, in denen er Newsletter mit mehr als 50.000 Empfängern je Aussendung umgesetzt hat. (Mindestkriterien)",
    "certificate",
    "references",
  ],
  [
    "Zugelassen werden nur Agenturen, die über eine mindestens dreijährige Erfahrung in der Betreuung von Social-Media-Kanälen öffentlicher Einrichtungen verfügen. Die Erfahrung ist im Angebot kurz darzustellen.",
    "references",
  ],
  [
    "B-Kriterium Referenzen (Gewichtung 40 %): Je Referenz, die eine Kampagne zur Fachkräftegewinnung zum Gegenstand hat, werden 10 Punkte vergeben, höchstens jedoch 40 Punkte. Für Referenzen außerhalb dieses Themas erhält der Bewerber je 2 Punkte. Wird keine Referenz benannt, werden 0 Punkte vergeben.",
  ],
  [
    "Nr. | Kriterium | Mindestanforderung | Nachweis\n2.1 | Umsatz | ≥ 750 T€ p. a. im Mittel der Jahre 2023–2025 | Eigenerklärung (Anlage 4)\n2.2 | Haftpflicht | 3 Mio. € pauschal je Schadensfall, 2-fach maximiert | Police in Kopie\n2.3 | Referenzen | 3 Stück, nicht älter als 5 Jahre | Referenzblatt (Anlage 5)\n2.4 | Personal | mind. 8 festangestellte Mitarbeitende (VZÄ) | Eigenerklärung",
    "turnover",
    "insurance",
    "references",
    "team",
  ],
  [
    "Wirtschaftliche und finanzielle Leistungsfähigkeit: Mindestumsatz 500.000,00 EUR netto im Durchschnitt der letzten drei Geschäftsjahre; Berufshaftpflichtversicherung mit mindestens 500.000,00 EUR für Personenschäden und 250.000,00 EUR für sonstige Schäden.\nTechnische und berufliche Leistungsfähigkeit: Benennung von mindestens drei vergleichbaren Referenzen der letzten drei Jahre (Ausstellungsgestaltung, Fläche mind. 150 m²).",
    "turnover",
    "insurance",
    "references",
  ],
  [
    "Als Mindestanforderung gilt ein Jahresumsatz im Tätigkeitsbereich des Auftrags in Höhe des 1,5-Fachen des geschätzten jährlichen Auftragswertes. Maßgeblich ist das letzte abgeschlossene Geschäftsjahr.",
    "turnover",
  ],
  [
    "Ausschlusskriterien Hosting und Betrieb:\nAK 1: Das Rechenzentrum, in dem die Website betrieben wird, liegt in der EU und ist nach ISO 27001 zertifiziert. Das Zertifikat liegt dem Angebot bei.\nAK 2: Der Bieter kann mindestens drei von ihm betreute Websites öffentlicher Auftraggeber benennen, die seit mindestens 12 Monaten produktiv sind.",
    "certificate",
    "references",
  ],
  [
    "Ein Bewerber kann sich zum Nachweis seiner Leistungsfähigkeit der Kapazitäten anderer Unternehmen bedienen (Eignungsleihe, § 47 VgV). In diesem Fall ist eine Verpflichtungserklärung dieser Unternehmen vorzulegen. Nimmt er die Kapazitäten hinsichtlich der wirtschaftlichen Leistungsfähigkeit in Anspruch, haften beide gemeinsam.",
  ],
  [
    "Eignungsmatrix\nE1 Umsatz | A | mind. 1 Mio. € im Durchschnitt der letzten 3 Jahre | erfüllt / nicht erfüllt\nE2 Referenzen | B | Anzahl und Vergleichbarkeit | 0–40 Punkte\nE3 Betriebshaftpflicht | A | mind. 2 Mio. € je Schadensfall | erfüllt / nicht erfüllt\nE4 Personalausstattung | B | Anzahl der Fachkräfte | 0–20 Punkte\nA = Ausschlusskriterium, B = Bewertungskriterium",
    "turnover",
    "insurance",
  ],
  [
    "4.3 Technische und berufliche Leistungsfähigkeit\nNachzuweisen sind zwei vergleichbare Referenzprojekte. Vergleichbar ist ein Projekt, wenn ein Webauftritt mit mindestens 1.000 Seiten auf Basis von TYPO3 konzipiert, gestaltet und umgesetzt wurde und der Livegang nach dem 01.01.2022 lag. Für die vorgesehene Projektleitung ist eine gültige Zertifizierung nach PMI, IPMA oder PRINCE2 nachzuweisen.",
    "references",
    "team",
  ],
  [
    "§ 12 Haftung und Versicherung\n(1) Die Agentur haftet nach den gesetzlichen Vorschriften.\n(2) Die Agentur unterhält während der gesamten Vertragslaufzeit eine Betriebshaftpflichtversicherung mit einer Deckungssumme von mindestens 2 Mio. EUR für Personen- und Sachschäden und weist dies dem Auftraggeber auf Verlangen jährlich nach.",
  ],
  [
    "Die Website ist nach WCAG 2.1 Konformitätsstufe AA und EN 301 549 barrierefrei umzusetzen. Der Auftraggeber lässt die Konformität vor Abnahme durch einen BITV-Test prüfen. Festgestellte Mängel beseitigt der Auftragnehmer innerhalb von zehn Werktagen.",
  ],
  [
    "Der Bieter reicht eine Liste der in den letzten drei Jahren erbrachten Dienstleistungen ein, mit Angabe des Werts, des Liefer- bzw. Erbringungszeitpunkts sowie des öffentlichen oder privaten Empfängers (§ 46 Abs. 3 Nr. 1 VgV). Verwenden Sie hierfür bitte das Formblatt „Referenzen“.",
  ],
  [
    "Frage 7 (KO-Kriterium)\nHaben Sie in den letzten 36 Monaten mindestens eine bundesweite Informationskampagne im Gesundheitswesen mit einem Kampagnenbudget von 500.000 € oder mehr verantwortet?\n☐ ja (bitte Referenzblatt ausfüllen)  ☐ nein (führt zum Ausschluss)",
    "references",
  ],
  [
    "Vorzulegen sind geeignete Referenzen über früher ausgeführte Dienstleistungsaufträge. Eine Referenz gilt als geeignet, wenn sie die Entwicklung eines Corporate Designs einschließlich Gestaltungshandbuch für eine Organisation mit mehr als 200 Beschäftigten umfasst und nicht länger als fünf Jahre zurückliegt.",
    "references",
  ],
  [
    "A-Kriterium 3.2.4 Informationssicherheit\nDer Bieter verfügt über ein nach ISO/IEC 27001 zertifiziertes Informationssicherheits-Managementsystem oder legt einen gleichwertigen Nachweis einer anerkannten Stelle vor. Die Antwort „Nein“ führt zum Ausschluss des Angebots.",
    "certificate",
  ],
  [
    "Das Gesamtbudget für die Kampagne beträgt maximal 850.000 Euro brutto, davon mindestens 60 % für Schaltkosten. Die Rahmenvereinbarung hat ein Höchstvolumen von 1,2 Mio. Euro netto über vier Jahre. Ein Anspruch auf Abruf besteht nicht.",
  ],
  [
    "Mindestanforderung Performance-Marketing: Der Bieter muss zum Zeitpunkt der Angebotsabgabe den Status „Google Premier Partner“ und „Meta Business Partner“ innehaben. Screenshot des Partnerprofils genügt.",
  ],
  [
    "Zwingend auszuschließen sind Angebote, die nicht fristgerecht über die Vergabeplattform eingehen, die das Preisblatt nicht vollständig ausgefüllt enthalten, an den Vergabeunterlagen Änderungen vornehmen oder mehr als 25 Seiten Konzept umfassen.",
  ],
  [
    "Qualitätssicherung: Der Bewerber weist ein zertifiziertes Qualitätsmanagementsystem nach (ISO 9001:2015 oder gleichwertig). Kopie des Zertifikats genügt. Ohne gültiges Zertifikat gilt die berufliche Leistungsfähigkeit als nicht gegeben. Weitere Siegel können angegeben werden, bleiben aber ohne Einfluss auf die Auswahl.",
    "certificate",
  ],
  [
    "Nach Zuschlagserteilung benennt der Auftragnehmer eine feste Ansprechperson und mindestens zwei Stellvertretungen. Ein Wechsel der Projektleitung bedarf der Zustimmung des Auftraggebers; die neue Person muss über eine mindestens gleichwertige Qualifikation verfügen. Der Kick-off findet innerhalb von 14 Tagen statt.",
  ],
  [
    "Für die begleitende Evaluation und Akzeptanzforschung gilt: Das ausführende Institut ist nach ISO 20252 zertifiziert (Markt-, Meinungs- und Sozialforschung) und hat seit 2021 mindestens zwei Werbewirkungsstudien für Kampagnen öffentlicher Auftraggeber abgeschlossen. Beides ist Voraussetzung für die Zulassung des Angebots.",
    "certificate",
    "references",
  ],
  [
    "Beschreibung der Maßnahmen des Unternehmens zur Qualitätssicherung und der Untersuchungs- und Forschungsmöglichkeiten (formlos, max. 2 DIN-A4-Seiten). Angabe der Lieferkettenmanagement- und Umweltmanagementmaßnahmen, die bei der Ausführung angewendet werden. Angabe, welche Teile des Auftrags als Unteraufträge vergeben werden sollen.",
  ],
  [
    "Von der Teilnahme ausgeschlossen werden Unternehmen, bei denen Ausschlussgründe nach §§ 123, 124 GWB vorliegen. Der Bieter erklärt, dass er seiner Verpflichtung zur Zahlung von Steuern, Abgaben und Beiträgen zur Sozialversicherung ordnungsgemäß nachgekommen und Mitglied der Berufsgenossenschaft ist. Die Eintragung in das Handelsregister ist nachzuweisen.",
  ],
  [
    "Zur Beurteilung der Eignung können die Nachweise der wirtschaftlichen Leistungsfähigkeit insbesondere umfassen: Bankerklärungen, Jahresabschlüsse, Nachweis eines bestimmten Mindestjahresumsatzes. Welche Nachweise konkret verlangt werden, entnehmen Sie bitte der Auftragsbekanntmachung.",
  ],
  [
    "Für die Durchführung des Bürgerfestes wird nur eine Agentur zugelassen, die ein Managementsystem für nachhaltige Veranstaltungen nach ISO 20121 zertifiziert betreibt und eine Veranstalterhaftpflicht über mind. 5 Mio. € (Personen-/Sachschäden) hat. Belege bitte gleich mitschicken.",
    "certificate",
    "insurance",
  ],
  [
    "An der Präsentation sollen höchstens vier Personen teilnehmen, darunter die vorgesehene Projektleitung. Dauer: 30 Minuten Vortrag, 20 Minuten Fragen. Die Präsentation geht mit 25 % in die Wertung ein. Technik (Beamer, HDMI) wird gestellt.",
  ],
  [
    "Die Agentur muss mind. 3 Referenzen aus den letzten 3 Jahren im Bereich Stadtmarketing oder Tourismuswerbung vorlegen können, davon mind. 1 mit einem Budget > 100.000 €. Liegen keine 3 Referenzen vor => Ausschluss!",
    "references",
  ],
  [
    "Sämtliche Drucksachen sind auf Recyclingpapier mit dem Umweltzeichen Blauer Engel (DE-UZ 14a) zu produzieren. Das Papier ist im Impressum auszuweisen. Der Versand der Belegexemplare erfolgt klimaneutral.",
  ],
  [
    "Technische und berufliche Leistungsfähigkeit\nAuflistung und kurze Beschreibung der Eignungskriterien: Eignungskriterien gemäß Auftragsunterlagen. Möglicherweise geforderte Mindeststandards: siehe Vergabeunterlagen.",
  ],
  [
    "Bei Bewerbergemeinschaften werden die Umsätze der Mitglieder addiert. In Summe muss der Nettojahresumsatz im Mittel der letzten drei Geschäftsjahre mindestens 900.000 € erreichen. Ist das Unternehmen jünger als drei Jahre, wird der Mittelwert der seit Gründung abgeschlossenen Geschäftsjahre gebildet.",
    "turnover",
  ],
  [
    "Bewerbergemeinschaften geben eine von allen Mitgliedern unterzeichnete Erklärung ab, in der alle Mitglieder aufgeführt sind, ein bevollmächtigter Vertreter benannt ist und die gesamtschuldnerische Haftung erklärt wird. Die Aufgabenteilung ist darzustellen.",
  ],
  [
    "Soziale und ökologische Kriterien (B, 10 %)\nUmweltmanagementsystem nach EMAS oder ISO 14001 vorhanden: 5 Punkte\nGemeinwohl-Bilanz oder B-Corp-Zertifizierung: 3 Punkte\nCharta der Vielfalt unterzeichnet: 2 Punkte\nKeine Angabe: 0 Punkte",
  ],
  [
    "Die mit dem Druck beauftragte Druckerei muss über eine gültige FSC®- oder PEFC-Produktkettenzertifizierung (Chain of Custody) verfügen. Das Zertifikat ist dem Angebot beizufügen. Fehlt es auch nach Nachforderung, wird das Angebot ausgeschlossen.",
    "certificate",
  ],
  [
    "Angabe des Gesamtumsatzes sowie des Umsatzes im Tätigkeitsbereich des Auftrags, jeweils bezogen auf die letzten drei abgeschlossenen Geschäftsjahre. Sollte ein Unternehmen noch nicht so lange bestehen, sind die Angaben für den Zeitraum seit Gründung zu machen.",
  ],
  [
    "Der Bewerber muss zum Zeitpunkt des Teilnahmeantrags mindestens 20 fest angestellte Mitarbeiterinnen und Mitarbeiter (Vollzeitäquivalente) in den Bereichen Konzeption, Design und Text beschäftigen, darunter wenigstens zwei Creative Directors mit jeweils zehn Jahren Berufserfahrung. Freie Mitarbeiterinnen und Mitarbeiter werden hierbei nicht berücksichtigt.",
    "team",
  ],
  [
    "Die Auftraggeberin ist eine Anstalt des öffentlichen Rechts mit rund 1.200 Beschäftigten an vier Standorten und einem Jahresumsatz von etwa 180 Mio. Euro. Sie ist seit 2019 nach ISO 9001 und ISO 14001 zertifiziert. Mit der Ausschreibung sucht sie eine Agentur für die Weiterentwicklung ihrer Arbeitgebermarke.",
  ],
  [
    "Sofern vorhanden, können Zertifikate zum Qualitäts- oder Umweltmanagement (z. B. ISO 9001, ISO 14001, EMAS) beigefügt werden. Das Fehlen solcher Zertifikate führt nicht zum Ausschluss und wirkt sich nicht auf die Wertung aus.",
  ],
  [
    "Die eingereichten Referenzen werden anhand der Bewertungsmatrix mit 0 bis 100 Punkten bewertet. Bewerber, die beim Kriterium „Referenzen“ weniger als 60 Punkte erreichen, gelten als nicht geeignet und scheiden aus.",
    "references",
  ],
  [
    "Mit dem Angebot sind zum Nachweis der Eignung vorzulegen:\n- Handelsregisterauszug (nicht älter als 6 Monate)\n- Nachweis einer Betriebshaftpflichtversicherung\n- Liste der Referenzen der letzten drei Jahre\n- Angaben zum Umsatz der letzten drei Geschäftsjahre\n- Verpflichtungserklärung zu Tariftreue und Mindestentlohnung",
    "insurance",
  ],
  [
    "Leistungsumfang pro Jahr:\n- mindestens 4 Ausgaben des Kundenmagazins à 32 Seiten\n- mindestens 3 Social-Media-Kampagnen mit je 10 Motiven\n- 5 Testimonial-Videos mit Versicherten\n- 2 Referenzgeschichten (Success Stories) aus Mitgliedsunternehmen\nRedaktionssitzungen finden monatlich vor Ort statt.",
  ],
  [
    "Die Bewerberin / der Bewerber benennt mindestens eine Person mit IAAP-Zertifizierung (CPACC oder WAS), die für die Qualitätssicherung der Barrierefreiheit vorgesehen ist. Ferner sind zwei Referenzen über Webprojekte vorzulegen, bei denen die Konformität mit der BITV 2.0 durch einen externen Test (z. B. BIK BITV-Test) bestätigt wurde. Bewerbungen ohne diese Nachweise werden im weiteren Verfahren nicht berücksichtigt.",
    "team",
    "references",
  ],
];
