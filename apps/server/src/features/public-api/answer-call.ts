import type { PublicEndpoint } from "@tc/contract/public-api";
import { AppError, invariant } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import type { BoundEndpoint, RawInput } from "../../platform/http/http.ts";
import type { SpendReading } from "../../platform/admission/admission.ts";
import type { KeyHolder } from "../api-keys/index.ts";
import { requireScope } from "./let-key-in.ts";
import { listsWithoutAssessments } from "./without-assessments.ts";

export interface KeyCall {
  readonly operation: PublicEndpoint;
  readonly holder: Pick<KeyHolder, "scopes">;
  readonly input: RawInput;
  readonly spend: SpendReading;
}

/** Answers a call of a key by the verb that the app's own screens call. Returns JSON. Throws forbidden and rate_limited. */
export async function answerCall(
  ctx: Context,
  routes: readonly BoundEndpoint[],
  { operation, holder, input, spend }: KeyCall,
): Promise<string> {
  const { of, scope } = operation;
  requireScope(holder, scope);
  const bound = routes.find(({ endpoint }) => endpoint === of);
  invariant(bound, "every public operation has a verb");
  const list = holder.scopes.includes("assessments:read")
    ? undefined
    : listsWithoutAssessments.get(of);
  const query = list ? list.ask(input.query) : input.query;
  if (list && query === undefined) throw new AppError("forbidden", { scope: "assessments:read" });
  const takeBack = spend(of, query);
  try {
    const { json } = await bound.answer(ctx, { ...input, query });
    return list ? list.strip(json) : json;
  } catch (error) {
    takeBack();
    throw error;
  }
}
