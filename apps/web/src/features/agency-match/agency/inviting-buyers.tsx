import type { InvitingBuyers as Answer } from "@tc/contract";
import { agencySectorDefinitions, laender } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import { Link, useSearchParams } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { count, formatDay, formatNumber, formatShare } from "../../../platform/format/format";
import { tenderPath } from "../../../platform/tender-path";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { useInvitingBuyers } from "../queries";
import styles from "../agency-match.module.css";

const sectors = Object.entries(agencySectorDefinitions);
const regions = Object.entries(laender).toSorted(([, a], [, b]) => a.localeCompare(b, "de"));
const spans = [1, 3, 5] as const;

/** Buyers that awarded without a call several times: whom to introduce oneself to before the next time. */
export function InvitingBuyers() {
  const [query, setQuery] = useSearchParams();
  const sector = query.get("branche") ?? "";
  const region = query.get("region") ?? "";
  const years = spans.find((span) => String(span) === query.get("jahre")) ?? 3;
  const buyers = useInvitingBuyers({
    ...(sector in agencySectorDefinitions && { agencySector: sector as AgencySector }),
    ...(region in laender && { region: region as Land }),
    years,
  });
  function choose(name: string, value: string) {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  }
  return (
    <section className={styles.part} aria-labelledby="match-auftraggeber">
      <h2 id="match-auftraggeber">Auftraggeber, die wiederholt ohne Aufruf vergeben haben</h2>
      <p className={styles.lead}>
        Wer ohne Teilnahmewettbewerb vergibt, fragt Firmen, die er kennt. Die Liste zeigt aus
        veröffentlichten Ergebnissen, wer das in den Branchen von Agenturen mehrfach getan hat. Sie
        sagt nichts über laufende Verfahren und ist keine Einladung.
      </p>
      <div className={styles.filters} role="group" aria-label="Filter">
        <Choice
          label="Branche"
          value={sector}
          all="Alle Agenturbranchen"
          onChange={(value) => choose("branche", value)}
          choices={sectors.map(([value, { label }]) => [value, label])}
        />
        <Choice
          label="Region"
          value={region}
          all="Ganz Deutschland"
          onChange={(value) => choose("region", value)}
          choices={regions}
        />
        <Choice
          label="Zeitraum"
          value={String(years)}
          onChange={(value) => choose("jahre", value)}
          choices={spans.map((span) => [String(span), span === 1 ? "1 Jahr" : `${span} Jahre`])}
        />
      </div>
      {buyers.data ? (
        <Buyers answer={buyers.data} isBusy={buyers.isPlaceholderData} />
      ) : buyers.isError ? (
        <Message
          isFailure
          title="Die Auftraggeber ließen sich nicht laden"
          actions={<Button onClick={() => void buyers.refetch()}>Erneut versuchen</Button>}
        >
          {errorSentence(buyers.error)}
        </Message>
      ) : (
        <Bar width={100} height={240} />
      )}
    </section>
  );
}

function Choice(props: {
  label: string;
  value: string;
  all?: string;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  const { label, value, all, choices, onChange } = props;
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Buyers({ answer, isBusy }: { answer: Answer; isBusy: boolean }) {
  const { buyers, buyerCount, n, from, until } = answer;
  return (
    <>
      {buyers.length === 0 ? (
        <Message title="Dazu ist niemand zu nennen">
          In dieser Auswahl hat kein Auftraggeber mindestens zweimal ohne Aufruf vergeben. Wähle
          eine andere Branche, ganz Deutschland oder einen längeren Zeitraum.
        </Message>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-busy={isBusy}>
            <caption>
              {buyerCount > buyers.length
                ? `Die ${buyers.length} häufigsten von ${formatNumber(buyerCount)} Auftraggebern`
                : count(buyerCount, "Auftraggeber", "Auftraggeber")}
              , {formatDay(from)} bis {formatDay(until)}
            </caption>
            <thead>
              <tr>
                <th scope="col">Auftraggeber</th>
                <th scope="col" className={styles.number}>
                  Ohne Aufruf
                </th>
                <th scope="col">Mehrere Angebote</th>
                <th scope="col">Zuletzt</th>
              </tr>
            </thead>
            <tbody>
              {buyers.map((buyer) => (
                <BuyerRow key={buyer.id} buyer={buyer} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.note}>
        n = {formatNumber(n.awarded)} vergebene Verfahren mit Auftraggeber und Verfahrensart, davon{" "}
        {formatNumber(n.withoutCall)} Verhandlungsverfahren ohne Teilnahmewettbewerb
        {n.awarded > 0 && ` (${formatShare(n.withoutCall / n.awarded)})`}. Bei{" "}
        {formatNumber(n.unknown)} weiteren fehlt eine der beiden Angaben. Beschränkte
        Ausschreibungen unterhalb der Schwellen und Direktaufträge werden selten veröffentlicht und
        fehlen hier. Ein einziges Angebot heißt oft, dass nur eine Firma in Frage kam.
      </p>
    </>
  );
}

function BuyerRow({ buyer }: { buyer: Answer["buyers"][number] }) {
  const { severalOffers, offersKnown } = buyer;
  return (
    <tr>
      <th scope="row">
        <Link to={`/app/buyer/${buyer.id}`}>{buyer.name}</Link>
      </th>
      <td className={styles.number} data-name="Ohne Aufruf">
        {formatNumber(buyer.count)} von {formatNumber(buyer.awarded)}
      </td>
      <td data-name="Mehrere Angebote">
        {offersKnown === 0
          ? "nicht veröffentlicht"
          : `bei ${formatNumber(severalOffers)} von ${formatNumber(offersKnown)} mit Angabe`}
      </td>
      <td data-name="Zuletzt">
        {formatDay(buyer.lastOn)}
        <small>
          <Link to={tenderPath(buyer.lastSlug)}>{buyer.lastTitle}</Link>
        </small>
      </td>
    </tr>
  );
}
