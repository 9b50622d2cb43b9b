import { errorCodes } from "@tc/domain";
import type { Feature } from "@tc/domain";
import { z } from "zod";

/**
 * Who may call.
 * public: everybody · anyone: everybody, and the answer depends on who is signed in · user: signed in, with or without an agency · agency: an active member · owner: the agency's owner
 * · admin: an account made admin, with the unlock token of the admin gate.
 */
export type Access = "public" | "anyone" | "user" | "agency" | "owner" | "admin";

/** One call of the API as a value: bound once on the server, called once by the typed client. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Fastify's notation, e.g. /api/tenders/:slug */
  readonly path: `/api/${string}` | "/promote-profile" | "/send-support-alert";
  readonly access: Access;
  /** The answer is the same for every agency: browsers may keep it and ask whether it changed. */
  readonly isPublishedData?: true;
  /** Only for agencies whose plan has it; others get `plan_required`. */
  readonly feature?: Feature;
  /** A larger body is not even read; without it the server's own limit counts. */
  readonly maxBodyBytes?: number;
  /** The body is a file as it is (application/octet-stream), no JSON; it is read once the caller has been let in. */
  readonly takesFile?: true;
  /** The answer is a file as it is; `response` names what JSON cannot hold. */
  readonly givesFile?: true;
  /** The answer is a stream of Server-Sent Events; `response` is the JSON of each one's data. */
  readonly givesEvents?: true;
  /** One German sentence for the API's readers. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
}

export function endpoint<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(value: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return value;
}

/** Every answer that is no success. `fields` names bad inputs by their path. */
export const errorResponse = z.object({
  error: z.enum(errorCodes),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.array(z.object({ path: z.string(), problem: z.string() })).optional(),
  /** What went wrong in German words, where `/promote-profile` failed or the operator has switched a part off */
  detail: z.string().optional(),
  requestId: z.string(),
});
export type ErrorResponse = z.output<typeof errorResponse>;
