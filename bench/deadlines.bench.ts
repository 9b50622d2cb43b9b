// npm run bench -- deadlines: what the reader finds in written phrasings of deadlines, by set, on those that rules were
// tuned on and on those that were kept; "first" is how many were exact before any rule was changed for the set.
import { momentsOfPhrasing } from "./deadlines/moments-of-phrasing.ts";
import { isKept } from "./deadlines/phrasing.ts";
import type { Phrasing } from "./deadlines/phrasing.ts";
import { phrasingSets } from "./deadlines/phrasing-sets.ts";

export async function run(): Promise<object> {
  const figures = phrasingSets.flatMap(({ name, phrasings, kept, firstSight }) => {
    const isOfKept = (_phrasing: Phrasing, at: number) => kept === "half" && isKept(at);
    return [
      row(
        name,
        "tuned",
        phrasings.filter((phrasing, at) => !isOfKept(phrasing, at)),
        firstSight,
      ),
      row(name, "kept", phrasings.filter(isOfKept), firstSight),
    ].filter(({ n }) => n > 0);
  });
  console.table(figures);
  for (const [text, ...deadlines] of phrasingSets.flatMap(({ phrasings }) => phrasings)) {
    const result = momentsOfPhrasing(text);
    if (!isExact([text, ...deadlines]))
      console.log(`${text}\n  ${deadlines.join("; ")}\n  ${result.join("; ")}`);
  }
  return { figures };
}

function row(set: string, half: "tuned" | "kept", phrasings: readonly Phrasing[], first?: number) {
  const exact = phrasings.filter(isExact).length;
  return { set, half, n: phrasings.length, exact, ...(first !== undefined && { first }) };
}

/** Kind, date, time and distance of every deadline, and no other deadline */
function isExact([text, ...deadlines]: Phrasing): boolean {
  return momentsOfPhrasing(text).join("\n") === deadlines.toSorted().join("\n");
}
