/** The number of a criterion at the beginning of its line: "ZK 2.1", "Z3", "B.", "3)", "(3)", "Zuschlagskriterium 1 -". */
const numberPattern =
  /^(?:(?:zuschlags|wertungs|bewertungs|unter|haupt|sub)?kriterium|ZK|Z|WK|BK|PK|UK|K|P|Nr\.?|Pos\.?)?[\s.-]{0,2}\(?(?<first>\d{1,2}|[A-H](?=\d{0,2}[\s.):]))(?<rest>(?:(?<=[A-H])\d{1,2}(?=[\s.):]))?(?:\s?[./]\s?\d{1,2}(?![\d.,]*\s?%))*)\.?(?:[):]|\s*[-–:]\s|\s*\.\s?kriterium:?|\s|$)\s*/i;
const bulletPattern = /^[-–−—•*▪·●○❖➢➔→o☒☐□]\s+|^[•▪·●❖➢➔→☐☒□]/u;
const priceWords =
  /preis|honorar|angebotssumme|offertsumme|entgelt|vergütung|stundens[aä]tz|tagess[aä]tz|stundenansatz|prämie/i;
const costWords = /kosten|wirtschaftlichkeit\b|kommerziell/i;

export interface CriterionStart {
  /** "2.1"; a letter as it stands */
  readonly number?: string;
  /** 1 for "ZK 2", 2 for "ZK 2.1" */
  readonly depth?: number;
  readonly isBullet: boolean;
  /** What follows number and bullet */
  readonly rest: string;
}

/** Reads number or bullet at the beginning of a line. */
export function criterionStart(line: string): CriterionStart {
  const trimmed = line.trim();
  const plain = trimmed.replace(bulletPattern, "").trimStart();
  const isBullet = plain.length < trimmed.length;
  const match = numberPattern.exec(plain);
  // "60 % Preis" begins with a weight, "5 Jahre" with a count.
  if (
    !match?.groups ||
    /^\s*(?:%|prozent|punkte?\b|jahre|tage|bis\b|[-–]\s*\d)/i.test(plain.slice(match[0].length))
  )
    return { isBullet, rest: plain };
  const { first = "", rest = "" } = match.groups;
  const parts = rest.match(/\d+/g) ?? [];
  return {
    number: [first.replace(/^0+(?=\d)/, ""), ...parts].join("."),
    depth: 1 + parts.length,
    isBullet,
    rest: plain.slice(match[0].length),
  };
}

export function kindOfCriterion(name: string): "price" | "cost" | "quality" {
  if (priceWords.test(name)) return "price";
  return costWords.test(name) ? "cost" : "quality";
}
