import { EyeOff, Maximize2, UserRoundPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { procedureWords } from "../../../platform/format/words";
import { tenderPath } from "../../../platform/tender-path";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import type { WatchDeeds } from "../deeds/use-watch-deeds";
import type { WatchMember } from "../queries";
import type { WatchedRow } from "../watched-row";
import { LapsingProofs } from "./lapsing-proofs";
import { NotePart } from "./note-part";
import { Registration } from "./registration";
import type { SideHandles } from "./side-handles";
import styles from "./watch-side.module.css";

const ClockLine = lazy(async () => ({ default: (await import("../../deadlines")).ClockLine }));

interface Props {
  row: WatchedRow;
  members: readonly WatchMember[];
  deeds: WatchDeeds;
  handles: SideHandles;
}

/** Beside the list: registration first, then the clocks, the note and proofs that lapse too early. */
export function WatchSide({ row, members, deeds, handles }: Props) {
  const { item, watched } = row;
  const procedure = item.procedure && procedureWords[item.procedure];
  return (
    <div className={styles.side}>
      <div className={styles.scroll}>
        <div>
          <h2>{item.title}</h2>
          <p className={styles.line}>
            {[item.buyer?.name ?? "Auftraggeber nicht genannt", procedure]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <Registration row={row} deeds={deeds} />
        <section>
          <h3>Fristen</h3>
          <Suspense fallback={<Bar width={100} height={150} />}>
            <ClockLine key={item.slug} slug={item.slug} />
          </Suspense>
        </section>
        <NotePart key={item.id} row={row} deeds={deeds} beginRef={handles.note} />
        {watched.lapsing.length > 0 && <LapsingProofs proofs={watched.lapsing} />}
      </div>
      <div className={styles.deeds}>
        <Assignee row={row} members={members} deeds={deeds} selectRef={handles.assignee} />
        <Link
          to={tenderPath(item.slug)}
          className={styles.whole}
          aria-label="Ganze Ausschreibung"
          title="Ganze Ausschreibung"
        >
          <Maximize2 size={16} aria-hidden />
        </Link>
        <Button onClick={() => void deeds.stopWatching(row)}>
          <EyeOff size={15} aria-hidden /> Nicht mehr beobachten
        </Button>
      </div>
    </div>
  );
}

function Assignee({
  row,
  members,
  deeds,
  selectRef,
}: Omit<Props, "handles"> & { selectRef: SideHandles["assignee"] }) {
  const { assigneeId } = row.watched;
  const isMember = members.some(({ userId }) => userId === assigneeId);
  return (
    <span className={styles.assignee}>
      <UserRoundPlus size={15} aria-hidden />
      <select
        ref={selectRef}
        aria-label="Zuständig"
        title="Zuständig"
        value={isMember ? assigneeId : ""}
        onChange={(event) =>
          void deeds.assign(
            row,
            members.find(({ userId }) => userId === event.target.value),
          )
        }
      >
        <option value="">Niemand zuständig</option>
        {members.map(({ userId, name, isYou }) => (
          <option key={userId} value={userId}>
            {isYou ? `${name} (du)` : name}
          </option>
        ))}
      </select>
    </span>
  );
}
