import type { MemberNotification } from "@tc/contract";
import { Award, AtSign, CalendarClock, FileClock, ListFilter, PencilLine } from "lucide-react";
import { Link } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatMoment } from "../../platform/format/format";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Sheet } from "../../ui/overlays/sheet";
import { useMarkSeen, useNotifications } from "./queries";
import styles from "./notification-sheet.module.css";

const icons = {
  matches: ListFilter,
  changes: PencilLine,
  deadlines: CalendarClock,
  results: Award,
  mentions: AtSign,
  proofs: FileClock,
} as const;

/** What the member is to hear of, newest first; opening one marks it seen. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const list = useNotifications();
  const markSeen = useMarkSeen();
  const pages = list.data?.pages ?? [];
  const notifications = pages.flatMap((page) => page.notifications);
  const unseen = pages[0]?.unseen ?? 0;
  return (
    <Sheet
      title="Mitteilungen"
      isOpen
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button
            look="quiet"
            disabled={unseen === 0 || markSeen.isPending}
            onClick={() => markSeen.mutate(undefined)}
          >
            Alle gelesen
          </Button>
          <Link to="/app/emails" onClick={onClose}>
            Was davon per Mail kommt
          </Link>
        </div>
      }
    >
      {list.isPending && (
        <div className={styles.loading} role="status" aria-label="Lädt">
          <Bar width={80} />
          <Bar width={64} />
          <Bar width={72} />
        </div>
      )}
      {list.isError && (
        <Message
          title="Die Mitteilungen sind gerade nicht zu haben"
          isFailure
          actions={<Button onClick={() => void list.refetch()}>Erneut versuchen</Button>}
        >
          <p>{errorSentence(list.error)}</p>
        </Message>
      )}
      {list.isSuccess && notifications.length === 0 && (
        <p className={styles.empty}>
          Noch nichts. Hier steht, was sich an gemerkten Ausschreibungen ändert, welche Fristen
          anstehen und wer dich erwähnt.
        </p>
      )}
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <Row
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.isSeen) markSeen.mutate([notification.id]);
              onClose();
            }}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Ältere zeigen
        </Button>
      )}
    </Sheet>
  );
}

function Row({
  notification: { event, heading, path, at, isSeen },
  onOpen,
}: {
  notification: MemberNotification;
  onOpen: () => void;
}) {
  const Icon = icons[event];
  return (
    <li data-unseen={!isSeen || undefined}>
      <Link to={path} onClick={onOpen}>
        <Icon size={17} strokeWidth={1.75} aria-hidden />
        <span>
          {!isSeen && <span className="visually-hidden">ungelesen: </span>}
          {heading}
          <small>{formatMoment(at)}</small>
        </span>
      </Link>
    </li>
  );
}
