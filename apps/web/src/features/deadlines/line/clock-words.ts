import type { Clock } from "@tc/contract";
import {
  formatDay,
  formatShortDay,
  formatTime,
  formatWeekday,
} from "../../../platform/format/format";

/** "Mi 25.11., 12:00"; the year only outside the running one, no hour where none is known. */
export function momentWords({ at, hasTime }: Pick<Clock, "at" | "hasTime">, now: Date): string {
  if (at === undefined) return "beginnt noch nicht";
  const day = `${formatWeekday(at)} ${formatShortDay(at, now)}`;
  return hasTime ? `${day}, ${formatTime(new Date(at)).replace(" Uhr", "")}` : day;
}

/** What stands below a clock's name: where its day comes from. */
export function sourceWords({ source, kind }: Clock): string {
  switch (source.kind) {
    case "notice": {
      const { field, lots, publishedAt, isZoneAssumed, previously } = source;
      return [
        field ?? "aus der Bekanntmachung",
        lots?.join(", "),
        publishedAt !== undefined && `laut Bekanntmachung ${formatDay(publishedAt)}, 00:00 Uhr`,
        isZoneAssumed && "Zeitzone nicht veröffentlicht",
        kind === "binding" && "bis dahin seid ihr gebunden",
        previously &&
          `zuvor ${previously.words}${previously.changedOn === undefined ? "" : `, geändert am ${formatDay(previously.changedOn)}`}`,
      ]
        .filter(Boolean)
        .join(" · ");
    }
    case "documents":
      return `aus „${source.documentName}“`;
    case "rule":
      return `${source.law} · ${source.words}`;
    case "buffer":
      return `Vorschlag: ${source.hours} Stunden Puffer, an einem Arbeitstag`;
    case "own":
      return "von euch";
  }
}

/** The oldest state of the law that the shown rules rest on: "2021", "07.02.2024". */
export function ruleState(clocks: readonly Clock[]): string | undefined {
  const states = clocks.flatMap(({ source }) =>
    source.kind === "rule" ? [source.sourceDate] : [],
  );
  const [oldest] = states.toSorted();
  // A year alone is no day of it.
  return oldest?.length === 4 ? oldest : oldest && formatDay(oldest);
}
