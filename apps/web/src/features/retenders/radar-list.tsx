import { retenderGroups } from "@tc/contract";
import { formatNumber } from "../../platform/format/format";
import { Message } from "../../ui/feedback/message";
import { Confidence } from "./confidence";
import type { RadarPage, Retender } from "./queries";
import { groupWords, incumbentWords, keyOf, startWords } from "./radar-words";
import { axisMonths, placeOn, timeAxis } from "./time-axis";
import type { TimeAxis } from "./time-axis";
import { WindowTrack } from "./window-track";
import styles from "./radar-list.module.css";

interface Props {
  items: readonly Retender[];
  groups: RadarPage["groups"];
  today: string;
  active: Retender | undefined;
  onChoose: (item: Retender) => void;
}

/** Contracts by when their windows begin, on one axis of time. */
export function RadarList({ items, groups, today, active, onChoose }: Props) {
  if (items.length === 0) {
    return (
      <div className={styles.empty}>
        <Message title="Hier ist keine Wiedervergabe absehbar">
          In dieser Auswahl gibt es keinen Vertrag mit absehbarem Zeitraum. Wähle eine andere
          Branche, ganz Deutschland oder einen längeren Vorlauf.
        </Message>
      </div>
    );
  }
  const lastDays = items.flatMap(({ possible, latestEnd }) => [
    possible.to,
    latestEnd ?? possible.to,
  ]);
  const axis = timeAxis(today, lastDays);
  return (
    <>
      <AxisRow axis={axis} />
      {retenderGroups.map((group) => {
        const members = items.filter((item) => item.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={groupWords[group]}>
            <h2 className={styles.group}>
              {groupWords[group]} <small>{formatNumber(groups[group])}</small>
            </h2>
            <ul className={styles.rows}>
              {members.map((item) => (
                <Row
                  key={keyOf(item)}
                  item={item}
                  axis={axis}
                  isActive={item === active}
                  onChoose={() => onChoose(item)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function AxisRow({ axis }: { axis: TimeAxis }) {
  return (
    <div className={styles.axis} aria-hidden>
      <span>Vertrag und bisheriger Dienstleister</span>
      <span className={styles.months}>
        <b style={{ left: `${placeOn(axis, axis.today)}%` }}>heute</b>
        {axisMonths(axis).map(({ day, label }) => (
          <span key={day} style={{ left: `${placeOn(axis, day)}%` }}>
            {label}
          </span>
        ))}
      </span>
      <span>Sicherheit</span>
    </div>
  );
}

function Row(props: { item: Retender; axis: TimeAxis; isActive: boolean; onChoose: () => void }) {
  const { item, axis, isActive, onChoose } = props;
  return (
    <li className={styles.row} data-key={keyOf(item)} data-active={isActive || undefined}>
      <div className={styles.contract}>
        <button type="button" aria-current={isActive ? "true" : undefined} onClick={onChoose}>
          {item.title}
        </button>
        <small>{item.buyer?.name ?? "Auftraggeber nicht veröffentlicht"}</small>
        <small className={styles.incumbent}>{incumbentWords(item)}</small>
      </div>
      <div className={styles.track}>
        <WindowTrack item={item} axis={axis} />
      </div>
      <div className={styles.sure}>
        <Confidence basis={item.basis} />
        <small>{startWords(item, axis.today)}</small>
      </div>
    </li>
  );
}
