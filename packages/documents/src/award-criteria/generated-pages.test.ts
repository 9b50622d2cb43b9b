import { createRandom } from "@tc/assessment";
import { expect, it } from "vitest";
import { readAwardCriteria } from "./award-criteria.ts";

const names = ["Konzept", "Projektteam", "Referenzen", "Nachhaltigkeit", "Zeitplan", "Service"];
const partNames = ["Idee", "Umsetzung", "Erfahrung", "Methodik"];
const numberings: readonly ((criterion: number, part?: number) => string)[] = [
  (criterion, part) => `ZK ${criterion}${part === undefined ? "" : `.${part}`} `,
  (criterion, part) => (part === undefined ? `${criterion}. ` : `${criterion}.${part} `),
  (criterion, part) => `${"ABCDEF"[criterion - 1] ?? ""}.${part ?? ""} `,
  (criterion, part) => (part === undefined ? `${criterion}) ` : "- "),
];

it("reads back criteria with parts however they are numbered and laid out", () => {
  const { uniform } = createRandom(13);
  const whole = (count: number) => Math.floor(uniform() * count);
  /** Steps of 5 that add up to a whole */
  const split = (sum: number, count: number): number[] => {
    const cuts = new Set<number>();
    while (cuts.size < count - 1) cuts.add(5 + whole(sum / 5 - 1) * 5);
    const ends = [...cuts].toSorted((a, b) => a - b).concat(sum);
    return ends.map((end, at) => end - (ends[at - 1] ?? 0));
  };
  for (let page = 0; page < 400; page++) {
    const numbered = numberings[whole(numberings.length)] ?? (() => "");
    const isOfWhole = uniform() < 0.5;
    const isBelow = uniform() < 0.3;
    const lines = ["Zuschlagskriterien"];
    const expected: string[] = [];
    const add = (start: string, name: string, weight: number, parent?: string) => {
      lines.push(
        ...(isBelow ? [`${start}${name}`, `${weight} %`] : [`${start}${name} ${weight} %`]),
      );
      expected.push(`${weight} ${name} ${parent ?? ""}`);
    };
    const weights = split(100, 2 + whole(4));
    const priceAt = whole(weights.length);
    weights.forEach((weight, at) => {
      const name = at === priceAt ? "Preis" : (names[at] ?? "");
      add(numbered(at + 1), name, weight);
      if (at === priceAt || weight < 15 || uniform() < 0.5) return;
      split(isOfWhole ? weight : 100, 2 + whole(2)).forEach((part, index) => {
        add(numbered(at + 1, index + 1), partNames[index] ?? "", part, name);
      });
    });
    if (uniform() < 0.5) lines.push("Summe 100 %");
    const text = lines.join("\n");
    const items = readAwardCriteria(text).map((item) =>
      item.type === "award-criterion"
        ? `${item.weightPercent} ${item.name} ${item.parent ?? ""}`
        : "",
    );
    expect(items, text).toEqual(expected);
  }
});
