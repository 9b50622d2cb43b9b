import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { PageFrame } from "../../../ui/layout/page-frame";
import styles from "./profile-tabs.module.css";

const tabs = [
  { to: "/app/profil", label: "Profil" },
  { to: "/app/profil/nachweise", label: "Nachweise" },
  { to: "/app/profil/team", label: "Team" },
  { to: "/app/profil/sicherheit", label: "Sicherheit" },
  { to: "/app/profil/datenschutz", label: "Datenschutz" },
] as const;

/** The frame of everything that is the agency's own: profile, proofs, team, security, privacy. */
export function ProfileTabs({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame title="Profil" note={note}>
      <nav aria-label="Bereiche des Profils" className={styles.tabs}>
        {tabs.map(({ to, label }) => (
          <NavLink key={to} to={to} end>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </PageFrame>
  );
}
