import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeTender } from "../../apps/server/src/testing/tenders/make-tender.ts";
import type { LanguageTender } from "./index-in-memory.ts";

/** One entry of bench/agency-language/calls; what the search does not read is left out. */
interface Call {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly buyer: string;
  readonly town: string;
  readonly nuts: readonly string[];
  readonly cpv: readonly string[];
  readonly sectors: readonly string[];
}

interface QueryEntry {
  readonly query: string;
  readonly relevant: readonly string[];
  readonly notices: readonly string[];
}

export interface LanguageQuery {
  readonly query: string;
  /** Names of tenders */
  readonly relevant: ReadonlySet<string>;
}

const folder = path.join(import.meta.dirname, "../agency-language");
// Own files, written by hand.
const readJson = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Content;

export function handWrittenTenders(): LanguageTender[] {
  return readdirSync(path.join(folder, "calls"))
    .toSorted()
    .flatMap((file) => readJson<Call[]>(`calls/${file}`))
    .map(({ id, title, description, buyer, town, nuts, cpv, sectors }) => ({
      names: [id],
      isNearMiss: sectors.length === 0,
      tender: makeTender({
        title,
        description,
        buyers: [{ name: buyer, town, identifiers: [] }],
        nuts: [...nuts],
        cpv: [...cpv],
      }),
    }));
}

/** The queries with what is relevant among these tenders. */
export function readQueries(tenders: readonly LanguageTender[]): LanguageQuery[] {
  const present = new Map(
    tenders.flatMap(({ names }) => names.map((name) => [name, names[0] ?? name] as const)),
  );
  return readJson<QueryEntry[]>("queries.json").map(({ query, relevant, notices }) => ({
    query,
    relevant: new Set([...relevant, ...notices].flatMap((name) => present.get(name) ?? [])),
  }));
}
