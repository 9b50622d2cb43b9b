import { Link } from "react-router";
import { Message } from "../../ui/feedback/message";
import { PageFrame } from "../../ui/layout/page-frame";

/** The way of a tender through the agency; nothing can be put on it yet, and the page says so. */
export function PipelinePage() {
  return (
    <PageFrame title="Pipeline">
      <Message
        title="Noch keine Ausschreibung in der Pipeline"
        actions={<Link to="/app/results">Ausschreibungen suchen</Link>}
      >
        Hier verfolgt ihr bald eure Ausschreibungen vom Entdecken bis zum Zuschlag. Das Aufnehmen
        aus den Ergebnissen ist noch im Aufbau.
      </Message>
    </PageFrame>
  );
}
