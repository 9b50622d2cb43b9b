import { randomUUID } from "node:crypto";
import { profileData } from "@tc/contract";
import type { ProfileData, Reference } from "@tc/contract";

export const demoPerson = { name: "Jana Petersen", email: "demo@nordlicht.example" };
/** The demo agency has a second member. The account has no password, so nobody can sign in with it. */
export const demoColleague = { name: "Malik Brandt", email: "malik.brandt@nordlicht.example" };

type Details = Pick<Reference, "agencySectors" | "description"> & {
  readonly isPublicClient?: boolean;
};
const euros = (amount: number) => amount * 100;

/** An invented agency of 25 people with everything an agency can say about itself; years count back from today. */
export function demoProfile(today: Date): ProfileData {
  const year = today.getUTCFullYear();
  const reference = (
    yearsAgo: number,
    client: string,
    title: string,
    value: number,
    details: Details,
  ) => ({
    id: randomUUID(),
    client,
    title,
    year: year - yearsAgo,
    valueCents: euros(value),
    isPublicClient: true,
    ...details,
  });
  return profileData.parse({
    companyName: "Nordlicht Kommunikation GmbH",
    contactPerson: demoPerson.name,
    website: "https://www.nordlicht.example",
    address: {
      street: "Große Elbstraße",
      houseNumber: "145a",
      postalCode: "22767",
      city: "Hamburg",
    },
    focus:
      "Wir entwickeln Kampagnen und Kommunikationsstrategien für öffentliche Auftraggeber und gemeinwohlorientierte Unternehmen: " +
      "Klimaschutz, Gesundheit, Mobilität und Arbeitgebermarketing. Von der Strategie über Kreation, Text und Gestaltung bis zu " +
      "Film, Social Media und Mediaplanung arbeitet ein festes Team von 25 Menschen in Hamburg. Barrierefreie Websites und " +
      "Publikationen nach BITV und PDF/UA bauen wir selbst; Druck und Mediaeinkauf steuern wir mit festen Partnern.",
    agencySectors: [
      "advertising",
      "marketing",
      "public-relations",
      "design",
      "film",
      "web",
      "editorial",
    ],
    cpv: ["79341400", "79416000", "79822500", "72413000", "92111200"],
    regions: ["DE6", "DEF", "DE9", "DE5", "DE8", "DE3"],
    isNationwide: false,
    teamSize: 25,
    turnover: [
      { year: year - 1, cents: euros(3_120_000) },
      { year: year - 2, cents: euros(2_840_000) },
      { year: year - 3, cents: euros(2_610_000) },
    ],
    insurance: {
      coverCents: euros(3_000_000),
      insurer: "Hanseatische Haftpflicht (erfunden)",
      expiresOn: `${year + 1}-12-31`,
    },
    languages: ["DEU", "ENG", "DAN"],
    certificates: [
      {
        id: randomUUID(),
        name: "DIN EN ISO 9001 Qualitätsmanagement",
        expiresOn: `${year + 1}-05-31`,
      },
      {
        id: randomUUID(),
        name: "DIN EN ISO 14001 Umweltmanagement",
        expiresOn: `${year + 2}-02-28`,
      },
      {
        id: randomUUID(),
        name: "Amtliches Verzeichnis präqualifizierter Unternehmen (AVPQ)",
        expiresOn: `${year + 1}-03-15`,
      },
      { id: randomUUID(), name: "Ökoprofit-Betrieb Hamburg" },
    ],
    references: [
      reference(
        0,
        "Landesamt für Klimaschutz",
        "Dachkampagne „Wärme wenden“ mit Out-of-Home, Radio und Social Media",
        480_000,
        {
          agencySectors: ["advertising", "marketing", "film"],
          description:
            "Strategie, Kreation und Umsetzung einer landesweiten Kampagne zur kommunalen Wärmeplanung; 18 Monate, vier Flights, Evaluation mit Vorher-nachher-Befragung.",
        },
      ),
      reference(1, "Verkehrsverbund Nordküste", "Kommunikation zum neuen Liniennetz", 215_000, {
        agencySectors: ["advertising", "design", "public-relations"],
        description:
          "Bürgerinformation in sechs Landkreisen, Haltestellenmedien, Pressearbeit und Servicefilme.",
      }),
      reference(1, "Universitätsklinikum Holstein", "Arbeitgebermarketing Pflege", 160_000, {
        agencySectors: ["marketing", "film", "web"],
        description:
          "Karriereseite, zwölf Porträtfilme, Social-Recruiting; Bewerbungen im ersten Jahr um 38 % gestiegen.",
      }),
      reference(
        2,
        "Stadt Lüttjenhafen",
        "Relaunch der Stadtwebsite, barrierefrei nach BITV 2.0",
        190_000,
        {
          agencySectors: ["web", "design", "editorial"],
          description:
            "Konzept, UX, Redaktion in Leichter Sprache, Umsetzung in TYPO3, Schulung von 60 Redakteurinnen und Redakteuren.",
        },
      ),
      reference(
        2,
        "Ministerium für Soziales",
        "Rahmenvertrag Publikationen und Corporate Design",
        320_000,
        {
          agencySectors: ["design", "editorial"],
          description:
            "Vierjähriger Rahmenvertrag; rund 70 Broschüren und Berichte, barrierefreie PDF nach PDF/UA.",
        },
      ),
      reference(3, "Wasserverband Unterelbe", "Krisenkommunikation und Mediatraining", 58_000, {
        agencySectors: ["public-relations"],
        description: "Handbuch, Bereitschaft rund um die Uhr, jährliche Übung mit Lagezentrum.",
      }),
      reference(
        1,
        "Nordwind Energiegenossenschaft eG",
        "Markenentwicklung und Mitgliederkampagne",
        95_000,
        {
          agencySectors: ["advertising", "design"],
          isPublicClient: false,
          description:
            "Neue Marke, Kampagne zur Mitgliedergewinnung, 4.200 neue Mitglieder in neun Monaten.",
        },
      ),
    ],
    exclusions: {
      agencySectors: ["merchandise"],
      keywords: ["Rüstung", "Glücksspiel", "Tabak"],
      minValueCents: euros(20_000),
      maxValueCents: euros(1_500_000),
      minLeadDays: 10,
    },
    keywords: [
      "Klimaschutz",
      "Wärmewende",
      "Mobilität",
      "Gesundheit",
      "Arbeitgebermarketing",
      "Kampagne",
      "Öffentlichkeitsarbeit",
      "Barrierefreiheit",
      "Leichte Sprache",
      "Social Media",
      "Bürgerbeteiligung",
    ],
    notificationWish: "daily",
  });
}
