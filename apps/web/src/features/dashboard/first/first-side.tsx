import type { ProfileAnswer } from "@tc/contract";
import { Link } from "react-router";
import { Card } from "../../../ui/layout/card";
import { useAssessments } from "../../assessment";
import { settledWords, useSuggestions } from "../../profile-suggestions";
import { decidingGaps } from "./profile-gaps";
import type { DecidingGap } from "./profile-gaps";
import type { Match } from "./queries";
import { TrialCard } from "./trial-card";
import styles from "./first-side.module.css";

/** Judged one by one for the gaps; more would be a burden without another answer. */
const judged = 12;

export function FirstSide({
  matches,
  completeness,
}: {
  matches: readonly Match[];
  completeness: ProfileAnswer["completeness"] | undefined;
}) {
  const answers = useAssessments(matches.slice(0, judged).map(({ item }) => item.slug));
  const fits = answers.flatMap((answer) => (answer?.fit.kind === "fit" ? [answer.fit] : []));
  const gaps = decidingGaps(fits, completeness);
  const suggestions = useSuggestions().data;
  const website = suggestions && settledWords(suggestions);
  return (
    <aside className={styles.side} aria-label="Test und Profil">
      <TrialCard />
      {gaps.length > 0 && (
        <Card title="Was genauer macht" note={completeness && `Profil ${completeness.percent} %`}>
          <ul className={styles.gaps}>
            {gaps.map((gap) => (
              <li key={gap.name}>
                <Link to={{ pathname: "/app/profil", hash: gap.anchor }}>{gap.name}</Link>
                <span>{gap.minutes} Min.</span>
                <small>{gapWords(gap, fits.length, matches.length)}</small>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {website !== undefined && (
        <Card
          title={suggestions?.website ? "Von eurer Website" : "Vorschläge"}
          note={<Link to={{ pathname: "/app/profil", hash: "#vorschlaege" }}>Ansehen</Link>}
        >
          <p className={styles.note}>{website}</p>
        </Card>
      )}
    </aside>
  );
}

function gapWords({ what, decides }: DecidingGap, of: number, total: number): string {
  if (decides === undefined) return what;
  return `${what} bei ${decides} ${of < total ? `der ersten ${of}` : `von ${of}`}`;
}
