import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./banner.module.css";

interface Props {
  /** What screen readers call it. */
  label: string;
  icon: LucideIcon;
  tone?: "amber" | "red";
  id?: string | undefined;
  hidden?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** One line over the whole width that holds on every screen. */
export function Banner({ label, icon: Icon, tone = "amber", className, children, ...rest }: Props) {
  return (
    <aside
      {...rest}
      aria-label={label}
      className={[styles.banner, tone === "red" && styles.red, className].filter(Boolean).join(" ")}
    >
      <Icon size={15} strokeWidth={1.9} aria-hidden />
      <p>{children}</p>
    </aside>
  );
}
