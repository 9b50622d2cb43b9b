import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import styles from "./button.module.css";

/** `main` is the one action that counts on a screen (highlighter); `plain` any other. */
type Look = "main" | "plain" | "quiet";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** `large` on public pages. */
  size?: "normal" | "large";
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { look = "plain", size = "normal", className, type = "button", ...button } = props;
  return (
    <button
      type={type}
      className={join(styles.button, styles[look], size === "large" && styles.large, className)}
      {...button}
    />
  );
}

/** A link that is the next step, looking like a button. */
export function ButtonLink(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & Pick<ButtonProps, "look" | "size">,
) {
  const { look = "plain", size = "normal", className, children, ...link } = props;
  return (
    <a
      className={join(styles.button, styles[look], size === "large" && styles.large, className)}
      {...link}
    >
      {children}
    </a>
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

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
