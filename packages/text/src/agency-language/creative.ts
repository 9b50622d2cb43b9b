// The groups around text, film, photo, design and print. What a group is: ../agency-language.ts.

export const content = `
Content, redaktionelle Inhalte, Medieninhalte
Contenterstellung, Content-Produktion, Content Creation, Inhaltserstellung
Content-Marketing, Corporate Publishing
Redaktion, redaktionelle Betreuung, redaktionelle Leistungen, redaktionelle Aufbereitung
Redaktionsplan, Themenplan, Contentplan
Texterstellung, Textredaktion, Copywriting
Texter, Werbetexter, Copywriter
Lektorat, Korrektorat, Schlusskorrektur, Korrekturlesen
Redenschreiben, Ghostwriting
Mitarbeitermagazin, Mitarbeiterzeitung, Mitarbeiterzeitschrift, Beschäftigtenmagazin, Beschäftigtenzeitschrift, Hauszeitschrift
Kundenmagazin, Kundenzeitschrift, Kundenzeitung
Mitgliedermagazin, Mitgliederzeitschrift, Verbandszeitschrift
Geschäftsbericht, Jahresbericht, Tätigkeitsbericht
Nachhaltigkeitsbericht, CSR-Bericht, Sustainability Report
Amtsblatt, Mitteilungsblatt, Gemeindeblatt
Festschrift, Chronik, Jubiläumsschrift
E-Paper, Flipbook, Blätterkatalog
Blog, Weblog
Leichte Sprache, Einfache Sprache, leicht verständliche Sprache
Gebärdensprache, DGS, Gebärdenvideo, Gebärdensprachfilm
Audiodeskription, Hörfilmfassung
Übersetzung, Sprachfassung, fremdsprachige Fassung
Unterrichtsmaterial, Unterrichtsmaterialien, Lehrmaterial, Bildungsmaterial, Lernmaterial, didaktisches Material
`;

export const filmAndPhoto = `
Film, Video, Bewegtbild, Videoclip
Filmproduktion, Videoproduktion, Bewegtbildproduktion, Filmherstellung
Imagefilm, Unternehmensfilm, Imagevideo, Unternehmensvideo
Erklärfilm, Erklärvideo, Erklärclip
Animationsfilm, Trickfilm, animierter Film, animierter Kurzfilm, Zeichentrickfilm
Motion Design, Motion Graphics, Bewegtgrafik
Werbefilm, Werbespot, Werbevideo, Werbeclip
Kinospot, Kinowerbung
Radiospot, Hörfunkspot, Funkspot, Radiowerbung, Hörfunkwerbung
TV-Spot, Fernsehspot, TV-Werbung, Fernsehwerbung
Kurzvideo, Kurzclip, Hochkantvideo, Reel
Schulungsfilm, Schulungsvideo, Lehrfilm, Lehrvideo, Lernvideo, Tutorial, Anleitungsfilm
Recruitingvideo, Recruitingfilm, Arbeitgebervideo, Arbeitgeberfilm
Dokumentarfilm, Filmdokumentation, Videodokumentation
Eventfilm, Veranstaltungsfilm, Aftermovie
Veranstaltungsmitschnitt, Veranstaltungsaufzeichnung, Videomitschnitt, Videoaufzeichnung
Livestream, Live-Übertragung, Internetübertragung, Webcast, Videostream
Podcast, Audioreihe, Audioformat
Sprecheraufnahme, Sprachaufnahme, Voice-over, Vertonung
Drehbuch, Filmskript
Videoschnitt, Filmschnitt, Postproduktion, Videobearbeitung
Audio-Branding, Sound Branding, Soundlogo
Fotografie, Fotograf, fotografische Leistungen, Fotoarbeiten, Fotoaufnahme
Fotoshooting, Fotoproduktion, Fototermin
Porträtfotografie, Porträtaufnahme, Mitarbeiterporträt
Drohnenaufnahme, Luftaufnahme, Drohnenvideo, Drohnenfoto
Zeitraffer, Timelapse
Bildsprache, Bildwelt, Bildkonzept
Bilddatenbank, Bildarchiv, Mediendatenbank, Digital Asset Management
`;

export const design = `
Corporate Design, visuelles Erscheinungsbild, visueller Auftritt, visuelle Identität
Corporate Identity, Unternehmensidentität
Logo, Signet, Wort-Bild-Marke, Bildmarke
Styleguide, Gestaltungsrichtlinie, Gestaltungshandbuch, Gestaltungsleitfaden, Designmanual, Markenhandbuch, Brand Guide
Branding, Markenentwicklung, Markenbildung, Markenprozess
Markenstrategie, Markenpositionierung, Markenführung
Naming, Namensentwicklung, Namensfindung
Claim, Slogan, Werbespruch
Key Visual, Schlüsselbild, Kampagnenmotiv
Grafikdesign, grafische Gestaltung, Kommunikationsdesign, grafische Leistungen
Layout, Satzarbeiten, Schriftsatz, Desktop-Publishing, DTP
Reinzeichnung, Druckvorstufe, Prepress
Infografik, Informationsgrafik, Schaubild
Editorial Design, Magazingestaltung, Magazinlayout
Verpackungsdesign, Verpackungsgestaltung, Packaging
Geschäftsausstattung, Geschäftsdrucksachen, Geschäftspapiere
Präsentationsvorlage, PowerPoint-Vorlage, Folienmaster
Designagentur, Designbüro, Grafikbüro, Gestaltungsbüro
Leitsystem, Wegeleitsystem, Orientierungssystem, Signaletik
`;

export const printAndMerchandise = `
Flyer, Faltblatt, Folder, Handzettel, Leporello
Broschüre, Booklet, Informationsheft, Druckschrift
Prospekt, Werbeprospekt, Werbeschrift
Plakat, Poster
Plakatierung, Plakataushang, Plakatwerbung
Printprodukt, Druckerzeugnis, Druckprodukt, Drucksache
Druckleistung, Druckdienstleistung, Druckproduktion
Großformatdruck, Bannerdruck, Large-Format-Druck
Web-to-Print, Druckportal
Bauzaunbanner, Bauzaunplane, Bauzaunverkleidung, Bauzaungestaltung
Roll-up, Rollup-Display, Bannerdisplay
Fahrzeugbeschriftung, Fahrzeugfolierung, Fahrzeugbeklebung
Leuchtreklame, Lichtwerbung, Leuchtwerbung
Lettershop, Kuvertierung
Mailing, Direktmailing, Werbebrief
Dialogmarketing, Direktmarketing, Direktwerbung
Postwurfsendung, Haushaltswerbung, Haushaltsverteilung, Prospektverteilung
Werbemittel, Werbeartikel, Streuartikel, Giveaway, Werbegeschenk
Merchandising, Merchandise, Fanartikel
`;
