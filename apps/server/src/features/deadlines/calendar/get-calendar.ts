import type { getCalendar as endpoint } from "@tc/contract";
import { AppError, addDays, brand } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { FileAnswer } from "../../../platform/http/http-answer.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { requireLineTender } from "../line/get-tender-clocks.ts";
import { listFollowedIds, listLineTenders } from "../line/line.store.ts";
import { listLines } from "../line/list-lines.ts";
import type { TenderLine } from "../line/list-lines.ts";
import { calendarEvents } from "./calendar-events.ts";
import { icsOf } from "./ics.ts";

/** The longest stretch that a screen shows at once */
const maxDays = 62;

/** What is due between two days of Germany, both included. Throws bad_request for a stretch that is too long. */
export async function getCalendar(
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<z.output<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  if (to < from || to > addDays(from, maxDays)) throw new AppError("bad_request");
  return inAgency(ctx, agencyId, async (t) => {
    const lines = await followedLines(t);
    const entries = lines.flatMap(({ tender: { slug, title }, clocks }) =>
      clocks.flatMap((clock) => {
        const day = clock.at === undefined ? "" : berlinDay(new Date(clock.at));
        const isShown = clock.kind !== "published" && from <= day && day <= to;
        return isShown ? [{ slug, title, clock }] : [];
      }),
    );
    return {
      entries: entries.toSorted((a, b) => (a.clock.at ?? "").localeCompare(b.clock.at ?? "")),
      followed: lines.length,
    };
  });
}

/** The lines of all tenders that the agency follows */
export async function followedLines(t: AgencyTransaction): Promise<readonly TenderLine[]> {
  const tenders = await listLineTenders(t, await listFollowedIds(t));
  return (await listLines(t, tenders)).lines;
}

export function getCalendarFile(ctx: Context): Promise<FileAnswer> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) =>
    calendarFile(t, await followedLines(t), { hasOwn: true, name: "fristen" }),
  );
}

/** Throws not_found. */
export function getTenderCalendar(ctx: Context, { slug }: { slug: string }): Promise<FileAnswer> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { lines } = await listLines(t, [await requireLineTender(t, slug)]);
    return calendarFile(t, lines, { hasOwn: true, name: `fristen-${slug}` });
  });
}

interface FileOptions {
  readonly hasOwn: boolean;
  readonly name: string;
}

export function calendarFile(
  { site }: AgencyTransaction,
  lines: readonly TenderLine[],
  { hasOwn, name }: FileOptions,
): FileAnswer {
  const text = icsOf(`${brand}: Fristen`, calendarEvents(site, lines, { hasOwn }));
  return new FileAnswer(Buffer.from(text), `${name}.ics`, "text/calendar; charset=utf-8");
}
