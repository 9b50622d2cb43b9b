import { useSearchParams } from "react-router";
import { ButtonLink } from "../../../ui/forms/button";
import { FormActions, PublicFrame } from "../../../ui/layout/public-frame";
import { isEmail } from "../field-problems";
import { ResendConfirmation } from "./resend-confirmation";
import { SupportLink } from "./support-link";
import styles from "../account-pages.module.css";

/** A mail is on its way. The address comes from the query: shown as text, and only if it looks like one. */
export function EmailConfirmationPage() {
  const [query] = useSearchParams();
  const emailParameter = (query.get("email") ?? "").slice(0, 254);
  const email = isEmail(emailParameter) ? emailParameter.trim() : "";
  return (
    <PublicFrame
      title="Bitte bestätige deine E-Mail-Adresse"
      lead={
        <>
          Wir haben eine Bestätigungsmail gesendet
          {email === "" ? "." : " an "}
          {email !== "" && <b className={styles.address}>{email}</b>}
          {email !== "" && "."}
        </>
      }
    >
      <ul className={styles.list}>
        <li>Öffne den Link in der Mail. Er ist 24 Stunden gültig.</li>
        <li>Nichts zu sehen? Schau bitte auch im Spam-Ordner nach.</li>
        <li>
          Kommt innerhalb von 15 Minuten nichts an, wende dich an unseren <SupportLink />.
        </li>
      </ul>
      <ResendConfirmation email={email} />
      <FormActions>
        <ButtonLink look="main" size="large" href="/login">
          Zum Login
        </ButtonLink>
        <ButtonLink size="large" href="/">
          Zur Startseite
        </ButtonLink>
      </FormActions>
    </PublicFrame>
  );
}
