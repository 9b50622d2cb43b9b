import type { Knockout } from "@tc/assessment";
import type { ProfileData, ProofFile, TenderAssessment, TenderQuote } from "@tc/contract";
import { isInForce } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { Tender } from "@tc/domain";
import type { PaperMark } from "../papers/paper-names.ts";

/** What notice and documents say */
export interface FoundInput {
  readonly tender: Tender;
  /** Of the documents that were read; `file` is the document's id. */
  readonly items: readonly DocumentItem[];
  readonly documents: readonly {
    readonly id: string;
    readonly name: string;
    readonly pages: number;
  }[];
}

/** All that the judgement of papers rests on */
export interface PaperInput extends FoundInput {
  readonly profile: Pick<ProfileData, "certificates" | "insurance" | "references" | "turnover">;
  /** The files of proofs that the agency keeps */
  readonly proofs: readonly ProofFile[];
  readonly now: Date;
}

/** All that the requirements are held against */
export interface RequirementInput extends FoundInput {
  readonly profile: Pick<ProfileData, "teamSize">;
  /** The hard criteria, those of the documents among them */
  readonly criteria: readonly Knockout[];
  /** The files of proofs; absent where only a text is judged */
  readonly proofs?: readonly ProofFile[];
}

/** All that a check is made of; nothing of it is asked for while it is made. */
export interface CheckInput extends PaperInput, RequirementInput {
  readonly profile: PaperInput["profile"] & RequirementInput["profile"];
  readonly proofs: PaperInput["proofs"];
  readonly marks: readonly PaperMark[];
  readonly budget: TenderAssessment["budget"];
  /** Who holds the contract now, where the plan tells it */
  readonly incumbent?: string;
}

type ItemType = DocumentItem["type"];
export type ItemOf<Type extends ItemType> = Extract<DocumentItem, { readonly type: Type }>;

/** Items of a type that still hold: none of an earlier version, none that speaks to machines. */
export function currentItems<Type extends ItemType>(
  { items }: Pick<FoundInput, "items">,
  type: Type,
): ItemOf<Type>[] {
  return items.filter((item): item is ItemOf<Type> => item.type === type && isInForce(item));
}

export function quoteOf(
  { quote, file, place, cell }: DocumentItem,
  { documents }: Pick<FoundInput, "documents">,
): TenderQuote {
  const name = documents.find(({ id }) => id === file)?.name ?? "";
  return { quote, document: { id: file, name, place, ...(cell !== undefined && { cell }) } };
}

const shownQuotes = 3;

/** One quote for each value, the first that says it; of equal ones the first places. */
export function quotesOf(items: readonly DocumentItem[], input: FoundInput): TenderQuote[] {
  return items.slice(0, shownQuotes).map((item) => quoteOf(item, input));
}
