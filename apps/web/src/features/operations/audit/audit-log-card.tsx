import { useNow } from "../../../platform/format/clock";
import { formatMoment } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { DayField } from "../../../ui/forms/day-field";
import panel from "../../../ui/layout/panel.module.css";
import { auditWords } from "../../account";
import { ListCard } from "../../admin";
import { FilterSelect } from "../filter-select";
import { useFilter } from "../use-filter";
import { useAuditLog } from "./queries";
import type { AuditEntry } from "./queries";
import styles from "../operations.module.css";

const byWords = new Intl.Collator("de");

/** What happened on all agencies' doors and in this area, filtered in the address. */
export function AuditLogCard() {
  const { filter, setFilter } = useFilter(["art", "agentur", "bis"]);
  const now = useNow();
  const until = /^\d{4}-\d{2}-\d{2}$/.test(filter.bis) ? filter.bis : "";
  const list = useAuditLog({ kind: filter.art, agency: filter.agentur, until });
  const kinds = (list.first?.kinds ?? [])
    .map((kind) => ({ value: kind, label: auditWords(kind) }))
    .toSorted((a, b) => byWords.compare(a.label, b.label));
  const isFiltered = filter.art !== "" || filter.agentur !== "" || filter.bis !== "";
  return (
    <ListCard
      title="Protokoll"
      note="neueste zuerst"
      list={list}
      rows={list.events}
      empty={isFiltered ? "Zu diesem Filter steht nichts im Protokoll." : "Das Protokoll ist leer."}
      search={
        <div className={styles.filters}>
          <FilterSelect
            label="Art"
            all="Alles außer Zugriffen im Admin-Bereich"
            value={filter.art}
            choices={kinds}
            onChange={(art) => setFilter({ art })}
          />
          <DayField
            label="bis zum"
            day={until === "" ? undefined : until}
            now={now}
            onChange={(day) => setFilter({ bis: day ?? "" })}
          />
          {filter.agentur !== "" && (
            <Button onClick={() => setFilter({ agentur: "" })}>
              Nur {list.first?.agencyName ?? "eine Agentur"}: aufheben
            </Button>
          )}
        </div>
      }
    >
      {(events) => (
        <ul className={panel.list}>
          {events.map((event) => (
            <li key={event.id}>
              <Entry event={event} />
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function Entry({ event }: { event: AuditEntry }) {
  const { kind, at, agency, user, ip, details } = event;
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  return (
    <span className={panel.who}>
      <b>{auditWords(kind)}</b>
      <small>
        {[formatMoment(at), agency?.name, user && `${user.name} (${user.email})`, ip && `von ${ip}`]
          .filter(Boolean)
          .join(" · ")}
      </small>
      {facts.length > 0 && (
        <small>
          <code className={styles.said}>{facts.join(", ")}</code>
        </small>
      )}
    </span>
  );
}
