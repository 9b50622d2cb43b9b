import { Link } from "react-router";
import { Message } from "../../../ui/feedback/message";
import { Button } from "../../../ui/forms/button";

/** Says why nothing is here, and the one next step. */
export function EmptyList({
  isFiltered,
  onShowAll,
}: {
  isFiltered: boolean;
  onShowAll: () => void;
}) {
  if (isFiltered) {
    return (
      <Message
        title="Nichts in dieser Auswahl"
        actions={<Button onClick={onShowAll}>Alle zeigen</Button>}
      >
        Eure übrigen beobachteten Ausschreibungen stehen unter „Alle“.
      </Message>
    );
  }
  return (
    <Message
      title="Noch beobachtet ihr nichts"
      actions={<Link to="/app/results">Zu den Ergebnissen</Link>}
    >
      Was jemand von euch merkt (Taste S) oder in die Pipeline legt, steht hier: nach Frist, mit
      allem, was sich daran ändert.
    </Message>
  );
}
