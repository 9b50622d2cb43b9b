interface AgencySectorDefinition {
  readonly label: string;
  /** CPV prefixes; a code stands for the first sector that covers it. */
  readonly cpv: readonly string[];
}

/**
 * What agencies offer; marketing is scattered over five divisions of CPV, and some services have no code at all.
 * A recall net, not a verdict: codes are often wrong. Keys are stored in profiles and are never taken away.
 * What the services are called: `serviceWords` of the search engine.
 */
export const agencySectorDefinitions = {
  advertising: {
    label: "Werbung & Kampagne",
    cpv: ["79340", "79341"],
  },
  marketing: {
    label: "Marketing",
    cpv: ["79342", "79413"],
  },
  "public-relations": {
    label: "PR & Öffentlichkeitsarbeit",
    cpv: ["79416"],
  },
  design: {
    label: "Grafik & Design",
    cpv: ["798225", "79415", "79930"],
  },
  print: {
    label: "Druck",
    cpv: ["79800", "7981", "79820", "79821", "79823", "79824", "22462"],
  },
  film: {
    label: "Film & Video",
    cpv: ["921110", "921112", "92111", "92112"],
  },
  photo: {
    label: "Foto",
    cpv: ["79961"],
  },
  events: {
    label: "Event & Messe",
    cpv: ["7995"],
  },
  web: {
    label: "Web & Digital",
    cpv: ["72413", "724", "72212224"],
  },
  research: {
    label: "Marktforschung",
    cpv: ["7931", "7932"],
  },
  merchandise: {
    label: "Werbemittel",
    cpv: ["392941", "22462"],
  },
  editorial: {
    label: "Redaktion & Verlag",
    cpv: ["79970", "7953", "79552"],
  },
  "social-media": {
    label: "Social Media",
    cpv: ["79340"],
  },
  "media-planning": {
    label: "Mediaplanung & Mediaeinkauf",
    cpv: ["793411", "793412"],
  },
  branding: {
    label: "Marke & Strategie",
    cpv: ["79413"],
  },
  "employer-branding": {
    label: "Personalmarketing",
    cpv: ["79414"],
  },
  audio: {
    label: "Audio & Podcast",
    cpv: ["9221"],
  },
  exhibition: {
    label: "Ausstellung & Szenografie",
    cpv: ["925211", "79956", "39154"],
  },
  participation: {
    label: "Bürgerbeteiligung & Moderation",
    cpv: ["79951"],
  },
  "direct-marketing": {
    label: "Dialogmarketing & Mailing",
    cpv: ["793421", "7957"],
  },
  "e-learning": {
    label: "E-Learning",
    cpv: ["80420", "4819", "72212190", "7221293"],
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
