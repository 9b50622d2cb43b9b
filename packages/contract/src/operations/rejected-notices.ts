import { z } from "zod";
import { endpoint } from "../endpoint.ts";

const code = z.string().min(1).max(100);
/** SHA-256 of the bytes */
const id = z.string().max(64);

const rejectedNotice = z.object({
  id,
  file: z.string(),
  sourceId: z.string(),
  sourceName: z.string(),
  receivedAt: z.iso.datetime(),
  sizeBytes: z.int(),
  code,
  /** As the reader says it, in English */
  reason: z.string(),
});

export const listRejectedNotices = endpoint({
  method: "GET",
  path: "/api/admin/rejected-notices",
  access: "admin",
  summary: "Bekanntmachungen, die sich nicht lesen ließen, neueste zuerst",
  query: z.object({
    source: z.string().max(100).optional(),
    code: code.optional(),
    cursor: z.string().max(64).optional(),
  }),
  response: z.object({
    /** Of all that fit the filter */
    total: z.int(),
    /** Of all, whatever the filter; the largest first */
    reasons: z.array(z.object({ code, count: z.int() })),
    sources: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
    /** Reread and not read yet */
    pending: z.int(),
    notices: z.array(rejectedNotice),
    nextCursor: z.string().optional(),
  }),
});

export const getRejectedNotice = endpoint({
  method: "GET",
  path: "/api/admin/rejected-notices/:id",
  access: "admin",
  summary: "Der Anfang einer unlesbaren Bekanntmachung als Text",
  params: z.object({ id }),
  response: z.object({
    text: z.string(),
    /** The text ends before the bytes do. */
    isCut: z.boolean(),
  }),
});

export const rereadNotices = endpoint({
  method: "POST",
  path: "/api/admin/rejected-notices/reread",
  access: "admin",
  summary: "Unlesbare Bekanntmachungen noch einmal lesen",
  body: z.union([
    z.strictObject({ id }),
    z.strictObject({ code, source: z.string().max(100).optional() }),
  ]),
  response: z.object({ count: z.int() }),
});
