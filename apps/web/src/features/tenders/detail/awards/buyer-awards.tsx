import { Link } from "react-router";
import {
  count,
  formatDay,
  formatMoney,
  formatNumber,
  formatShare,
} from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { ownSectorsFirst, withoutTender } from "./earlier-awards";
import type { BuyerAnswer } from "../queries";
import { useBuyer } from "../queries";
import styles from "./buyer-awards.module.css";

const shownAwards = 5;

interface Props {
  buyerId: string | undefined;
  /** The tender itself is no earlier award. */
  slug: string;
}

/** What this buyer awarded before; the share of missing figures stands beside it. */
export function BuyerAwards({ buyerId, slug }: Props) {
  const buyer = useBuyer(buyerId);
  if (!buyer.data) return null;
  const earlier = withoutTender(buyer.data, slug);
  const awards = ownSectorsFirst(earlier.awards);
  return (
    <Card
      title="Frühere Vergaben dieses Auftraggebers"
      note={`n = ${formatNumber(earlier.awardCount)}`}
    >
      {awards.length === 0 ? (
        <p className={styles.coverage}>
          Von diesem Auftraggeber liegt noch kein anderes Ergebnis vor.
        </p>
      ) : (
        <>
          <Coverage buyer={earlier} />
          <ul className={styles.awards}>
            {awards.slice(0, shownAwards).map((award) => (
              <li key={`${award.tenderSlug} ${award.lotId}`}>
                <Link to={`/app/tender/${award.tenderSlug}`}>{award.title}</Link>
                <small>{awardWords(award)}</small>
              </li>
            ))}
          </ul>
          <p className={styles.all}>
            <Link to={`/app/buyer/${buyer.data.id}`}>Alles zu diesem Auftraggeber</Link>
          </p>
        </>
      )}
    </Card>
  );
}

/** "Bei 60 % der 25 Ergebnisse fehlt …": statistics over gaps mislead, so the gaps are said first. */
export function Coverage({ buyer }: { buyer: BuyerAnswer }) {
  const { awardCount, awardsWithOffersShare: offers, awardsWithValueShare: value } = buyer;
  if (offers === undefined || value === undefined) return null;
  return (
    <p className={styles.coverage}>
      {count(awardCount, "Ergebnis", "Ergebnisse")}. Zahl der Angebote fehlt bei{" "}
      {formatShare(1 - offers)}, ein brauchbarer Wert bei {formatShare(1 - value)}.
    </p>
  );
}

export function awardWords(award: BuyerAnswer["awards"][number]): string {
  return [
    award.awardedOn !== undefined && formatDay(award.awardedOn),
    winnerWords(award),
    award.offersReceived !== undefined && count(award.offersReceived, "Angebot", "Angebote"),
    award.value && formatMoney(award.value),
  ]
    .filter(Boolean)
    .join(" · ");
}

function winnerWords({ winners, winnerCount }: BuyerAnswer["awards"][number]): string {
  if (winners.length === 0) return "Gewinner nicht veröffentlicht";
  const rest = winnerCount - winners.length;
  return winners.join(", ") + (rest > 0 ? ` und ${formatNumber(rest)} weitere` : "");
}
