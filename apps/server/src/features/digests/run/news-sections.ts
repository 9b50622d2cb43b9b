import { notificationEvents, notificationHeading, notificationSettings } from "@tc/domain";
import type { NotificationDetails } from "@tc/domain";
import type { UnmailedNotification } from "../../notifications/index.ts";
import { changeSentence } from "../look/change-words.ts";
import type { NewsSection } from "../look/digest-content.ts";
import { countWords, longMomentWords } from "../look/german-words.ts";

const maxItems = 5;

/** What the day has brought besides new tenders, by event. What a member has seen in the app is no news. */
export function newsSections(
  notifications: readonly UnmailedNotification[],
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): NewsSection[] {
  const byEvent = Map.groupBy(
    notifications.filter(({ isSeen }) => !isSeen),
    ({ event }) => event,
  );
  return notificationEvents.flatMap((event) => {
    const unseen = byEvent.get(event) ?? [];
    if (unseen.length === 0) return [];
    // The newest are the most useful where there are too many.
    const shown = unseen.toReversed().slice(0, maxItems);
    return [
      {
        name: notificationSettings[event].name,
        items: shown.map((item) => ({
          text: notificationHeading(item, now),
          url: `${publicUrl}${item.path}`,
          ...noteOf(item.details),
        })),
        rest: unseen.length - shown.length,
      },
    ];
  });
}

function noteOf(details: NotificationDetails | undefined): { note?: string } {
  const note = details && noteWords(details);
  return note === undefined ? {} : { note };
}

function noteWords(details: NotificationDetails): string | undefined {
  switch (details.kind) {
    case "change": {
      const [first] = details.changes;
      const [broken] = details.breaks;
      if (!first) return broken;
      const change = changeSentence(first);
      return broken === undefined ? change : `${change} ${broken}`;
    }
    case "deadline": {
      const when = longMomentWords({ at: new Date(details.dueAt), hasTime: details.hasTime });
      const { openTasks = [] } = details;
      const tasks =
        openTasks.length === 0
          ? ""
          : ` Noch offen: ${countWords(openTasks.length, "Aufgabe", "Aufgaben")}.`;
      return `${details.name}: ${when}.${tasks}`;
    }
    case "words":
      return `${details.byName}: ${details.text}`;
    case "hits":
      return undefined;
  }
}
