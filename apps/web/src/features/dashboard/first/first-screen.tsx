import { Link } from "react-router";
import { count } from "../../../platform/format/format";
import { errorSentence } from "../../../platform/api/error-sentences";
import { Highlight } from "../../../ui/data/highlight";
import { Button } from "../../../ui/forms/button";
import button from "../../../ui/forms/button.module.css";
import { Bar } from "../../../ui/feedback/skeleton";
import { useProfile } from "../../profile";
import { basisWords } from "./basis-words";
import { FirstSide } from "./first-side";
import { MatchRow } from "./match-row";
import { ownFilters, resultsPath, useMatches } from "./queries";
import type { Matches } from "./queries";
import { TrialLine } from "./trial-card";
import styles from "./first-screen.module.css";

const shown = 5;

/** Is this product for us? The best tenders that fit, and what would make the answer surer. */
export function FirstScreen() {
  const profile = useProfile();
  const filters = profile.data && ownFilters(profile.data.data);
  const result = useMatches(filters);
  const { data } = result;
  const failure = profile.error ?? result.error;
  const isNothing = data?.isScored === true && data.matches.length === 0;
  const rows = data && (isNothing ? data.nearest : data.matches.slice(0, shown));
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      <header>
        <Headline data={data} />
        <p role="status">{data ? basisOf(data) : "Wir suchen, was zu euch passt …"}</p>
        <TrialLine />
      </header>
      <div className={styles.columns}>
        <div>
          {failure !== null && data === undefined && (
            <div role="alert" className={styles.failed}>
              <p>{errorSentence(failure)}</p>
              <Button onClick={() => void (profile.isError ? profile : result).refetch()}>
                Erneut versuchen
              </Button>
            </div>
          )}
          <ul className={styles.rows} aria-label={isNothing ? "Am nächsten dran" : "Die besten"}>
            {rows?.map((match) => (
              <MatchRow
                key={match.item.id}
                match={match}
                fitWeights={data?.fitWeights}
                isMatch={!isNothing}
              />
            ))}
          </ul>
          {data?.isScored === false && (rows?.length ?? 0) < shown && (
            <div className={styles.waiting} aria-hidden>
              {Array.from({ length: Math.min(3, shown - (rows?.length ?? 0)) }, (_, index) => (
                <Bar key={index} width={100} height={56} />
              ))}
            </div>
          )}
          {data && filters && <Actions data={data} path={resultsPath(filters)} />}
        </div>
        <FirstSide matches={data?.matches ?? []} completeness={profile.data?.completeness} />
      </div>
    </main>
  );
}

function Headline({ data }: { data: Matches | undefined }) {
  if (data === undefined) return <h1>Was zu euch passt</h1>;
  const number = data.matches.length;
  if (number === 0) {
    return <h1>{data.isScored ? "Heute passt keine" : "Ausschreibungen werden bewertet"}</h1>;
  }
  return (
    <h1>
      <Highlight>{count(number, "Ausschreibung", "Ausschreibungen")}</Highlight>{" "}
      {number === 1 ? "passt" : "passen"} zu euch
    </h1>
  );
}

function basisOf({ matches, nearest, ...data }: Matches): string {
  return basisWords({ ...data, matchCount: matches.length, nearestCount: nearest.length });
}

function Actions({ data, path }: { data: Matches; path: string }) {
  const { matches, sectorTotal, isScored } = data;
  const rest = sectorTotal - matches.length;
  const label =
    matches.length > 1
      ? `Alle ${matches.length} ansehen`
      : matches.length === 1
        ? "Ansehen"
        : "Alle Ausschreibungen ansehen";
  return (
    <div className={styles.actions}>
      <Link
        to={matches.length === 0 ? "/app/results" : path}
        className={`${button.button} ${button.main}`}
      >
        {label}
      </Link>
      {isScored && rest > 0 && matches.length > 0 && (
        <p>{count(rest, "weitere passt", "weitere passen")} teilweise oder kaum.</p>
      )}
    </div>
  );
}
