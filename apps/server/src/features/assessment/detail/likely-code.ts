import type { EstimatedCpv } from "@tc/assessment";

const digits = 8;
/** Below this the next best code is as likely. */
const sure = 0.5;

/** The deepest group of CPV codes in which a text surely lies, as a code; undefined where none is sure. */
export function likelyCode(candidates: readonly EstimatedCpv[]): string | undefined {
  for (let depth = 5; depth >= 2; depth--) {
    const groups = Map.groupBy(candidates, ({ code }) => code.slice(0, depth));
    for (const [group, members] of groups) {
      const probability = members.reduce((sum, member) => sum + member.probability, 0);
      if (probability >= sure) return group.padEnd(digits, "0");
    }
  }
  return undefined;
}
