import { z } from "zod";

/** The smallest part of a document that a reader can turn to: a page, a sheet, or what stands under a heading. */
export const documentPlace = z.union([
  z.object({ page: z.int() }),
  z.object({ sheet: z.string() }),
  /** "" before the first heading */
  z.object({ heading: z.string() }),
]);
export type DocumentPlace = z.output<typeof documentPlace>;

/** A document of the agency or of the buyer, at the place where words stand. */
export const placedDocument = z.object({
  id: z.uuid(),
  /** As it was when the document was read */
  name: z.string(),
  place: documentPlace,
  /** "B7", in a sheet */
  cell: z.string().optional(),
});
export type PlacedDocument = z.output<typeof placedDocument>;

/** Words of the notice or of a document, and where they stand. */
export const tenderQuote = z.object({
  quote: z.string(),
  lotId: z.string().optional(),
  /** Dotted path in the tender; absent for a document */
  field: z.string().optional(),
  document: placedDocument.optional(),
});
export type TenderQuote = z.output<typeof tenderQuote>;
