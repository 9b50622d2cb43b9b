import type { Feature } from "@tc/domain";
import { lazy, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { FeatureGuard } from "../../features/billing";
import { MarketPage } from "../../features/market/market-page";
import { MarketTabs } from "../../features/market/market-tabs";
import type { MarketTab } from "../../features/market/market-tabs";
import { LoadingScreen } from "../../ui/layout/loading-screen";
import { privatePageMeta } from "../page-meta";

interface Tab {
  readonly title: string;
  /** Absent: the screen sees to its lock itself. */
  readonly feature?: Feature;
  /** What the screen says while its code loads. */
  readonly wait: string;
  readonly Page: ComponentType<{ tabs: ReactNode }>;
}

const tabs: Readonly<Record<string, Tab>> = {
  "business-intelligence": {
    title: "Business Intelligence",
    feature: "businessIntelligence",
    wait: "Lade die Auswertungen…",
    Page: lazy(async () => ({
      default: (await import("../../features/business-intelligence/bi-page"))
        .BusinessIntelligencePage,
    })),
  },
  wiedervergaben: {
    title: "Wiedervergaben",
    feature: "retenders",
    wait: "Lade den Radar…",
    Page: lazy(async () => ({
      default: (await import("../../features/retenders/retenders-page")).RetendersPage,
    })),
  },
  berichte: {
    title: "Berichte",
    feature: "reports",
    wait: "Lade die Berichte…",
    Page: lazy(async () => ({
      default: (await import("../../features/reports/reports-page")).ReportsPage,
    })),
  },
  agencymatch: {
    title: "AgencyMatch",
    wait: "Lade AgencyMatch…",
    Page: lazy(async () => ({
      default: (await import("../../features/agency-match/agency-match-page")).AgencyMatchPage,
    })),
  },
};
const SupplierPage = lazy(async () => ({
  default: (await import("../../features/suppliers/supplier-page")).SupplierPage,
}));

export const meta = ({ params: { "*": path = "" } }: { params: { "*"?: string } }) =>
  privatePageMeta(
    path.startsWith("anbieter/") ? "Dienstleister" : (tabs[path]?.title ?? "Marktvergleich"),
  );

/** One route for the screens of the market: each route of its own lengthens what every screen loads first. */
export default function Market() {
  const { "*": path = "" } = useParams();
  const tab = tabs[path];
  const supplier = /^anbieter\/([^/]+)$/.exec(path)?.[1];
  if (tab) {
    const screen = (
      <Suspense fallback={<LoadingScreen text={tab.wait} />}>
        <tab.Page tabs={<MarketTabs current={`/app/markt/${path}` as MarketTab} />} />
      </Suspense>
    );
    return tab.feature ? <FeatureGuard feature={tab.feature}>{screen}</FeatureGuard> : screen;
  }
  if (supplier !== undefined)
    return (
      <FeatureGuard feature="businessIntelligence">
        <Suspense fallback={<LoadingScreen text="Lade den Dienstleister…" />}>
          <SupplierPage key={supplier} id={supplier} />
        </Suspense>
      </FeatureGuard>
    );
  if (path !== "") return <Navigate to="/app/markt" replace />;
  return (
    <FeatureGuard feature="marketComparison">
      <MarketPage />
    </FeatureGuard>
  );
}
