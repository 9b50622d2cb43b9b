// npm run bench -- NAME [--data DIR] [...]: runs bench/NAME.bench.ts, whose figures end the output as one JSON line.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

export interface BenchOptions {
  /** Folder of the real data. */
  readonly data: string;
  /** What followed the name, without --data. */
  readonly args: string[];
}

interface BenchModule {
  run(options: BenchOptions): Promise<object>;
}

const root = path.resolve(import.meta.dirname, "..");
const suffix = ".bench.ts";

function benchNames(): string[] {
  const folder = path.join(root, "bench");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .toSorted();
}

function readOptions(words: readonly string[]): BenchOptions {
  let data = process.env.TC_DATA ?? path.join(root, "../shared/data");
  const args: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "--data") data = words[++at] ?? data;
    else if (word.startsWith("--data=")) data = word.slice("--data=".length);
    else args.push(word);
  }
  return { data: path.resolve(data), args };
}

const [name, ...words] = process.argv.slice(2);
const names = benchNames();
if (!name || !names.includes(name)) {
  if (name) console.error(`There is no bench "${name}".`);
  console.log(`npm run bench -- NAME [--data DIR]\n\n${names.map((x) => `  ${x}`).join("\n")}`);
  process.exit(name ? 1 : 0);
}
const bench = (await import(path.join(root, "bench", name + suffix))) as BenchModule;
const figures = await bench.run(readOptions(words));
// Leaving by exit() would cut the line off when stdout is a pipe; a handle left open must not hang the bench either.
process.stdout.write(`${JSON.stringify({ bench: name, ...figures })}\n`, () => process.exit());
