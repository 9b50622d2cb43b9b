import { Flame } from "lucide-react";
import { Badge } from "../../ui/badge";

/** As many offers as in the busiest quarter of the branch are more likely than not. */
export function ContestedBadge() {
  return (
    <Badge icon={Flame} tone="red">
      besonders umkämpft
    </Badge>
  );
}
