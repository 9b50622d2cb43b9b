import type { SessionUser } from "@tc/contract";
import { tierRights } from "@tc/domain";
import {
  Building2,
  CalendarDays,
  ChartColumn,
  CreditCard,
  Database,
  FlaskConical,
  KeyRound,
  LogOut,
  Mail,
  MessageSquare,
  Plug,
  Users,
} from "lucide-react";
import { NavLink } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { signOut } from "../../platform/session/session";
import { showToast } from "../../ui/overlays/toast";
import { ColourSchemeMenu } from "./colour-scheme-menu";
import { useAgency } from "./queries";
import { TrialWords } from "./trial-words";
import styles from "./account-menu.module.css";

const places = [
  { to: "/app/profil", label: "Profil", icon: Building2 },
  { to: "/app/profil/team", label: "Team", icon: Users },
  { to: "/app/fristen", label: "Fristen", icon: CalendarDays },
  { to: "/app/playground", label: "Playground", icon: FlaskConical },
  { to: "/app/subscription", label: "Abo und Rechnungen", icon: CreditCard },
  { to: "/app/profil/sicherheit", label: "Sicherheit", icon: KeyRound },
  { to: "/app/feedback", label: "Feedback", icon: MessageSquare },
] as const;

/** On a phone, where the tabs have no room for it. */
const morePlaces = [
  { to: "/app/markt", label: "Markt", icon: ChartColumn },
  { to: "/app/emails", label: "E-Mails", icon: Mail },
  { to: "/app/verbindungen", label: "Verbindungen", icon: Plug },
  { to: "/app/datenstand", label: "Datenstand", icon: Database },
] as const;

async function leave() {
  try {
    await signOut();
    // A full load: nothing of the account stays in memory.
    location.assign("/login");
  } catch (error) {
    showToast(errorSentence(error), { isFailure: true });
  }
}

/** What the account's menu shows once it is open. */
export function AccountSheet({ user, isTab }: { user: SessionUser; isTab: boolean }) {
  const agency = useAgency().data;
  return (
    <>
      <p className={styles.who}>
        <b>{user.name}</b>
        <small>{user.email}</small>
        {agency && (
          <small>
            {agency.name} · {tierRights(agency.tier).name}
          </small>
        )}
        <small>
          <TrialWords otherwise={null} />
        </small>
      </p>
      <nav aria-label="Konto">
        <ul>
          {[...places, ...(isTab ? morePlaces : [])].map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} end>
                <Icon size={17} strokeWidth={1.75} aria-hidden />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {isTab && <ColourSchemeMenu />}
      <button type="button" className={styles.out} onClick={() => void leave()}>
        <LogOut size={17} strokeWidth={1.75} aria-hidden />
        Abmelden
      </button>
    </>
  );
}
