import type { NotificationDetails } from "@tc/domain";

export type ChangeEntry = Extract<NotificationDetails, { kind: "change" }>["changes"][number];

/** What happened where no values stand beside each other. Releases before wrote down no note. */
export function noteOf({ before, after, note }: ChangeEntry): string | undefined {
  const hasValues = before !== undefined || after !== undefined;
  return hasValues ? undefined : (note ?? "geändert, mehr in der App");
}

export const beforeWords = ({ before }: ChangeEntry): string => before ?? "nicht angegeben";
export const afterWords = ({ after }: ChangeEntry): string => after ?? "entfällt";

/** "Angebotsfrist: bisher Do 03.12.2026, neu Mo 30.11.2026." */
export function changeSentence(entry: ChangeEntry): string {
  const values = `bisher ${beforeWords(entry)}, neu ${afterWords(entry)}`;
  const sentence = `${entry.name}: ${noteOf(entry) ?? values}`;
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
