import { agencySectorDefinitions, agencySectorsOf, cpvPrefix } from "@tc/domain";
import type { Db } from "../../../platform/database/database.ts";
import { LruMap } from "../../../platform/memory/lru-map.ts";
import type { AssessedTender } from "../detail/assessed-tender.store.ts";
import * as store from "./competition.store.ts";

/** What published results say of those who compete; the same for every agency. */
export interface CompetitionFacts {
  readonly buyer: store.AwardFigures | undefined;
  readonly agencySector: store.AwardFigures | undefined;
  readonly incumbent: store.Incumbent | undefined;
}

interface Kept<Value> {
  readonly value: Promise<Value>;
  readonly readAtMs: number;
}

/** Results come in once a day. */
const maxAgeMs = 10 * 60_000;
const maxTenders = 2_000;

/** Reads them once for all who look at a tender, and once per agency sector for all its tenders. */
export class CompetitionReader {
  private readonly tenders = new LruMap<string, Kept<CompetitionFacts>>(maxTenders);
  private readonly agencySectors = new LruMap<string, Kept<store.AwardFigures>>(maxTenders);

  /** What was won among samples is no history of real tenders: each kind of notices has its own. */
  async read(db: Db, tender: AssessedTender): Promise<CompetitionFacts> {
    const dataset = await store.datasetKind(db);
    return kept(this.tenders, `${dataset} ${tender.id} ${tender.version}`, () =>
      this.facts(db, tender, dataset),
    );
  }

  private async facts(db: Db, tender: AssessedTender, dataset: string): Promise<CompetitionFacts> {
    const { id, buyerId, mainCpv } = tender;
    const prefixes = agencySectorPrefixes(tender.cpv);
    const [buyer, incumbent, agencySector] = await Promise.all([
      buyerId === null ? undefined : store.buyerFigures(db, buyerId, id),
      buyerId === null
        ? undefined
        : store.findIncumbent(db, buyerId, tender, comparableClasses(mainCpv)),
      prefixes.length === 0
        ? undefined
        : kept(this.agencySectors, `${dataset} ${prefixes.join()}`, () =>
            store.sectorFigures(db, prefixes),
          ),
    ]);
    return { buyer, agencySector, incumbent };
  }
}

function kept<Value>(
  values: LruMap<string, Kept<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const kept = values.get(key);
  if (kept && performance.now() - kept.readAtMs < maxAgeMs) return kept.value;
  const value = read();
  values.set(key, { value, readAtMs: performance.now() });
  value.catch(() => values.delete(key));
  return value;
}

/** The agency sector of a tender, else the CPV group of its main code. */
function agencySectorPrefixes(cpv: readonly string[]): readonly string[] {
  const [agencySector] = agencySectorsOf(cpv);
  if (agencySector) return agencySectorDefinitions[agencySector].cpv;
  const group = cpvPrefix(cpv[0] ?? "").slice(0, 3);
  return group.length < 2 ? [] : [group];
}

/** Class and group of a code, as far as it goes that deep: "79000000" compares with nothing. */
function comparableClasses(mainCpv: string | null): readonly string[] {
  const digits = cpvPrefix(mainCpv ?? "");
  return [4, 3]
    .filter((length) => digits.length >= length)
    .map((length) => digits.slice(0, length));
}
