import { FlaskConical } from "lucide-react";
import styles from "./sample-banner.module.css";

/** On every screen while the product shows invented tenders. */
export function SampleBanner({
  className,
  hidden,
  id,
}: {
  className?: string | undefined;
  hidden?: boolean;
  id?: string;
}) {
  return (
    <aside
      id={id}
      hidden={hidden}
      aria-label="Musterdaten"
      className={[styles.banner, className].filter(Boolean).join(" ")}
    >
      <FlaskConical size={15} strokeWidth={1.9} aria-hidden />
      <p>
        <b>Musterdaten</b>{" "}
        <span>
          Alle Ausschreibungen sind erfunden und verschwinden mit dem ersten echten Abruf.
        </span>
      </p>
    </aside>
  );
}
