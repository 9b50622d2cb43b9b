import { useEffect } from "react";
import { loadSession, useSession } from "../../../platform/session/session";
import panel from "../../../ui/layout/panel.module.css";
import { ProfileTabs } from "../../profile";
import { useAgency } from "../../shell";
import { AccountCard } from "./account-card";
import { AuditCard } from "./audit-card";
import { PasswordCard } from "./password-card";
import { SecondFactorCard } from "./second-factor-card";
import { SessionsCard } from "./sessions-card";

export function SecurityPage() {
  const session = useSession();
  const agency = useAgency();
  useEffect(() => void loadSession(), []);
  const user = session.kind === "known" ? session.user : null;
  return (
    <ProfileTabs note={user === null ? "Lädt …" : undefined}>
      <div className={panel.cards}>
        {user !== null && (
          <>
            <SessionsCard />
            <SecondFactorCard isOn={user.hasSecondFactor} email={user.email} />
            <PasswordCard email={user.email} />
            <AccountCard user={user} />
          </>
        )}
        {agency.data?.role === "owner" && <AuditCard />}
      </div>
    </ProfileTabs>
  );
}
