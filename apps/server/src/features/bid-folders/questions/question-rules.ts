import type { RegimeCode } from "@tc/assessment";
import type { BidderQuestion } from "@tc/contract";

type Rule = NonNullable<BidderQuestion["rule"]>;

/** The texts were read in these states; later ones are not reported to have changed. */
const vgv = "2021";
const uvgo = "2017";

const rules = {
  turnover: [
    {
      regime: "vgv",
      name: "Mindestjahresumsatz höchstens das Zweifache des Auftragswerts",
      law: "§ 45 Abs. 2 VgV",
      sourceDate: vgv,
    },
  ],
  weights: [
    {
      regime: "vgv",
      name: "Gewichte der Zuschlagskriterien nennen",
      law: "§ 58 Abs. 3 VgV",
      sourceDate: vgv,
    },
    {
      regime: "uvgo",
      name: "Gewichte der Zuschlagskriterien nennen",
      law: "§ 43 Abs. 6 UVgO",
      sourceDate: uvgo,
    },
  ],
  documents: [
    {
      regime: "vgv",
      name: "Unterlagen müssen eine Entscheidung zur Teilnahme erlauben",
      law: "§ 29 Abs. 1 VgV",
      sourceDate: vgv,
    },
    {
      regime: "uvgo",
      name: "Unterlagen müssen eine Entscheidung zur Teilnahme erlauben",
      law: "§ 21 Abs. 1 UVgO",
      sourceDate: uvgo,
    },
  ],
} as const satisfies Readonly<Record<string, readonly (Rule & { regime: RegimeCode })[]>>;

/** The law behind a question, where the regime is one whose text was read; nothing is cited on a guess. */
export function ruleOf(subject: keyof typeof rules, regime: RegimeCode): Rule | undefined {
  const rule = rules[subject].find((candidate) => candidate.regime === regime);
  return rule && { name: rule.name, law: rule.law, sourceDate: rule.sourceDate };
}
