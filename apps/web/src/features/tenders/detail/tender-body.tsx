import { lazy, Suspense } from "react";
import type { Ref } from "react";
import { Link } from "react-router";
import { procedureWords } from "../../../platform/format/words";
import { Bar } from "../../../ui/feedback/skeleton";
import { ExternalLink } from "../../../ui/data/external-link";
import { BriefCard } from "./brief/brief-card";
import { ActionButtons } from "./decision/action-buttons";
import { DecisionStrip } from "./decision/decision-strip";
import type { Decision } from "./decision/use-decision";
import { Flags } from "./facts/flags";
import type { Tender, TenderAnswer } from "./queries";
import { TenderTabs } from "./tabs/tender-tabs";
import styles from "./tender-body.module.css";

// Strip and brief are the first screen; the rest comes right after.
const TenderRest = lazy(async () => ({ default: (await import("./rest/tender-rest")).TenderRest }));

const DocumentCount = lazy(async () => ({
  default: (await import("../../documents")).DocumentCount,
}));

const LockedBody = lazy(async () => ({ default: (await import("./locked-body")).LockedBody }));

interface Props {
  answer: TenderAnswer;
  decision: Decision;
  isPage: boolean;
  stripEnd: Ref<HTMLElement>;
}

export function TenderBody({ answer, decision, isPage, stripEnd }: Props) {
  const { slug, tender, buyerIds, volumeLock } = answer;
  const Title = isPage ? "h1" : "h2";
  const brief = (
    <>
      <BriefCard brief={answer.brief} description={tender.description} />
      <Flags flags={tender.flags} />
    </>
  );
  return (
    <article className={styles.body} data-page={isPage || undefined}>
      <header className={styles.head}>
        <Title>{tender.title}</Title>
        <div className={styles.buyers}>
          <Buyers tender={tender} buyerIds={buyerIds} />
          <p>{procedureWordsOf(tender)}</p>
        </div>
      </header>
      {isPage && (
        <div className={styles.tabs}>
          <TenderTabs
            slug={slug}
            count={
              <Suspense>
                <DocumentCount slug={slug} />
              </Suspense>
            }
          />
        </div>
      )}
      {volumeLock ? (
        <>
          <Suspense fallback={<Bar width={100} height={220} />}>
            <LockedBody answer={answer} lock={volumeLock} />
          </Suspense>
          <div className={styles.marks}>
            <ActionButtons decision={decision} />
          </div>
        </>
      ) : (
        <>
          <DecisionStrip decision={decision} endRef={stripEnd} />
          <Suspense
            fallback={
              <div className={styles.waiting}>
                {brief}
                <Bar width={100} height={220} />
              </div>
            }
          >
            <TenderRest answer={answer} brief={brief} isPage={isPage} />
          </Suspense>
        </>
      )}
    </article>
  );
}

function Buyers({ tender, buyerIds }: { tender: Tender; buyerIds: readonly (string | null)[] }) {
  if (tender.buyers.length === 0) return <p>Auftraggeber nicht genannt</p>;
  return tender.buyers.map((buyer, index) => {
    const id = buyerIds[index];
    const place =
      buyer.town === undefined || buyer.name.includes(buyer.town) ? "" : `, ${buyer.town}`;
    return (
      <p key={index}>
        {id ? <Link to={`/app/buyer/${id}`}>{buyer.name}</Link> : buyer.name}
        {place}
        {buyer.website !== undefined && (
          <>
            {" "}
            <ExternalLink url={buyer.website} className={styles.website}>
              Website
            </ExternalLink>
          </>
        )}
        {buyer.originalName !== undefined && (
          <small className={styles.original}>In der Bekanntmachung: {buyer.originalName}</small>
        )}
      </p>
    );
  });
}

function procedureWordsOf(tender: Tender): string | undefined {
  const word =
    tender.procedure && tender.procedure !== "other"
      ? procedureWords[tender.procedure]
      : tender.procedureText;
  const named = word ?? (tender.procedure ? procedureWords[tender.procedure] : undefined);
  return named !== undefined && tender.accelerated === true ? `${named}, beschleunigt` : named;
}
