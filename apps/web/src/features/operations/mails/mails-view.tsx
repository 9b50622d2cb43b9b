import { count, formatMoment, formatNumber } from "../../../platform/format/format";
import panel from "../../../ui/layout/panel.module.css";
import { ListCard } from "../../admin";
import { mailReasonWords, stopWords } from "../../emails";
import { FilterSelect } from "../filter-select";
import { useFilter } from "../use-filter";
import { useSentMails, useStoppedAddresses } from "./queries";
import type { SentMail, SentMailState } from "./queries";
import styles from "../operations.module.css";

const stateNames: Readonly<Record<SentMailState, string>> = {
  queued: "wartet",
  sending: "wird gesendet",
  accepted: "vom Mailserver angenommen",
  refused: "abgelehnt",
  stopped: "nicht gesendet",
};
const states = Object.keys(stateNames) as SentMailState[];

export function MailsView() {
  return (
    <div className={panel.stack}>
      <SentMailsCard />
      <StoppedAddressesCard />
    </div>
  );
}

/** The outbox of all agencies. What a mail says is its reader's and not shown. */
function SentMailsCard() {
  const { filter, setFilter } = useFilter(["zustand"]);
  const state = states.find((it) => it === filter.zustand);
  const list = useSentMails(state);
  const { first } = list;
  return (
    <ListCard
      title="Postausgang"
      note="ohne Betreff und Inhalt"
      list={list}
      rows={list.mails}
      empty={
        state === undefined ? "Noch keine Mail." : `Keine Mail im Zustand „${stateNames[state]}“.`
      }
      search={
        <>
          {first && (
            <p className={panel.small}>
              Letzte sieben Tage und alles, was wartet:{" "}
              {first.counts
                .map((row) => `${formatNumber(row.count)} ${stateNames[row.state]}`)
                .join(", ")}
              {first.waitingSince !== undefined &&
                `. Die älteste wartet seit ${formatMoment(first.waitingSince)}`}
              .
            </p>
          )}
          <div className={styles.filters}>
            <FilterSelect
              label="Zustand"
              value={filter.zustand}
              choices={states.map((value) => ({ value, label: stateNames[value] }))}
              onChange={(zustand) => setFilter({ zustand })}
            />
          </div>
        </>
      }
    >
      {(mails) => (
        <ul className={panel.list}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function MailRow({ mail }: { mail: SentMail }) {
  const { address, agencyName, state, reason, queuedAt, settledAt, unanswered } = mail;
  return (
    <span className={panel.who}>
      <b>{address}</b>
      <small>
        {agencyName} · {stateNames[state]}
        {reason !== undefined && `: ${mailReasonWords[reason]}`} · eingestellt{" "}
        {formatMoment(queuedAt)}
        {settledAt !== undefined && `, erledigt ${formatMoment(settledAt)}`}
      </small>
      {unanswered > 0 && (
        <small>
          {count(unanswered, "Versuch", "Versuche")} ohne Antwort des Mailservers: Sie kann doppelt
          angekommen sein.
        </small>
      )}
    </span>
  );
}

function StoppedAddressesCard() {
  const list = useStoppedAddresses();
  return (
    <ListCard
      title="Gestoppte Adressen"
      note={list.total === undefined ? undefined : count(list.total, "Adresse", "Adressen")}
      list={list}
      rows={list.addresses}
      empty="Keine Adresse ist gestoppt."
    >
      {(addresses) => (
        <ul className={panel.list}>
          {addresses.map((stop) => (
            <li key={`${stop.agencyName} ${stop.address}`}>
              <span className={panel.who}>
                <b>{stop.address}</b>
                <small>
                  {stop.agencyName} · {stopWords[stop.reason]} · seit {formatMoment(stop.stoppedAt)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}
