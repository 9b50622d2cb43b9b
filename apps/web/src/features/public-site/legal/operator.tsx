import styles from "./legal-page.module.css";

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
  | "privacyEmail"
  | "jobsEmail"
  | "hostingProvider"
  | "hostingCountry"
  | "storageProvider"
  | "storageCountry"
  | "mailProvider"
  | "mailCountry"
  | "supervisoryAuthority";

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
