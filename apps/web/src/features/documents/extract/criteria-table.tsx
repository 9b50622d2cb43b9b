import { lotName } from "@tc/domain";
import { GitCompare, TriangleAlert } from "lucide-react";
import { AiBadge } from "../../../ui/data/ai-badge";
import { Badge } from "../../../ui/feedback/badge";
import { itemKey } from "../../../platform/documents/quote-address";
import type { CriteriaSet, CriterionRow } from "./criteria-sets";
import { PlaceChips } from "./place-chip";
import { useModelName } from "./model-name-context";
import { DoubtfulBadge } from "./doubtful-badge";
import styles from "./extract-panel.module.css";

interface Props {
  set: CriteriaSet;
  shownItem: string | undefined;
}

/** By what it is decided, with the weights; summed up only where they are complete. */
export function CriteriaTable({ set, shownItem }: Props) {
  const { lot, rows, sum, isComplete, isDoubtful } = set;
  return (
    <div className={styles.criteria}>
      {(!isComplete || isDoubtful) && (
        <p className={styles.doubts}>
          {!isComplete && (
            <Badge icon={TriangleAlert} tone="amber">
              unvollständig, bitte prüfen
            </Badge>
          )}
          {isDoubtful && <DoubtfulBadge />}
        </p>
      )}
      <table>
        <caption className={lot === undefined ? "visually-hidden" : undefined}>
          {lot === undefined ? "Zuschlagskriterien" : lotName(lot)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Kriterium</th>
            <th scope="col">Gewicht</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={at} row={row} hasQuote={!isComplete} shownItem={shownItem} />
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">
                <span aria-hidden>Σ</span>
                <span className="visually-hidden">Summe</span>
              </th>
              <td>{sum}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({
  row: { name, weight, isPart, state, items },
  hasQuote,
  shownItem,
}: {
  row: CriterionRow;
  /** What is not complete is for the reader to judge. */
  hasQuote: boolean;
  shownItem: string | undefined;
}) {
  const model = useModelName();
  const isByModel = items.every((item) => item.byModel);
  const isShown = items.some((item) => itemKey(item) === shownItem);
  const Figure = state === "superseded" ? "s" : "span";
  return (
    <tr
      data-part={isPart || undefined}
      data-shown={isShown || undefined}
      data-ai-generated={isByModel ? model : undefined}
    >
      <th scope="row">
        {name}
        {state === "contradicted" && (
          <Badge icon={GitCompare} tone="amber">
            Widerspruch
          </Badge>
        )}
        {state === "superseded" && <small>überholt</small>}
        {state === "suspicious" && (
          <Badge icon={TriangleAlert} tone="amber">
            auffällig
          </Badge>
        )}
        {isByModel && <AiBadge />}
        {hasQuote && <q>{items[0]?.quote}</q>}
        <PlaceChips items={items} />
      </th>
      <td>
        <Figure>{weight}</Figure>
      </td>
    </tr>
  );
}
