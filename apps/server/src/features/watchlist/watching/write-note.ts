import type { writeWatchNote as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { toNote } from "../list/shown-entry.ts";
import { onTender } from "./on-tender.ts";
import * as store from "./entry.store.ts";

interface NewNote {
  readonly slug: string;
  readonly text: string;
  readonly basedOn?: string | undefined;
  readonly onlyIf?: string | null | undefined;
}

/** Writes the one note of the agency. Who writes last stays, and is told whose words went. */
export function writeNote(
  ctx: Context,
  { slug, text, basedOn, onlyIf }: NewNote,
): Promise<z.output<typeof endpoint.response>> {
  return onTender(ctx, slug, async (t, tender, userId) => {
    const earlier = await store.holdEntry(t, tender.id);
    const names = await store.listNames(t);
    if (onlyIf !== undefined && !isOf(earlier.noteAt, onlyIf))
      return { isStored: false, ...toNote(earlier, names) };
    const note = text === "" ? null : text;
    const at = t.now();
    const written = {
      note,
      noteAt: note === null ? null : at,
      noteBy: note === null ? null : userId,
    };
    await store.writeEntry(t, tender.id, {
      note: written.note,
      note_at: written.noteAt,
      note_by: written.noteBy,
    });
    const isUnseen =
      earlier.note !== null &&
      earlier.note !== note &&
      earlier.noteBy !== userId &&
      !isOf(earlier.noteAt, basedOn);
    const { note: replaced } = toNote(earlier, names);
    return {
      isStored: true,
      ...toNote(written, names),
      ...(isUnseen && replaced && { replaced }),
    };
  });
}

const isOf = (at: Date | null, moment: string | null | undefined) =>
  at?.getTime() === (moment == null ? undefined : Date.parse(moment));
