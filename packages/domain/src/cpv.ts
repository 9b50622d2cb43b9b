/** The 45 divisions of CPV 2008 in short German words; the official texts come from the imported code list. */
export const cpvDivisions: Readonly<Record<string, string>> = {
  "03": "Landwirtschaft, Forst und Fischerei",
  "09": "Energie und Brennstoffe",
  "14": "Bergbau und Metalle",
  "15": "Lebensmittel und Getränke",
  "16": "Landwirtschaftsmaschinen",
  "18": "Kleidung und Zubehör",
  "19": "Leder, Textil und Kunststoff",
  "22": "Drucksachen",
  "24": "Chemische Erzeugnisse",
  "30": "Büro und Computer",
  "31": "Elektrotechnik und Beleuchtung",
  "32": "Rundfunk- und Fernmeldetechnik",
  "33": "Medizin und Arzneimittel",
  "34": "Fahrzeuge und Verkehr",
  "35": "Sicherheit, Brandschutz, Verteidigung",
  "37": "Musik, Sport und Spiel",
  "38": "Labor- und Messgeräte",
  "39": "Möbel, Haushalt und Reinigungsmittel",
  "41": "Wasser",
  "42": "Industriemaschinen",
  "43": "Bau- und Bergbaumaschinen",
  "44": "Baustoffe und Konstruktionen",
  "45": "Bauarbeiten",
  "48": "Software und Informationssysteme",
  "50": "Reparatur und Wartung",
  "51": "Installation",
  "55": "Hotel, Gastronomie, Einzelhandel",
  "60": "Transport und Beförderung",
  "63": "Verkehrsnahe Dienste, Reisebüro",
  "64": "Post und Telekommunikation",
  "65": "Versorgung",
  "66": "Finanzen und Versicherung",
  "70": "Immobilien",
  "71": "Architektur, Ingenieure, Prüfstellen",
  "72": "IT-Dienste und Internet",
  "73": "Forschung und Entwicklung",
  "75": "Öffentliche Verwaltung",
  "76": "Öl- und Gasdienste",
  "77": "Garten-, Land- und Forstdienste",
  "79": "Unternehmensdienste und Marketing",
  "80": "Bildung",
  "85": "Gesundheit und Soziales",
  "90": "Abfall, Abwasser, Reinigung",
  "92": "Kultur, Sport und Erholung",
  "98": "Sonstige Dienste",
};

/**
 * Brings a published code to eight digits: drops the check digit ("79000000-4"), pads short ones.
 * undefined when it has no two leading digits.
 */
export function normaliseCpv(code: string): string | undefined {
  const digits = /^\s*(\d{2,8})(?:-\d)?\s*$/.exec(code)?.[1];
  return digits?.padEnd(8, "0");
}

/** "79341000" → "79341": the significant digits, at least the division. */
export function cpvPrefix(code: string): string {
  return code.slice(0, 2) + code.slice(2).replace(/0+$/, "");
}
