import { agencySectorDefinitions, canUse } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import { Lock } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { count, formatNumber, formatShare } from "../../../platform/format/format";
import { planLabel } from "../../../platform/offer/feature-offers";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { PeriodBars, PeriodTable, useMarket } from "../../market";
import { useAgency } from "../../shell";
import styles from "./market-card.module.css";

const years = 3;
const feature = "marketComparison";

/** Tenders by quarter in the agency's sectors, as the market comparison counts them. */
export function MarketCard({ sectors }: { sectors: readonly AgencySector[] }) {
  const tier = useAgency().data?.tier ?? null;
  if (canUse(tier, feature)) return <Chart sectors={sectors} />;
  return (
    <Card
      title="Markt"
      note={
        <span className={styles.plan}>
          <Lock size={13} aria-hidden /> {planLabel(feature)}
        </span>
      }
    >
      <p className={styles.foot}>
        Was in euren Branchen ausgeschrieben wird, wie viele bieten und wer gewinnt, über die
        Quartale. <Link to={`/app/upgrade?feature=${feature}`}>Tarife ansehen</Link>
      </p>
    </Card>
  );
}

function Chart({ sectors }: { sectors: readonly AgencySector[] }) {
  const [choice, setChoice] = useState<AgencySector>();
  const [isTable, setTable] = useState(false);
  const id = useId();
  const sector = choice ?? sectors[0];
  const market = useMarket({ ...(sector !== undefined && { agencySector: sector }), years });
  const { data } = market;
  const title =
    sector === undefined
      ? "Ausschreibungen je Quartal"
      : `Ausschreibungen je Quartal: ${agencySectorDefinitions[sector].label}`;
  const chart = {
    title,
    nWords: "Ergebnisse",
    format: formatNumber,
    periods: (data?.periods ?? []).map(({ label, tenders, awards }) => ({
      label,
      value: tenders,
      n: awards,
    })),
  };
  return (
    <Card
      title={title}
      note={
        chart.periods.length > 0 && (
          <Button
            look="quiet"
            className={styles.toggle}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            Als Tabelle
          </Button>
        )
      }
    >
      {sectors.length > 1 && (
        <label className={styles.sector}>
          Branche{" "}
          <select
            value={sector}
            onChange={(event) =>
              setChoice(sectors.find((name) => name === event.currentTarget.value))
            }
          >
            {sectors.map((name) => (
              <option key={name} value={name}>
                {agencySectorDefinitions[name].label}
              </option>
            ))}
          </select>
        </label>
      )}
      {data === undefined && market.isError && (
        <div className={styles.failed} role="alert">
          <p>{errorSentence(market.error)}</p>
          <Button onClick={() => void market.refetch()}>Erneut versuchen</Button>
        </div>
      )}
      {data === undefined && !market.isError && (
        <div role="status" aria-label="Lädt …">
          <Bar width={100} height={180} />
        </div>
      )}
      {data &&
        chart.periods.length > 0 &&
        (isTable ? <PeriodTable id={id} {...chart} /> : <PeriodBars {...chart} />)}
      {data && (
        <p className={styles.foot}>
          {data.tenderCount === 0
            ? "Dazu liegt noch nichts vor. "
            : `${count(data.tenderCount, "Ausschreibung", "Ausschreibungen")} in drei Jahren; die Zahl der Angebote fehlt bei ${formatShare(data.offers.missingShare)} der Ergebnisse. Das letzte Quartal läuft noch. `}
          <Link to={`/app/markt${sector === undefined ? "" : `?branche=${sector}`}`}>
            Marktvergleich
          </Link>
        </p>
      )}
    </Card>
  );
}
