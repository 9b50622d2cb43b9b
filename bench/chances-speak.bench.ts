// npm run bench -- chances-speak [--real-only]: what the demo agency and three agencies among real calls are told of their chances, how
// often nothing, and whether any two statements contradict each other.
import type { BenchOptions } from "../tools/bench.ts";
import { startRealStack, withNotices } from "../e2e/support/stack/real-stack.ts";
import { demoCookies } from "./app/demo-cookies.ts";
import { readDetail, settledList } from "./chances-speak/agency-list.ts";
import { contradictions, differences } from "./chances-speak/contradictions.ts";
import { realStatements } from "./chances-speak/real-statements.ts";
import type { Statement } from "./chances-speak/statement.ts";
import { voice } from "./chances-speak/voice.ts";

const maxPages = 60;

export async function run({ data, args }: BenchOptions): Promise<object> {
  const demo = args.includes("--real-only") ? undefined : await demoFigures();
  const { statements, awards } = await realStatements(data);
  const real = [...statements].map(([agency, told]) => [
    agency,
    { ...voice(told), ...contradictions(told) },
  ]);
  const figures = { ...(demo && { demo }), ...Object.fromEntries(real) };
  console.table(flat(figures));
  console.log(`real awards with offers: ${awards.lots} lots, ${awards.agencyWork} of agency work`);
  return { ...figures, awards };
}

async function demoFigures(): Promise<object> {
  const stack = await startRealStack(withNotices);
  try {
    const cookies = await demoCookies(stack);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const ask = async (path: string): Promise<unknown> => {
      const answer = await fetch(stack.origin + path, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json();
    };
    const rows = await settledList(ask);
    const pages = sampleOf(rows.filter(({ fit }) => fit !== undefined));
    const different: string[] = [];
    for (const row of pages) {
      const words = differences(row, await readDetail(ask, row.slug));
      if (words.length > 0) different.push(`${row.slug}: ${words.join("; ")}`);
    }
    for (const line of different) console.log(line);
    return {
      ...voice(rows),
      ...contradictions(rows),
      pagesRead: pages.length,
      pagesThatDiffer: different.length,
    };
  } finally {
    await stack.stop();
  }
}

/** Half of them with a chance, the others silent; evenly over the list. */
function sampleOf(rows: readonly Statement[]): Statement[] {
  const { stated = [], silent = [] } = Object.groupBy(rows, ({ percent }) =>
    percent === undefined ? "silent" : "stated",
  );
  return [stated, silent].flatMap((group) => {
    const step = Math.max(1, group.length / (maxPages / 2));
    return group.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  });
}

/** One row a figure, one column an agency. */
function flat(figures: Readonly<Record<string, object>>): Record<string, object> {
  const table: Record<string, Record<string, unknown>> = {};
  for (const [agency, values] of Object.entries(figures)) {
    for (const [name, value] of Object.entries(values)) {
      const text = typeof value === "object" ? JSON.stringify(value) : value;
      table[name] = { ...table[name], [agency]: text };
    }
  }
  return table;
}
