import type { writeWatchNote as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { isUnseen } from "../../pipeline/index.ts";
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
    if (onlyIf !== undefined && !isMomentOf(earlier.noteAt, onlyIf))
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
    const { note: words } = toNote(earlier, names);
    const isReplaced =
      words && isUnseen({ ...words, byId: earlier.noteBy }, { text: note, byId: userId, basedOn });
    return {
      isStored: true,
      ...toNote(written, names),
      ...(isReplaced && { replaced: words }),
    };
  });
}

const isMomentOf = (at: Date | null, moment: string | null) =>
  at?.getTime() === (moment === null ? undefined : Date.parse(moment));
