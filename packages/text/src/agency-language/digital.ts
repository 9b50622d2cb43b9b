// The groups around websites, apps, search engines and social media. What a group is: ../agency-language.ts.

export const web = `
Website, Webseite, Internetseite, Homepage, Internetauftritt, Internetpräsenz, Webauftritt, Webpräsenz, Webportal, Onlineauftritt, Onlinepräsenz, Internetangebot, Internetportal
Website-Relaunch, Neugestaltung Internetauftritt, Neugestaltung Website, Neukonzeption Website, Überarbeitung Internetauftritt
Relaunch, Redesign
Webdesign, Screendesign, Webgestaltung, Website-Gestaltung
Webentwicklung, Webprogrammierung, Website-Programmierung, Internetprogrammierung
CMS, Content-Management-System, Redaktionssystem, Web-Content-Management
Website-Pflege, Website-Betreuung, Website-Wartung, Website-Support
Webhosting, Website-Hosting
Landingpage, Zielseite, Aktionsseite, Kampagnenseite
Microsite, Themenseite, Sonderseite, Projektseite, Themenportal
Karriereseite, Karriereportal, Karrierewebsite, Bewerberportal
Jobbörse, Stellenbörse, Stellenportal, Jobportal
Onlineshop, Webshop, Internetshop, E-Shop
Intranet, Mitarbeiterportal, Beschäftigtenportal
App, mobile Anwendung, mobile Applikation, Smartphone-App, Handy-App
Chatbot, Dialogassistent, digitaler Assistent, virtueller Assistent
KI, Künstliche Intelligenz, Artificial Intelligence
Designsystem, Komponentenbibliothek, Pattern Library
UX, User Experience, Nutzererlebnis, Nutzungserlebnis
UI-Design, Interface-Design, Oberflächengestaltung
Usability, Gebrauchstauglichkeit, Benutzerfreundlichkeit, Nutzerfreundlichkeit
Usability-Test, Nutzertest, User-Test
UX-Research, User Research, Nutzerforschung
Wireframe, Klickdummy, klickbarer Prototyp
Informationsarchitektur, Navigationskonzept, Seitenstruktur
digitale Barrierefreiheit, barrierefreie Website, Accessibility, BITV, WCAG
BITV-Test, Barrierefreiheitsprüfung, Accessibility-Audit, Prüfung Barrierefreiheit
barrierefreies PDF, PDF/UA, barrierefreies Dokument
Webanalyse, Web-Analytics, Webtracking
Augmented Reality, AR, erweiterte Realität
Virtual Reality, VR, virtuelle Realität
virtueller Rundgang, virtuelle Tour, 360-Grad-Rundgang, 360-Grad-Tour, Panoramatour
Audioguide, Mediaguide, Medienguide, Multimediaguide, Audiotour
E-Learning, digitales Lernen, Onlinelernen
Web Based Training, WBT, Lernmodul, Selbstlernkurs, Onlinekurs
Lernplattform, Learning Management System, LMS, Lernmanagementsystem
Digitalagentur, Webagentur, Internetagentur, Onlineagentur
`;

export const online = `
SEO, Suchmaschinenoptimierung, Search Engine Optimization, Auffindbarkeit Suchmaschinen
SEA, Suchmaschinenwerbung, Search Engine Advertising, Google Ads, AdWords, Suchanzeige
Suchmaschinenmarketing, Search Engine Marketing
Onlinemarketing, Digitalmarketing, digitales Marketing, Internetmarketing
Onlinewerbung, Digitalwerbung, digitale Werbung, Internetwerbung
Performance-Marketing, Performance-Kampagne, Performance Advertising
Displaywerbung, Display Advertising, Bannerwerbung, Werbebanner
Programmatic Advertising, Programmatic Buying, programmatische Werbung
Retargeting, Remarketing
Newsletter, Rundbrief, elektronischer Rundbrief, Infobrief
E-Mail-Marketing, Newslettermarketing, E-Mail-Kampagne
CRM, Customer Relationship Management, Kundenbeziehungsmanagement
Social Media, soziale Medien, soziale Netzwerke, Social-Media-Kanäle, Social Web
Social-Media-Betreuung, Social-Media-Management, Social-Media-Redaktion, Kanalbetreuung
Social Ads, Social-Media-Werbung, Social-Media-Anzeigen, Social Advertising, Paid Social
Social-Media-Post, Social-Media-Beitrag, Posting
Community-Management, Community-Betreuung, Kommentarmoderation
Influencer, Content Creator, Creator
Influencer-Marketing, Influencer-Kooperation, Creator-Kooperation
Social-Media-Monitoring, Social Listening
`;
