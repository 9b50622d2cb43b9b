import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import panel from "../../../ui/layout/panel.module.css";
import { showToast } from "../../../ui/overlays/toast";
import { LoadState } from "../load-state";
import { usePlaceOrder, useOrderState, usePreview } from "./enterprise-order-queries";
import type { OrderState, Preview, Recipient, Sale } from "./enterprise-order-queries";
import styles from "./enterprise-order.module.css";
import { OrderForm } from "./order-form";
import { OrderSteps } from "./order-steps";
import { OrderSum } from "./order-sum";

interface Props {
  agencyId: string;
  agencyName: string;
  onClose: () => void;
}

/** Sells Enterprise to one agency: what was agreed, what it makes of the running plan, and where the order stands. */
export function EnterpriseOrder({ agencyId, agencyName, onClose }: Props) {
  const state = useOrderState(agencyId);
  return (
    <div className={panel.stack}>
      <div className={panel.row}>
        <Button onClick={onClose}>Zurück zu den Agenturen</Button>
      </div>
      <h2 className={styles.title} ref={focusTitle} tabIndex={-1}>
        Enterprise-Auftrag: {agencyName}
      </h2>
      <LoadState
        isPending={state.isPending}
        error={state.error}
        onRetry={() => void state.refetch()}
      />
      {state.data && <Order state={state.data} />}
    </div>
  );
}

/** Whoever came by keyboard goes on here. */
function focusTitle(title: HTMLHeadingElement | null) {
  title?.focus();
}

function Order({ state }: { state: OrderState }) {
  const { id, name } = state.agency;
  const preview = usePreview(id);
  const order = usePlaceOrder(id);
  const [shownOrder, setShownOrder] = useState<{
    sale: Sale;
    recipient: Recipient;
    preview: Preview;
  }>();

  async function ask(sale: Sale, recipient: Recipient) {
    setShownOrder(undefined);
    try {
      setShownOrder({ sale, recipient, preview: await preview.mutateAsync(sale) });
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  async function place() {
    if (!shownOrder) return;
    const { sale, recipient, preview: shown } = shownOrder;
    try {
      const { takesEffect, at } = await order.mutateAsync({ ...sale, recipient, preview: shown });
      setShownOrder(undefined);
      showToast(
        takesEffect === "now"
          ? `${name} hat Enterprise.`
          : `${name} bekommt Enterprise am ${formatDay(at)}.`,
      );
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  if (!state.isPossible) {
    return (
      <Card title="Nicht möglich">
        <p>Es ist kein Zahlungsanbieter eingerichtet. Den Tarif kannst du nur von Hand setzen.</p>
      </Card>
    );
  }
  return (
    <div className={styles.columns}>
      <OrderForm
        state={state}
        isBusy={preview.isPending}
        onChange={() => setShownOrder(undefined)}
        onAsk={(sale, recipient) => void ask(sale, recipient)}
      />
      <div className={panel.stack}>
        {shownOrder && (
          <OrderSum
            state={state}
            sale={shownOrder.sale}
            preview={shownOrder.preview}
            isBusy={order.isPending}
            onOrder={() => void place()}
          />
        )}
        <OrderSteps state={state} />
      </div>
    </div>
  );
}
