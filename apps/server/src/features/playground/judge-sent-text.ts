import { randomUUID } from "node:crypto";
import type { JudgedText, PlaygroundAnswer } from "@tc/contract";
import { readItems, textOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import { AppError, canUse, cheapestTierWith } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import type { DocumentReading } from "../../ports/document-reader.ts";
import { judgeText } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { documentName, factsIn, unhurried } from "../documents/index.ts";
import { isContractConcluded } from "../processing-contract/index.ts";
import { writeSummary } from "../summaries/index.ts";
import { requirementRows } from "../tender-checks/index.ts";
import { briefOfText } from "./facts/brief-of-text.ts";
import { piecesOf } from "./facts/pieces-of.ts";
import { bareTender, describedTender } from "./facts/tender-of-text.ts";
import type { TextReadings } from "./text-readings.ts";

const agencyLimit: RateLimit = { name: "playground", limit: 30, windowSeconds: 3_600 };
const networkLimit: RateLimit = { name: "playground-network", limit: 90, windowSeconds: 3_600 };

/** Amounts behind so much text are fees and rates of an annex. */
const maxAmountCharacters = 600_000;

export interface SentText {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface PlaygroundParts {
  readonly judges: Judges;
  readonly readings: TextReadings;
}

/**
 * Reads a text and judges it for the caller's agency. Nothing of it is stored: no row, no object, no word in a log.
 * Throws processing_contract_missing, rate_limited, overloaded.
 */
export async function judgeSentText(
  ctx: Context,
  { judges, readings }: PlaygroundParts,
  { name, bytes }: SentText,
): Promise<PlaygroundAnswer> {
  const { agencyId, tier } = requireMembership(ctx);
  if (!canUse(tier, "playground")) {
    return { kind: "locked", tier: cheapestTierWith("playground") };
  }
  if (!(await inAgency(ctx, agencyId, isContractConcluded))) {
    throw new AppError("processing_contract_missing");
  }
  await countTry(ctx, agencyLimit, agencyId);
  await countTry(ctx, networkLimit, networkOf(ctx.client?.ip ?? ""));
  // Items name their document by an id, which nobody can look up here.
  const id = randomUUID();
  const reading = await readings.read(ctx, agencyId, { file: id, bytes });
  const { text } = reading;
  if (!text) return { kind: "refused", refusal: refusalOf(reading) };
  return judged(ctx, judges, { reading, text, id, name: documentName(name) });
}

function refusalOf({ refusals }: DocumentReading) {
  return refusals.find(({ page }) => page === undefined)?.reason ?? "unreadable";
}

interface ReadText {
  readonly reading: DocumentReading;
  readonly text: DocumentText;
  readonly id: string;
  readonly name: string;
}

async function judged(
  ctx: Context,
  judges: Judges,
  { reading, text, id, name }: ReadText,
): Promise<JudgedText> {
  const { agencyId, tier } = requireMembership(ctx);
  const items = await unhurried(readItems([piecesOf(text)], []));
  const described = describedTender(text, items, name);
  const { lots, title } = described;
  const { profile, criteria, cpv, volumeWarning, fit, chances, budget } = await judgeText(
    ctx,
    judges,
    { agencyId, tier },
    {
      record: described,
      text: text.parts.map(textOf).join("\n").slice(0, maxAmountCharacters),
      facts: factsIn(items, lots, () => name),
    },
  );
  const statements = {
    // What the text says is told by its items, each with its place.
    tender: bareTender(title),
    items,
    documents: [{ id, name, pages: reading.pages }],
  };
  const hasValue = budget.kind === "quoted" || budget.kind === "maximum";
  const { sections, missing } = writeSummary({
    ...statements,
    brief: briefOfText(described, items),
    hasValue,
  });
  const requirements =
    profile &&
    criteria &&
    requirementRows({ ...statements, profile: profile.data, criteria })
      // An award row without words tells only that a notice is silent; `missing` says so.
      .filter(({ group, quotes }) => group !== "award" || quotes.length > 0);
  return {
    kind: "judged",
    name,
    pages: reading.pages,
    parts: text.parts.map(({ place, confidence, lines }) => ({
      place,
      ...(confidence !== undefined && { confidence }),
      lines: lines.map((line) => line.text),
    })),
    refusedPages: reading.refusals.flatMap(({ page, reason }) =>
      page === undefined ? [] : { page, reason },
    ),
    removedCharacters: reading.removed.invisible + reading.removed.characters,
    title,
    ...(cpv && { cpv }),
    summary: { sections, missing },
    ...(requirements && { requirements }),
    fit,
    chances,
    budget,
    ...(volumeWarning && { volumeWarning }),
  };
}
