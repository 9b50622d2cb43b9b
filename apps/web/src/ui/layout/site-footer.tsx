import { brand } from "@tc/domain";
import { SchemeSwitch } from "../theme/scheme-switch";
import styles from "./site-footer.module.css";

const groups = [
  {
    title: "Produkt",
    links: [
      ["/#features", "Funktionen"],
      ["/#pricing", "Preise"],
      ["/demo", "Demo"],
      ["/methodik", "Methodik"],
      ["/api/docs", "API"],
    ],
  },
  {
    title: "Unternehmen",
    links: [
      ["/about", "Über uns"],
      ["/karriere", "Karriere"],
      ["/kontakt", "Kontakt"],
    ],
  },
  {
    title: "Rechtliches",
    links: [
      ["/impressum", "Impressum"],
      ["/datenschutz", "Datenschutz"],
      ["/terms", "AGB"],
      ["/unterauftragsverarbeiter", "Unterauftragsverarbeiter"],
    ],
  },
] as const;

/** Below every public page. Plain links: most of these pages run without the app's script. */
export function SiteFooter() {
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <p className={styles.brand}>{brand}</p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.settings}>
          <button type="button" data-action="open-consent" data-needs-script>
            Cookies
          </button>
          <SchemeSwitch />
        </p>
      </div>
    </footer>
  );
}
