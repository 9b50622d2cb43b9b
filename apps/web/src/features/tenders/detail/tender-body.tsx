import { Info, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { count, formatDay } from "../../../platform/format/format";
import { flagWords, levelWords, procedureWords } from "../../../platform/format/words";
import { Card } from "../../../ui/layout/card";
import { AssessmentCards, RegimeFact, useAssessment } from "../../assessment";
import { ExternalLink } from "../../../ui/data/external-link";
import { Fact, Facts } from "../../../ui/layout/facts";
import { Prose } from "../../../ui/layout/prose";
import { MarkBar } from "../../marks";
import { BuyerAwards } from "./awards/buyer-awards";
import { Changes } from "./changes/changes";
import { hasHistory } from "./changes/history";
import { codeWord } from "./facts/codes";
import { CpvList, PlaceList } from "./facts/codes-list";
import { DeadlineFacts } from "./facts/deadlines";
import { Documents, OriginalAction } from "./facts/documents";
import { LotBody, LotFacts, Lots } from "./lots/lots";
import { AwardCriteria, SelectionCriteria } from "./lots/criteria";
import { NoticeList } from "./changes/notice-list";
import type { Tender, TenderAnswer } from "./queries";
import { Results } from "./awards/results";
import { hasValues, ValueFacts } from "./facts/tender-values";
import { LockedBody } from "./locked-body";
import styles from "./tender-body.module.css";

interface Props {
  answer: TenderAnswer;
  now: Date;
  isPage: boolean;
}

export function TenderBody({ answer, now, isPage }: Props) {
  const { tender, buyerIds } = answer;
  const Title = isPage ? "h1" : "h2";
  return (
    <article className={styles.body} data-page={isPage || undefined}>
      <header className={styles.head}>
        <Title>{tender.title}</Title>
        <Buyers tender={tender} buyerIds={buyerIds} />
        <OriginalAction tender={tender} />
        <div className={styles.marks}>
          <MarkBar slug={answer.slug} title={tender.title} />
        </div>
      </header>

      {answer.volumeLock ? (
        <LockedBody answer={answer} lock={answer.volumeLock} now={now} />
      ) : (
        <OpenBody answer={answer} now={now} />
      )}
    </article>
  );
}

function OpenBody({ answer, now }: Omit<Props, "isPage">) {
  const { tender, buyerIds } = answer;
  const regime = useAssessment(answer.slug).data?.regime;
  const only = tender.lots.length === 1 ? tender.lots[0] : undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.lead}>
        <Flags flags={tender.flags} />
        <Facts>
          <DeadlineFacts tender={tender} now={now} />
          {hasValues(tender.values) ? (
            <ValueFacts values={tender.values} />
          ) : (
            !isValueElsewhere(tender) && <Fact name="Wert">Kein Wert veröffentlicht</Fact>
          )}
          <Fact name="Verfahren">{procedureWordsOf(tender)}</Fact>
          <Fact name="Ebene">{tender.level && levelWords[tender.level]}</Fact>
          <Fact name="Art">{codeWord("nature", tender.nature)}</Fact>
          <Fact name="CPV">{!only && tender.cpv.length > 0 && <CpvList codes={tender.cpv} />}</Fact>
          <Fact name="Ort">
            {!only && (tender.nuts.length > 0 || tender.placeText !== undefined) && (
              <PlaceList nuts={tender.nuts} text={tender.placeText} />
            )}
          </Fact>
          <Fact name="Vergaberecht">{regime && <RegimeFact regime={regime} />}</Fact>
          <Fact name="Rechtsgrundlage">{legalBasisBeside(tender, regime?.label)}</Fact>
          <Fact name="Veröffentlicht">
            {tender.publishedOn !== undefined && formatDay(tender.publishedOn)}
          </Fact>
          <Fact name="Zuletzt geändert">
            {tender.updatedOn !== undefined &&
              tender.updatedOn !== tender.publishedOn &&
              formatDay(tender.updatedOn)}
          </Fact>
        </Facts>
      </div>
      <div className={styles.side}>
        <AssessmentCards slug={answer.slug} />
        {tender.changes.length > 0 && (
          <Card title="Änderungen" note={count(tender.changes.length, "Angabe", "Angaben")}>
            <Changes changes={tender.changes} />
          </Card>
        )}
        <Documents tender={tender} />
      </div>
      <div className={styles.main}>
        {tender.description !== undefined && (
          <Card title="Beschreibung">
            <Prose text={tender.description} />
          </Card>
        )}
        {tender.results.length > 0 && (
          <Card title="Ergebnis">
            <Results results={tender.results} lots={tender.lots} />
          </Card>
        )}
        {only ? (
          <OnlyLot lot={only} tender={tender} />
        ) : (
          tender.lots.length > 0 && (
            <Card title={count(tender.lots.length, "Los", "Lose")}>
              <Lots lots={tender.lots} />
            </Card>
          )
        )}
        <BuyerAwards buyerId={buyerIds.find((id) => id !== null) ?? undefined} slug={answer.slug} />
        <NoticeList notices={tender.notices} />
      </div>
    </div>
  );
}

/** Not said twice where it is what the regime is called. */
function legalBasisBeside(tender: Tender, regime: string | undefined): string | undefined {
  const word = codeWord("legalBasis", tender.legalBasis);
  return word === regime ? undefined : word;
}

/** With the lots or the results, where it says what it is the value of. */
function isValueElsewhere(tender: Tender): boolean {
  return (
    tender.lots.some((lot) => hasValues(lot.values)) ||
    tender.results.some(
      (result) => (result.value ?? result.frameworkMaximum ?? result.lowestValue) !== undefined,
    )
  );
}

/** With a single lot its parts are the tender's own; nobody should have to open it. */
function OnlyLot({ lot, tender }: { lot: Tender["lots"][number]; tender: Tender }) {
  const differs = lot.description !== undefined && lot.description !== tender.description;
  return (
    <>
      <Card title="Auftrag">
        {differs ? (
          <LotBody lot={{ ...lot, awardCriteria: [], selectionCriteria: [] }} />
        ) : (
          <LotFacts lot={lot} />
        )}
      </Card>
      {lot.awardCriteria.length > 0 && (
        <Card title="Zuschlagskriterien">
          <AwardCriteria criteria={lot.awardCriteria} />
        </Card>
      )}
      {lot.selectionCriteria.length > 0 && (
        <Card title="Eignung">
          <SelectionCriteria criteria={lot.selectionCriteria} />
        </Card>
      )}
    </>
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

/** They put nothing in doubt. */
const remarks: ReadonlySet<string> = new Set([
  "value_is_framework_maximum",
  "texts_shortened",
  "lists_shortened",
]);

function Flags({ flags }: { flags: Tender["flags"] }) {
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          {remarks.has(flag) ? (
            <Info size={16} aria-label="Hinweis" />
          ) : (
            <TriangleAlert size={16} aria-label="Achtung" />
          )}
          <span>{flagWords[flag].sentence}</span>
        </li>
      ))}
    </ul>
  );
}

function procedureWordsOf(tender: Tender): string | undefined {
  const word =
    tender.procedure && tender.procedure !== "other"
      ? procedureWords[tender.procedure]
      : tender.procedureText;
  const named = word ?? (tender.procedure ? procedureWords[tender.procedure] : undefined);
  return named !== undefined && tender.accelerated === true ? `${named}, beschleunigt` : named;
}
