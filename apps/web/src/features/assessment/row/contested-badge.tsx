import { Flame } from "lucide-react";
import { Badge } from "../../../ui/feedback/badge";

/** As many offers as in the busiest quarter of the agency sector are more likely than not. */
export function ContestedBadge() {
  return (
    <Badge icon={Flame} tone="red">
      besonders umkämpft
    </Badge>
  );
}
