import type { Tender } from "@tc/domain";

/** What a text says, by the place it says it in: a title tells more than a paragraph of a description. */
export interface FieldText {
  readonly title: string;
  readonly lotTitles: readonly string[];
  readonly description: string;
  /** German texts of the CPV codes */
  readonly cpvLabels: readonly string[];
}

/** Codes beyond these say little more and would drown the text. */
const maxLabels = 8;
/** Tenders of a hundred lots repeat themselves. */
const maxLots = 60;

/**
 * The text of a tender with that of its lots. `labelOf` gives the German text of an eight-digit CPV code.
 * What several lots say in the same words is taken once.
 */
export function tenderText(
  tender: Pick<Tender, "title" | "description" | "cpv" | "lots">,
  labelOf: (cpv: string) => string | undefined,
): FieldText {
  const lots = tender.lots.slice(0, maxLots);
  const codes = unique([...tender.cpv, ...lots.flatMap((lot) => lot.cpv)]).slice(0, maxLabels);
  return {
    title: tender.title,
    lotTitles: unique(lots.map((lot) => lot.title)).filter((title) => title !== tender.title),
    description: unique([tender.description, ...lots.map((lot) => lot.description)]).join("\n"),
    cpvLabels: unique(codes.map(labelOf)),
  };
}

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values)].filter(
    (value): value is string => value !== undefined && value.trim() !== "",
  );
}
