import { Sparkles } from "lucide-react";
import { Badge } from "../feedback/badge";

/** Beside what a language model alone names; `data-ai-generated` around it tells machines which one. */
export function AiBadge() {
  return <Badge icon={Sparkles}>KI</Badge>;
}
