import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { ChevronsUp } from "lucide-react";
import { Badge } from "../../ui/feedback/badge";

/** Why something stands above others: the plan sells preferred support. */
export function PreferredBadge({ tier }: { tier: Tier | null | undefined }) {
  if (tier !== "premium" && tier !== "enterprise") return null;
  return (
    <Badge icon={ChevronsUp} tone="pen">
      {tierRights(tier).name}: bevorzugter Support
    </Badge>
  );
}
