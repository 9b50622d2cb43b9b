import { certificatesIn } from "@tc/assessment";
import { referenceYears, turnoverYears } from "@tc/domain";
import { berlinYear } from "../../../platform/memory/berlin-day.ts";
import { counted } from "../result/item-words.ts";
import { validityOf } from "../result/proof-validity.ts";
import { filesStanding } from "./file-standing.ts";
import type { Standing } from "./file-standing.ts";
import type { PaperInput } from "../result/check-input.ts";
import { prequalification } from "./paper-names.ts";
import type { PaperDemand } from "./paper-names.ts";

/** Where a paper stands before a member says anything of it. A proof is ready only if it can be handed in. */
export function standingOf(demand: PaperDemand, input: PaperInput): Standing {
  if (demand.kind === "form") return { state: "fill", ...formNote(demand.name) };
  const held = filesStanding(demand, input);
  if (held) return held;
  const { subject } = demand;
  if (subject === undefined) return { state: "missing" };
  switch (subject) {
    case "insurance":
      return policyStanding(input);
    case "references":
      return referencesStanding(demand, input);
    case "certificates":
      return certificateStanding(demand, input);
    case "turnover":
      return turnoverStanding(input);
  }
}

/** Papers that only some bidders need */
const conditions: readonly (readonly [RegExp, string])[] = [
  [/^Bietergemeinschaft/, "nur, wenn ihr als Bietergemeinschaft bietet"],
  [/^Nachunternehmer/, "nur, wenn ihr Unterauftragnehmer einsetzt"],
  [/^Verpflichtungserklärung anderer/, "nur, wenn ihr euch auf andere Unternehmen stützt"],
];

function formNote(name: string): Pick<Standing, "note"> {
  const note = conditions.find(([pattern]) => pattern.test(name))?.[1];
  return note === undefined ? {} : { note };
}

function policyStanding(input: PaperInput): Standing {
  const { coverCents, expiresOn } = input.profile.insurance;
  if (coverCents === undefined) {
    return { state: "missing", note: "Im Profil steht keine Haftpflichtversicherung." };
  }
  return proofStanding("Police", expiresOn, input);
}

function certificateStanding({ name, anyOf = [] }: PaperDemand, input: PaperInput): Standing {
  const { certificates } = input.profile;
  const isWanted = (entry: string) =>
    name === prequalification
      ? /PQ|präqualifi/i.test(entry)
      : certificatesIn(entry).some((certificate) => anyOf.includes(certificate.name)) ||
        anyOf.includes(entry);
  const held = certificates.find((certificate) => isWanted(certificate.name));
  if (!held) return { state: "missing", note: "Im Profil steht kein solcher Nachweis." };
  return proofStanding(held.name, held.expiresOn, input);
}

/** A profile names a proof, and does not hold its file. */
function proofStanding(name: string, expiresOn: string | undefined, input: PaperInput): Standing {
  const absent = "die Datei liegt hier nicht";
  if (expiresOn === undefined) {
    return { state: "missing", note: `${name} im Profil, ohne Ablaufdatum; ${absent}` };
  }
  const { isShort, note } = validityOf(name, expiresOn, input);
  return isShort ? { state: "expires", note } : { state: "missing", note: `${note}; ${absent}` };
}

/** The buyer's own form is filled in by hand, from the same facts. */
const buyersForm = /formblatt|formular|vordruck|muster|vorlage/i;

function referencesStanding({ count = 1, quotes }: PaperDemand, input: PaperInput): Standing {
  const entries = input.profile.references.length;
  if (entries === 0) return { state: "missing", note: "Im Profil steht keine Referenz." };
  const held = `${counted(entries, "Referenz", "Referenzen")} im Profil`;
  if (entries < count) return { state: "missing", note: `${held}, verlangt sind ${count}` };
  if (quotes.some(({ quote }) => buyersForm.test(quote))) {
    return { state: "fill", note: `Formular des Auftraggebers; ${held}` };
  }
  const first = berlinYear(input.now) - referenceYears;
  const recent = input.profile.references.filter(({ year }) => year >= first).length;
  if (recent < count) {
    return { state: "fill", note: `${held}, davon ${recent} seit ${first}` };
  }
  return { state: "ready", note: "aus eurem Profil" };
}

function turnoverStanding({ profile: { turnover } }: PaperInput): Standing {
  const years = turnover.map(({ year }) => year).toSorted((a, b) => a - b);
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined) return { state: "missing", note: "Im Profil steht kein Umsatz." };
  if (years.length < turnoverYears) {
    const named = years.join(" und ");
    return { state: "missing", note: `Im Profil nur ${named}; üblich sind drei Jahre` };
  }
  return { state: "ready", note: `Firmenblatt, ${first} bis ${last}` };
}
