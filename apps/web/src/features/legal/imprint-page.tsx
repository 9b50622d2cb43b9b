import { LegalPage, Operator, OperatorAddress, OperatorMail, Section } from "./legal-page";
import styles from "./legal-page.module.css";

export function ImprintPage() {
  return (
    <LegalPage title="Impressum" note="Entwurf. Angaben gemäß § 5 DDG.">
      <Section title="Anbieter">
        <OperatorAddress />
        <dl className={styles.facts}>
          <dt>Vertreten durch</dt>
          <dd>
            <Operator field="managingDirector" />
          </dd>
          <dt>Handelsregister</dt>
          <dd>
            <Operator field="registerCourt" />, <Operator field="registerNumber" />
          </dd>
          <dt>Umsatzsteuer-ID</dt>
          <dd>
            <Operator field="vatId" />
          </dd>
        </dl>
      </Section>
      <Section title="Kontakt">
        <dl className={styles.facts}>
          <dt>E-Mail</dt>
          <dd>
            <OperatorMail field="legalEmail" />
          </dd>
          <dt>Telefon</dt>
          <dd>
            <Operator field="phone" />
          </dd>
        </dl>
      </Section>
      <Section title="Streitbeilegung">
        <p>
          Unser Angebot richtet sich nur an Unternehmen. Wir sind nicht bereit und nicht
          verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle
          teilzunehmen.
        </p>
      </Section>
      <Section title="Haftung für Inhalte und Links">
        <p>
          Ausschreibungen geben wir so wieder, wie sie amtlich veröffentlicht wurden. Verbindlich
          ist allein die Bekanntmachung auf der verlinkten Vergabeplattform. Für Inhalte fremder
          Seiten sind deren Betreiber verantwortlich; erfahren wir von einer Rechtsverletzung,
          entfernen wir den Link.
        </p>
      </Section>
      <Section title="Urheberrecht">
        <p>
          Texte, Gestaltung und Software dieser Seiten sind urheberrechtlich geschützt. Für amtliche
          Bekanntmachungen gelten die Bedingungen ihrer Herausgeber.
        </p>
      </Section>
      <p>
        Wie wir mit Daten umgehen, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.
      </p>
    </LegalPage>
  );
}
