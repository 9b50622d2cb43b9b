import { Link } from "react-router";
import { daysUntil, formatTime } from "../../../platform/format/format";
import { tenderPath } from "../../../platform/tender-path";
import { isUrgent } from "../../../ui/feedback/time-left";
import type { CalendarEntry as Entry } from "./queries";
import styles from "./calendar.module.css";

const urgentKinds = ["offer", "participation", "interest", "questions", "site-visit"];
const originWords = { official: "amtlich", computed: "berechnet", own: "von euch" } as const;

/** One clock of one tender on its day: a filled square is official, a dashed ring the agency's own. */
export function CalendarEntry({ entry, now }: { entry: Entry; now: Date }) {
  const { slug, title, clock } = entry;
  const { at = "", hasTime, name, origin, kind, milestone } = clock;
  const isPast = new Date(at) < now;
  const isRed =
    (milestone?.isLate ?? false) ||
    (urgentKinds.includes(kind) && !isPast && isUrgent(daysUntil(new Date(at), now)));
  return (
    <Link
      to={tenderPath(slug)}
      className={styles.entry}
      data-origin={origin}
      data-red={isRed || undefined}
      data-past={isPast || undefined}
      data-done={milestone?.doneAt === undefined ? undefined : true}
    >
      <i aria-hidden />
      <span>
        <b>
          {name}
          {hasTime && ` ${formatTime(new Date(at)).replace(" Uhr", "")}`}
          <span className="visually-hidden">
            , {originWords[origin]}
            {milestone?.doneAt !== undefined && ", erledigt"}
          </span>
        </b>
        <small>{title}</small>
        {milestone?.assignee && <small>{milestone.assignee.name}</small>}
      </span>
    </Link>
  );
}
