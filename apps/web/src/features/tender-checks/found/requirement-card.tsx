import { requirementGroupNames, requirementGroups } from "@tc/contract";
import type { CheckRequirement } from "@tc/contract";
import { useState } from "react";
import { Link } from "react-router";
import { Card } from "../../../ui/layout/card";
import { openWords, profileAnchors } from "../../assessment";
import { Quotes } from "./quotes";
import { RequirementStateMark, stateCounts } from "./state";
import styles from "./found.module.css";

const isOpen = ({ state }: CheckRequirement) =>
  state === "failed" || state === "open" || state === "unclear";

interface Props {
  slug: string;
  requirements: readonly CheckRequirement[];
}

/** Every demand beside what the agency has to show; it opens on what is left to do. */
export function RequirementCard({ slug, requirements }: Props) {
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
  name: string;
  all: readonly CheckRequirement[];
  shown: readonly CheckRequirement[];
}

function Group({ slug, name, all, shown }: GroupProps) {
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
            </div>
            <p className={styles.own}>
              <Own row={row} />
            </p>
            <RequirementStateMark state={row.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the profile says; where it says nothing, what to do about it. */
function Own({ row: { kind, evidence, state } }: { row: CheckRequirement }) {
  if (kind === undefined) return evidence;
  if (state === "met") return evidence;
  const words = evidence ?? openWords[kind];
  // What our own rules leave open is missing in the notice; no entry in the profile answers it.
  const isTheirs = kind === "exclusion" || kind === "leadTime" || kind === "outsideProfile";
  if (isTheirs) return words;
  return (
    <>
      {words} <Link to={`/app/profil#${profileAnchors[kind]}`}>Zum Profil</Link>
    </>
  );
}
