import { TriangleAlert } from "lucide-react";
import { Badge } from "../../../ui/feedback/badge";
import { isHardToRead } from "../certainty";

/** Marks a scanned page whose letters were read with doubt; nothing on any other. */
export function HardToRead({ confidence }: { confidence: number | undefined }) {
  if (confidence === undefined || !isHardToRead(confidence)) return null;
  return (
    <Badge icon={TriangleAlert} tone="amber">
      schlecht lesbar
    </Badge>
  );
}
