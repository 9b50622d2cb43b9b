import { regimeOf } from "@tc/assessment";
import type { CardLetter } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { PipelineStage, Tender } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listLockedFor } from "../../tenders/index.ts";
import { raiseCardRevision } from "../card.store.ts";
import { isUnseen } from "../cards/unseen-words.ts";
import { holdCard } from "../hold-card.ts";
import { draftLetter } from "./draft-letter.ts";
import * as facts from "./letter-facts.store.ts";
import { answerDay, letterState } from "./letter-state.ts";
import type { LetterState } from "./letter-state.ts";
import * as store from "./letter.store.ts";

/** Where the card's tab stands; undefined: there is no letter. */
export async function letterStateOf(
  t: AgencyTransaction,
  { tenderId, stage, record }: { tenderId: string; stage: PipelineStage; record: Tender },
): Promise<LetterState | undefined> {
  const today = berlinDay(t.now());
  const regime = regimeOf(record).code;
  if (stage !== "lost" || !answerDay(regime, today)) return undefined;
  return letterState(await store.findLetter(t, tenderId), regime, today);
}

/** The letter after a loss, our draft or what members made of it. Throws not_found. */
export function getCardLetter(ctx: Context, { id }: { readonly id: string }): Promise<CardLetter> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => readLetter(t, id));
}

interface ChangedLetter extends store.LetterChange {
  readonly id: string;
  readonly basedOn?: string | undefined;
}

/**
 * Of two members who write it the last one wins and is told whose words went. Where there is no letter nothing changes.
 * Throws not_found.
 */
export function changeCardLetter(
  ctx: Context,
  { id, basedOn, ...change }: ChangedLetter,
): Promise<CardLetter> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { by, tenderId, note } = await holdCard(t, "card", id);
    const { regime, letter } = await readFacts(t, id);
    if (letter.kind === "none") return letter;
    const { text, sentOn, answeredOn } = change;
    const today = berlinDay(t.now());
    // Neither can lie ahead.
    if ((sentOn ?? today) > today || (answeredOn ?? today) > today)
      throw new AppError("bad_request");
    await store.writeLetter(t, tenderId, { ...change, regime, by });
    await raiseCardRevision(t, tenderId);
    if (text !== undefined) await note({ kind: "letter_edited" });
    if (typeof sentOn === "string") await note({ kind: "letter_sent", on: sentOn });
    if (typeof answeredOn === "string") await note({ kind: "letter_answered", on: answeredOn });
    const { edited } = letter;
    const isReplaced =
      text !== undefined && edited && isUnseen(edited, { text, byId: by.id, basedOn });
    return { ...(await readLetter(t, id)), ...(isReplaced && { replaced: edited }) };
  });
}

const readLetter = async (t: AgencyTransaction, id: string) => (await readFacts(t, id)).letter;

/** Of a tender above the plan's cap the letter names neither its number nor the law, as its card does not. */
async function readFacts(
  t: AgencyTransaction,
  cardId: string,
): Promise<{ readonly regime: string; readonly letter: CardLetter }> {
  const card = await facts.findLetterFacts(t, cardId);
  if (!card) throw new AppError("not_found");
  const { record, tenderId, agencyName } = card;
  const today = berlinDay(t.now());
  const regime = regimeOf(record).code;
  const none = (because: "stage" | "regime") => ({
    regime,
    letter: { kind: "none" as const, because },
  });
  const clock = answerDay(regime, today);
  if (!clock) return none("regime");
  if (card.stage !== "lost") return none("stage");
  const row = await store.findLetter(t, tenderId);
  const { length, law, sourceDate } = clock.rule;
  const days = "days" in length ? length.days : length.months * 30;
  const { tier } = requireMembership(t);
  const isLocked = (await listLockedFor(t.db, tier, [tenderId])).has(tenderId);
  return {
    regime,
    letter: {
      kind: "letter",
      rule: { days, ...(!isLocked && { law, sourceDate }) },
      state: letterState(row, regime, today),
      draft: draftLetter({
        buyer: record.buyers[0]?.name,
        reference: isLocked ? undefined : record.reference,
        title: record.title,
        agencyName,
        days,
        law: isLocked ? undefined : law,
      }),
      ...(row?.text !== null &&
        row?.text !== undefined &&
        row.editedAt && {
          edited: {
            text: row.text,
            at: row.editedAt.toISOString(),
            ...(row.editedBy !== null && { byId: row.editedBy }),
            byName: row.editedByName ?? "",
          },
        }),
    },
  };
}
