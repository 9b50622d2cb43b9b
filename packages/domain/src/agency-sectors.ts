interface AgencySectorDefinition {
  readonly label: string;
  /** CPV prefixes; a code stands for the first sector that covers it. */
  readonly cpv: readonly string[];
  /** What the services are called; each word stands for its synonyms, too. */
  readonly words: readonly string[];
}

/**
 * What agencies offer; marketing is scattered over five divisions of CPV, and some services have no code at all.
 * A recall net, not a verdict: codes are often wrong. Keys are stored in profiles and are never taken away.
 */
export const agencySectorDefinitions = {
  advertising: {
    label: "Werbung & Kampagne",
    cpv: ["79340", "79341"],
    words: [
      "Werbeagentur",
      "Leadagentur",
      "Agenturleistung",
      "Werbedienstleistung",
      "Werbekampagne",
      "Imagekampagne",
      "Informationskampagne",
      "kommunikative Maßnahmen",
      "Außenwerbung",
      "Plakatierung",
    ],
  },
  marketing: {
    label: "Marketing",
    cpv: ["79342", "79413"],
    words: [
      "Marketing",
      "Marketingkonzept",
      "Tourismusmarketing",
      "Stadtmarketing",
      "Standortmarketing",
      "Hochschulmarketing",
      "Onlinemarketing",
      "Suchmaschinenmarketing",
      "SEO",
      "SEA",
      "Newsletter",
      "E-Mail-Marketing",
    ],
  },
  "public-relations": {
    label: "PR & Öffentlichkeitsarbeit",
    cpv: ["79416"],
    words: [
      "Öffentlichkeitsarbeit",
      "Pressearbeit",
      "Krisenkommunikation",
      "Kommunikationskonzept",
      "Kommunikationsstrategie",
      "Kommunikationsberatung",
      "Baustellenkommunikation",
      "Medienbeobachtung",
      "Pressespiegel",
      "Medienresonanzanalyse",
    ],
  },
  design: {
    label: "Grafik & Design",
    cpv: ["798225", "79415", "79930"],
    words: [
      "Corporate Design",
      "Grafikdesign",
      "Designagentur",
      "Logo",
      "Styleguide",
      "Layout",
      "Reinzeichnung",
      "Infografik",
      "Editorial Design",
      "Verpackungsdesign",
      "Leitsystem",
      "Bauzaunbanner",
    ],
  },
  print: {
    label: "Druck",
    cpv: ["79800", "7981", "79820", "79821", "79823", "79824", "22462"],
    words: [
      "Druckleistung",
      "Printprodukt",
      "Broschüre",
      "Flyer",
      "Prospekt",
      "Großformatdruck",
      "Web-to-Print",
    ],
  },
  film: {
    label: "Film & Video",
    cpv: ["921110", "921112", "92111", "92112"],
    words: [
      "Filmproduktion",
      "Imagefilm",
      "Erklärfilm",
      "Animationsfilm",
      "Werbefilm",
      "Kinospot",
      "TV-Spot",
      "Kurzvideo",
      "Schulungsfilm",
      "Dokumentarfilm",
      "Eventfilm",
      "Veranstaltungsmitschnitt",
      "Livestream",
      "Bewegtbild",
    ],
  },
  photo: {
    label: "Foto",
    cpv: ["79961"],
    words: ["Fotografie", "Fotoshooting", "Porträtfotografie", "Drohnenaufnahme"],
  },
  events: {
    label: "Event & Messe",
    cpv: ["7995"],
    words: [
      "Eventagentur",
      "Eventmanagement",
      "Kongressorganisation",
      "hybride Veranstaltung",
      "Teilnehmermanagement",
      "Messestand",
      "Messebau",
      "Roadshow",
      "Festakt",
      "Stadtfest",
    ],
  },
  web: {
    label: "Web & Digital",
    cpv: ["72413", "724", "72212224"],
    words: [
      "Website",
      "Website-Relaunch",
      "Webdesign",
      "Webentwicklung",
      "CMS",
      "Landingpage",
      "Microsite",
      "Karriereseite",
      "Onlineshop",
      "Intranet",
      "App",
      "Chatbot",
      "UX",
      "Usability-Test",
      "digitale Barrierefreiheit",
      "BITV-Test",
      "virtueller Rundgang",
      "Digitalagentur",
    ],
  },
  research: {
    label: "Marktforschung",
    cpv: ["7931", "7932"],
    words: [
      "Marktforschung",
      "Umfrage",
      "Bevölkerungsumfrage",
      "Kundenbefragung",
      "Fahrgastbefragung",
      "Besucherforschung",
      "Mitarbeiterbefragung",
      "Onlinebefragung",
      "Mystery Shopping",
      "Imageanalyse",
    ],
  },
  merchandise: {
    label: "Werbemittel",
    cpv: ["392941", "22462"],
    words: ["Werbemittel", "Merchandising"],
  },
  editorial: {
    label: "Redaktion & Verlag",
    cpv: ["79970", "7953", "79552"],
    words: [
      "Redaktion",
      "Texterstellung",
      "Lektorat",
      "Contenterstellung",
      "Content-Marketing",
      "Mitarbeitermagazin",
      "Kundenmagazin",
      "Mitgliedermagazin",
      "Geschäftsbericht",
      "Nachhaltigkeitsbericht",
      "Amtsblatt",
      "Festschrift",
      "Leichte Sprache",
    ],
  },
  "social-media": {
    label: "Social Media",
    cpv: ["79340"],
    words: [
      "Social Media",
      "Social-Media-Betreuung",
      "Social Ads",
      "Social-Media-Post",
      "Community-Management",
      "Influencer-Marketing",
      "Instagram",
      "TikTok",
    ],
  },
  "media-planning": {
    label: "Mediaplanung & Mediaeinkauf",
    cpv: ["793411", "793412"],
    words: [
      "Mediaagentur",
      "Mediaplanung",
      "Mediaeinkauf",
      "Anzeigenschaltung",
      "Mediabudget",
      "Onlinewerbung",
      "Programmatic Advertising",
      "Verkehrsmittelwerbung",
      "City-Light-Poster",
      "Stellenanzeige",
    ],
  },
  branding: {
    label: "Marke & Strategie",
    cpv: ["79413"],
    words: ["Branding", "Markenstrategie", "Naming", "Claim", "Leitbild", "Corporate Identity"],
  },
  "employer-branding": {
    label: "Personalmarketing",
    cpv: ["79414"],
    words: [
      "Employer Branding",
      "Personalmarketing",
      "Recruitingkampagne",
      "Azubimarketing",
      "Recruitingvideo",
      "Berufsmesse",
      "Stellenanzeige",
    ],
  },
  audio: {
    label: "Audio & Podcast",
    cpv: ["9221"],
    words: ["Podcast", "Radiospot", "Sprecheraufnahme", "Audio-Branding", "Audioguide"],
  },
  exhibition: {
    label: "Ausstellung & Szenografie",
    cpv: ["925211", "79956", "39154"],
    words: ["Ausstellungsgestaltung", "Ausstellungsbau", "Medienstation", "Besucherzentrum"],
  },
  participation: {
    label: "Bürgerbeteiligung & Moderation",
    cpv: ["79951"],
    words: ["Bürgerbeteiligung", "Onlinebeteiligung"],
  },
  "direct-marketing": {
    label: "Dialogmarketing & Mailing",
    cpv: ["793421", "7957"],
    words: ["Dialogmarketing", "Mailing", "Lettershop", "Postwurfsendung"],
  },
  "e-learning": {
    label: "E-Learning",
    cpv: ["80420", "4819", "72212190", "7221293"],
    words: ["E-Learning", "Web Based Training", "Lernplattform"],
  },
} as const satisfies Record<string, AgencySectorDefinition>;
export type AgencySector = keyof typeof agencySectorDefinitions;
export const agencySectorNames = Object.keys(agencySectorDefinitions) as AgencySector[];

/** The agency sectors whose prefixes cover one of the codes. */
export function agencySectorsOf(codes: readonly string[]): AgencySector[] {
  return agencySectorNames.filter((agencySector) =>
    agencySectorDefinitions[agencySector].cpv.some((prefix) =>
      codes.some((code) => code.startsWith(prefix)),
    ),
  );
}
