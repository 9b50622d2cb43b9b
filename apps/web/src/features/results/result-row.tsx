import type { TenderListItem } from "@tc/contract";
import { agencyBranches, agencyBranchesOf, cpvDivisions, laender } from "@tc/domain";
import { PencilLine, TriangleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import {
  count,
  daysUntil,
  formatMoneyShort,
  formatShortDay,
  berlinDay,
} from "../../platform/format";
import { flagWords, isFlag, stateWords, valueKindWords } from "../../platform/words";
import { StateBadge } from "../tender-state";
import { Marked } from "../../ui/badge";
import { TimeLeft } from "../../ui/time-left";
import styles from "./result-row.module.css";

interface Props {
  item: TenderListItem;
  index: number;
  now: Date;
  isActive: boolean;
  /** The one row that the Tab key reaches. */
  isTabStop: boolean;
  onOpen: (index: number) => void;
}

export function ResultRow({ item, index, now, isActive, isTabStop, onOpen }: Props) {
  function open(event: MouseEvent) {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(index);
  }
  return (
    <div className={styles.row} data-active={isActive || undefined}>
      <span className={styles.state}>
        <StateBadge state={item.state} />
      </span>
      <span className={styles.text}>
        <a
          href={`/app/tender/${item.slug}`}
          className={styles.title}
          data-index={index}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isActive ? "true" : undefined}
          onClick={open}
        >
          {isNew(item, now) && <Marked>Neu</Marked>}
          {item.title}
        </a>
        <span className={styles.meta}>
          <span>
            {item.state !== "open" && (
              <b className={styles.stateWord} aria-hidden>
                {stateWords[item.state]}
                {" · "}
              </b>
            )}
            {metaParts(item).join(" · ")}
          </span>
          <Notes item={item} />
        </span>
      </span>
      <span className={styles.branch}>
        <span className="visually-hidden">Branche </span>
        {branchName(item.mainCpv)}
      </span>
      <span className={styles.value}>
        <Value item={item} />
      </span>
      <span className={styles.deadline}>
        <Deadline item={item} now={now} />
      </span>
    </div>
  );
}

function Notes({ item }: { item: TenderListItem }) {
  const flags = item.flags.filter(isFlag);
  return (
    <>
      {item.changeCount > 0 && (
        <span className={styles.changed}>
          <PencilLine size={12} aria-hidden /> {count(item.changeCount, "Änderung", "Änderungen")}
        </span>
      )}
      {flags[0] !== undefined && (
        <span className={styles.flag}>
          <TriangleAlert size={12} aria-hidden /> {flagWords[flags[0]].word}
        </span>
      )}
    </>
  );
}

function Value({ item }: { item: TenderListItem }) {
  if (!item.value) {
    return (
      <>
        <span className={styles.none}>kein Wert</span>
        <small>veröffentlicht</small>
      </>
    );
  }
  const isMaximum = item.value.kind === "framework-maximum";
  return (
    <>
      <b>
        {isMaximum && "bis "}
        {formatMoneyShort(item.value)}
      </b>
      <small>{valueKindWords[item.value.kind]}</small>
    </>
  );
}

function Deadline({ item, now }: { item: TenderListItem; now: Date }) {
  if (!item.deadline) {
    return (
      <>
        <span className={styles.none}>keine</span>
        <small>Frist</small>
      </>
    );
  }
  return (
    <>
      <span className="visually-hidden">Frist </span>
      <TimeLeft days={daysUntil(new Date(item.deadline.at), now)} />
      <small>{formatShortDay(item.deadline.at, now)}</small>
    </>
  );
}

/** Published today or yesterday. */
function isNew(item: TenderListItem, now: Date): boolean {
  if (item.publishedOn === undefined) return false;
  const yesterday = berlinDay(new Date(now.getTime() - 86_400_000));
  return item.publishedOn >= yesterday;
}

function metaParts(item: TenderListItem): string[] {
  const land = laender[item.land as keyof typeof laender];
  return [
    item.buyer?.name ?? "Auftraggeber nicht genannt",
    land ?? item.buyer?.town,
    item.lotCount > 1 ? count(item.lotCount, "Los", "Lose") : undefined,
  ].filter((part) => part !== undefined);
}

/** The agency branch where there is one, else the division of the code. */
function branchName(code: string | undefined): string {
  if (code === undefined) return "ohne CPV-Code";
  const branch = agencyBranchesOf([code])[0];
  return branch ? agencyBranches[branch].label : (cpvDivisions[code.slice(0, 2)] ?? `CPV ${code}`);
}
