import type { PublishedResult } from "@tc/contract";
import { FileCheck2 } from "lucide-react";
import { formatDay } from "../../../platform/format/format";
import { safeHref } from "../../../ui/data/safe-href";
import styles from "./published.module.css";

/** What the buyer published of the end, with its source */
export function Published({ result }: { result: PublishedResult }) {
  const href = result.url === undefined ? undefined : safeHref(result.url);
  const isCancelled = result.proposes === "declined";
  const kind = isCancelled ? "Bekanntmachung der Aufhebung" : "Bekanntmachung vergebener Aufträge";
  const lots = lotWords(result);
  return (
    <div className={styles.published}>
      <FileCheck2 size={18} strokeWidth={1.75} aria-hidden />
      <p>
        <b>
          {isCancelled
            ? "Das Verfahren ist aufgehoben."
            : result.winner === undefined
              ? "Die Vergabe ist veröffentlicht."
              : `Die Vergabe ist veröffentlicht: an ${result.winner}.`}
        </b>
        {!isCancelled && lots !== undefined && (
          <>
            Bekanntmachung über {lots}
            {result.proposes === "lost" && ": Tragt ein, was für euer Los gilt"}.{" "}
          </>
        )}
        Aus der {kind}
        {result.publishedOn !== undefined && ` vom ${formatDay(result.publishedOn)}`}. Was{" "}
        <mark>angestrichen</mark> ist, stammt von dort.{" "}
        {href !== undefined && (
          <a href={href} target="_blank" rel="noopener noreferrer">
            Original öffnen<span className="visually-hidden"> (öffnet eine neue Seite)</span>
          </a>
        )}
      </p>
    </div>
  );
}

/** "3 Lose" or "1 von 5 Losen"; undefined where the tender has one lot. */
function lotWords({ lots, ofLots }: PublishedResult): string | undefined {
  if (ofLots !== undefined) return `${lots} von ${ofLots} Losen`;
  return lots > 1 ? `${lots} Lose` : undefined;
}
