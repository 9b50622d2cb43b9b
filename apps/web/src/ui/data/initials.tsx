import { initialsOf } from "../../platform/format/initials";
import styles from "./initials.module.css";

interface Props {
  /** Undefined: nobody. */
  name: string | undefined;
  /** `presence`: somebody who looks on. */
  look?: "person" | "presence";
  size?: 20 | 22 | 28;
  /** Beside the name in words the initials say nothing more. */
  isDecorative?: boolean;
}

/** A person in a circle: filled, outlined who looks on, dashed nobody. */
export function Initials({ name, look = "person", size = 22, isDecorative = false }: Props) {
  const label = name ?? "niemand";
  return (
    <span
      className={styles.initials}
      data-look={name === undefined ? "nobody" : look}
      data-size={size}
      title={isDecorative ? undefined : label}
      {...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {name === undefined ? "?" : initialsOf(name)}
    </span>
  );
}
