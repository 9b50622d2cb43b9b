import type { ButtonHTMLAttributes, Ref } from "react";
import styles from "./button.module.css";

/** `main` is the one action that counts on a screen (highlighter); `plain` any other. */
type Look = "main" | "plain" | "quiet";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = "plain", className, type = "button", ...button }: ButtonProps) {
  return (
    <button type={type} className={join(styles.button, styles[look], className)} {...button} />
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; the icon alone says it to nobody. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, className, type = "button", ...button }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={join(styles.icon, className)}
      {...button}
    />
  );
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
