// npm run bench -- deadlines [--show-kept]: what the reader finds in written phrasings of deadlines, on the half that it
// was tuned on and on the half that was kept. Wrong cases are listed, of the kept half only with `--show-kept`.
import { momentsOfPhrasing } from "./deadlines/moments-of-phrasing.ts";
import { absolutePhrasings } from "./deadlines/absolute-phrasings.ts";
import { noDeadlinePhrasings } from "./deadlines/no-deadline-phrasings.ts";
import { isKept } from "./deadlines/phrasing.ts";
import type { Phrasing } from "./deadlines/phrasing.ts";
import { relativePhrasings } from "./deadlines/relative-phrasings.ts";
import type { BenchOptions } from "../tools/bench.ts";

interface Case {
  readonly group: string;
  readonly half: "tuned" | "kept";
  readonly text: string;
  readonly wanted: readonly string[];
  readonly result: readonly string[];
}

export async function run({ args }: BenchOptions): Promise<object> {
  const cases = [
    ...casesOf("absolute", absolutePhrasings),
    ...casesOf("relative", relativePhrasings),
    ...casesOf(
      "none",
      noDeadlinePhrasings.map((text): Phrasing => [text]),
    ),
  ];
  const wrong = cases.filter((phrasing) => !isExact(phrasing));
  for (const { half, text, wanted, result } of wrong) {
    if (half === "kept" && !args.includes("--show-kept")) continue;
    console.log(`${half}: ${text}\n  wanted: ${wanted.join("; ")}\n  result: ${result.join("; ")}`);
  }
  const figures = ["tuned", "kept"].flatMap((half) =>
    ["absolute", "relative", "none"].map((group) => {
      const members = cases.filter(
        (phrasing) => phrasing.half === half && phrasing.group === group,
      );
      const exact = members.filter(isExact).length;
      return { half, group, n: members.length, exact, share: exact / members.length };
    }),
  );
  console.table(figures);
  return { figures };
}

function casesOf(group: string, phrasings: readonly Phrasing[]): Case[] {
  return phrasings.map(([text, ...deadlines], at) => ({
    group,
    half: isKept(at) ? "kept" : "tuned",
    text,
    wanted: deadlines.toSorted(),
    result: momentsOfPhrasing(text),
  }));
}

/** Kind, date, time and distance of every deadline, and no other deadline */
function isExact({ wanted, result }: Case): boolean {
  return wanted.join("\n") === result.join("\n");
}
