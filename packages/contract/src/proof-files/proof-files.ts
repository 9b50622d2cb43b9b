import { proofLimits } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, fileBytes, line } from "../fields.ts";

export const proofKinds = [
  "certificate",
  "register",
  "insurance",
  "prequalification",
  "other",
] as const;
export type ProofKind = (typeof proofKinds)[number];

// What the user reads.
export const proofKindNames = {
  certificate: "Zertifikat",
  register: "Registerauszug",
  insurance: "Versicherungsnachweis",
  prequalification: "Präqualifikation (AVPQ)",
  other: "Sonstiger Nachweis",
} as const satisfies Record<ProofKind, string>;

export const proofFile = z.object({
  id: z.uuid(),
  kind: z.enum(proofKinds),
  /** What it proves, "ISO 9001" */
  name: z.string(),
  /** With the ending of what it holds */
  fileName: z.string(),
  bytes: z.int(),
  /** Its last day; absent where it does not expire */
  validUntil: z.iso.date().optional(),
  /** Of an insurance: its sum for each case; absent where nobody said it */
  coverCents: z.int().optional(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: z.string(),
});
export type ProofFile = z.output<typeof proofFile>;

const ofProof = z.object({ id: z.uuid() });

/** The largest sum that a member can type */
const coverMaxCents = 1e14;

export const listProofFiles = endpoint({
  method: "GET",
  path: "/api/proof-files",
  access: "agency",
  summary: "Die Nachweise, die die eigene Agentur hinterlegt hat",
  response: z.object({
    /** Those that hold, by kind and name */
    files: z.array(proofFile),
    /** Those that a newer one stands for; absent in answers of the release before, as is what follows. */
    replaced: z.array(proofFile.extend({ replacedBy: z.uuid() })).optional(),
    /** Open tenders that the agency follows and before whose deadline a proof lapses, the next deadline first */
    lapses: z
      .array(
        z.object({
          proofId: z.uuid(),
          slug: z.string(),
          title: z.string(),
          deadline: z.object({ at: z.iso.datetime(), hasTime: z.boolean() }),
        }),
      )
      .optional(),
    /** Before the contract on processing is concluded nothing can be uploaded. */
    isContractConcluded: z.boolean(),
  }),
});

export const uploadProofFile = endpoint({
  method: "POST",
  path: "/api/proof-files",
  access: "agency",
  summary: "Einen Nachweis als PDF, PNG oder JPG hinterlegen",
  maxBodyBytes: proofLimits.fileBytes,
  takesFile: true,
  query: z.object({
    kind: z.enum(proofKinds),
    name: line(proofLimits.nameMax),
    validUntil: z.iso.date().optional(),
    /** Of an insurance alone */
    coverCents: z.coerce.number<number | string>().int().min(1).max(coverMaxCents).optional(),
    /** The proof that this one renews; it is kept as history. */
    replaces: z.uuid().optional(),
  }),
  body: fileBytes,
  response: proofFile,
});

export const changeProofFile = endpoint({
  method: "PATCH",
  path: "/api/proof-files/:id",
  access: "agency",
  summary:
    "Namen, letzten Tag oder Deckungssumme eines Nachweises berichtigen; die Datei bleibt, wie sie ist",
  params: ofProof,
  body: z.object({
    name: line(proofLimits.nameMax).optional(),
    /** null: it does not expire */
    validUntil: z.iso.date().nullable().optional(),
    /** Of an insurance alone; null: nobody says it any more */
    coverCents: z.int().min(1).max(coverMaxCents).nullable().optional(),
  }),
  response: proofFile,
});

export const deleteProofFile = endpoint({
  method: "DELETE",
  path: "/api/proof-files/:id",
  access: "agency",
  summary: "Einen Nachweis löschen",
  params: ofProof,
  response: done,
});

export const getProofFileContent = endpoint({
  method: "GET",
  path: "/api/proof-files/:id/content",
  access: "agency",
  summary: "Einen Nachweis, wie er hinterlegt wurde",
  params: ofProof,
  givesFile: true,
  response: fileBytes,
});
