import type { SharedTender } from "@tc/contract";
import { brand } from "@tc/domain";
import type { Site } from "../../../platform/context.ts";
import { officialClocks } from "../line/official-clocks.ts";
import { calendarEvents } from "./calendar-events.ts";
import type { EventLine } from "./calendar-events.ts";
import { icsOf } from "./ics.ts";

/** What the notice publishes of a tender's days, for readers who have no more of it than `page`. */
export function publishedDays(
  site: Site,
  tender: EventLine["tender"],
  { isLocked, page }: { readonly isLocked: boolean; readonly page: string },
): Pick<SharedTender, "binding" | "calendar"> {
  const clocks = officialClocks({ tender: tender.record, isLocked });
  const line = { tender, clocks, changedAt: new Map() };
  const events = calendarEvents(site, [line], { hasOwn: false, page });
  return {
    binding: clocks.flatMap(({ kind, at, source }) => {
      if (kind !== "binding" || at === undefined || source.kind !== "notice") return [];
      return [{ at, ...(source.lots && { lots: [...source.lots] }) }];
    }),
    ...(events.length > 0 && { calendar: icsOf(`${brand}: Fristen`, events) }),
  };
}
