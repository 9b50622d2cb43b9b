import { lazy, Suspense } from "react";
import { Navigate, useParams } from "react-router";
import { FeatureGuard } from "../../features/billing";
import { MarketPage } from "../../features/market/market-page";
import { MarketTabs } from "../../features/market/market-tabs";
import { LoadingScreen } from "../../ui/layout/loading-screen";
import { privatePageMeta } from "../page-meta";

const BusinessIntelligencePage = lazy(async () => ({
  default: (await import("../../features/business-intelligence/bi-page")).BusinessIntelligencePage,
}));
const RetendersPage = lazy(async () => ({
  default: (await import("../../features/retenders/retenders-page")).RetendersPage,
}));

const tabTitles: Readonly<Record<string, string>> = {
  "business-intelligence": "Business Intelligence",
  wiedervergaben: "Wiedervergaben",
};

export const meta = ({ params }: { params: { tab?: string } }) =>
  privatePageMeta(tabTitles[params.tab ?? ""] ?? "Marktvergleich");

/** One route for the tabs of the market: each route of its own lengthens what every screen loads first. */
export default function Market() {
  const { tab } = useParams();
  if (tab === "business-intelligence")
    return (
      <FeatureGuard feature="businessIntelligence">
        <Suspense fallback={<LoadingScreen text="Lade die Auswertungen…" />}>
          <BusinessIntelligencePage
            tabs={<MarketTabs current="/app/markt/business-intelligence" />}
          />
        </Suspense>
      </FeatureGuard>
    );
  if (tab === "wiedervergaben")
    return (
      <FeatureGuard feature="retenders">
        <Suspense fallback={<LoadingScreen text="Lade den Radar…" />}>
          <RetendersPage tabs={<MarketTabs current="/app/markt/wiedervergaben" />} />
        </Suspense>
      </FeatureGuard>
    );
  if (tab !== undefined) return <Navigate to="/app/markt" replace />;
  return (
    <FeatureGuard feature="marketComparison">
      <MarketPage />
    </FeatureGuard>
  );
}
