import type { Random } from "./random.ts";
import type { Town } from "./towns.ts";
import { towns } from "./towns.ts";

export interface GeneratedOrganisation {
  readonly name: string;
  /** BT-501; starts with a range that no register uses. */
  readonly identifier: string;
  readonly town: Town;
  readonly street: string;
  readonly domain: string;
  readonly phone: string;
  /** BT-165, winners only */
  readonly size?: "micro" | "small" | "medium" | "large";
  /** BT-11, buyers only */
  readonly legalType?: string;
  /** BT-10, buyers only */
  readonly activity?: string;
}

const buyerKinds: readonly (readonly [(town: string) => string, string, string])[] = [
  [(town) => `Musterstadtverwaltung ${town}, Zentrale Vergabestelle`, "la", "gen-pub"],
  [(town) => `Stadtmarketing ${town} Muster GmbH`, "pub-undert-la", "rcr"],
  [(town) => `Stadtwerke ${town} Muster AG`, "pub-undert", "electricity"],
  [(town) => `Landesamt für Musterangelegenheiten ${town}`, "ra", "gen-pub"],
  [(town) => `Musterministerium für Wirtschaft und Energie, Dienstsitz ${town}`, "ra", "econ-aff"],
  [(town) => `Musterhochschule ${town}`, "body-pl-ra", "education"],
  [(town) => `Universitätsklinikum Musterhaus ${town} AöR`, "body-pl-ra", "health"],
  [(town) => `Verkehrsverbund Musterregion ${town} GmbH`, "pub-undert-la", "urttb"],
  [(town) => `Tourismusverband Musterland ${town} e. V.`, "org-sub", "rcr"],
  [(town) => `Museumsstiftung Musterschloss ${town}`, "body-pl", "rcr"],
  [(town) => `Industrie- und Handelskammer Musterbezirk ${town}`, "body-pl", "econ-aff"],
  [(town) => `Landkreis Musterland, Kreishaus ${town}`, "la", "gen-pub"],
  [(town) => `Bundesanstalt für Musterwesen, Außenstelle ${town}`, "cga", "gen-pub"],
  [(town) => `AOK-Musterkasse ${town}`, "body-pl", "health"],
  [(town) => `Jobcenter Musterkreis ${town}`, "la", "soc-pro"],
];

const supplierStems = [
  "Blickfang",
  "Klartext",
  "Leuchtturm",
  "Neunzehn Grad",
  "Papierflieger",
  "Querformat",
  "Rückenwind",
  "Sichtachse",
  "Tonspur",
  "Wortwechsel",
  "Zeilensprung",
  "Farbtupfer",
  "Feinschliff",
  "Großformat",
  "Hafenlicht",
  "Kupferdruck",
  "Lautstark",
  "Morgenrot",
  "Nordstern",
  "Weitwinkel",
];
const supplierKinds = [
  ["Kommunikationsagentur", "GmbH"],
  ["Werbeagentur", "GmbH & Co. KG"],
  ["Filmproduktion", "GmbH"],
  ["Designbüro", "PartG mbB"],
  ["Druck und Medien", "GmbH"],
  ["Digitalagentur", "AG"],
  ["Marktforschung", "GmbH"],
  ["Veranstaltungen", "UG (haftungsbeschränkt)"],
] as const;

const streets = ["Musterstraße", "Beispielweg", "Rathausplatz", "Bahnhofstraße", "Lindenallee"];

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const buyerCount = buyerKinds.length * towns.length;

/** A few hundred buyers come back again and again, as in life: one town and one kind make one buyer. */
function makeBuyer(index: number): GeneratedOrganisation {
  const town = towns[index % towns.length]!;
  const [name, legalType, activity] = buyerKinds[Math.floor(index / towns.length)]!;
  return {
    name: name(town.name),
    identifier: `00-MUSTER-${String(index).padStart(4, "0")}`,
    town,
    street: `${streets[index % streets.length]} ${(index % 90) + 1}`,
    domain: `${slug(town.name)}-${index}.example.org`,
    phone: `+49 30 23125${String(index % 1000).padStart(3, "0")}`,
    legalType,
    activity,
  };
}

function makeSupplier(index: number): GeneratedOrganisation {
  const stem = supplierStems[index % supplierStems.length]!;
  const [kind, legalForm] = supplierKinds[Math.floor(index / supplierStems.length)]!;
  return {
    name: `${stem} ${kind} Muster ${legalForm}`,
    identifier: `DE000${String(100_000 + index)}`,
    town: towns[(index * 7) % towns.length]!,
    street: `${streets[index % streets.length]} ${(index % 60) + 1}`,
    domain: `${slug(stem)}-${index}.example.com`,
    phone: `+49 40 66969${String(index % 1000).padStart(3, "0")}`,
    size: (["micro", "small", "medium", "large"] as const)[index % 4]!,
  };
}

const buyers = Array.from({ length: buyerCount }, (_, index) => makeBuyer(index));
const suppliers = Array.from({ length: supplierStems.length * supplierKinds.length }, (_, index) =>
  makeSupplier(index),
);

// The square makes a few buyers and suppliers frequent and most of them rare.
export const pickBuyer = (random: Random) =>
  buyers[(Math.floor(random.next() ** 2 * buyers.length) * 37) % buyers.length]!;
export const pickSuppliers = (random: Random, count: number) => {
  const first = Math.floor(random.next() ** 2 * suppliers.length);
  return Array.from(
    { length: count },
    (_, step) => suppliers[(first + step * 13) % suppliers.length]!,
  );
};
