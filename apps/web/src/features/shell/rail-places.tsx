import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";

interface Props {
  places: readonly { readonly to: string; readonly label: string; readonly icon: LucideIcon }[];
  labelledBy?: string;
}

/** Links of the rail with their icons */
export function Places({ places, labelledBy }: Props) {
  return (
    <ul aria-labelledby={labelledBy}>
      {places.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <NavLink to={to}>
            <Icon size={17} strokeWidth={1.75} aria-hidden />
            <span>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
