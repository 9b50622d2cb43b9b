import { CircleQuestionMark } from "lucide-react";
import { Badge } from "../../../ui/feedback/badge";

export function DoubtfulBadge() {
  return <Badge icon={CircleQuestionMark}>unsicher gelesen</Badge>;
}
