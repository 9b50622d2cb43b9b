import { Check } from "lucide-react";
import { ExternalLink } from "../../../ui/data/external-link";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import type { OrderState } from "./enterprise-order-queries";
import styles from "./enterprise-order.module.css";
import { orderSteps } from "./order-words";

const spoken = { done: "erledigt", now: "läuft", late: "überfällig", open: "noch offen" } as const;

/** Where the last order stands, as the payment provider tells it. */
export function OrderSteps({ state }: { state: OrderState }) {
  const steps = orderSteps(state);
  const page = state.invoices.find(({ status }) => status === "open" || status === "paid")?.pageUrl;
  if (steps.length === 0) return null;
  return (
    <Card title="Ablauf">
      <div className={panel.stack}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title} data-state={step.state}>
              <span aria-hidden>{step.state === "done" ? <Check size={13} /> : index + 1}</span>
              <div>
                <b>{step.title}</b> <span className="visually-hidden">({spoken[step.state]})</span>
                <small>{step.note}</small>
              </div>
            </li>
          ))}
        </ol>
        {page !== undefined && <ExternalLink url={page}>Rechnung ansehen</ExternalLink>}
      </div>
    </Card>
  );
}
