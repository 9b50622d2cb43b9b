import type { beginSecondFactor } from "@tc/contract";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import { Badge } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import { BackupCodes } from "./backup-codes";
import { SecondFactorDialog } from "./second-factor-dialog";
import type { FactorDeed } from "./second-factor-dialog";
import { SecondFactorSetup } from "./second-factor-setup";

type Begun = z.output<typeof beginSecondFactor.response>;

export function SecondFactorCard({ isOn, email }: { isOn: boolean; email: string }) {
  const [openDeed, setOpenDeed] = useState<FactorDeed>();
  const [begun, setBegun] = useState<Begun>();
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const isSettingUp = begun !== undefined && !isOn;
  return (
    <Card
      title="Zweiter Faktor"
      note={
        isOn ? (
          <Badge icon={ShieldCheck} tone="green">
            eingeschaltet
          </Badge>
        ) : (
          <Badge icon={ShieldOff}>ausgeschaltet</Badge>
        )
      }
    >
      <div className={panel.stack}>
        <p className={panel.note}>
          Beim Anmelden fragen wir dann zusätzlich nach einem Code aus einer App wie Aegis, 2FAS
          oder Google Authenticator. Ein gestohlenes Passwort allein reicht nicht mehr.
        </p>
        {isSettingUp && (
          <SecondFactorSetup
            begun={begun}
            email={email}
            onDone={() => {
              setBegun(undefined);
              showToast("Zweiter Faktor eingeschaltet.");
            }}
            onCancel={() => setBegun(undefined)}
          />
        )}
        {newCodes !== undefined && isOn && (
          <BackupCodes codes={newCodes} email={email} title="Deine neuen Ersatzcodes" />
        )}
        {!isSettingUp && (
          <div className={panel.row}>
            {isOn ? (
              <>
                <Button onClick={() => setOpenDeed("renew")}>Ersatzcodes erneuern</Button>
                <Button look="quiet" onClick={() => setOpenDeed("remove")}>
                  Ausschalten
                </Button>
              </>
            ) : (
              <Button look="main" onClick={() => setOpenDeed("begin")}>
                Zweiten Faktor einrichten
              </Button>
            )}
          </div>
        )}
      </div>
      {openDeed !== undefined && (
        <SecondFactorDialog
          deed={openDeed}
          onBegun={setBegun}
          onRenewed={setNewCodes}
          onRemoved={() => setNewCodes(undefined)}
          onClose={() => setOpenDeed(undefined)}
        />
      )}
    </Card>
  );
}
