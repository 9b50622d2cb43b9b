import {
  countTenderViews,
  countUnseen,
  getAgency,
  getBilling,
  getMarkedTenders,
  getSession,
  getUserStatus,
  listSources,
  listTenders,
} from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { checkedText, checkedObject } from "../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../platform/http/checked-json.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";

/** Each reads without parameters in its path, and none needs more than a membership. */
const answered: ReadonlySet<Endpoint> = new Set<Endpoint>([
  getSession,
  getUserStatus,
  getAgency,
  getBilling,
  getMarkedTenders,
  listSources,
  listTenders,
  countTenderViews,
  countUnseen,
]);

/**
 * The answers to these addresses of the API, one after another in the place of one request. It leaves out what an
 * endpoint refuses; the browser then calls that endpoint itself and gets the reason.
 */
export async function getBootstrap(
  ctx: Context,
  routes: readonly BoundEndpoint[],
  addresses: readonly string[],
): Promise<CheckedJson<Record<string, unknown>>> {
  const answers: Record<string, CheckedJson<unknown>> = {};
  for (const address of new Set(addresses)) {
    const answer = await answerTo(ctx, routes, address);
    if (answer !== undefined) answers[address] = checkedText(answer);
  }
  return checkedObject(answers);
}

async function answerTo(
  ctx: Context,
  routes: readonly BoundEndpoint[],
  address: string,
): Promise<string | undefined> {
  const [path, search] = address.split("?", 2);
  const bound = routes.find(({ endpoint }) => endpoint.path === path && answered.has(endpoint));
  if (bound === undefined || !mayAsk(ctx, bound.endpoint)) return undefined;
  const query = Object.fromEntries(new URLSearchParams(search));
  try {
    return (await bound.answer(ctx, { params: {}, query, body: undefined })).json;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Only active members have a membership. */
function mayAsk({ actor }: Context, { access }: Endpoint): boolean {
  if (access === "public") return true;
  return actor.kind === "user" && (access === "user" || actor.membership !== undefined);
}
