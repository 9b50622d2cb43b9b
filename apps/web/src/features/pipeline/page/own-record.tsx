import { getOwnRecord } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { callApi } from "../../../platform/api/api";
import { recordKey } from "../state/queries";
import styles from "./own-record.module.css";

const RecordSheet = lazy(async () => ({ default: (await import("./record-sheet")).RecordSheet }));

/** Wins of what was decided, as a count; opens what was said beside what came. Nothing before the first outcome. */
export function OwnRecord() {
  const { data } = useQuery({
    queryKey: recordKey,
    queryFn: ({ signal }) => callApi(getOwnRecord, { signal }),
  });
  const [isOpen, setOpen] = useState(false);
  if (!data || data.decided === 0) return null;
  return (
    <p className={styles.record}>
      <button type="button" onClick={() => setOpen(true)}>
        Eure Quote: <b>{data.won}</b> von <b>{data.decided}</b> gewonnen
      </button>
      <Suspense>{isOpen && <RecordSheet record={data} onClose={() => setOpen(false)} />}</Suspense>
    </p>
  );
}
