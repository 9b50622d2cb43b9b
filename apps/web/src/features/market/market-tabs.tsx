import { Link } from "react-router";
import tabs from "../../ui/layout/view-tabs.module.css";

/** The screens of the market, in their order. */
const marketTabs = [
  { to: "/app/markt", label: "Überblick" },
  { to: "/app/markt/business-intelligence", label: "Business Intelligence" },
  { to: "/app/markt/wiedervergaben", label: "Wiedervergaben" },
] as const;
export type MarketTab = (typeof marketTabs)[number]["to"];

export function MarketTabs({ current }: { current: MarketTab }) {
  return (
    <nav className={tabs.views} aria-label="Markt">
      {marketTabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={tabs.view}
          aria-current={to === current ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
