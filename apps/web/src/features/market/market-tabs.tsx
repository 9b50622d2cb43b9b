import { Link } from "react-router";
import tabs from "../../ui/layout/view-tabs.module.css";
import styles from "./market-tabs.module.css";

/** The screens of the market, in their order. */
const marketTabs = [
  { to: "/app/markt", label: "Überblick" },
  { to: "/app/markt/business-intelligence", label: "Business Intelligence" },
  { to: "/app/markt/wiedervergaben", label: "Wiedervergaben" },
  { to: "/app/markt/berichte", label: "Berichte" },
  { to: "/app/markt/agencymatch", label: "AgencyMatch" },
] as const;
export type MarketTab = (typeof marketTabs)[number]["to"];

function showWhole(tab: HTMLElement | null) {
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function MarketTabs({ current }: { current: MarketTab }) {
  return (
    <nav className={`${tabs.views} ${styles.row}`} aria-label="Markt">
      {marketTabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={tabs.view}
          aria-current={to === current ? "page" : undefined}
          // On a phone the row of tabs is wider than the screen.
          ref={to === current ? showWhole : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
