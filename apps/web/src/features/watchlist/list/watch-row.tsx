import type { AssessmentAccess } from "@tc/contract";
import { pipelineStageNames } from "@tc/domain";
import {
  Check,
  CircleQuestionMark,
  Columns3,
  Lock,
  StickyNote,
  UserRoundCheck,
  UserRoundX,
} from "lucide-react";
import type { MouseEvent } from "react";
import {
  daysUntil,
  formatShortDeadline,
  formatTime,
  formatWeekday,
  isMidnight,
  lastUsable,
} from "../../../platform/format/format";
import { stateWords } from "../../../platform/format/words";
import { TimeLeft } from "../../../ui/feedback/time-left";
import { FitScore, LockBadge } from "../../assessment";
import { NewsList } from "../changes/news-list";
import type { WatchMember } from "../queries";
import { isOver } from "../watched-row";
import type { WatchedRow } from "../watched-row";
import { Initials } from "./initials";
import { useLook } from "./use-look";
import styles from "./watch-row.module.css";

interface Props {
  row: WatchedRow;
  access: AssessmentAccess;
  fitWeights: readonly number[] | undefined;
  members: readonly WatchMember[];
  now: Date;
  isActive: boolean;
  onOpen: () => void;
  onLook: () => void;
}

export function WatchRow(props: Props) {
  const { row, access, fitWeights, members, now, isActive, onOpen, onLook } = props;
  const { item, assessment, news, isUnseen } = row;
  const element = useLook<HTMLLIElement>(isUnseen, onLook);
  function open(event: MouseEvent) {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <li ref={element} className={styles.row} data-active={isActive || undefined}>
      <div className={styles.when}>
        <Deadline row={row} now={now} />
      </div>
      <div className={styles.text}>
        <a
          href={`/app/tender/${item.slug}`}
          className={styles.title}
          data-slug={item.slug}
          aria-current={isActive ? "true" : undefined}
          onClick={open}
        >
          {item.title}
        </a>
        <Meta row={row} members={members} />
        {news.length > 0 && <NewsList news={news} now={now} />}
        {news.length > 0 && !isUnseen && (
          <p className={styles.seen}>
            <Check size={13} aria-hidden /> gesehen
          </p>
        )}
      </div>
      <div className={styles.fit}>
        {assessment.fit ? (
          <FitScore fit={assessment.fit} weights={fitWeights} />
        ) : assessment.volumeLock ? (
          <Lock size={16} aria-label="Gesperrt" />
        ) : (
          access.lockedFit && (
            <LockBadge tier={access.lockedFit} feature="agencyFit" name="AgencyFit" isSkipped />
          )
        )}
      </div>
    </li>
  );
}

function Deadline({ row: { item }, now }: Pick<Props, "row" | "now">) {
  const { deadline } = item;
  if (!deadline) return <b className={styles.none}>ohne Frist</b>;
  const last = lastUsable(deadline);
  const hasTime = deadline.hasTime && !isMidnight(deadline);
  const time = hasTime ? `, ${formatTime(new Date(deadline.at)).replace(" Uhr", "")}` : "";
  return (
    <>
      <span className="visually-hidden">Frist </span>
      <TimeLeft days={daysUntil(new Date(last), now)} />
      <small>{`${formatWeekday(last)} ${formatShortDeadline(deadline, now)}${time}`}</small>
    </>
  );
}

const registrations = {
  registered: { icon: UserRoundCheck, word: "registriert" },
  missing: { icon: UserRoundX, word: "nicht registriert" },
  open: { icon: CircleQuestionMark, word: "Registrierung offen" },
} as const;

function Meta({ row: { item, watched }, members }: Pick<Props, "row" | "members">) {
  const { icon: Icon, word } = registrations[watched.registration.state];
  const assignee = members.find(({ userId }) => userId === watched.assigneeId);
  const isAmber = watched.registration.state !== "registered" && !isOver(item);
  return (
    <div className={styles.meta}>
      <span className={styles.buyer}>
        {item.state !== "open" && <b>{`${stateWords[item.state]} · `}</b>}
        {item.buyer?.name ?? "Auftraggeber nicht genannt"}
      </span>
      <span data-amber={isAmber || undefined}>
        <Icon size={13} aria-hidden /> {word}
      </span>
      {watched.card && (
        <span>
          <Columns3 size={13} aria-hidden /> {pipelineStageNames[watched.card.stage]}
        </span>
      )}
      {assignee && <Initials name={assignee.name} />}
      {watched.note && (
        <span>
          <StickyNote size={13} aria-hidden /> Notiz
        </span>
      )}
    </div>
  );
}
