import { createVectorIndex, sparseDot } from "@tc/assessment";
import type { Vectoriser } from "@tc/assessment";
import { buyerBootstrap } from "./buyer-bootstrap.ts";
import { labelText, noticeText } from "./division-ranks.ts";
import type { GermanNotice } from "./german-notice.ts";
import { cpvGrade, ndcg } from "./graded-retrieval.ts";
import { plainVectoriser, stems } from "./plain-vectors.ts";

export interface QueryRow {
  readonly buyer: string;
  /** nDCG@10 */
  readonly stem: number;
  readonly product: number;
}

/**
 * Ranks for each held notice, by its title alone, all notices of other buyers, and grades the ranking by CPV. `training`
 * tells how rare words are; candidates are text only, without codes or labels.
 */
export function titleRetrieval(
  held: readonly GermanNotice[],
  notices: readonly GermanNotice[],
  training: readonly GermanNotice[],
  { vectorise }: Vectoriser,
): QueryRow[] {
  const plain = plainVectoriser(stems, training.map(noticeText));
  const plainDocuments = notices.map((notice) => plain(noticeText(notice)));
  const index = createVectorIndex(notices.map((notice) => vectorise(noticeText(notice))));
  const similarities = new Float64Array(notices.length);
  return held.flatMap(({ title, cpv, buyer }) => {
    const plainQuery = plain(labelText(title));
    index.similarities(vectorise(labelText(title)), similarities);
    const others = [...notices.keys()].filter((at) => notices[at]!.buyer !== buyer);
    const grades = others.map((at) => cpvGrade(cpv[0]!, notices[at]!.cpv[0]!));
    const stem = ndcg(
      others.map((at) => sparseDot(plainQuery, plainDocuments[at]!)),
      grades,
    );
    const product = ndcg(
      others.map((at) => similarities[at]!),
      grades,
    );
    return stem === undefined || product === undefined ? [] : [{ buyer, stem, product }];
  });
}

export function retrievalFigures(rows: readonly QueryRow[]) {
  const mean = (get: (row: QueryRow) => number) => (of: readonly QueryRow[]) =>
    of.reduce((sum, row) => sum + get(row), 0) / of.length;
  const stem = mean((row) => row.stem);
  const product = mean((row) => row.product);
  const gain = (of: readonly QueryRow[]) => product(of) / stem(of) - 1;
  return {
    queries: rows.length,
    stemNdcg10: stem(rows),
    productNdcg10: product(rows),
    productInterval: buyerBootstrap(rows, product),
    gain: gain(rows),
    gainInterval: buyerBootstrap(rows, gain),
  };
}
