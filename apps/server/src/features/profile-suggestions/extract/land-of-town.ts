import type { Land } from "@tc/domain";

// The larger towns whose names mean one place only; "Frankfurt", "Halle" and "Freiburg" are written without their river.
const towns: Readonly<Record<Land, string>> = {
  DE1: "Stuttgart Mannheim Karlsruhe Heidelberg Ulm Heilbronn Pforzheim Reutlingen Tübingen Konstanz Esslingen Ludwigsburg",
  DE2: "München Nürnberg Augsburg Regensburg Ingolstadt Würzburg Fürth Erlangen Bamberg Bayreuth Passau Rosenheim Landshut",
  DE3: "Berlin",
  DE4: "Potsdam Cottbus Eberswalde Oranienburg",
  DE5: "Bremen Bremerhaven",
  DE6: "Hamburg",
  DE7: "Wiesbaden Kassel Darmstadt Offenbach Marburg Gießen Fulda Hanau",
  DE8: "Schwerin Rostock Stralsund Greifswald Neubrandenburg Wismar",
  DE9: "Hannover Braunschweig Osnabrück Oldenburg Wolfsburg Göttingen Hildesheim Lüneburg Celle Emden",
  DEA: "Köln Düsseldorf Dortmund Essen Duisburg Bochum Wuppertal Bielefeld Bonn Münster Aachen Krefeld Mönchengladbach Gelsenkirchen Oberhausen Paderborn Siegen Leverkusen Solingen",
  DEB: "Mainz Koblenz Trier Ludwigshafen Kaiserslautern Worms Speyer",
  DEC: "Saarbrücken Neunkirchen Homburg",
  DED: "Dresden Leipzig Chemnitz Zwickau Görlitz Plauen",
  DEE: "Magdeburg Dessau Wittenberg Halberstadt",
  DEF: "Kiel Lübeck Flensburg Neumünster",
  DEG: "Erfurt Jena Weimar Gera Eisenach Gotha",
};

const lands = new Map(
  Object.entries(towns).flatMap(([land, names]) =>
    names.split(" ").map((name) => [name, land as Land] as const),
  ),
);

export function landOfTown(name: string): Land | undefined {
  return lands.get(name);
}
