import { addDays } from "./days.ts";
import { pickBuyer } from "./organisations.ts";
import type { CriterionPlan, LotPlan, ProcedurePlan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Subject } from "./subjects.ts";
import { generateTenderText } from "./tender-text.ts";

const euCodes = ["open", "open", "open", "neg-w-call", "neg-w-call", "restricted", "comp-dial"];
const nationalCodes = ["open", "open", "restricted", "oth-single", "neg-w-call"];
const dialectCodes = ["open", "open", "restricted", "de-comp-w-call", "oth-single"];
const twoStageCodes = ["neg-w-call", "restricted", "comp-dial", "de-comp-w-call"];

const qualityNames = [
  "Konzept und Kreativität",
  "Qualifikation des Projektteams",
  "Präsentation",
  "Projektplanung und Qualitätssicherung",
  "Barrierefreiheit",
  "Nachhaltigkeit",
];

function makeCriteria(random: Random): CriterionPlan[] {
  const unit: CriterionPlan["unit"] = random.chance(0.25) ? "poi-exa" : "per-exa";
  if (random.chance(0.3)) return [{ type: "price", name: "Preis", weight: 100, unit }];
  const price = random.int(6, 14) * 5;
  const names = random.sample(qualityNames, random.int(1, 3));
  const share = Math.floor((100 - price) / names.length);
  return [
    { type: "price", name: "Preis", weight: price, unit },
    ...names.map((name, index) => ({
      type: "quality" as const,
      name,
      weight: index === 0 ? 100 - price - share * (names.length - 1) : share,
      unit,
    })),
  ];
}

function makeLots(
  random: Random,
  subject: Subject,
  text: { title: string; description: string },
  callOn: string,
  volume: number | undefined,
): LotPlan[] {
  const count = random.chance(0.22) ? Math.min(subject.lots.length, random.int(2, 3)) : 1;
  const startsOn = addDays(callOn, random.int(90, 160));
  const durationMonths = random.pick([6, 12, 12, 24, 24, 36, 48]);
  return Array.from({ length: count }, (_, index) => ({
    id: `LOT-${String(index + 1).padStart(4, "0")}`,
    title: count === 1 ? text.title : `Los ${index + 1}: ${subject.lots[index]}`,
    description:
      count === 1 ? text.description : `${subject.lots[index]}. ${text.description.slice(0, 400)}`,
    cpv: index === 0 ? subject.cpv.slice(0, 2) : [subject.cpv[index % subject.cpv.length]!],
    criteria: makeCriteria(random),
    durationMonths,
    renewals: random.chance(0.4) ? random.int(1, 3) : 0,
    referenceCount: random.int(1, 5),
    startsOn,
    ...(volume !== undefined && { estimate: Math.round(volume / count) }),
    ...(random.chance(0.5) && { turnover: random.int(2, 40) * 50_000 }),
  }));
}

export function makeProcedure(random: Random, callOn: string, serial: number): ProcedurePlan {
  const buyer = pickBuyer(random);
  const text = generateTenderText(random, { town: buyer.town });
  const { subject } = text;
  // About half of the national volume comes in the old dialect and has neither criteria nor values.
  const level = random.chance(0.38) ? "eu" : "national";
  const dialect = level === "national" && random.chance(0.72) ? "sdk-0.1" : "eforms";
  const codes = dialect === "sdk-0.1" ? dialectCodes : level === "eu" ? euCodes : nationalCodes;
  const procedureCode = random.pick(codes);
  const volume =
    level === "eu" ? random.int(45, 900) * 5_000 : Math.round(10 ** (4 + random.next() * 1.3));
  const isFramework = random.chance(0.28);
  const statesEstimate = dialect === "eforms" && random.chance(0.16);
  const statesMaximum = dialect === "eforms" && isFramework && random.chance(0.7);
  const number = random.int(100_000, 999_999);

  return {
    folderId: dialect === "sdk-0.1" && random.chance(0.5) ? "" : random.uuid(),
    dialect,
    level,
    buyer,
    subject,
    title: text.title,
    description: text.description,
    reference: `${callOn.slice(0, 4)}-${String(serial).padStart(5, "0")}`,
    procedureCode,
    twoStage: twoStageCodes.includes(procedureCode),
    isFramework,
    ...(statesEstimate && { estimate: volume }),
    ...(statesMaximum && { frameworkMaximum: Math.round((volume * random.int(12, 30)) / 10) }),
    lots: makeLots(random, subject, text, callOn, statesEstimate ? volume : undefined),
    documentsUrl: `https://vergabe.example.org/verfahren/${number}/unterlagen`,
    restrictedDocuments: random.chance(0.06),
    customization:
      level === "national" || random.chance(0.8)
        ? "eforms-de-2.1"
        : random.pick(["eforms-sdk-1.12", "eforms-sdk-1.13"]),
  };
}
