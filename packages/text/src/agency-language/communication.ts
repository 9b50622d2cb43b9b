// The groups around campaigns, the press, media buying, research and events. What a group is: ../agency-language.ts.

export const campaignsAndPress = `
Werbeagentur, Kreativagentur, Kommunikationsagentur
Leadagentur, Leitagentur
Agenturleistung, Agenturdienstleistung, Kommunikationsdienstleistung
Werbedienstleistung, Werbeleistung
Kampagne, Kommunikationsmaßnahme, kommunikative Maßnahmen, Werbemaßnahme, öffentlichkeitswirksame Maßnahmen
Werbekampagne, Kommunikationskampagne, Werbeaktion
Aufklärungskampagne, Informationskampagne, Sensibilisierungskampagne, Aufklärungsmaßnahme, Sensibilisierungsmaßnahme
Imagekampagne, Imagewerbung
crossmedial, medienübergreifend, kanalübergreifend
Testimonial, Markenbotschafter
Öffentlichkeitsarbeit, Ö-Arbeit, Public Relations, PR, Pressearbeit, Medienarbeit, Media Relations, Pressebetreuung
Pressemitteilung, Presseinformation, Medieninformation, Medienmitteilung
Pressekonferenz, Pressegespräch, Pressetermin, Medientermin
Pressereise, Journalistenreise, Medienreise
Presseverteiler, Medienverteiler
Krisenkommunikation, Krisen-PR
Medientraining, Interviewtraining, Kameratraining
Kommunikationskonzept, Kommunikationsplan, PR-Konzept
Kommunikationsstrategie, strategische Kommunikation, PR-Strategie
Kommunikationsberatung, PR-Beratung
interne Kommunikation, Mitarbeiterkommunikation, Beschäftigtenkommunikation
Baustellenkommunikation, Baukommunikation, Baustellenmarketing, Anwohnerinformation, Anwohnerkommunikation
Bürgerbeteiligung, Öffentlichkeitsbeteiligung, Bürgerdialog, Beteiligungsverfahren, Dialogverfahren, Partizipation
Onlinebeteiligung, E-Partizipation, digitale Beteiligung
Medienbeobachtung, Medienmonitoring, Presseclipping, Clipping
Pressespiegel, Medienspiegel, Presseschau
Medienresonanzanalyse, Medienanalyse, Resonanzanalyse
Public Affairs, politische Kommunikation
Gesundheitskommunikation, Gesundheitsaufklärung
Fundraising, Spendenwerbung, Spendenakquise
Sponsoring, Sponsorensuche, Sponsorenakquise
`;

export const mediaAndRecruiting = `
Mediaagentur, Mediadienstleister
Mediaplanung, Streuplanung, Mediastrategie
Mediaeinkauf, Mediabuchung, Media Buying
Anzeigenschaltung, Werbeschaltung, Mediaschaltung, Anzeigendisposition, Anzeigenbuchung
Mediabudget, Mediavolumen, Schaltvolumen, Schaltbudget, Schaltkosten
Zeitungsanzeige, Printanzeige, Inserat, Annonce
Außenwerbung, Out of Home, OOH
Digital Out of Home, DOOH, digitale Außenwerbung
City-Light-Poster, City-Light-Plakat
Verkehrsmittelwerbung, Buswerbung
Werbeerfolgskontrolle, Werbewirkungsmessung, Werbewirkungsforschung
Employer Branding, Arbeitgebermarke, Arbeitgebermarketing, Arbeitgeberimage
Arbeitgeberversprechen, Employer Value Proposition, EVP
Personalmarketing, Personalwerbung, HR-Marketing
Recruiting, Personalgewinnung, Fachkräftegewinnung
Recruitingkampagne, Personalkampagne, Personalgewinnungskampagne, Arbeitgeberkampagne
Azubimarketing, Ausbildungsmarketing, Azubigewinnung, Azubirecruiting, Nachwuchsgewinnung, Nachwuchswerbung
Stellenanzeige, Stellenausschreibung, Stelleninserat
Berufsmesse, Karrieremesse, Jobmesse, Ausbildungsmesse
`;

export const marketingAndResearch = `
Marketingkonzept, Marketingplan, Marketingstrategie
Tourismusmarketing, Destinationsmarketing, touristische Vermarktung
Stadtmarketing, City-Marketing, Citymanagement, Innenstadtmarketing
Standortmarketing, Standortwerbung, Standortkommunikation
Hochschulmarketing, Studierendenmarketing, Studierendengewinnung
Leitbild, Leitbildprozess, Mission Statement
Zielgruppenanalyse, Zielgruppensegmentierung
Customer Journey, Nutzerreise, Kundenreise
Kundenbindungsprogramm, Bonusprogramm, Treueprogramm
Gewinnspiel, Preisausschreiben
Promotionaktion, Verteilaktion
Marktforschung, Marktstudie, Marktanalyse
Umfrage, Befragung
Bevölkerungsumfrage, Bevölkerungsbefragung, Meinungsumfrage, Meinungsforschung, Repräsentativbefragung
Kundenbefragung, Kundenzufriedenheitsmessung, Zufriedenheitsbefragung
Fahrgastbefragung, Reisendenbefragung
Besucherforschung, Besucherbefragung, Gästebefragung, Publikumsforschung
Mitarbeiterbefragung, Beschäftigtenbefragung
Fokusgruppe, Gruppendiskussion
Telefonbefragung, CATI, Telefoninterview
Onlinebefragung, Onlineumfrage, CAWI
Mystery Shopping, Testkauf
Evaluation, Evaluierung, Begleitforschung, Wirkungsmessung
Imageanalyse, Imagestudie, Bekanntheitsstudie
`;

export const events = `
Event, Veranstaltung
Eventagentur, Veranstaltungsagentur
Eventmanagement, Veranstaltungsmanagement, Veranstaltungsorganisation, Eventorganisation, Veranstaltungsplanung
Kongress, Tagung, Konferenz, Symposium
Kongressorganisation, Kongressmanagement, Tagungsorganisation, Tagungsmanagement
hybride Veranstaltung, Hybridveranstaltung, Hybridevent, hybride Tagung
Onlineveranstaltung, Onlineevent, digitale Veranstaltung, digitales Event, virtuelle Veranstaltung, virtuelles Event
Webinar, Onlineseminar
Teilnehmermanagement, Einladungsmanagement, Gästemanagement
Veranstaltungstechnik, Eventtechnik
Messestand, Messeauftritt, Ausstellungsstand, Gemeinschaftsstand, Messepräsenz
Messebau, Standbau, Messestandbau
Standpersonal, Messepersonal, Hostess
Festakt, Festveranstaltung, Gala
Stadtfest, Bürgerfest
Jubiläum, Festjahr, Jubiläumsjahr, Jubiläumsfeier
Roadshow, Infotour, Informationstour, Infomobil
Ausstellungsgestaltung, Ausstellungsdesign, Ausstellungsarchitektur, Szenografie
Ausstellungsbau, Exponatbau
Medienstation, Multimediastation, interaktives Exponat
Besucherzentrum, Infozentrum, Erlebniszentrum
`;
