import type { Finding } from "./field-reading.ts";
import type { RegisterFinding } from "./proofs/registers.ts";
import type { TeamFinding } from "./team.ts";
import type { TurnoverMultipleFinding } from "./wording/turnover-multiple.ts";

const negation = String.raw`nicht\s(?:\p{L}+\s)?(?:erforderlich|gefordert|verlangt|notwendig|nötig|vorausgesetzt|vorgeschrieben|vorgegeben|festgelegt|abgefragt|vorzulegen|nachzuweisen|beizufügen)|(?:muss|müssen|braucht|brauchen)\s(?:\p{L}+\s)?nicht\s(?:nachgewiesen|vorgelegt|eingereicht|beigefügt|erfüllt|bestehen)|(?:wird|ist)\s(?:\p{L}+\s){0,2}?verzichtet`;

/** "Eine Haftpflichtversicherung ist nicht erforderlich", "Ein Mindestumsatz wird nicht verlangt" */
function negated(noun: string): RegExp {
  return new RegExp(
    String.raw`(?:${noun})\p{L}{0,20}\s[^,;.:()]{0,60}${negation}|(?<!\p{L})keine?[nmrs]?\s(?:\p{L}+\s){0,2}?\p{L}{0,20}(?:${noun})\p{L}{0,20}[^,;.]{0,60}(?:gefordert|verlangt|erforderlich|notwendig|vorausgesetzt)|(?:${noun})\p{L}{0,20}\s[^,;.:()]{0,30}entfällt`,
    "iu",
  );
}

const negations: Readonly<Partial<Record<(Finding | TeamFinding)["kind"], RegExp>>> = {
  references: negated("referenz"),
  turnover: negated("ums[aä]tz"),
  insurance: negated("versicherung|haftpflicht|deckung"),
  certificates: negated("zertifi|managementsystem"),
  team: negated("personal|mitarbeit|beschäftigt|berufserfahrung"),
};

/** Groups of bidders and those who work for a bidder */
const ofOthers =
  /^\W*(?:\(?\d{1,2}[.)]\s*)?(?:(?:im falle?|bei|für)\s(?:\p{L}+\s){0,2}?(?:bieter|bewerber|arbeits)gemeinschaft|(?:nach|sub)unternehmer|unterauftragnehmer|(?:die\s)?mitglieder\s(?:einer|von))/iu;
/** Of an insurance or of people a group of bidders is asked like any bidder; those who work for one are not. */
const ofSubcontractors =
  /^\W*(?:\(?\d{1,2}[.)]\s*)?(?:(?:für|von)\s(?:\p{L}+\s)?)?(?:(?:der|die|jeder)\s)?(?:(?:nach|sub)unternehmer|unterauftragnehmer)/iu;
/** A condition, or what prequalified firms may show instead */
const condition = /^\W*(?:sofern|falls|sollten?|wenn|präqualifizierte)\s/i;
/** What the buyer has insured, or whom he employs */
const ofBuyer =
  /^\W*(?:der|die) auftraggeb\p{L}*\s(?:ist\s[^.;]{0,60}zertifiziert|verfügt|unterhält)|versicherung\p{L}{0,3}\s(?:des|der)\s(?:auftraggeb|vergabestell|bauherr)\p{L}*|vo[nm] (?:der |dem )?(?:auftraggeb|vergabestell|bauherr)\p{L}*\s(?:\p{L}+\s){0,3}?(?:abgeschlossen|gestellt|unterhalten|übernommen)|(?:mitarbeit|beschäftigt|person)\p{L}*\s(?:des|der) (?:auftraggeb|vergabestell|kund|nutz)/iu;
/** "Der Auftragnehmer haftet bis zur Deckungssumme": a term of the contract */
const liability = /\bhaftet\b|\bhaftung\b/i;
const insured = /nachweis|nachzuweisen|besteh|verfüg|abschl(?:uss|ieß)|abzuschließen|unterh[aä]lt/i;

/** Whether a demand that was read is denied by its own words, or is one on others than a bidder. */
export function isNotDemanded({
  kind,
  quote,
}: Finding | TeamFinding | RegisterFinding | TurnoverMultipleFinding): boolean {
  if (kind === "register") return false;
  if (kind === "turnover-multiple") return isNotDemanded({ kind: "turnover", quote } as Finding);
  const words = quote.replaceAll(/\s+/g, " ");
  if (negations[kind]?.test(words) || ofBuyer.test(words)) return true;
  if (ofSubcontractors.test(words)) return true;
  if (kind === "turnover" && ofOthers.test(words)) return true;
  if (kind === "certificates") return condition.test(words) || ofOthers.test(words);
  if (kind === "references") return ofOthers.test(words);
  return kind === "insurance" && liability.test(words) && !insured.test(words);
}
