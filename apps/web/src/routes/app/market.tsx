import { FeatureGuard } from "../../features/upgrade";
import { MarketPage } from "../../features/market/market-page";

export const meta = () => [
  { title: "Marktvergleich · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default function Market() {
  return (
    <FeatureGuard feature="marketComparison">
      <MarketPage />
    </FeatureGuard>
  );
}
