import { tierRights } from "@tc/domain";
import {
  Building2,
  ChevronsUpDown,
  CreditCard,
  Database,
  KeyRound,
  LogOut,
  UserRound,
  Users,
} from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { NavLink, useLocation } from "react-router";
import { errorSentence } from "../../platform/api/error-sentences";
import { loadSession, signOut, useSession } from "../../platform/session/session";
import { showToast } from "../../ui/overlays/toast";
import { ColourSchemeMenu } from "./colour-scheme-menu";
import { initialsOf } from "./initials";
import { useAgency } from "./queries";
import styles from "./account-menu.module.css";

const places = [
  { to: "/app/profil", label: "Profil", icon: Building2 },
  { to: "/app/profil/team", label: "Team", icon: Users },
  { to: "/app/subscription", label: "Abo und Rechnungen", icon: CreditCard },
  { to: "/app/profil/sicherheit", label: "Sicherheit", icon: KeyRound },
] as const;

/** On a phone, where the tabs have no room for it. */
const morePlaces = [{ to: "/app/datenstand", label: "Datenstand", icon: Database }] as const;

/** Comes after the screen: it brings the endpoints of billing along. */
const TrialWords = lazy(async () => ({ default: (await import("./trial-words")).TrialWords }));

function WhoOrTrial({ who }: { who: string | null }) {
  return (
    <Suspense fallback={who}>
      <TrialWords otherwise={who} />
    </Suspense>
  );
}

/** Who is signed in, the ways to the own account, and out. At the foot of the rail, or as a tab on a phone. */
export function AccountMenu({ isTab = false }: { isTab?: boolean }) {
  const session = useSession();
  const agency = useAgency();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  useEffect(() => void loadSession(), []);
  // Chosen: the menu has done its work.
  const [seenPath, setSeenPath] = useState(pathname);
  if (pathname !== seenPath) {
    setSeenPath(pathname);
    setOpen(false);
  }
  const user = session.kind === "known" ? session.user : null;
  if (user === null) return null;

  async function leave() {
    try {
      await signOut();
      // A full load: nothing of the account stays in memory.
      location.assign("/login");
    } catch (error) {
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  return (
    <div
      className={isTab ? styles.tab : styles.menu}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      {isOpen && (
        <>
          <div className={styles.backdrop} aria-hidden onClick={() => setOpen(false)} />
          <div id={id} className={styles.sheet}>
            <p className={styles.who}>
              <b>{user.name}</b>
              <small>{user.email}</small>
              {agency.data && (
                <small>
                  {agency.data.name} · {tierRights(agency.data.tier).name}
                </small>
              )}
              <small>
                <WhoOrTrial who={null} />
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
          </div>
        </>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isTab ? (
          <>
            <UserRound size={20} strokeWidth={1.75} aria-hidden />
            <span>Konto</span>
          </>
        ) : (
          <>
            <span className={styles.initials} aria-hidden>
              {initialsOf(agency.data?.name ?? user.name)}
            </span>
            <span className={styles.names}>
              <b>{agency.data?.name ?? user.name}</b>
              <small>
                <WhoOrTrial
                  who={
                    agency.data ? `${user.name} · ${tierRights(agency.data.tier).name}` : user.email
                  }
                />
              </small>
            </span>
            <ChevronsUpDown size={14} aria-hidden />
          </>
        )}
      </button>
    </div>
  );
}
