import type { Announcement } from "@tc/contract";
import { legalKindNames } from "@tc/domain";
import { CircleCheck, CircleSlash, Clock } from "lucide-react";
import { errorSentence } from "../../platform/api/error-sentences";
import { formatDay, formatMoment } from "../../platform/format/format";
import { Badge } from "../../ui/feedback/badge";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card, Disclosure } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { AnswerForm } from "./answer-form";
import styles from "./announcements-card.module.css";
import { useAnnouncements } from "./queries";

interface Props {
  isOwner: boolean;
}

/** Versions of terms and sub-processors that this agency was told of: to read, to confirm, to object to. */
export function AnnouncementsCard({ isOwner }: Props) {
  const list = useAnnouncements();
  if (list.data?.announcements.length === 0) return null;
  return (
    <Card title="Angekündigte Änderungen">
      {list.data ? (
        <ul className={styles.list}>
          {list.data.announcements.map((announcement) => (
            <li key={announcement.id}>
              <Row announcement={announcement} isOwner={isOwner} />
            </li>
          ))}
        </ul>
      ) : list.isError ? (
        <div className={panel.stack}>
          <p className={panel.failure}>{errorSentence(list.error)}</p>
          <div>
            <Button onClick={() => void list.refetch()}>Erneut versuchen</Button>
          </div>
        </div>
      ) : (
        <Bar width={100} height={64} />
      )}
    </Card>
  );
}

function Row({ announcement, isOwner }: Props & { announcement: Announcement }) {
  const { kind, version, effectiveOn, announcedAt, isInForce, objectUntil } = announcement;
  return (
    <div className={panel.stack}>
      <div>
        <h3 className={styles.title}>
          {legalKindNames[kind]}, Fassung {version}
        </h3>
        <p className={panel.small}>
          Gilt {isInForce ? "seit" : "ab"} {formatDay(effectiveOn)} · angekündigt am{" "}
          {formatMoment(announcedAt)}
          {objectUntil !== undefined && ` · Widerspruch bis ${formatMoment(objectUntil)}`}
        </p>
      </div>
      <State announcement={announcement} />
      <div className={styles.text}>{announcement.summary}</div>
      <Disclosure summary="Ganzen Text lesen">
        <div className={styles.text}>{announcement.text}</div>
      </Disclosure>
      {isOwner ? (
        <AnswerForm announcement={announcement} />
      ) : (
        <p className={panel.small}>
          Bestätigen oder widersprechen kann die Inhaberin oder der Inhaber der Agentur.
        </p>
      )}
    </div>
  );
}

function State({ announcement }: { announcement: Announcement }) {
  const { answer, isInForce, objectUntil } = announcement;
  if (!answer) {
    return isInForce && objectUntil === undefined ? null : (
      <div>
        <Badge icon={Clock} tone="amber">
          noch nicht beantwortet
        </Badge>
      </div>
    );
  }
  const isConfirmed = answer.answer === "confirmed";
  return (
    <div className={panel.row}>
      <Badge icon={isConfirmed ? CircleCheck : CircleSlash} tone={isConfirmed ? "green" : "amber"}>
        {isConfirmed ? "bestätigt" : "widersprochen"}
      </Badge>
      <span className={panel.small}>
        am {formatMoment(answer.at)} von {answer.byName}
        {answer.reason !== undefined && `: „${answer.reason}“`}
      </span>
    </div>
  );
}
