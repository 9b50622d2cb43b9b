import { ChevronLeft } from "lucide-react";
import { IconButton } from "../../../ui/forms/button";

/** The way back where the side lies over the list */
export function SideBack({ onBack }: { onBack: () => void }) {
  return (
    <IconButton label="Zurück zur Merkliste" onClick={onBack}>
      <ChevronLeft size={18} aria-hidden />
    </IconButton>
  );
}
