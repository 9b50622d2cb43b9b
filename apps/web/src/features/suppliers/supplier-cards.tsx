import { Link } from "react-router";
import {
  count,
  formatDay,
  formatMoneyShort,
  formatNumber,
  formatShare,
} from "../../platform/format/format";
import { tenderPath } from "../../platform/tender-path";
import { Card } from "../../ui/layout/card";
import type { Supplier } from "./queries";
import styles from "./supplier-page.module.css";

/** The longest that the radar looks ahead, so that it shows every contract that it has a window for. */
const radarMonths = 60;

export function BuyersCard({ supplier: { buyers } }: { supplier: Supplier }) {
  const rest = buyers.count - buyers.parties.length;
  return (
    <Card title="Auftraggeber und Vertragsenden" note={`n = ${formatNumber(buyers.n)}`}>
      {buyers.parties.length === 0 ? (
        <p className={styles.few}>Zu keinem Zuschlag ist ein Auftraggeber bekannt.</p>
      ) : (
        <div
          className={styles.scroller}
          tabIndex={0}
          role="region"
          aria-label="Auftraggeber und Vertragsenden"
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Auftraggeber</th>
                <th scope="col">Zuschläge</th>
                <th scope="col">zuletzt</th>
                <th scope="col">nächstes Ende</th>
              </tr>
            </thead>
            <tbody>
              {buyers.parties.map(({ id, name, wins, lastOn, nextEnd }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`/app/buyer/${id}`}>{name}</Link>
                  </th>
                  <td>{formatNumber(wins)}</td>
                  <td>{lastOn === undefined ? "unbekannt" : monthOf(lastOn)}</td>
                  <td>
                    {nextEnd ? (
                      <Link to={endPath(id, nextEnd)}>{formatDay(nextEnd.on)}</Link>
                    ) : (
                      <span>unbekannt</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.note}>
        Enden ohne Verlängerungen, veröffentlicht oder aus der Laufzeit berechnet; sie fehlen bei{" "}
        {formatShare(buyers.of === 0 ? 0 : 1 - buyers.dated / buyers.of)} der Zuschläge. Ein Ende
        führt zum Radar, wo es dort einen Zeitraum gibt, sonst zur Ausschreibung.
        {rest > 0 && ` ${count(rest, "weiterer Auftraggeber", "weitere Auftraggeber")}.`}
      </p>
    </Card>
  );
}

type End = NonNullable<Supplier["buyers"]["parties"][number]["nextEnd"]>;

function endPath(buyerId: string, { tenderSlug, lotId, isOnRadar }: End): string {
  if (!isOnRadar) return tenderPath(tenderSlug);
  const query = new URLSearchParams({
    auftraggeber: buyerId,
    vorlauf: String(radarMonths),
    vertrag: `${tenderSlug}~${lotId}`,
  });
  return `/app/markt/wiedervergaben?${query.toString()}`;
}

/** "2026-03-15" → "03/2026" */
const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

export function LostCard({ supplier: { lostTo, isOwn } }: { supplier: Supplier }) {
  return (
    <Card title="Gegen euch" note={`n = ${formatNumber(lostTo.lost)}`}>
      <p className={styles.finding}>{lostWords(lostTo, isOwn)}</p>
      {lostTo.cases.length > 0 && (
        <ul className={styles.cases}>
          {lostTo.cases.map(({ tenderSlug, title, on }) => (
            <li key={tenderSlug}>
              <Link to={tenderPath(tenderSlug)}>{title}</Link>
              <small>als verloren gemeldet am {formatDay(on)}</small>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        Aus euren Ausgängen, sieht nur eure Agentur. Wer außer dem Gewinner angeboten hat, ist nicht
        veröffentlicht.
      </p>
    </Card>
  );
}

function lostWords({ n, lost }: Supplier["lostTo"], isOwn: boolean): string {
  if (isOwn) return "Das seid ihr selbst.";
  if (lost === 0) return "Ihr habt noch kein Angebot als verloren gemeldet.";
  const bids = count(lost, "verlorenen Angebot", "verlorenen Angeboten");
  return n === 0
    ? `Von euren ${bids} ging keines nachweislich an dieses Unternehmen.`
    : `Von euren ${bids} ${n === 1 ? "ging 1" : `gingen ${formatNumber(n)}`} an dieses Unternehmen.`;
}

export function PartnersCard({ supplier: { partners, wins } }: { supplier: Supplier }) {
  const rest = partners.count - partners.parties.length;
  return (
    <Card title="Mit wem zusammen" note={`n = ${formatNumber(wins)}`}>
      {partners.parties.length === 0 ? (
        <p className={styles.few}>
          Neben diesem Unternehmen ist an keinem Los ein anderes genannt.
        </p>
      ) : (
        <>
          <p className={styles.finding}>
            {formatNumber(partners.lots)} von {count(wins, "Zuschlag", "Zuschlägen")} mit anderen
            zusammen.
          </p>
          <ol className={styles.cases}>
            {partners.parties.map(({ id, name, lots }) => (
              <li key={id}>
                <Link to={`/app/markt/anbieter/${id}`}>{name}</Link>
                <small>{count(lots, "gemeinsames Los", "gemeinsame Lose")}</small>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className={styles.note}>
        Gewinner desselben Loses mit gleichem oder ohne Rang: eine Bietergemeinschaft, oder mehrere
        Partner eines Rahmenvertrags. Die Bekanntmachung trennt das nicht immer.
        {rest > 0 && ` ${count(rest, "weiteres Unternehmen", "weitere Unternehmen")}.`}
      </p>
    </Card>
  );
}

export function LatestCard({ supplier: { latest, wins } }: { supplier: Supplier }) {
  return (
    <Card
      title="Letzte Zuschläge"
      note={
        wins > latest.length
          ? `${formatNumber(latest.length)} von ${formatNumber(wins)}`
          : `n = ${formatNumber(wins)}`
      }
    >
      <ul className={styles.cases}>
        {latest.map((award) => (
          <li key={`${award.tenderSlug} ${award.lotId}`}>
            <Link to={tenderPath(award.tenderSlug)}>{award.title}</Link>
            <small>
              {[
                award.on === undefined ? "ohne Tag" : formatDay(award.on),
                award.buyerName ?? "Auftraggeber unbekannt",
                award.valueCents === undefined
                  ? "ohne Wert"
                  : formatMoneyShort({ cents: award.valueCents, currency: "EUR" }),
                award.offers !== undefined && count(award.offers, "Angebot", "Angebote"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
