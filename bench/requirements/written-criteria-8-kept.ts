import type { WrittenCriterion } from "./written-criteria.ts";

/** The other texts of the eighth set, read once when no rule changed any more. */
export const keptEighthCriteria: readonly WrittenCriterion[] = [
  [
    "Der geschätzte Auftragswert beläuft sich auf 1,4 Mio. EUR netto über vier Jahre. Der Höchstwert der Rahmenvereinbarung ist in Los 1 auf 900.000 EUR begrenzt.",
  ],
  [
    "Wenn ein Bewerber aus einem berechtigten Grund die geforderten Unterlagen nicht beibringen kann, so kann er seine finanzielle und wirtschaftliche Leistungsfähigkeit durch Vorlage anderer, vom Auftraggeber als geeignet erachteter Unterlagen belegen.",
  ],
  [
    "Die Eigenerklärungen sind auch für Nachunternehmer auf gesondertes Verlangen der Vergabestelle vorzulegen.",
  ],
  [
    "Für die Nachtwache müssen mindestens zwei Personen mit Brandschutzhelferausbildung und Ersthelferschein eingeplant werden können; die Nachweise sind als Teil der Eignungsunterlagen einzureichen.",
    "team",
  ],
  ["Gemäß § 48 Abs. 8 VgV wird bei Eintragung in ein amtliches Verzeichnis die Eignung vermutet."],
  [
    "durchschnittlicher Gesamtjahresumsatz innerhalb der letzten drei Jahre von mindestens 800.000 EUR für Los 1, 450.000 EUR für Los 2 und 450.000 EUR für Los 3; bei Angeboten auf mehrere Lose die Summe",
    "turnover",
  ],
  [
    "Bei Los 4 (Obst, Gemüse) ist der Bieter nach der EU-Öko-Verordnung zertifiziert; Angabe der Kontrollstellennummer (DE-ÖKO-…).",
    "certificate",
  ],
  [
    "Eine Eintragung in die Liste der präqualifizierten Sicherheitsunternehmen ist nicht erforderlich. Ein Referenznachweis wird in diesem Verfahren nicht verlangt.",
  ],
  [
    "Mindestens 1 zertifizierte/r Datenschutzbeauftragte/r sowie mindestens 2 Personen mit ITIL-Foundation-Zertifikat im vorgesehenen Team",
    "team",
  ],
  [
    "Der Umsatz dient ausschließlich der Information der Vergabestelle; ein Mindestumsatz wird nicht gefordert.",
  ],
  [
    "Mindestens eine der genannten Referenzen muss die Bauüberwachung Bahn (BÜB) unter rollendem Rad umfassen.",
    "references",
  ],
  [
    "Der Jahresabschluss oder Auszüge daraus sind nur einzureichen, falls deren Veröffentlichung in dem Land, in dem der Bewerber ansässig ist, gesetzlich vorgeschrieben ist.",
  ],
  [
    "Mit der Abgabe des Angebotes erklärt der Bieter, dass er in den letzten zwei Jahren nicht gem. § 21 Abs. 1 Satz 1 oder 2 SchwarzArbG mit einer Freiheitsstrafe von mehr als drei Monaten oder einer Geldbuße von mehr als 2.500 Euro belegt worden ist.",
  ],
  [
    "Formblätter sind in Textform nach § 126b BGB auszufüllen. Eine Unterschrift ist nicht erforderlich, der Name der erklärenden Person muss jedoch angegeben werden.",
  ],
  [
    "Für den Fall der Präqualifikation: Zertifikatsnummer PQ-VOL/AVPQ: ____________\nFür alle anderen: Eigenerklärung Anlage 3 ausgefüllt ja / nein",
  ],
  [
    "Einheitliche Europäische Eigenerklärung (EEE) nach § 50 VgV wird als vorläufiger Beleg der Eignung akzeptiert. Die Nachweise sind auf Anforderung binnen sechs Kalendertagen nachzureichen.",
  ],
  [
    "Kopie des Versicherungsscheins: Betriebshaftpflicht. Mindestversicherungssummen pro Fall: 10.000.000,- EUR für Personenschäden; 10.000.000,- EUR für Sachschäden; 1.000.000,- EUR für Vermögensschäden; 500.000,- EUR für Tätigkeitsschäden",
    "insurance",
  ],
  [
    "Bieter, die keine Referenz über ein Bauleitplanverfahren im Regelverfahren (Aufstellungsbeschluss bis Satzungsbeschluss) benennen können, sind vom weiteren Verfahren ausgeschlossen.",
    "references",
  ],
  [
    "Es liegen keine Ausschlussgründe nach §§ 123 oder 124 GWB vor. Der Bieter hat seine Verpflichtung zur Zahlung von Steuern, Abgaben und Beiträgen zur Sozialversicherung erfüllt.",
  ],
  [
    "Betriebshaftplicht-Versicherung min. 1.500.000 € für Personen- u. Sachschäden (Nachweiss nicht älter als 12 Monate)",
    "insurance",
  ],
  [
    "Anforderungen an Datenträgervernichter und IT-Remarketing: Zertifizierung nach DIN EN 15713 oder ISO 21964, zusätzlich drei Referenzen öffentlicher Einrichtungen aus 2023–2025.",
    "certificate",
    "references",
  ],
  [
    "Das Projektteam wird anhand der eingereichten Lebensläufe bewertet (Zuschlagskriterium 2, 30 %). Berufserfahrung der Projektleitung: bis 3 Jahre 1 Punkt, über 3 bis 6 Jahre 3 Punkte, mehr als 6 Jahre 5 Punkte.",
  ],
  ["Sofern eine Haftpflichtversicherung noch nicht besteht, ist dies kein Ausschlussgrund."],
  [
    "Der Auftragnehmer verpflichtet sich, bei der Ausführung des Auftrags seinen Beschäftigten wenigstens das Entgelt nach § 1 Abs. 2 MiLoG zu zahlen und dies auf Verlangen nachzuweisen (Formular 4 Tariftreue).",
  ],
  [
    "Schweißarbeiten: Herstellerqualifikation nach DIN EN 1090-2, EXC 2 oder höher; mind. 2 geprüfte Schweißer (ISO 9606-1) und 1 Schweißaufsichtsperson.",
    "certificate",
    "team",
  ],
  [
    "Auskunft zur Anzahl der Beschäftigten mit Schwerbehinderung; Angaben zu Auszubildenden (nur für statistische Zwecke).",
  ],
  [
    "Eine Erklärung, aus der hervorgeht, über welche Ausstattung, welche Geräte und welche technische Ausrüstung das Unternehmen für die Ausführung des Auftrags verfügt.",
  ],
  [
    "Beratungsleistungen Organisationsuntersuchung/Personalbedarfsermittlung\nFachkunde Unternehmen: 3 PBE-Projekte in Kommunalverwaltungen >= 300 VZÄ, seit 2021\nFachkunde Personal: Projektleitung mind. 3 eigene PBE-Projekte; Beraterteam mind. 3 Personen mit Hochschulabschluss",
    "team",
    "references",
  ],
  [
    "Soweit die Vergabeunterlagen Referenzen verlangen, behält sich die Vergabestelle vor, die genannten Ansprechpartner zu kontaktieren und Auskünfte einzuholen.",
  ],
  [
    "Der Bieter hat in den letzten fünf Jahren wenigstens eine Kundenbefragung im ÖPNV mit einer Stichprobe von 2.000 Interviews oder mehr eigenverantwortlich durchgeführt.",
    "references",
  ],
  [
    "Trägerzulassung nach § 178 SGB III i.V.m. AZAV sowie Darstellung von mindestens einer in den letzten drei Jahren durchgeführten Maßnahme der beruflichen Eingliederung (§ 45 SGB III).",
    "certificate",
    "references",
  ],
  [
    "Dem Angebot sind zwei Arbeitsproben (Imagefilme von 2–4 Minuten Länge, von der Firma in den letzten 24 Monaten für öffentliche Auftraggeber produziert) beizufügen; Angebote ohne diese Referenzfilme sind nicht wertbar.",
    "references",
  ],
  [
    "Der Nachweis von Erfahrung mit der Erstellung von Mietspiegeln (qualifiziert i. S. d. § 558d BGB) ist zwingend; es sind mind. zwei qualifizierte Mietspiegel aus den letzten sechs Jahren anzugeben.",
    "references",
  ],
  [
    "Beschreibung der Maßnahmen des Unternehmens zur Qualitätssicherung sowie der Untersuchungs- und Forschungsmöglichkeiten; Angabe der Umweltmanagementmaßnahmen, die der Bewerber während der Auftragsausführung anwenden kann.",
  ],
  [
    "- Referenzliste mit mindestens 3 vergleichbaren Objekten (Sicherheitsdienst, Empfangsdienst) aus den letzten drei Jahren inkl. Ansprechpartner\n- Nachweis Betriebshaftpflicht gem. § 14 BewachV\n- Kopie der Erlaubnis nach § 34a GewO\n- Auszug aus dem Gewerbezentralregister",
    "references",
    "insurance",
  ],
  [
    "Eignung:\nHaftpflichtversicherung (Personen 3 Mio., Sach 1 Mio., Vermögen 250 TEUR)\nReferenzen der letzten 3 Jahre (min. 2 x Baumpflege nach ZTV Baumpflege im öffentlichen Verkehrsraum)\nNachweis Mitgliedschaft BG\nUnbedenklichkeitsbescheinigung Krankenkasse",
    "insurance",
    "references",
  ],
  [
    'Nähere Angaben zu den Eignungskriterien siehe Vergabeunterlagen, Dokument "03_Eignung", abrufbar unter dem Link in Ziffer I.3).',
  ],
  [
    "Eignungsnachweis Fotografie: vergleichbare Referenzen (Reportage, Portrait, Architektur) aus mindestens zwei der drei Bereiche",
    "references",
  ],
  [
    "Der Bieter benennt die Personen, die mit der Ausführung betraut werden sollen, und teilt mit, ob es sich um eigenes Personal handelt.",
  ],
  [
    "Der Bieter bestätigt, dass er für die Dauer des Auftrags über mindestens zwei nach UVV Kassen unterwiesene Geldtransportfahrer sowie eine Waffensachkundige/einen Waffensachkundigen verfügt.",
    "team",
  ],
  [
    "Mindestanforderung: Gesamtumsatz >= 750.000 EUR netto p.a. in den letzten 2 abgeschl. Geschäftsjahren",
    "turnover",
  ],
  [
    "Für die Prüfung von ortsveränderlichen Betriebsmitteln gilt:\nElektrofachkräfte nach DGUV V3 bzw. TRBS 1203, mind. 4 Personen;\nReferenzen: mind. 3 Auftraggeber mit mehr als 5.000 Prüflingen;\nHaftpflichtversicherung: mind. 3 Mio. € pauschal für Personen und Sachen.",
    "references",
    "insurance",
    "team",
  ],
  [
    "Formblatt 124, Ziff. 4: Angaben zu Leistungen in den letzten bis zu fünf abgeschlossenen Kalenderjahren, die mit der zu vergebenden Leistung vergleichbar sind.",
    "references",
  ],
  [
    "Auszug aus der Checkliste:\nlfd. Nr. 4 – Umsatzerlöse im Mittel 2022/23/24 nicht unter 5 Mio. €\nlfd. Nr. 5 – Betriebshaftpflicht 5 Mio. € pauschal\nlfd. Nr. 6 – Referenz ÖPNV-Linienverkehr, mind. 300.000 Fahrplankilometer jährlich\nlfd. Nr. 7 – Auszug aus dem Verkehrszentralregister",
    "references",
    "insurance",
    "turnover",
  ],
  [
    "Nachweis einer gültigen Betriebshaftpflichtversicherung, Deckungssummen: Personenschäden 5,0 Mio. EUR, Sach- und Vermögensschäden 3,0 Mio. EUR je Schadensfall, jeweils zweifach maximiert p.a.",
    "insurance",
  ],
  ["Wenigstens ein Archivierungsprojekt nach OAIS-Modell", "references"],
  [
    "Ein Gewerbezentralregisterauszug, nicht älter als drei Monate, ist auf Verlangen der Vergabestelle vorzulegen.",
  ],
  [
    "Die Auswahl der Bewerber erfolgt anhand der Kriterien Referenzen (60 %), Qualifikation Projektteam (30 %) und Unternehmensgröße (10 %). Bei Punktgleichheit entscheidet das Los.",
  ],
  [
    "Erklärung, dass der Mindestjahresumsatz von 2.500.000,00 € (Los 1) bzw. 900.000,00 € (Los 2) im Durchschnitt der letzten drei Geschäftsjahre erreicht wurde",
    "turnover",
  ],
  ["Umsatzzahlen der vergangenen drei Jahre\nAnzahl der Mitarbeiter\nReferenzen\nBankverbindung"],
  [
    "Bewerberinnen und Bewerber sollen ihre Umsätze der letzten drei Jahre sowie die Zahl der fest angestellten und freien Mitarbeitenden im Bewerberbogen (Tabelle 4) eintragen.",
  ],
  [
    "Ständig verfügbare Kapazität von mindestens 2 Sachverständigen mit öffentlicher Bestellung und Vereidigung für Schäden an Gebäuden",
    "team",
  ],
  ["Vorlage von Referenzen zu vergleichbaren Rahmenverträgen für Bürobedarf", "references"],
  [
    "Es werden nur solche Bieter berücksichtigt, die durch Referenzen belegen, dass sie Forschungsvorhaben im Bereich Verkehrspsychologie für Bundes- oder Landesbehörden bereits erfolgreich abgeschlossen haben.",
    "references",
  ],
  [
    "Personelle Mindestausstattung: 1 Teamleitung (Dipl.-Psych. oder M.Sc. Psychologie) und 2 Beratungskräfte mit abgeschlossener Mediationsausbildung. Der Träger selbst kann auf mindestens fünf Jahre Tätigkeit im Feld der Familienberatung zurückblicken.",
    "team",
    "references",
  ],
  [
    "Erfolgreich abgeschlossene Aufträge über die Digitalisierung von Bauakten: min. 2 Stück, davon min. 1 mit >= 1 Mio. Seiten",
    "references",
  ],
  [
    "Wirtschaftliche Leistungsfähigkeit\nDer Bewerber erzielte im Durchschnitt der letzten 3 Jahre einen Nettoumsatz von mind. 1.000.000 EUR mit Projektsteuerungsleistungen. Er verfügt über eine Berufshaftpflichtversicherung mit 5 Mio. EUR je Schadensart.\nTechnische Leistungsfähigkeit\nMindestens 2 Referenzen Projektsteuerung (AHO, Handlungsbereiche A–E) für Klinikbauten mit Gesamtkosten ab 20 Mio. EUR, Abschluss nach 2016. Mindestens 8 Projektsteuerer/innen mit Studienabschluss Architektur oder Bauingenieurwesen.",
    "insurance",
    "turnover",
    "references",
    "team",
  ],
  [
    "Die Vergabestelle weist darauf hin, dass die Referenzen aus dem Präqualifikationsverzeichnis nur dann berücksichtigt werden können, wenn die Registriernummer angegeben ist.",
  ],
  ["Deckungsnachweis Drohnen-Haftpflicht (LuftVG), mind. 1 Mio. SZR", "insurance"],
  ["3 Vollzeitkräfte mit Führerschein Klasse C/CE", "team"],
  [
    "Angabe der durchschnittlichen jährlichen Beschäftigtenzahl des Unternehmens und der Zahl seiner Führungskräfte in den letzten drei Jahren.",
  ],
  [
    "Bieter, die bereits mit der Vorbereitung des Vergabeverfahrens befasst waren (§ 7 VgV), haben dies anzuzeigen und darzulegen, welche Leistungen sie dabei erbracht haben.",
  ],
  [
    "Leistungsort ist das Gebiet der Bundesrepublik Deutschland. Der Auftragnehmer setzt für die Durchführung fachlich geeignetes Personal ein und tauscht dieses nur mit Zustimmung des Auftraggebers aus.",
  ],
  [
    "Der AN hat vor Beginn der Arbeiten und auf Anforderung während der Laufzeit des Rahmenvertrages den Bestand einer Haftpflichtversicherung nachzuweisen; die Haftung ist auf die Höhe der Deckungssumme begrenzt (§ 9 des Vertragsentwurfs).",
  ],
  [
    "Umsatz der letzten 3 Jahre (Mindestwert: 600 T€/Jahr, Formblatt Eignung Ziffer 2.1)",
    "turnover",
  ],
  ["Der Bewerber kann mindestens ein gleichartiges Vorhaben vorweisen.", "references"],
  [
    "Angabe des Umsatzes mit IT-Supportleistungen für die Jahre 2023, 2024, 2025. Ein Jahresumsatz unterhalb von 350.000 EUR führt zum Ausschluss.",
    "turnover",
  ],
  [
    "Jugendherberge, Schullandheim, Feriendorf o. ä.: mind. eine Referenz über Umbau im laufenden Betrieb, Bausumme KG 200-600 über 2 Mio. EUR brutto, erbrachte LPH 5 bis 8, Übergabe an Nutzer in den letzten 10 Jahren",
    "references",
  ],
  [
    "Wirtschaftliche und finanzielle Leistungsfähigkeit:\nUmsatz im Tätigkeitsbereich des Auftrags: mindestens 300.000 EUR in jedem der letzten drei Jahre\nBerufshaftpflicht: Personenschäden 3.000.000 EUR / sonstige Schäden 1.000.000 EUR",
    "turnover",
    "insurance",
  ],
  [
    'Ausschlusskriterien (A) – bitte mit Ja/Nein beantworten\nA1: Liegen mindestens zwei Referenzen über Penetrationstests bei KRITIS-Betreibern vor?\nA2: Verfügen mindestens zwei der eingesetzten Tester über eine OSCP- oder CEH-Zertifizierung?\nA3: Ist der Bieter als IT-Sicherheitsdienstleister durch das BSI zertifiziert?\nBei einem "Nein" wird das Angebot ausgeschlossen.',
    "references",
    "team",
    "certificate",
  ],
  [
    "Mindestens zu erfüllende Standards\nFinanziell: Umsatz im Bereich Forsttechnik/Holzrücken >= 200.000 EUR im Schnitt 2022–2024. Haftpflicht: 2 Mio. EUR.\nTechnisch: min. 3 Holzernteaufträge ab 1.000 Fm.",
    "insurance",
    "references",
    "turnover",
  ],
  [
    "Frist für Referenzen: maßgeblich sind die drei Jahre vor Absendung der Bekanntmachung. Es müssen mindestens 2 Referenzen im Bereich Aufzugswartung (mind. 20 Anlagen, davon mind. 5 mit Notrufaufschaltung) benannt werden.",
    "references",
  ],
  [
    "Der Bewerber hat mit dem Teilnahmeantrag zu bestätigen, dass eine Berufshaftpflichtversicherung besteht, die Vermögensschäden mit mindestens 1 Mio. EUR je Verstoß abdeckt.",
    "insurance",
  ],
  [
    "A. Unternehmensbezogene Kriterien\nRef. 1: Verkehrsmodell für eine Stadt mit mehr als 100 Tsd. EW (Abschluss ab 2017)\nRef. 2: Radverkehrskonzept, Landkreis oder Stadt (Abschluss ab 2019)\nB. Personal\nPL und stv. PL: Studium Verkehrswesen/Raumplanung, PL mind. 8 J., stv. PL mind. 4 J. BE",
    "references",
    "team",
  ],
  [
    "Kriterium 2.3: Nettoumsatz aus Werbemittelproduktion 2024 größer oder gleich 150.000 Euro. [ ] erfüllt [ ] nicht erfüllt (Ausschluss)",
    "turnover",
  ],
  [
    "1. Mindestens eine Unternehmensreferenz: Hosting einer hochverfügbaren Fachanwendung (99,9 %) für mindestens 2.000 Nutzende, seit mindestens einem Jahr im Betrieb.\n2. Für den Betrieb sind mindestens drei Administratoren zu benennen, die Erfahrung mit Kubernetes von mehr als zwei Jahren haben.",
    "references",
    "team",
  ],
  [
    "Mind. 1 Referenz: Kunde mit > 1.000 Usern, M365-Rollout, Projektende nach 06/2022\nMind. 1 Referenz: Schulungskonzept für eine Behörde",
    "references",
  ],
  [
    "Los 3 – Moderation: Der Bieter benennt eine Moderatorin/einen Moderator, die/der in den vergangenen drei Jahren wenigstens fünf Veranstaltungen mit mehr als 150 Teilnehmenden moderiert hat. Zusätzlich zwei Unternehmensreferenzen zu hybriden Fachkonferenzen.",
    "references",
    "team",
  ],
  [
    '"Darstellung des Unternehmens im Hinblick auf einschlägige Erfahrungen" – Mindestanforderung: zwei Kampagnen zur Gesundheitsprävention mit messbarer Reichweite von je 500.000 Kontakten',
    "references",
  ],
  [
    "Präqualifikation (PQ-VOB) im Leistungsbereich 411-05 oder Formblatt 124 mit drei Referenznachweisen gemäß Formblatt 444",
    "references",
  ],
  [
    "Belegen Sie bitte anhand von 2 Beispielen, dass Sie bereits Ausstellungen mit einer Fläche von min. 300 qm geplant und realisiert haben.",
    "references",
  ],
  [
    "Technische Leistungsfähigkeit: 2 Referenzen zur Lieferung von Notebooks (mind. 200 Stück je Auftrag); Gerätezertifikate: TCO Certified Generation 9 oder Energy Star 8.0.",
    "references",
    "certificate",
  ],
  [
    "Erklärung, dass das Unternehmen in den vergangenen 36 Monaten wenigstens 10 Fahrzeuge mit Sonderaufbau an Kommunen geliefert hat",
    "references",
  ],
  [
    "Der Bieter hat die Anforderung an die technische und berufliche Leistungsfähigkeit erfüllt, wenn er im Referenzzeitraum (01.10.2020 – 30.09.2025) mindestens ein Gutachten zur Breitbandförderung nach Bundesrichtlinie erstellt hat.",
    "references",
  ],
  [
    "Bietergemeinschaften haben mit dem Angebot eine von allen Mitgliedern unterzeichnete Erklärung abzugeben, in der die gesamtschuldnerische Haftung zugesichert und ein bevollmächtigter Vertreter benannt wird.",
  ],
  [
    "Der durchschnittliche Jahresumsatz der letzten drei Geschäftsjahre muss mindestens 1,5 Mio. EUR (netto) betragen. Bei Bietergemeinschaften werden die Umsätze der Mitglieder addiert.",
    "turnover",
  ],
  [
    "Der Nachweis der Verfügbarkeit von Kapazitäten Dritter ist nur auf Anforderung und nur von dem Bieter zu erbringen, dessen Angebot auf Rang 1 liegt.",
  ],
  [
    "Angaben zu dem für die Leitung und Aufsicht vorgesehenen technischen Personal (Name, berufliche Qualifikation), Studien- und Ausbildungsnachweise sind beizufügen.",
  ],
  [
    "Umsatz des Unternehmens in den letzten drei abgeschlossenen Geschäftsjahren, soweit er Bauleistungen und andere Leistungen betrifft, die mit der zu vergebenden Leistung vergleichbar sind, unter Einschluss des Anteils bei gemeinsam mit anderen Unternehmen ausgeführten Aufträgen.",
  ],
  [
    "Die Leistungsfähigkeit ist gegeben, wenn das Unternehmen bereits eine E-Akte in einem Ministerium oder einer nachgeordneten Behörde eingeführt hat und mindestens vier Berater mit Zertifikat PRINCE2 Practitioner oder IPMA Level C zur Verfügung stehen.",
    "references",
    "team",
  ],
  [
    "Das angebotene Papier muss mit dem Umweltzeichen Blauer Engel (DE-UZ 14a) oder gleichwertig zertifiziert sein; der Nachweis ist mit dem Angebot vorzulegen, Angebote ohne Nachweis werden ausgeschlossen.",
    "certificate",
  ],
  [
    "Fachbetriebszertifizierung nach § 62 AwSV, ausgestellt durch eine anerkannte Überwachungsorganisation, ist nachzuweisen.",
    "certificate",
  ],
  [
    "Der Planer muss mit mindestens einem Projekt belegen, dass er Freianlagen nach § 39 HOAI in einem denkmalgeschützten Umfeld geplant hat.",
    "references",
  ],
  [
    "Die Vergabeunterlagen können gebührenfrei heruntergeladen werden. Eine Registrierung wird empfohlen, damit Bieterinformationen automatisch zugestellt werden.",
  ],
  [
    "Versicherungen: Feuer, Einbruch, Betriebshaftpflicht in ausreichender Höhe nachweisen",
    "insurance",
  ],
  [
    'Der Bewerbungsbogen ist vollständig auszufüllen. Nicht ausgefüllte Felder werden als "keine Angabe" gewertet.',
  ],
  [
    "Von der Vergabestelle wird kein bestimmtes Mindestniveau festgelegt. Die Angaben dienen der Plausibilisierung.",
  ],
  [
    "Je Los ist eine Refferenz über die Beförderung von Menschen mit Behinderung mit mind. 10 Fahrzeugen nachzuweissen.",
    "references",
  ],
  [
    "Mitarbeiterzahl: min. 8 (davon min. 3 Softwareentwickler:innen mit Kenntnissen in Java/Spring, min. 1 UX-Designer:in)",
    "team",
  ],
  [
    "Es gilt deutsches Recht. Die Allgemeinen Geschäftsbedingungen des Auftragnehmers werden nicht Vertragsbestandteil. Zahlungsziel: 30 Tage nach Eingang einer prüffähigen Rechnung.",
  ],
  [
    "Die Kapazitäten, Ausrüstung und die Maßnahmen zur Gewährleistung der Qualität sind in einem gesonderten Konzept zu beschreiben (max. 5 DIN-A4-Seiten).",
  ],
  [
    "Erklärung zum Gesamtumsatz und zum Umsatz mit vergleichbaren Leistungen, jeweils für die Geschäftsjahre 2022, 2023 und 2024 (Formblatt L 124, Ziffer 3).",
  ],
  [
    "Erklärung, ob und inwieweit der Bewerber mit anderen Unternehmen wirtschaftlich verknüpft ist oder auf bestimmte Auftraggeber bezogen in relevanter Weise mit anderen zusammenarbeitet.",
  ],
  [
    "Angebote von Bietern, die sich im Zusammenhang mit diesem Vergabeverfahren an einer unzulässigen Wettbewerbsbeschränkung beteiligen, werden ausgeschlossen.",
  ],
  [
    "Gültige HACCP-Zertifizierung oder IFS Food bzw. ISO 22000 der Produktionsküche (Kopie als Anlage E7)",
    "certificate",
  ],
  [
    "Eigenerklärung, dass im Auftragsfall eine Haftpflichtversicherung mit einer Deckung von nicht unter 2 Mio. € für Personen- und 500 T€ für Sachschäden abgeschlossen und bis zur Abnahme aufrechterhalten wird.",
    "insurance",
  ],
  [
    "Stammpersonal: mind. 12 Köche/Köchinnen bzw. Hilfskräfte, hiervon zumindest zwei Personen mit abgeschlossener Ausbildung als Koch/Köchin oder Diätassistent/in",
    "team",
  ],
  [
    "Die Vertragsstrafe beträgt 0,2 % der Auftragssumme je Werktag, höchstens 5 %. Eine Sicherheit für Mängelansprüche in Höhe von 3 % ist zu leisten.",
  ],
  [
    "Zum Zeitpunkt des Zuschlags muss eine Cyber-Versicherung oder eine IT-Haftpflichtversicherung mit einer Versicherungssumme von mindestens 2 Mio. EUR bestehen. Eine entsprechende Eigenerklärung ist Bestandteil der Eignungsprüfung.",
    "insurance",
  ],
  [
    "Die Referenzen werden wie folgt bewertet: keine Referenz 0 Punkte, eine Referenz 2 Punkte, zwei Referenzen 4 Punkte, drei und mehr Referenzen 6 Punkte. Gewichtung im Teilnahmewettbewerb 40 %.",
  ],
  [
    "Folgende Unterlagen werden zum Beleg der Eignung gefordert: (1) Firmenprofil, (2) drei Referenzen über Medienbeobachtung oder Pressespiegel für Einrichtungen mit mehreren Standorten, (3) Nachweis einer Vermögensschadenhaftpflicht von 500.000 Euro, (4) Eigenerklärung zu Ausschlussgründen.",
    "references",
    "insurance",
  ],
  [
    "III.1.2) Wirtschaftliche und finanzielle Leistungsfähigkeit: Eigenerklärung über den Abschluss einer Berufshaftpflichtversicherung. Mindeststandards: Deckungssumme Personenschäden mind. 1.500.000 EUR, Deckungssumme sonstige Schäden mind. 300.000 EUR; die Ersatzleistung des Versicherers muss mindestens das Zweifache der Deckungssumme pro Jahr betragen.",
    "insurance",
  ],
  [
    "Zur Beurteilung der Leistungsfähigkeit sind folgende Angaben zu machen: Anzahl der in den letzten drei Jahren beschäftigten Arbeitskräfte, gegliedert nach Lohngruppen mit gesondert ausgewiesenem technischem Leitungspersonal.",
  ],
  [
    "Zum Nachweis der wirtschaftl. Leistungsfähigkeit ist anzugeben, dass der Umsatz mit Cateringleistungen im Mittel der Jahre 2022-2024 nicht unter 400 TEUR gelegen hat.",
    "turnover",
  ],
  [
    "Zertifizierung als Entsorgungsfachbetrieb gem. § 56 KrWG für die Tätigkeiten Sammeln, Befördern und Lagern der ausgeschriebenen Abfallarten (Kopie des gültigen Zertifikats inkl. Anlage).",
    "certificate",
  ],
  [
    "Das Institut hat langjährige Erfahrung auf dem Gebiet der Arzneimittelversorgung bzw. des Gesundheitssystems, dokumentiert durch Veröffentlichungen oder Projektberichte (min. 3).",
    "references",
  ],
  [
    "Vergleichbar ist eine Referenz, wenn sie die Gestaltung und technische Umsetzung eines barrierefreien Internetauftritts nach BITV 2.0 mit einem Auftragswert von wenigstens 60.000 EUR netto zum Gegenstand hatte. Mindestens eine solche Referenz ist einzureichen.",
    "references",
  ],
  [
    'Für die Angaben zu den Referenzen ist das Formblatt "Referenzbogen" zu verwenden. Je Referenz ist ein eigenes Blatt auszufüllen; Verweise auf die Homepage des Bieters genügen nicht.',
  ],
  [
    "Als Beleg der technischen und beruflichen Leistungsfähigkeit dient eine Liste der wesentlichen in den letzten drei Jahren erbrachten Leistungen mit Angabe des Rechnungswertes, der Leistungszeit sowie der öffentlichen oder privaten Auftraggeber.",
  ],
  [
    "TEILNAHMEBEDINGUNGEN (Mindestvoraussetzungen, sog. K.O.-Kriterien):\n[1] Berufshaftpflichtversicherung (5 Mio. € / 5 Mio. €)\n[2] Referenz Laborbau S2, LPH 3 u. 5-8, Fertigstellung 2017 oder später\n[3] Referenz TA-Planung HLS, anrechenbare Kosten > 1,5 Mio. €\n[4] Projektleiter/in mit > 8 Jahren BE\n[5] mind. 5 Ing. im Büro",
    "insurance",
    "references",
    "team",
  ],
  [
    "Verlangt wird eine aussagekräftige Referenzliste (Mindestanzahl: 5) über die Lieferung von Feuerwehrfahrzeugen des Typs HLF 20 oder LF 20.",
    "references",
  ],
  [
    "Mit dem Angebot einzureichen sind: ausgefülltes Leistungsverzeichnis, Eigenerklärung zur Eignung (Formblatt 124), Verzeichnis der Unterauftragnehmer (Formblatt 235), ggf. Erklärung der Bietergemeinschaft (Formblatt 234).",
  ],
  [
    "Der Bieter muss über einschlägige Erfahrung in der Organisation von Messebeteiligungen im Ausland verfügen (mindestens drei Auslandsmessen innerhalb der letzten 36 Monate) und im letzten Geschäftsjahr einen Gesamtumsatz von 1,2 Mio. EUR überschritten haben.",
    "references",
    "turnover",
  ],
  [
    "Der Bieter muss für den Standort, an dem die Daten verarbeitet werden, über ein gültiges Zertifikat nach ISO/IEC 27001 oder BSI IT-Grundschutz verfügen.",
    "certificate",
  ],
  [
    "Angabe von Referenzen, die hinsichtlich Art, Umfang und Schwierigkeitsgrad mit der ausgeschriebenen Druckleistung vergleichbar sind.",
    "references",
  ],
  [
    "Angaben zum Unternehmen: Name, Anschrift, Ansprechpartner, Telefon, E-Mail, USt-IdNr., Größe des Unternehmens (KMU ja/nein).",
  ],
  [
    "Im Falle der Zuschlagserteilung: Vorlage eines Versicherungsscheins (Betriebs- und Produkthaftpflicht, jeweils 3 Mio. €) binnen 10 Tagen. Die Bereitschaft hierzu ist im Rahmen der Eignungsprüfung verbindlich zu erklären (Anlage E-4).",
    "insurance",
  ],
  [
    "Der Bieter erklärt, dass ihm die für die Erfüllung des Auftrags erforderlichen Mittel zur Verfügung stehen werden.",
  ],
  [
    "Die Einrichtung muss einen Betreuungsschlüssel von 1:8 mit staatlich anerkannten Sozialarbeiterinnen/Sozialarbeitern gewährleisten können und haftpflichtversichert sein (mind. 3 Mio. EUR Personen- und Sachschäden).",
    "insurance",
    "team",
  ],
  [
    "Referenzen mit Rückmeldung des Auftraggebers (Referenzschreiben) über die Durchführung von Azubi-Kampagnen, Social-Media-Werbung auf mindestens drei Kanälen",
    "references",
  ],
];
