import type { FolderReference } from "@tc/contract";
import { TriangleAlert } from "lucide-react";
import { formatMoney } from "../../../platform/format/format";
import { StateMark } from "../../../ui/data/state-mark";
import rows from "../folder-rows.module.css";

/** What a reference is, what speaks for it, and what may speak against it. */
export function ReferenceFacts({ reference }: { reference: FolderReference }) {
  const { title, client, year, valueCents, reasons, doubts } = reference;
  const value =
    valueCents === undefined ? [] : [formatMoney({ cents: valueCents, currency: "EUR" })];
  return (
    <>
      <h3>{title}</h3>
      <p className={rows.note}>{[client, year, ...value].join(" · ")}</p>
      {reasons.length > 0 && <p className={rows.note}>{reasons.join("; ")}</p>}
      {doubts.map((doubt) => (
        <StateMark key={doubt} look={{ icon: TriangleAlert, tone: "amber" }} word={doubt} />
      ))}
    </>
  );
}
