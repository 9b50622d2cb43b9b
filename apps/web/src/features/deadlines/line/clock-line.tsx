import type { Clock, TenderClocks } from "@tc/contract";
import { getTenderCalendar } from "@tc/contract";
import { CalendarArrowDown, Plus } from "lucide-react";
import { Fragment, useRef, useState } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { endpointUrl } from "../../../platform/api/api-fetch";
import { useNow } from "../../../platform/format/clock";
import { formatDay, formatTime, zoneName } from "../../../platform/format/format";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { useTenderClocks } from "../queries";
import { ClockRow } from "./clock-row";
import { ruleState } from "./clock-words";
import { EventForm } from "./event-form";
import { MilestoneForm } from "./milestone-form";
import { useMilestoneDeeds } from "./use-milestone-deeds";
import styles from "./clock-line.module.css";

/** All clocks of a tender as one line through time: official, computed and the agency's own, with today marked. */
export function ClockLine({ slug }: { slug: string }) {
  const line = useTenderClocks(slug);
  if (line.data) return <LoadedLine line={line.data} slug={slug} />;
  if (line.isError) {
    return (
      <Message
        isFailure
        title="Die Fristen ließen sich nicht laden"
        actions={<Button onClick={() => void line.refetch()}>Erneut versuchen</Button>}
      >
        {errorSentence(line.error)}
      </Message>
    );
  }
  return (
    <div>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={70} height={14} />
      <Bar width={100} height={150} />
    </div>
  );
}

function LoadedLine({ line, slug }: { line: TenderClocks; slug: string }) {
  const now = useNow();
  const deeds = useMilestoneDeeds(slug);
  // The key of the clock that is edited; "new" for one that is not there yet.
  const [editing, setEditing] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const { clocks, members } = line;
  const todayIndex = clocks.findIndex(({ at }) => at === undefined || new Date(at) >= now);
  const at = todayIndex < 0 ? clocks.length : todayIndex;
  const close = () => {
    setEditing(undefined);
    // What had the focus goes with the form.
    setTimeout(() => add.current?.focus());
  };

  function formOf(clock: Clock) {
    if (editing !== clock.key) return null;
    if (clock.milestone) {
      return (
        <MilestoneForm
          clock={clock}
          members={members}
          now={now}
          onClose={close}
          onDelete={() => {
            close();
            deeds.remove(clock);
          }}
          onSave={(values) => {
            close();
            deeds.change(clock, values, `„${values.name}“ gespeichert`);
          }}
        />
      );
    }
    if (clock.source.kind !== "rule") return null;
    return (
      <EventForm
        clock={clock}
        source={clock.source}
        now={now}
        onClose={close}
        onChange={(change) => {
          close();
          deeds.setEvent(clock, change);
        }}
      />
    );
  }

  const rows = clocks.map((clock, index) => (
    <Fragment key={clock.key}>
      {index === at && <Today now={now} />}
      <ClockRow
        clock={clock}
        now={now}
        onEdit={() => setEditing(clock.key)}
        onDone={(isDone) =>
          deeds.change(
            clock,
            { isDone },
            isDone ? `„${clock.name}“ erledigt` : `„${clock.name}“ wieder offen`,
          )
        }
        onMoveEarlier={(dueAt) => deeds.change(clock, { dueAt }, `„${clock.name}“ vorgezogen`)}
      >
        {formOf(clock)}
      </ClockRow>
    </Fragment>
  ));
  const state = ruleState(clocks);
  return (
    <div>
      <div className={styles.legend}>
        <span>
          <i aria-hidden />
          amtlich
        </span>
        {state !== undefined && (
          <span>
            <i data-origin="computed" aria-hidden />
            berechnet
          </span>
        )}
        <span>
          <i data-origin="own" aria-hidden />
          von euch
        </span>
      </div>
      <ol className={styles.line}>
        {rows}
        {at === clocks.length && <Today now={now} />}
      </ol>
      {editing === "new" && (
        <MilestoneForm
          members={members}
          now={now}
          onClose={close}
          onSave={(values) => {
            close();
            deeds.create(values);
          }}
        />
      )}
      <div className={styles.deeds}>
        <Button ref={add} className={styles.add} onClick={() => setEditing("new")}>
          <Plus size={15} aria-hidden /> Eigener Termin
        </Button>
        <ButtonLink href={endpointUrl(getTenderCalendar.path, { slug }, undefined)} download>
          <CalendarArrowDown size={15} aria-hidden /> In den Kalender
        </ButtonLink>
      </div>
      <p className={styles.foot}>
        Alle Zeiten in deutscher Zeit ({zoneName(now)}).
        {state !== undefined &&
          ` Berechnete Fristen nach unserer Regeltabelle, Rechtsstand ${state}; kein Rechtsrat.`}{" "}
        <Link to="/app/fristen">Alle im Kalender</Link>
      </p>
    </div>
  );
}

const weekday = new Intl.DateTimeFormat("de-DE", { weekday: "long", timeZone: "Europe/Berlin" });

function Today({ now }: { now: Date }) {
  return (
    <li className={styles.today}>
      <span className={styles.dot}>
        <i aria-hidden />
      </span>
      <span>
        Heute, {weekday.format(now)} {formatDay(now.toISOString())}, {formatTime(now)} (
        {zoneName(now)})
      </span>
      <span />
    </li>
  );
}
