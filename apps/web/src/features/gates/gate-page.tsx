import { brand } from "@tc/domain";
import { Button } from "../../ui/forms/button";
import { PublicFrame } from "../../ui/layout/public-frame";
import { TextField } from "../../ui/forms/text-field";
import { NoConsentBanner } from "../../ui/overlays/consent-banner";
import styles from "./gate-page.module.css";

/**
 * The form in front of the whole application, sent by the server in place of everything else. Static, with a small script
 * of its own (page-script/gate.ts): nothing of the app may be loaded before the password.
 */
export function GatePage() {
  return (
    <>
      <PublicFrame title={brand} lead="Diese Anwendung ist mit einem Passwort geschützt.">
        <form id="gate" method="post" className={styles.form} noValidate>
          <p id="gate-problem" role="alert" tabIndex={-1} className={styles.problem} hidden />
          <TextField
            id="gate-username"
            label="Benutzername"
            name="username"
            autoComplete="username"
            value="tenderchances"
            disabled
            readOnly
          />
          <TextField
            id="gate-password"
            label="Passwort"
            name="password"
            type="password"
            autoComplete="current-password"
          />
          {/* Its script lets it go: the browser itself must not send the password. */}
          <Button type="submit" look="main" size="large" disabled>
            Weiter
          </Button>
          <noscript>Bitte schalte JavaScript ein, um das Passwort einzugeben.</noscript>
        </form>
      </PublicFrame>
      <NoConsentBanner />
    </>
  );
}
