import { listTenders } from "@tc/contract";
import type { TenderListQuery } from "@tc/contract";
import type { PublicEndpoint } from "@tc/contract/public-api";
import { AppError, invariant, neededFeatures } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import type { BoundEndpoint, RawInput } from "../../platform/http/http.ts";
import type { KeyHolder } from "../api-keys/index.ts";
import { requireScope } from "./let-key-in.ts";

export interface KeyCall {
  readonly operation: PublicEndpoint;
  readonly holder: Pick<KeyHolder, "scopes">;
  readonly input: RawInput;
}

/** Answers a call of a key by the verb that the app's own screens call. Returns JSON. Throws forbidden. */
export async function answerCall(
  ctx: Context,
  routes: readonly BoundEndpoint[],
  { operation, holder, input }: KeyCall,
): Promise<string> {
  const { of, scope } = operation;
  requireScope(holder, scope);
  const bound = routes.find(({ endpoint }) => endpoint === of);
  invariant(bound, "every public operation has a verb");
  if (of === listTenders && !holder.scopes.includes("assessments:read")) {
    return listWithoutAssessments(ctx, bound, input);
  }
  return (await bound.answer(ctx, input)).json;
}

/** Rows hold what the tenders are to the agency; so do order and limits by those numbers. */
async function listWithoutAssessments(
  ctx: Context,
  bound: BoundEndpoint,
  input: RawInput,
): Promise<string> {
  const query = listTenders.query?.safeParse(input.query);
  if (query?.success && neededFeatures(query.data satisfies TenderListQuery).length > 0) {
    throw new AppError("forbidden", { scope: "assessments:read" });
  }
  const { json } = await bound.answer(ctx, input);
  const { fitWeights: _weights, ...list } = listTenders.response.parse(JSON.parse(json));
  return JSON.stringify({ ...list, assessments: {} });
}
