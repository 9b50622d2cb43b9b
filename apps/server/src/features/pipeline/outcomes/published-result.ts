import type { PublishedResult } from "@tc/contract";
import type { LotResult } from "@tc/domain";
import type { ResultFacts } from "./outcome.store.ts";

/** What a notice says of the end, to prefill the dialog with; undefined: nothing is published. */
export function publishedResult({
  stage,
  record,
  ownLots,
}: ResultFacts): PublishedResult | undefined {
  if (stage !== "awarded" && stage !== "cancelled") return undefined;
  const { results } = record;
  const lotIds = record.lots.filter(({ kind }) => kind === undefined).map(({ id }) => id);
  const notice = record.notices.findLast(({ kind }) => kind === "result");
  const source = notice ?? record.notices.at(-1);
  const url = source?.url;
  const shared = {
    ...(source?.publishedOn !== undefined && { publishedOn: source.publishedOn.slice(0, 10) }),
    ...(url !== undefined && /^https?:\/\//i.test(url) && { url }),
    lots: Math.max(results.length, 1),
    ...(lotIds.length > results.length && results.length > 0 && { ofLots: lotIds.length }),
  };
  if (stage === "cancelled") return { proposes: "declined", reasons: ["cancelled"], ...shared };
  const ownLotIds = new Set(ownLots.map(({ lotId }) => lotId));
  const isOurs = ownLotIds.size > 0;
  const isOneLot = Math.max(lotIds.length, results.length) <= 1;
  const decidedIds = new Set(results.map(({ lotId }) => lotId));
  const isWhole = isOneLot || lotIds.every((id) => decidedIds.has(id));
  // Nobody knows which lots the offer was for: of several only what holds for each of them is told.
  const told = isOurs
    ? results.filter(({ lotId }) => ownLotIds.has(lotId))
    : isWhole
      ? results
      : [];
  const winner = same(told.map(({ winners }) => winners.map(({ name }) => name).join(", ")));
  const offers = same(told.map(({ offersReceived }) => offersReceived));
  const valueCents = isOurs || isOneLot ? valueOf(told) : undefined;
  const rank = same(ownLots.map((lot) => lot.rank ?? undefined));
  return {
    proposes: isOurs ? "won" : "lost",
    ...(winner !== undefined && winner !== "" && { winner: winner.slice(0, 300) }),
    ...(valueCents !== undefined && { valueCents }),
    ...(offers !== undefined && offers > 0 && { offers }),
    ...(rank !== undefined && rank > 0 && { rank }),
    reasons: [],
    ...shared,
  };
}

/** What all say; undefined where they differ or one is silent. */
function same<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

/** The sum where each lot names its value in euros; one without would make it too small. */
function valueOf(results: readonly LotResult[]): number | undefined {
  const values = results.map(({ value }) => (value?.currency === "EUR" ? value.cents : undefined));
  if (values.length === 0 || values.includes(undefined)) return undefined;
  return values.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
}
