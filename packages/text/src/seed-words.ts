/**
 * Nouns and stems of which compounds in notices of creative and public services are made: the lexicon before any corpus
 * was seen. Written by hand. Words here are never split themselves.
 */
export const seedWords = `
abfall ablauf abwasser agentur akademie aktion aktivität akzeptanz alltag altstadt analyse anbieter anforderung angestellte
anlage anmeldung anzeige anwendung apparat arbeit arbeitgeber archiv architekt architektur artikel assistenz asyl audio
audit aufbau aufgabe aufklärung auflage aufnahme aufsicht auftritt ausbau ausbildung ausgabe auskunft ausland
ausrüstung ausstattung ausstellung auswahl auswertung auto automat autor
bahn balkon band bank banner barriere basis bau bauer baum beamer bedarf begleitung beitrag bekleidung belegung
beleuchtung benutzer beratung bereich bericht beruf beschaffung beschilderung beschriftung besuch besucher
betreuung betrieb bewegung bewerbung beziehung bibliothek bild bildschirm bildung bindung block blog boden bogen
brand branche brief briefing broschüre brücke buch buchung budget bühne bund bürger büro bus
campus card catering center chat check chor chronik club coaching computer content controlling corporate creative
dach daten datenbank demokratie denkmal design dialog dienst dienstleister dienstleistung digital direktor display dokument
dokumentation dolmetscher dorf druck drucker
edition effekt ehrenamt einheit einkauf einladung einsatz einzel eltern empfang energie entsorgung entwicklung entwurf
erfassung erfolg ergebnis erinnerung erlebnis ernährung erstellung event europa evaluation export
fabrik fach fachkraft fachkräfte fahne fahrrad fahrt fahrzeug faktor falt faltblatt familie farbe feedback feier fenster
ferien fernsehen fertigung fest festival feuer feuerwehr film filter finanz firma fläche flagge flotte flug flughafen
flyer föderation folder folie fonds förderung form format formular forschung forst fortbildung forum foto fotograf
fotografie frau frauen freizeit frist funk funktion fuss
garten gast gastronomie gäste gebäude gebühr gefahr gegenwart geld gemeinde generation gerät gericht gesamt geschäft
geschenk geschichte gesellschaft gesetz gespräch gestalter gestaltung gesundheit gewalt gewässer gewerbe gewinn giveaway
glas gleichstellung grafik grafiker graphik grenze gross grund gruppe gut gutachten güter
hafen halle haltung handbuch handel handwerk haus haushalt haut heft heim heimat heizung herstellung hilfe hochschule
hof holz honorar hotel hotline hygiene
idee identität illustration image immobilie industrie influencer informatik information informations infrastruktur inhalt
initiative innen innovation insel installation institut instrument integration inter interaktion internet interview
inventar investition
jahr jahres jubiläum jugend junge
kabel kalender kamera kammer kampagne kampagnen kanal kapital karriere karte kasse katalog kathedrale kauf kind kinder kino kirche
klang klasse klima klinik klub koffer kommission kommune kommunikation kompetenz konferenz kongress konto kontrolle
konzept konzeption konzert kooperation koordination korrektorat korrespondenz kosten kraft krankenhaus kreativ kreis krise
kultur kunde kunden kunst künstler kurs küste
labor laden lager land landes landkreis landschaft landwirtschaft lang last lauf layout leben legung lehr lehrer leihe
leistung leit leiter leitfaden leitung lektorat lern lesung licht liebe lied linie liste literatur live lizenz logistik
logo lösung luft
magazin mail mailing maler management manager mappe marke marken markt marketing maschine maske mass massnahme material mauer
medien media medium medizin meister mensch menschen merchandising messe messen methode miete militär mitarbeiter mittel
mobil mobilität mode model moderation modul monat monitor monitoring motiv motor museum musik muster
nachhaltigkeit nachricht nachrichten nachwuchs nacht name natur netz netzwerk newsletter notfall nutzer nutzung
oberfläche objekt öffentlichkeit öffentlichkeits oper optik optimierung ordnung organisation ort
page paket panel papier park parkplatz partei partner partnerschaft personal person pflege pflanze plakat plan planung platte
plattform platz podcast podium politik polizei portal portrait post poster potenzial praktikum praxis preis premiere präsentation
präsenz prävention presse print produkt produktion produzent profil prognose programm projekt promotion prospekt
protokoll prozess prüfung psychologie publikation publikum pult
qualifizierung qualität quartier quelle quiz
rad radio rahmen rathaus rating raum reaktion recherche rechnung recht redaktion rede referat reform regal region regie
register reichweite reinigung reise rente reparatur report reportage repräsentation ressource restaurant rettung risiko rohr
rolle route rundfunk
saal sache sammlung sanierung satz schaden schalter schaltung schatz schau schein schiene schiff schild schilder schloss
schmuck schnitt schrift schule schüler schulung schutz schwerpunkt screening see segment seite sektor sekretariat
sendung senior senioren serie server service sicherheit sicherung siedlung signal sitz sitzung social software soldat
sonder sozial spanne speicher sperre spiegel spiel sport spot sprache sprecher sprechstunde staat stadt städte stand standort
start station statistik stelle steuer steuerung stift stiftung stimme stoff strand strasse strategie strecke streit strom struktur
studie studierende studio studium suche suchmaschine symbol symposium system szene
tag tage tagung tafel tafeln tanz tarif tasche tausch team technik technologie teil telefon test text texter textil theater
thema themen therapie ticket tier tisch titel tochter tod ton tool tour tourismus touristik tracking training transfer
transformation transport trend turm typ
übersetzung übertragung übung uhr umfrage umgebung umsatz umsetzung umwelt umzug unfall universität unterhaltung
unterkunft unternehmen unterricht unterstützung untersuchung urlaub
veranstaltung verband verbraucher verein vereinbarung verfassung verhalten verkauf verkehr verlag vermarktung vermietung
vermittlung verpackung verpflegung versand versicherung versorgung versuch verteilung vertrag vertrieb verwaltung
verwertung video visual volk volks vorbereitung vorhaben vorlage vorsorge vorstellung vortrag
waffe wagen wahl wald wand wandel wander ware waren wartung wasser web website weg wein welt werbe werbung werbemittel werk werkstatt
wert wettbewerb wetter wiese wind winter wirkung wirtschaft wirtschafts wissen wissenschaft woche wohnung workshop
zahl zahlung zahn zaun zeichen zeichnung zeile zeit zeitschrift zeitung zelt zentrale zentrum zertifikat ziel zielgruppe
zimmer zoo zoll zug zugang zukunft zusammenarbeit zuschuss zustellung
`
  .trim()
  .split(/\s+/);

/** Short words that may still be parts of a compound. */
export const shortParts =
  "app bau bus gas hof job mut not öl ort rad see tag tor tür uhr ufer weg web zug zoo".split(" ");

/** Endings and prefixes that look like words of a corpus and are none. */
export const pseudoParts =
  `ung ungen heit keit schaft lich isch bar sam haft los ver ent zer erst vor aus auf ein mit
ber ter ten der den des die das und bei nach über unter durch gegen ohne sein wird sind eren erung ierung ation iert
ische ischen liche lichen tion tionen ismus eren stell stellung nehmen geben haben halt halte halten gabe gaben ende
enden recht rechte rechten weise weisen nahme leit artig fach fache wert werte reich reiche voll selbst eigen
`
    .trim()
    .split(/\s+/);
