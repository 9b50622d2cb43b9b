import { brand } from "@tc/domain";
import { Mascot } from "../../../ui/data/mascot";
import actions from "./actions.module.css";
import styles from "./site-head.module.css";

const links = [
  ["#features", "Funktionen"],
  ["#pricing", "Preise"],
  ["/about", "Über uns"],
] as const;

/** The navigation of the start page. */
export function SiteHead() {
  return (
    <header className={styles.head}>
      <a className={styles.skip} href="#inhalt">
        Zum Inhalt springen
      </a>
      <a className={styles.brand} href="/" aria-label={brand}>
        <Mascot className={styles.logo} />
        <span>{brand}</span>
      </a>
      <nav className={styles.nav} aria-label="Hauptnavigation">
        {links.map(([href, label]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <p className={styles.start}>
        <a className={actions.plain} href="/login">
          Login
        </a>
        <a className={actions.main} href="/register">
          Kostenlos starten
        </a>
      </p>
    </header>
  );
}
