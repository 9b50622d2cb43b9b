import { summarySectionNames } from "@tc/contract";
import type { TenderQuote } from "@tc/contract";
import { CircleAlert, CircleCheck, MessageSquare } from "lucide-react";
import { Link } from "react-router";
import { placeHeading } from "../../platform/documents/places";
import { formatMoment } from "../../platform/format/format";
import { placeWords } from "../../platform/format/place-words";
import { AiBadge } from "../../ui/data/ai-badge";
import { Badge } from "../../ui/feedback/badge";
import { Button } from "../../ui/forms/button";
import panel from "../../ui/layout/panel.module.css";
import alerts from "./alerts-card.module.css";
import facts from "./enquiries-card.module.css";
import type { StatementReport } from "./reports-queries";

export function ReportSummary({ report }: { report: StatementReport }) {
  const { section, words, tender, agency, at, comment, model, doneAt } = report;
  return (
    <span className={alerts.summary}>
      <b>
        {summarySectionNames[section]}: {words?.text ?? "aus einer Datei der Agentur"}
      </b>
      <span>{[tender.title, agency.name].join(" · ")}</span>
      <small>{formatMoment(at)}</small>
      {doneAt === undefined ? (
        <Badge icon={CircleAlert} tone="amber">
          offen
        </Badge>
      ) : (
        <Badge icon={CircleCheck} tone="green">
          erledigt
        </Badge>
      )}
      {comment !== undefined && <Badge icon={MessageSquare}>Kommentar</Badge>}
      {model !== undefined && <AiBadge />}
    </span>
  );
}

interface Props {
  report: StatementReport;
  isBusy: boolean;
  onDone: () => void;
}

export function ReportDetails({ report, isBusy, onDone }: Props) {
  const { tender, agency, key, words, comment, model, doneAt, doneBy } = report;
  return (
    <div className={panel.stack}>
      <dl className={facts.facts}>
        <dt>Ausschreibung</dt>
        <dd>
          <Link to={`/app/tender/${tender.slug}`}>{tender.title}</Link>
        </dd>
        <dt>Agentur</dt>
        <dd>{agency.name}</dd>
        <dt>Kennung</dt>
        <dd>{key}</dd>
        <dt>Aussage</dt>
        <dd data-ai-generated={words && model}>
          {words?.text ??
            "Sie stammt aus einer Datei der Agentur. Deren Inhalt bleibt bei der Agentur; frag dort nach."}
        </dd>
        {words && (
          <>
            <dt>Wortlaut</dt>
            <dd>
              {words.quotes.map((quote, index) => (
                <p key={index}>
                  „{quote.quote}“ ({whereOf(quote)})
                </p>
              ))}
            </dd>
          </>
        )}
        {comment !== undefined && (
          <>
            <dt>Kommentar</dt>
            <dd>{comment}</dd>
          </>
        )}
        {model !== undefined && (
          <>
            <dt>Sprachmodell</dt>
            <dd>{model}</dd>
          </>
        )}
      </dl>
      {doneAt === undefined ? (
        <div>
          <Button disabled={isBusy} onClick={onDone}>
            Erledigt
          </Button>
        </div>
      ) : (
        <p className={panel.small}>
          Erledigt am {formatMoment(doneAt)}
          {doneBy !== undefined && `, ${doneBy}`}
        </p>
      )}
    </div>
  );
}

/** Only the notice and public documents are quoted here. */
function whereOf({ document, ...notice }: TenderQuote): string {
  if (!document) return placeWords(notice);
  const { name, place, cell } = document;
  return [name, placeHeading(place), cell].filter((part) => part !== undefined).join(", ");
}
