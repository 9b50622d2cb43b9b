import { lazy, Suspense } from "react";
import { Link, useParams } from "react-router";
import { ApiError } from "../../platform/api/api-error";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import {
  count,
  daysUntil,
  formatNumber,
  formatShortDeadline,
  lastUsable,
} from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { ExternalLink } from "../../ui/data/external-link";
import { Fact, Facts } from "../../ui/layout/facts";
import { Message } from "../../ui/feedback/message";
import { PageFrame } from "../../ui/layout/page-frame";
import { Bar } from "../../ui/feedback/skeleton";
import { TimeLeft } from "../../ui/feedback/time-left";
import { awardWords, Coverage, useBuyer } from "../tenders";
import styles from "./buyer-page.module.css";

// Below the facts, and of some plans alone.
const Dossier = lazy(async () => ({ default: (await import("./dossier/dossier")).Dossier }));

type Buyer = NonNullable<ReturnType<typeof useBuyer>["data"]>;

export function BuyerPage() {
  const { id } = useParams();
  const buyer = useBuyer(id);
  if (buyer.data) return <Loaded buyer={buyer.data} />;
  if (
    buyer.error instanceof ApiError &&
    (buyer.error.code === "not_found" || buyer.error.code === "bad_request")
  ) {
    return (
      <PageFrame title="Auftraggeber">
        <Message
          title="Diesen Auftraggeber gibt es nicht"
          actions={<Link to="/app/results">Zu den Ergebnissen</Link>}
        >
          Der Link ist unvollständig, oder der Auftraggeber gehörte zu den Musterdaten.
        </Message>
      </PageFrame>
    );
  }
  if (buyer.error) {
    return (
      <PageFrame title="Auftraggeber">
        <Message
          isFailure
          title="Der Auftraggeber ließ sich nicht laden"
          actions={<Button onClick={() => void buyer.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(buyer.error)}
        </Message>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Auftraggeber" note="Lädt …">
      <div className={styles.skeleton}>
        <Bar width={60} height={24} />
        <Bar width={100} height={120} />
        <Bar width={100} height={240} />
      </div>
    </PageFrame>
  );
}

function Loaded({ buyer }: { buyer: Buyer }) {
  return (
    <PageFrame
      title={buyer.name}
      note={count(buyer.tenderCount, "Ausschreibung", "Ausschreibungen")}
    >
      <Facts>
        <Fact name="Ort">{buyer.town}</Fact>
        <Fact name="Website">
          {buyer.website !== undefined && (
            <ExternalLink url={buyer.website}>{buyer.website}</ExternalLink>
          )}
        </Fact>
        <Fact name="Kennungen">
          {buyer.identifiers.map((identifier) => identifier.value).join(", ")}
        </Fact>
        <Fact name="Ausschreibungen">
          {buyer.tenderCount > 0 && (
            <Link to={`/app/results?buyer=${buyer.id}&state=`}>
              alle {formatNumber(buyer.tenderCount)} ansehen
            </Link>
          )}
        </Fact>
      </Facts>
      <Suspense fallback={<Bar width={100} height={220} />}>
        <Dossier buyerId={buyer.id} />
      </Suspense>
      <div className={styles.cards}>
        <Card title="Offene Ausschreibungen" note={formatNumber(buyer.openTenders.length)}>
          <OpenTenders tenders={buyer.openTenders} />
        </Card>
        <Card title="Frühere Vergaben" note={`n = ${formatNumber(buyer.awardCount)}`}>
          <Awards buyer={buyer} />
        </Card>
      </div>
    </PageFrame>
  );
}

function OpenTenders({ tenders }: { tenders: Buyer["openTenders"] }) {
  const now = useNow();
  if (tenders.length === 0)
    return <p className={styles.none}>Zurzeit ist nichts ausgeschrieben.</p>;
  return (
    <ul className={styles.list}>
      {tenders.map((tender) => (
        <li key={tender.id}>
          <Link to={`/app/tender/${tender.slug}`}>{tender.title}</Link>
          {tender.deadline && (
            <span className={styles.deadline}>
              <span className="visually-hidden">Frist </span>
              <TimeLeft days={daysUntil(new Date(lastUsable(tender.deadline)), now)} />
              <small>{formatShortDeadline(tender.deadline, now)}</small>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Awards({ buyer }: { buyer: Buyer }) {
  if (buyer.awardCount === 0)
    return <p className={styles.none}>Es liegt noch kein Ergebnis vor.</p>;
  return (
    <>
      <Coverage buyer={buyer} />
      <ul className={styles.list}>
        {buyer.awards.map((award) => (
          <li key={`${award.tenderSlug} ${award.lotId}`}>
            <span>
              <Link to={`/app/tender/${award.tenderSlug}`}>{award.title}</Link>
              <small>{awardWords(award)}</small>
            </span>
          </li>
        ))}
      </ul>
      {buyer.awardCount > buyer.awards.length && (
        <p className={styles.none}>
          Gezeigt werden die letzten {buyer.awards.length} von {formatNumber(buyer.awardCount)}.
        </p>
      )}
    </>
  );
}
