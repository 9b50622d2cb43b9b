import { accountLimits, tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { useState } from "react";
import { Link } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { count, formatDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { TextField } from "../../ui/forms/text-field";
import { showToast } from "../../ui/overlays/toast";
import form from "../../ui/forms/dense-form.module.css";
import panel from "../../ui/layout/panel.module.css";
import { EnterpriseOrder } from "./enterprise-order/enterprise-order";
import { planOrigin, usageWords } from "./bought-words";
import { ListCard } from "./list-card";
import { useAgencies, useSetTier } from "./queries";
import type { AdminAgency } from "./queries";
import { TierSelect } from "./tier-select";

export function AgenciesCard() {
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const [tierChange, setTierChange] = useState<{ agency: AdminAgency; tier: Tier | null }>();
  const [ordering, setOrdering] = useState<AdminAgency>();
  const list = useAgencies(q);
  if (ordering) {
    return (
      <EnterpriseOrder
        agencyId={ordering.id}
        agencyName={ordering.name}
        onClose={() => setOrdering(undefined)}
      />
    );
  }
  return (
    <>
      <ListCard
        title="Agenturen"
        note={list.total === undefined ? undefined : count(list.total, "Agentur", "Agenturen")}
        list={list}
        rows={list.agencies}
        empty="Keine Agentur gefunden."
        search={
          <form
            role="search"
            className={`${form.form} ${panel.field}`}
            onSubmit={(event) => {
              event.preventDefault();
              setQ(typed.trim());
            }}
          >
            <TextField
              label="Name, E-Mail-Adresse oder Kennung"
              type="search"
              required={false}
              maxLength={accountLimits.adminQueryMax}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button type="submit">Suchen</Button>
            </div>
          </form>
        }
      >
        {(agencies) => (
          <ul className={panel.list}>
            {agencies.map((agency) => (
              <li key={agency.id}>
                <AgencyRow
                  agency={agency}
                  onTier={(tier) => setTierChange({ agency, tier })}
                  onOrder={() => setOrdering(agency)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListCard>
      {tierChange && <TierDialog {...tierChange} onClose={() => setTierChange(undefined)} />}
    </>
  );
}

function AgencyRow({
  agency,
  onTier,
  onOrder,
}: {
  agency: AdminAgency;
  onTier: (tier: Tier | null) => void;
  onOrder: () => void;
}) {
  return (
    <>
      <div className={panel.who}>
        <b>{agency.name}</b>
        <small>
          seit {formatDay(agency.createdAt)}
          {agency.deletionDueAt !== undefined &&
            ` · wird am ${formatDay(agency.deletionDueAt)} gelöscht`}
        </small>
        <small>{planOrigin(agency)}</small>
        <small>{usageWords(agency)}</small>
        {agency.users.map((user) => (
          <small key={user.userId}>
            {user.name} · {user.email} · {user.role === "owner" ? "Inhaber:in" : "Mitglied"}
            {!user.isActive && " · nicht aktiv"}
          </small>
        ))}
      </div>
      <Button onClick={onOrder}>
        Enterprise …<span className="visually-hidden"> für {agency.name}</span>
      </Button>
      <Link
        to={`?bereich=protokoll&agentur=${agency.id}`}
        aria-label={`Protokoll von ${agency.name}`}
      >
        Protokoll
      </Link>
      <TierSelect agencyName={agency.name} tier={agency.tier} onChange={onTier} />
    </>
  );
}

interface DialogProps {
  agency: AdminAgency;
  tier: Tier | null;
  onClose: () => void;
}

function TierDialog({ agency, tier, onClose }: DialogProps) {
  const change = useSetTier();
  const name = tierRights(tier).name;
  async function run() {
    try {
      await change.mutateAsync({ id: agency.id, tier });
      onClose();
      showToast(`${agency.name}: ${name}`);
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title="Tarif setzen"
      confirmLabel={`${name} setzen`}
      isBusy={change.isPending}
      failure={change.error ? errorSentence(change.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {tier === null ? (
        <p>
          Für {agency.name} gilt dann kein von Hand gesetzter Tarif mehr, sondern, was sie gebucht
          hat oder gerade testet.
        </p>
      ) : (
        <p>
          {agency.name} bekommt sofort die Rechte von „{name}“ statt „{tierRights(agency.tier).name}
          “. Das gilt vor allem, was sie bucht, und beendet kein bezahltes Abo. Verkauft wird
          Enterprise unter „Enterprise …“, mit Rechnung; das hier ist für Tests und Kulanz.
        </p>
      )}
    </ConfirmDialog>
  );
}
