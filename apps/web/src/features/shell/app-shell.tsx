import { ChartColumn, Columns3, LayoutDashboard, ListFilter, Star } from "lucide-react";
import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { brand } from "@tc/domain";
import { useSampleFlag } from "../../platform/sample-flag";
import { Mascot } from "../../ui/data/mascot";
import { Toasts } from "../../ui/overlays/toast";
import { beyondPhoneQuery, useMedia } from "../../ui/theme/use-media";
import { AccountMenu } from "./account-menu";
import { BillingBanner } from "./billing-banner";
import { useAgency } from "./queries";
import { Places } from "./rail-places";
import styles from "./app-shell.module.css";

const loadRailParts = () => import("./rail-parts");
const RailHead = lazy(async () => ({ default: (await loadRailParts()).RailHead }));
const AgencyPlaces = lazy(async () => ({ default: (await loadRailParts()).AgencyPlaces }));
const RailFoot = lazy(async () => ({ default: (await loadRailParts()).RailFoot }));
const FrameBanners = lazy(async () => ({
  default: (await import("./frame-banners")).FrameBanners,
}));

const places = [
  { to: "/app/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/app/results", label: "Ergebnisse", icon: ListFilter },
  { to: "/app/watchlist", label: "Merkliste", icon: Star },
  { to: "/pipeline", label: "Pipeline", icon: Columns3 },
  { to: "/app/markt", label: "Markt", icon: ChartColumn },
] as const;
/** A phone has room for four; the rest stands in the account's menu. */
const tabs = places.slice(0, 4);

/** The app's frame: rail on paper, one inset panel for the work, tabs on a phone. */
export function AppShell({ children }: { children: ReactNode }) {
  const isSample = useSampleFlag();
  // A narrow window with a mouse hides the rail but keeps the palette's keys.
  const hasRail = useMedia(beyondPhoneQuery);
  const { deletionDueAt, changesAt } = useAgency().data ?? {};
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        Zum Inhalt springen
      </a>
      <div className={styles.app}>
        <div className={styles.banner}>
          <Suspense>
            {(isSample || (deletionDueAt ?? changesAt) !== undefined) && (
              <FrameBanners {...{ isSample, deletionDueAt, changesAt }} />
            )}
          </Suspense>
          <BillingBanner />
        </div>
        <header className={styles.rail}>
          <a className={styles.brand} href="/">
            <Mascot className={styles.mascot} />
            <span>{brand}</span>
          </a>
          <div className={styles.railHead}>
            <Suspense>{hasRail && <RailHead />}</Suspense>
          </div>
          <nav aria-label="Hauptnavigation">
            <Places places={places} />
            <div className={styles.railAgency}>
              <Suspense>{hasRail && <AgencyPlaces />}</Suspense>
            </div>
          </nav>
          <Suspense>{hasRail && <RailFoot />}</Suspense>
          <AccountMenu />
        </header>
        <div className={styles.work}>{children}</div>
        <nav className={styles.tabs} aria-label="Hauptnavigation mobil">
          {tabs.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span>{label}</span>
            </NavLink>
          ))}
          <AccountMenu isTab />
        </nav>
      </div>
      <Toasts />
    </>
  );
}
