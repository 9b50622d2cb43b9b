import { tierRights } from "@tc/domain";
import { ChevronsUpDown, UserRound } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { useLocation } from "react-router";
import { loadSession, useSession } from "../../platform/session/session";
import { initialsOf } from "../../platform/format/initials";
import { useAgency } from "./queries";
import { TrialWords } from "./trial-words";
import styles from "./account-menu.module.css";

const loadSheet = () => import("./account-sheet");
const AccountSheet = lazy(async () => ({ default: (await loadSheet()).AccountSheet }));

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
            <Suspense>
              <AccountSheet user={user} isTab={isTab} />
            </Suspense>
          </div>
        </>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSheet()}
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
                <TrialWords
                  otherwise={
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
