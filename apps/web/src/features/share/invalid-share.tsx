import { ButtonLink } from "../../ui/forms/button";
import { SharedFrame } from "./shared-frame";
import styles from "./invalid-share.module.css";

/** The same words for a link that never was, has ended or was revoked: whoever guesses learns nothing. */
export function InvalidShare() {
  return (
    <div className={styles.state}>
      <LooseLink />
      <h1>Dieser Link gilt nicht (mehr)</h1>
      <p>Unter dieser Adresse ist keine Ausschreibung geteilt. Das kannst du tun:</p>
      <ul>
        <li>Prüf, ob die Adresse vollständig ist. Beim Kopieren geht leicht etwas verloren.</li>
        <li>Bitte die Person, von der du den Link hast, um einen neuen.</li>
        <li>
          Gehörst du selbst zur Agentur? Dann <a href="/login">melde dich an</a> und öffne die
          Ausschreibung dort.
        </li>
      </ul>
      <ButtonLink look="main" size="large" href="/">
        Zur Startseite
      </ButtonLink>
    </div>
  );
}

/** The whole page, as the server sends it with 404; it needs no script. */
export function InvalidSharePage() {
  return (
    <SharedFrame>
      <InvalidShare />
    </SharedFrame>
  );
}

function LooseLink() {
  return (
    <svg className={styles.link} viewBox="0 0 132 48" aria-hidden>
      <path d="M54 38H24a14 14 0 0 1 0-28h30M78 10h30a14 14 0 0 1 0 28H78" />
      <path className={styles.gap} d="M36 24h18M78 24h18" />
    </svg>
  );
}
