import { canUse, codeWord, isPlaceholder, lotName } from "@tc/domain";
import { Trophy } from "lucide-react";
import { Link } from "react-router";
import { count, formatDay, formatMoney } from "../../../../platform/format/format";
import { Fact, Facts } from "../../../../ui/layout/facts";
import { Amount } from "../facts/amount";
import { useAgency } from "../../../shell";
import type { Tender, TenderAnswer } from "../queries";
import styles from "./results.module.css";

interface Props extends Pick<Tender, "results" | "lots">, Pick<TenderAnswer, "supplierIds"> {}

/** Who won, against how many, for how much; lot by lot as published. */
export function Results({ results, lots, supplierIds }: Props) {
  const hasSuppliers = canUse(useAgency().data?.tier ?? null, "businessIntelligence");
  const titles = new Map(lots.map((lot) => [lot.id, lot.title]));
  return (
    <div className={styles.results}>
      {results.map((result, at) => (
        <section key={result.lotId}>
          {lots.length > 1 && (
            <h3>
              {lotName(result.lotId)} <span>{titles.get(result.lotId)}</span>
            </h3>
          )}
          {result.winners.length > 0 ? (
            <ul className={styles.winners}>
              {result.winners.map((winner, index) => (
                <li key={index}>
                  <Trophy size={15} aria-hidden />
                  <span>
                    <b>
                      <WinnerName
                        name={winner.name}
                        supplierId={hasSuppliers ? supplierIds?.[at]?.[index] : undefined}
                      />
                    </b>
                    <small>
                      {[rankWords(winner.rank), winner.town, codeWord("size", winner.size)]
                        .filter(Boolean)
                        .join(" · ")}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{noWinnerWords(result)}</p>
          )}
          <Facts>
            <Fact name="Angebote">{offers(result)}</Fact>
            <Fact name="Vergebener Wert">{result.value && <Amount money={result.value} />}</Fact>
            <Fact name="Spanne">
              {result.lowestValue &&
                result.highestValue &&
                !isPlaceholder(result.lowestValue) &&
                `${formatMoney(result.lowestValue)} bis ${formatMoney(result.highestValue)}`}
            </Fact>
            <Fact name="Höchstwert">
              {result.frameworkMaximum && (
                <>
                  <Amount money={result.frameworkMaximum} />{" "}
                  {!isPlaceholder(result.frameworkMaximum) && (
                    <small>Obergrenze, kein erwarteter Umsatz</small>
                  )}
                </>
              )}
            </Fact>
            <Fact name="Entschieden am">
              {result.decidedOn !== undefined && formatDay(result.decidedOn)}
            </Fact>
            <Fact name="Vertrag vom">
              {result.contractOn !== undefined && formatDay(result.contractOn)}
            </Fact>
            <Fact name="Zurückgehalten">
              {result.withheld.length > 0 && (
                <>
                  {withheldWords(result.withheld)}{" "}
                  <small>vom Auftraggeber nicht veröffentlicht</small>
                </>
              )}
            </Fact>
          </Facts>
        </section>
      ))}
    </div>
  );
}

/** Leads to the supplier's dossier where there is one for this lot and the plan opens it. */
function WinnerName({
  name,
  supplierId,
}: {
  name: string;
  supplierId?: string | null | undefined;
}) {
  if (!supplierId) return name;
  return <Link to={`/app/markt/anbieter/${supplierId}`}>{name}</Link>;
}

export function noWinnerWords(
  result: Pick<Tender["results"][number], "outcome" | "nonAwardReason">,
): string {
  const reason = codeWord("nonAward", result.nonAwardReason);
  if (result.outcome === "selec-w") return "Zuschlag erteilt, Gewinner nicht veröffentlicht.";
  if (reason !== undefined) return `Kein Zuschlag: ${reason}.`;
  if (result.outcome === "clos-nw") return "Ohne Zuschlag beendet, Grund nicht veröffentlicht.";
  return result.outcome === "open-nw" ? "Noch nicht entschieden." : "Kein Zuschlag veröffentlicht.";
}

function rankWords(rank: number | undefined): string | undefined {
  return rank === undefined ? undefined : `Rang ${rank}`;
}

function withheldWords(terms: readonly string[]): string {
  return [...new Set(terms.map((term) => codeWord("withheld", term)))].join(", ");
}

function offers(result: Tender["results"][number]): string | undefined {
  if (result.offersReceived === undefined) return undefined;
  const kind = result.offersReceivedCode === "t-esubm" ? " (elektronisch eingegangen)" : "";
  return `${count(result.offersReceived, "Angebot", "Angebote")}${kind}`;
}
