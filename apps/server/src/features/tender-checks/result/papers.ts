import type { CheckPaper } from "@tc/contract";
import { currentItems, quotesOf } from "./check-input.ts";
import type { CheckInput, ItemOf } from "./check-input.ts";
import { counted } from "./item-words.ts";
import { validityOf } from "./proof-validity.ts";

const order = { missing: 0, expires: 1, fill: 2, obtain: 3, held: 4 } as const satisfies Record<
  CheckPaper["state"],
  number
>;

/** Forms and proofs that documents want, each once, beside what the profile names. */
export function papersOf(input: CheckInput): CheckPaper[] {
  const items = currentItems(input, "formality").filter(
    ({ kind }) => kind === "form" || kind === "proof",
  );
  return Array.from(Map.groupBy(items, ({ name }) => name).values(), (equal): CheckPaper[] => {
    const [first] = equal;
    return first
      ? [{ name: first.name, ...standing(first, input), quotes: quotesOf([first], input) }]
      : [];
  })
    .flat()
    .toSorted((a, b) => order[a.state] - order[b.state]);
}

type Standing = Pick<CheckPaper, "state" | "note">;

function standing({ kind, name }: ItemOf<"formality">, input: CheckInput): Standing {
  if (kind === "form") return { state: "fill" };
  if (/haftpflicht/i.test(name)) return policyStanding(input);
  if (/referenz/i.test(name)) return referencesStanding(input);
  if (/präqualifikation/i.test(name)) return certificateStanding(/PQ|präqualifi/i, input);
  return { state: "obtain" };
}

function policyStanding(input: CheckInput): Standing {
  const { coverCents, expiresOn } = input.profile.insurance;
  if (coverCents === undefined) {
    return { state: "missing", note: "Im Profil steht keine Haftpflichtversicherung." };
  }
  return expiresOn === undefined
    ? { state: "held", note: "Haftpflicht im Profil, ohne Ablaufdatum" }
    : validity("Police", expiresOn, input);
}

function referencesStanding({ profile: { references } }: CheckInput): Standing {
  return references.length === 0
    ? { state: "missing", note: "Im Profil steht keine Referenz." }
    : {
        state: "held",
        note: `${counted(references.length, "Referenz", "Referenzen")} im Profil`,
      };
}

function certificateStanding(pattern: RegExp, input: CheckInput): Standing {
  const held = input.profile.certificates.find(({ name }) => pattern.test(name));
  if (!held) return { state: "missing", note: "Im Profil steht kein solcher Nachweis." };
  return held.expiresOn === undefined
    ? { state: "held", note: `${held.name}, ohne Ablaufdatum` }
    : validity(held.name, held.expiresOn, input);
}

function validity(name: string, expiresOn: string, input: CheckInput): Standing {
  const { isShort, note } = validityOf(name, expiresOn, input);
  return { state: isShort ? "expires" : "held", note };
}
