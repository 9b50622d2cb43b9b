import { Eye, EyeOff } from "lucide-react";
import { IconButton } from "../../../ui/forms/button";
import { useWatch } from "./use-watch";

/** Beside the tools of a tender; nothing where the plan has no watchlist. */
export function WatchButton({ slug }: { slug: string }) {
  const { watch, toggle } = useWatch(slug);
  if (!watch) return null;
  const { isWatched } = watch;
  const Icon = isWatched ? EyeOff : Eye;
  return (
    <IconButton label={isWatched ? "Nicht mehr beobachten" : "Beobachten"} onClick={toggle}>
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
