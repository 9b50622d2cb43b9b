import panel from "../../../ui/layout/panel.module.css";
import { RejectedCard } from "./rejected-card";
import { SourcesCard } from "./sources-card";

export function SourcesView() {
  return (
    <div className={panel.stack}>
      <SourcesCard />
      <RejectedCard />
    </div>
  );
}
