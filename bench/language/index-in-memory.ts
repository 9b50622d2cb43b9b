import type { Tender } from "@tc/domain";
import { tenderSummary } from "@tc/notices";
import { ForecastColumns, SegmentSet } from "@tc/search-engine";
import type { Analyzer } from "@tc/text";
import type { SearchedIndex } from "../../apps/server/src/features/search/replica/answer-query.ts";
import { toSearchDocument } from "../../apps/server/src/features/search/documents/search-document.ts";
import { testId } from "../../apps/server/src/testing/tenders/make-tender.ts";
import { connect } from "../../apps/server/src/platform/database/database.ts";

export interface LanguageTender {
  /** What queries call it; of several the first is used in answers. */
  readonly names: readonly string[];
  /** Shares words with agency work and is none. */
  readonly isNearMiss: boolean;
  readonly tender: Tender;
}

export interface LanguageIndex extends SearchedIndex {
  readonly tenderOf: (id: string) => LanguageTender | undefined;
}

/** The tenders as the server's search would hold them, without a database. */
export function indexInMemory(
  tenders: readonly LanguageTender[],
  analyzer: Analyzer,
  cpvLabels: ReadonlyMap<string, string>,
): LanguageIndex {
  const set = new SegmentSet(() => Promise.resolve(undefined));
  const byId = new Map(tenders.map((tender, at) => [testId(at), tender]));
  const documents = [...byId].map(([id, { tender }]) => {
    const { terms, weights } = toSearchDocument(tender, analyzer, (code) => cpvLabels.get(code));
    return {
      id,
      terms,
      weights,
      stage: tender.stage,
      deadlines: [],
      publishedOn: undefined,
      updatedOn: undefined,
      valueCents: undefined,
      procedure: undefined,
      level: undefined,
      cpv: tenderSummary(tender).cpv,
      nuts: [...tender.nuts],
      sources: [],
      buyerId: undefined,
    };
  });
  set.replace([], documents);
  return {
    segments: set.all,
    forecasts: new ForecastColumns(),
    analyzer,
    // Never asked: only phrases in quotes are looked up in the database.
    db: connect("postgres://127.0.0.1:1/none").db,
    tenderOf: (id) => byId.get(id),
  };
}
