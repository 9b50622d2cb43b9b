import { laender } from "@tc/domain";
import type { Land } from "@tc/domain";

/** The cities that are districts of their own (NUTS 3) and whose name no place of another Land has. */
const cities: Partial<Readonly<Record<Land, string>>> = {
  DE1:
    "Stuttgart; Heilbronn; Baden-Baden; Karlsruhe; Heidelberg; Mannheim; Pforzheim; " +
    "Freiburg im Breisgau; Ulm",
  DE2:
    "Ingolstadt; München; Landshut; Passau; Straubing; Amberg; Regensburg; Weiden in der " +
    "Oberpfalz; Bamberg; Bayreuth; Coburg; Ansbach; Erlangen; Nürnberg; Schwabach; " +
    "Aschaffenburg; Schweinfurt; Würzburg; Augsburg; Kaufbeuren; Kempten; Memmingen",
  DE3: "Berlin",
  DE4: "Brandenburg an der Havel; Cottbus; Frankfurt (Oder); Potsdam",
  DE5: "Bremen; Bremerhaven",
  DE6: "Hamburg",
  DE7: "Darmstadt; Frankfurt am Main; Offenbach am Main; Wiesbaden; Kassel",
  DE8: "Rostock",
  DE9: "Braunschweig; Salzgitter; Wolfsburg; Delmenhorst; Osnabrück; Wilhelmshaven",
  DEA:
    "Düsseldorf; Duisburg; Essen; Krefeld; Mönchengladbach; Mülheim an der Ruhr; " +
    "Remscheid; Solingen; Wuppertal; Bonn; Köln; Leverkusen; Bottrop; Gelsenkirchen; " +
    "Bielefeld; Bochum; Dortmund; Herne",
  DEB:
    "Koblenz; Trier; Kaiserslautern; Landau in der Pfalz; Ludwigshafen am Rhein; Mainz; " +
    "Neustadt an der Weinstraße; Pirmasens; Speyer; Worms; Zweibrücken",
  DED: "Dresden; Chemnitz; Leipzig",
  DEE: "Dessau-Roßlau; Magdeburg",
  DEF: "Flensburg; Kiel; Lübeck; Neumünster",
  DEG: "Erfurt; Gera; Jena; Suhl",
};

const byTown: ReadonlyMap<string, Land> = new Map(
  (Object.keys(laender) as Land[]).flatMap((land) =>
    (cities[land] ?? "").split("; ").map((city) => [city.toLowerCase(), land] as const),
  ),
);

/** The Land of a town; undefined for one that is small or has a namesake elsewhere. */
export function landOfTown(town: string): Land | undefined {
  return byTown.get(town.trim().toLowerCase());
}

/** "Bundesland Niedersachsen", "Hessen": a place that is a Land by its own name. */
export function landOfName(place: string): Land | undefined {
  const name = place.trim().replace(/^(?:Bundes)?land\s+/i, "");
  return (Object.keys(laender) as Land[]).find(
    (land) => laender[land].toLowerCase() === name.toLowerCase(),
  );
}
