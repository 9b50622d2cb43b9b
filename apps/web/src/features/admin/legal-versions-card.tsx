import type { PublishedVersion } from "@tc/contract";
import { legalKindNames } from "@tc/domain";
import { useState } from "react";
import { count, formatDay, formatMoment } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Card, Disclosure } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { Prose } from "../../ui/layout/prose";
import alerts from "./alerts-card.module.css";
import { LegalVersionForm } from "./legal-version-form";
import { useLegalVersions } from "./legal-versions-queries";
import { LoadState } from "./load-state";

/** What was announced to the agencies, how far it got, and a form for the next version. */
export function LegalVersionsCard() {
  const list = useLegalVersions();
  const [isWriting, setWriting] = useState(false);
  return (
    <Card
      title="Ankündigungen"
      note="AGB 30 Tage, Unterauftragsverarbeiter 14 Tage im Voraus, per Mail an alle Agenturen"
    >
      <div className={panel.stack}>
        {isWriting ? (
          <LegalVersionForm onClose={() => setWriting(false)} />
        ) : (
          <div>
            <Button look="main" onClick={() => setWriting(true)}>
              Neue Fassung ankündigen
            </Button>
          </div>
        )}
        <LoadState
          isPending={list.isPending}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
        {list.data?.versions.length === 0 && (
          <p className={panel.small}>Noch nichts angekündigt.</p>
        )}
        <div>
          {list.data?.versions.map((version) => (
            <Disclosure key={version.id} summary={<Summary version={version} />}>
              <Details version={version} />
            </Disclosure>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Summary({ version: { kind, version, effectiveOn, told } }: { version: PublishedVersion }) {
  return (
    <span className={alerts.summary}>
      <b>
        {legalKindNames[kind]} {version}
      </b>
      <span>gilt ab {formatDay(effectiveOn)}</span>
      <small>
        {count(told.objected, "Widerspruch", "Widersprüche")}, {told.confirmed} bestätigt
      </small>
    </span>
  );
}

function Details({ version }: { version: PublishedVersion }) {
  const { told, objections, publishedAt, summary, text } = version;
  return (
    <div className={panel.stack}>
      <p>
        Veröffentlicht am {formatMoment(publishedAt)}.{" "}
        {told.isComplete ? "Alle Agenturen sind angeschrieben" : "Der Versand läuft noch"}:{" "}
        {count(told.agencies, "Agentur", "Agenturen")}, davon {told.delivered} zugestellt,{" "}
        {told.waiting} im Versand, {told.refused} abgelehnt, {told.untold} ohne Empfänger.
      </p>
      {objections.length > 0 && (
        <ul className={panel.list}>
          {objections.map(({ agencyName, at, byName, reason }) => (
            <li key={`${agencyName} ${at}`}>
              <div className={panel.who}>
                <b>{agencyName}</b>
                <small>
                  Widerspruch am {formatMoment(at)} von {byName}
                </small>
                <Prose text={reason} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Prose text={summary} />
      <Prose text={text} />
    </div>
  );
}
