import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const block = z.union([
  z.object({ kind: z.literal("paragraph"), text: z.string() }),
  z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
  z.object({
    kind: z.literal("table"),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);

/** A text as it is shown, printed and kept: sections with paragraphs, lists and tables. */
export const legalText = z.object({
  title: z.string(),
  sections: z.array(z.object({ title: z.string(), blocks: z.array(block) })),
});
export type LegalText = z.output<typeof legalText>;

const processingContract = z.object({
  /** The text that can be concluded now; with the agency's and the operator's names */
  current: z.object({ version: z.string(), text: legalText }),
  /** What was concluded last, word for word; its version may be an older one */
  concluded: z
    .object({ version: z.string(), text: legalText, at: z.iso.datetime(), byName: z.string() })
    .optional(),
});
export type ProcessingContract = z.output<typeof processingContract>;

export const getProcessingContract = endpoint({
  method: "GET",
  path: "/api/processing-contract",
  access: "agency",
  summary:
    "Vertrag über die Auftragsverarbeitung (Art. 28 DSGVO): Wortlaut und ob er geschlossen ist",
  response: processingContract,
});

export const concludeProcessingContract = endpoint({
  method: "POST",
  path: "/api/processing-contract",
  access: "owner",
  summary: "Den Vertrag über die Auftragsverarbeitung in der gezeigten Fassung schließen",
  body: z.object({ version: z.string().max(20) }),
  response: processingContract,
});

export const printProcessingContract = endpoint({
  method: "GET",
  path: "/api/processing-contract/pdf",
  access: "agency",
  summary: "Den geschlossenen Vertrag als PDF, sonst den Wortlaut als Entwurf",
  response: z.object({ fileName: z.string(), pdfBase64: z.string() }),
});
