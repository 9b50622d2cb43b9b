import type { Clock } from "@tc/contract";
import type { Site } from "../../../platform/context.ts";
import type { TenderLine } from "../line/list-lines.ts";
import type { CalendarEvent } from "./ics.ts";

/** Clocks of one tender, as far as a calendar names them */
export interface EventLine extends Pick<TenderLine, "clocks" | "changedAt"> {
  readonly tender: Pick<TenderLine["tender"], "id" | "slug" | "title" | "record" | "changedAt">;
}

interface Options {
  /** Milestones and the proposal for the upload */
  readonly hasOwn: boolean;
  /** Where readers find the tender; the app's screen unless told otherwise */
  readonly page?: string;
}

const originWords = {
  official: "Amtliche Frist",
  computed: "Berechnet nach unserer Regeltabelle; kein Rechtsrat",
  own: "Eigener Termin",
} as const;

/** The clocks of these lines as entries of a calendar; one that has not begun is none. */
export function calendarEvents(
  { publicUrl }: Pick<Site, "publicUrl">,
  lines: readonly EventLine[],
  { hasOwn, page }: Options,
): CalendarEvent[] {
  const host = new URL(publicUrl).hostname;
  return lines.flatMap(({ tender, clocks, changedAt }) =>
    clocks.flatMap((clock): CalendarEvent[] => {
      const { key, kind, name, at, hasTime, origin, milestone } = clock;
      if (at === undefined || kind === "published" || (origin === "own" && !hasOwn)) return [];
      const url = page ?? `${publicUrl}/app/tender/${tender.slug}`;
      const state = milestone?.doneAt === undefined ? "" : "Erledigt: ";
      return [
        {
          uid: milestone ? `${milestone.id}@${host}` : `${tender.id}-${key}@${host}`,
          summary: `${state}${name}: ${tender.title}`,
          description: [originWords[origin], sourceWords(clock), momentWords(clock), url]
            .filter((line) => line !== "")
            .join("\n"),
          url,
          at,
          hasTime,
          changedAt: changedAt.get(key) ?? tender.changedAt,
          isCancelled: tender.record.stage === "cancelled",
        },
      ];
    }),
  );
}

function sourceWords({ source, milestone }: Clock): string {
  switch (source.kind) {
    case "notice":
      return [source.field, ...(source.lots ?? [])].filter(Boolean).join(", ");
    case "documents":
      return `aus „${source.documentName}“`;
    case "rule":
      return `${source.law}: ${source.words} (Rechtsstand ${source.sourceDate})`;
    case "buffer":
      return `Vorschlag: ${source.hours} Stunden vor der Frist`;
    case "own":
      return milestone?.assignee ? `Zuständig: ${milestone.assignee.name}` : "";
  }
}

const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});
const dayFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** The hour in Germany, whatever zone the reader's calendar shows */
function momentWords({ at = "", hasTime }: Clock): string {
  return hasTime
    ? moment.format(new Date(at))
    : `${dayFormat.format(new Date(at))}, bis zum Ende des Tages`;
}
