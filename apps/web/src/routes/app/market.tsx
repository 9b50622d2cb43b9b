import { FeatureGuard } from "../../features/billing";
import { MarketPage } from "../../features/market/market-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Marktvergleich");

export default function Market() {
  return (
    <FeatureGuard feature="marketComparison">
      <MarketPage />
    </FeatureGuard>
  );
}
