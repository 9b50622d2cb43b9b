import { FeatureGuard } from "../../../features/billing";
import { WatchlistPage } from "../../../features/watchlist/watchlist-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("Merkliste");

export default function WatchlistRoute() {
  return (
    <FeatureGuard feature="watchlist">
      <WatchlistPage />
    </FeatureGuard>
  );
}
