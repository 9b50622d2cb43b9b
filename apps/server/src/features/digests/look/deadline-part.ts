import { daysUntil, html, inDaysWords } from "@tc/domain";
import type { Markup, NotificationDetails } from "@tc/domain";
import { countWords, longMomentWords, momentWords, zoneWords } from "./german-words.ts";
import { gap } from "./mail-parts.ts";
import * as style from "./mail-styles.ts";

type DeadlineDetails = Extract<NotificationDetails, { kind: "deadline" }>;

/** Up to here a deadline stands in red pencil, as in the app. */
const soonDays = 7;

const momentOf = ({ dueAt, hasTime }: DeadlineDetails) => ({ at: new Date(dueAt), hasTime });

/** The day, how far off it is, and what is still to do. */
export function deadlinePart(details: DeadlineDetails, now: Date): Markup {
  const { openTasks = [] } = details;
  const moment = momentOf(details);
  const isSoon = daysUntil(moment.at, now) <= soonDays;
  const when = longMomentWords(moment);
  return html`<p
      class="ink"
      style="margin:0;${style.font};font-size:19px;line-height:27px;font-weight:700;${style.ink}"
    >
      ${details.name}:
      ${isSoon ? html`<span class="red" style="${style.red}">${when}</span>` : when}
    </p>
    <p
      class="ink-2"
      style="margin:6px 0 0;${style.font};font-size:14px;line-height:21px;${style.ink2}"
    >
      ${noteWords(details, now)}
    </p>
    ${openTasks.length === 0 ? "" : html`${gap(14)} ${tasksPart(openTasks)}`}`;
}

function noteWords({ isOwn, hasTime, dueAt }: DeadlineDetails, now: Date): string {
  const at = new Date(dueAt);
  const days = inDaysWords(at, now);
  const whose = isOwn ? "Von euch gesetzt." : "Amtlich.";
  const zone = hasTime ? ` Ortszeit Berlin (${zoneWords(at)}).` : "";
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}. ${whose}${zone}`;
}

const tasksWords = (tasks: readonly string[]) =>
  `Noch offen: ${countWords(tasks.length, "Aufgabe", "Aufgaben")}`;

function tasksPart(tasks: readonly string[]): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="100%"
    class="sunken"
    bgcolor="#f1eee5"
    style="${style.plain};background:#f1eee5;border-radius:8px"
  >
    <tr>
      <td style="padding:14px 16px">
        <p class="ink" style="margin:0 0 6px;${style.body};font-weight:700;${style.ink}">
          ${tasksWords(tasks)}
        </p>
        ${tasks.map((task) => html`<p class="ink" style="margin:0;${style.body};${style.ink}">${task}</p>`)}
      </td>
    </tr>
  </table>`;
}

export function deadlineLines(details: DeadlineDetails, now: Date): string[] {
  const { name, openTasks = [] } = details;
  return [
    `${name}: ${longMomentWords(momentOf(details))}`,
    noteWords(details, now),
    ...(openTasks.length === 0
      ? []
      : [[tasksWords(openTasks), ...openTasks.map((task) => `  - ${task}`)].join("\n")]),
  ];
}

export function deadlinePreview(details: DeadlineDetails, now: Date): string {
  const { name, openTasks = [] } = details;
  const moment = momentOf(details);
  const tasks = openTasks.length === 0 ? "" : ` ${tasksWords(openTasks)}.`;
  return `${name} ${momentWords(moment)}, ${inDaysWords(moment.at, now)}.${tasks}`;
}
