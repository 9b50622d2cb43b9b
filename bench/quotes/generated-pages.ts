import { createRandom } from "@tc/assessment";

const subjects = [
  "Das Angebot",
  "Der Nachweis",
  "Die Eigenerklärung",
  "Das Konzept",
  "Die Referenzliste",
];
const demands = [
  "ist bis zum {d}.03.2027, {h}:30 Uhr, nicht per E-Mail, sondern über die Vergabeplattform einzureichen.",
  "darf keine Änderungen an den Vergabeunterlagen enthalten und umfasst höchstens {n} Seiten.",
  "wird ohne Unterschrift ausgeschlossen, sofern der Umsatz unter {n}00.000 Euro liegt.",
  "muss mindestens {h} Referenzen der letzten {d} Jahre nennen; das „Mindestkriterium“ gilt je Los.",
  "– soweit gefordert – fließt mit {n} % in die Wertung ein, der Preis mit 1.{n}0 Punkten.",
];

/** Pages of made sentences with figures, negations, quotation marks and dashes, broken at the edge of the page */
export function generatedPages(count: number): string[] {
  const random = createRandom(7);
  const number = (from: number, to: number) =>
    String(from + Math.floor(random.uniform() * (to - from)));
  return Array.from({ length: count }, (_, page) => {
    const sentences = Array.from({ length: 12 }, (__, at) => {
      const subject = subjects[(page + at) % subjects.length] ?? "";
      const demand = demands[(page * 3 + at) % demands.length] ?? "";
      const filled = demand
        .replace("{d}", number(10, 28))
        .replace("{h}", number(3, 9))
        .replace("{n}", number(12, 99));
      return `${subject} ${number(100, 999)}-${page} ${filled}`.replaceAll(/(.{40,70}) /g, "$1\n");
    });
    return sentences.join("\n\n");
  });
}
