import { hash } from "node:crypto";
import type { TenderListQuery } from "@tc/contract";
import { AppError } from "@tc/domain";
import { z } from "zod";
import type { SearchPosition } from "@tc/search-engine";

export interface ListCursor {
  readonly position: SearchPosition;
  /** The clock of the first page: states and deadlines of all pages are seen from there. */
  readonly nowMs: number;
}

const content = z.tuple([
  z.number(),
  z.uuid(),
  z.array(z.int().min(1).max(511)).max(20),
  z.int().min(0).max(8.64e15),
  z.string().length(8),
]);

/** Ties a cursor to the question it belongs to; the page's length may differ. */
function questionKey({ cursor: _cursor, limit: _limit, ...question }: TenderListQuery): string {
  const sorted = Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash("sha256", JSON.stringify(sorted), "hex").slice(0, 8);
}

export function writeCursor({ position, nowMs }: ListCursor, query: TenderListQuery): string {
  const { key, id, rarities } = position;
  const items = [key, id, rarities, nowMs, questionKey(query)];
  return Buffer.from(JSON.stringify(items)).toString("base64url");
}

/** Throws bad_request for anything that writeCursor did not make for this question. */
export function readCursor(text: string, query: TenderListQuery): ListCursor {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    const [key, id, rarities, nowMs, question] = content.parse(json);
    if (question === questionKey(query)) return { position: { key, id, rarities }, nowMs };
  } catch {
    // Falls through: whatever is wrong with it, the answer is the same.
  }
  throw new AppError("bad_request", { field: "cursor" });
}
