import { accountLimits, tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { count, formatDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { TextField } from "../../ui/forms/text-field";
import { showToast } from "../../ui/overlays/toast";
import form from "../../ui/forms/dense-form.module.css";
import panel from "../../ui/layout/panel.module.css";
import { planOrigin } from "./bought-words";
import { ListCard } from "./list-card";
import { useAgencies, useSetTier } from "./queries";
import type { AdminAgency } from "./queries";
import { TierSelect } from "./tier-select";

export function AgenciesCard() {
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const [tierChange, setTierChange] = useState<{ agency: AdminAgency; tier: Tier | null }>();
  const list = useAgencies(q);
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
                <AgencyRow agency={agency} onTier={(tier) => setTierChange({ agency, tier })} />
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
}: {
  agency: AdminAgency;
  onTier: (tier: Tier | null) => void;
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
        {agency.users.map((user) => (
          <small key={user.userId}>
            {user.name} · {user.email} · {user.role === "owner" ? "Inhaber:in" : "Mitglied"}
            {!user.isActive && " · nicht aktiv"}
          </small>
        ))}
      </div>
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
          “. Das gilt vor allem, was sie bucht, und beendet kein bezahltes Abo.
        </p>
      )}
    </ConfirmDialog>
  );
}
