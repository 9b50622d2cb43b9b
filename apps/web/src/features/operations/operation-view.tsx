import panel from "../../ui/layout/panel.module.css";
import { IncidentsCard } from "./incidents/incidents-card";
import { DeadLettersCard } from "./jobs/dead-letters-card";
import { QueuesCard } from "./jobs/queues-card";

/** What is wrong first, then what failed, then what runs. */
export function OperationView() {
  return (
    <div className={panel.stack}>
      <IncidentsCard />
      <DeadLettersCard />
      <QueuesCard />
    </div>
  );
}
