import type { HeldCard } from "../card.store.ts";
import { notify } from "../../notifications/index.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { mentionKey, rewriteMentions } from "./mention.store.ts";

interface Telling {
  readonly card: Pick<HeldCard, "id" | "tenderId" | "title">;
  readonly by: { readonly id: string; readonly name: string };
}

/** Where a click leads: the card over the board */
export const cardPath = (cardId: string) => `/pipeline?card=${cardId}`;

/** `what`: a task's title; absent for the card itself. Nobody hears of their own acts. */
export async function tellAssignee(
  t: AgencyTransaction,
  {
    card,
    by,
    assigneeId,
    key,
    task,
  }: Telling & { readonly assigneeId: string; readonly key: string; readonly task?: string },
): Promise<void> {
  if (assigneeId === by.id) return;
  const heading =
    task === undefined
      ? `${by.name} hat dir „${card.title}“ zugewiesen`
      : `${by.name} hat dir die Aufgabe „${task}“ zugewiesen`;
  await notify(t, {
    userId: assigneeId,
    event: "mentions",
    key,
    tenderId: card.tenderId,
    heading: oneLine(heading),
    path: cardPath(card.id),
    details: { kind: "words", byName: by.name, text: oneLine(task ?? card.title) },
  });
}

interface Mentioning extends Telling {
  readonly commentId: string;
  readonly text: string;
  readonly mentions: readonly { readonly id: string }[];
}

/** Whoever heard of the comment before finds its new words, and who is mentioned anew is told. */
export async function tellMentionedAgain(t: AgencyTransaction, again: Mentioning): Promise<void> {
  const { commentId, text, mentions } = again;
  const userIds = mentions.map(({ id }) => id);
  await rewriteMentions(t, commentId, { text: oneLine(text), userIds });
  await tellMentioned(t, again);
}

export async function tellMentioned(
  t: AgencyTransaction,
  { card, by, commentId, text, mentions }: Mentioning,
): Promise<void> {
  for (const { id } of mentions) {
    if (id === by.id) continue;
    await notify(t, {
      userId: id,
      event: "mentions",
      key: mentionKey(commentId, id),
      tenderId: card.tenderId,
      heading: oneLine(`${by.name} hat dich bei „${card.title}“ erwähnt`),
      path: cardPath(card.id),
      details: { kind: "words", byName: by.name, text: oneLine(text) },
    });
  }
}

const lineMax = 500;

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= lineMax ? line : `${line.slice(0, lineMax - 1)}…`;
}
