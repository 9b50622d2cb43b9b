import { FlaskConical } from "lucide-react";
import { Badge } from "../../../ui/feedback/badge";

/** Seen wherever a payment is asked for that moves no money. */
export function TestMode() {
  return (
    <Badge icon={FlaskConical} tone="amber">
      Testmodus: Es fließt kein Geld
    </Badge>
  );
}
