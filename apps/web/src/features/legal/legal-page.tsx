import type { ReactNode } from "react";
import { SitePage } from "../../ui/site-page";
import styles from "./legal-page.module.css";

interface Props {
  title: string;
  note: string;
  /** Not a notice of a draft but the page's own first sentence. */
  isLead?: boolean;
  children: ReactNode;
}

/** A legal text. Static: it can be read without any script. */
export function LegalPage({ title, note, isLead = false, children }: Props) {
  return (
    <SitePage>
      <article className={styles.text}>
        <h1>{title}</h1>
        <p className={isLead ? styles.lead : styles.note}>{note}</p>
        {children}
      </article>
    </SitePage>
  );
}

type OperatorField =
  | "company"
  | "street"
  | "postalCode"
  | "city"
  | "managingDirector"
  | "registerCourt"
  | "registerNumber"
  | "vatId"
  | "phone"
  | "supportEmail"
  | "legalEmail"
  | "privacyEmail";

/** A fact about who runs this installation; the server puts it in when it sends the page. */
export function Operator({ field }: { field: OperatorField }) {
  return <>{`{{operator.${field}}}`}</>;
}

export function OperatorMail({ field }: { field: OperatorField & `${string}Email` }) {
  return (
    <a href={`mailto:{{operator.${field}}}`}>
      <Operator field={field} />
    </a>
  );
}

export function OperatorAddress() {
  return (
    <address className={styles.address}>
      <Operator field="company" />
      <br />
      <Operator field="street" />
      <br />
      <Operator field="postalCode" /> <Operator field="city" />
    </address>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
