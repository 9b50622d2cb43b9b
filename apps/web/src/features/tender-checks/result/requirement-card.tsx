import { requirementGroupNames, requirementGroups } from "@tc/contract";
import type { BidderQuestion, CheckRequirement } from "@tc/contract";
import { useState } from "react";
import { Link } from "react-router";
import { tenderPath } from "../../../platform/tender-path";
import { Card } from "../../../ui/layout/card";
import { DemandPartner, openWords } from "../../assessment";
import { questionAnchor } from "../../bid-folders";
import { Quotes } from "./quotes";
import { questionAbout, requirementRemedy } from "./remedies";
import { RequirementStateMark, stateCounts } from "./state";
import styles from "./result.module.css";

const isOpen = ({ state }: CheckRequirement) =>
  state === "failed" || state === "open" || state === "unclear";

interface Props {
  slug: string;
  requirements: readonly CheckRequirement[];
  /** Drafts of the tender's folder; none where there is no folder */
  questions?: readonly BidderQuestion[];
}

/** Every demand beside what the agency has to show; it opens on what is left to do. */
export function RequirementCard({ slug, requirements, questions = [] }: Props) {
  const open = requirements.filter(isOpen);
  const [hasAll, setAll] = useState(open.length === 0);
  const shown = hasAll ? requirements : open;
  return (
    <Card
      title="Anforderungen"
      note={
        <span className={styles.switch} role="group" aria-label="Anforderungen zeigen">
          <button type="button" aria-pressed={!hasAll} onClick={() => setAll(false)}>
            Zu klären <small>{open.length}</small>
          </button>
          <button type="button" aria-pressed={hasAll} onClick={() => setAll(true)}>
            Alle <small>{requirements.length}</small>
          </button>
        </span>
      }
    >
      {shown.length === 0 && (
        <p className={styles.none}>
          {requirements.length === 0
            ? "Keine Anforderung gefunden. Oft stehen sie erst in den Vergabeunterlagen."
            : "Nichts ist ungeprüft, unklar oder verfehlt."}
        </p>
      )}
      {requirementGroups.map((group) => (
        <Group
          key={group}
          slug={slug}
          questions={questions}
          name={requirementGroupNames[group]}
          all={requirements.filter((row) => row.group === group)}
          shown={shown.filter((row) => row.group === group)}
        />
      ))}
    </Card>
  );
}

interface GroupProps {
  slug: string;
  questions: readonly BidderQuestion[];
  name: string;
  all: readonly CheckRequirement[];
  shown: readonly CheckRequirement[];
}

function Group({ slug, questions, name, all, shown }: GroupProps) {
  if (shown.length === 0) return null;
  return (
    <section className={styles.group} aria-label={`Anforderungen: ${name}`}>
      <h3>
        {name} <small>{stateCounts(all)}</small>
      </h3>
      <ul className={styles.rows}>
        {shown.map((row, index) => (
          <li key={index} className={styles.requirement}>
            <div>
              <h4>{row.name}</h4>
              <Quotes slug={slug} quotes={row.quotes} />
              {row.kind === "turnover" && row.state === "failed" && slug !== "" && (
                <DemandPartner slug={slug} quotes={row.quotes.map(({ quote }) => quote)} />
              )}
            </div>
            <p className={styles.own}>
              <Own slug={slug} row={row} question={questionAbout(row, questions)} />
            </p>
            <RequirementStateMark state={row.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnProps {
  slug: string;
  row: CheckRequirement;
  question: BidderQuestion | undefined;
}

/** What the profile says; where it says nothing, what to do about it. */
function Own({ slug, row, question }: OwnProps) {
  const { kind, evidence, state } = row;
  const words = kind !== undefined && state !== "met" ? (evidence ?? openWords[kind]) : evidence;
  const remedy = requirementRemedy(row);
  return (
    <>
      {words} {remedy && <Link to={remedy.to}>{remedy.words}</Link>}
      {question && (
        <Link to={`${tenderPath(slug, "angebotsmappe")}#${questionAnchor(question.key)}`}>
          {question.sent ? "Zur gesendeten Bieterfrage" : "Zum Entwurf der Bieterfrage"}
        </Link>
      )}
    </>
  );
}
