import { LegalPage } from "./legal-page";
import type { LegalSection } from "./legal-page";
import styles from "./legal-page.module.css";
import { Operator, OperatorAddress, OperatorMail } from "./operator";

function ProviderText() {
  return (
    <>
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
        <dt>Umsatzsteuer-ID (§&nbsp;27a UStG)</dt>
        <dd>
          <Operator field="vatId" />
        </dd>
      </dl>
    </>
  );
}

function ContactText() {
  return (
    <dl className={styles.facts}>
      <dt>E-Mail</dt>
      <dd>
        <OperatorMail field="legalEmail" />
      </dd>
      <dt>Telefon</dt>
      <dd>
        <Operator field="phone" />
      </dd>
      <dt>Support</dt>
      <dd>
        <OperatorMail field="supportEmail" />
      </dd>
      <dt>Datenschutz</dt>
      <dd>
        <OperatorMail field="privacyEmail" />
      </dd>
    </dl>
  );
}

function EditorText() {
  return (
    <>
      <p>Nach §&nbsp;18 Abs. 2 MStV verantwortlich:</p>
      <p>
        <Operator field="managingDirector" />, <Operator field="street" />,{" "}
        <Operator field="postalCode" /> <Operator field="city" />
      </p>
    </>
  );
}

function DisputesText() {
  return (
    <>
      <p>
        Unser Angebot richtet sich nur an Unternehmen. Wir sind nicht bereit und nicht verpflichtet,
        an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§&nbsp;36
        VSBG).
      </p>
      <p>
        Die Plattform der EU zur Online-Streitbeilegung wurde am 20. Juli 2025 eingestellt; einen
        Link darauf gibt es deshalb nicht mehr.
      </p>
    </>
  );
}

function LiabilityText() {
  return (
    <>
      <p>
        Für eigene Inhalte sind wir nach den allgemeinen Gesetzen verantwortlich. Ausschreibungen
        geben wir so wieder, wie sie amtlich veröffentlicht wurden. Verbindlich ist allein die
        Bekanntmachung auf der verlinkten Vergabeplattform. Für Richtigkeit, Vollständigkeit und
        Aktualität fremder Angaben und unserer Einschätzungen stehen wir nicht ein.
      </p>
      <p>
        Für die Inhalte verlinkter Seiten sind deren Betreiber verantwortlich. Erfahren wir von
        einer Rechtsverletzung, entfernen wir den Link oder den Inhalt umgehend.
      </p>
    </>
  );
}

function CopyrightText() {
  return (
    <p>
      Texte, Gestaltung, Zeichnungen und Software dieser Seiten sind urheberrechtlich geschützt. Wer
      sie über die gesetzlichen Grenzen hinaus verwenden will, braucht unsere Zustimmung. Für
      amtliche Bekanntmachungen gelten das Gesetz (§&nbsp;5 UrhG) und die Bedingungen ihrer
      Herausgeber.
    </p>
  );
}

function PrivacyText() {
  return (
    <p>
      Wie wir mit personenbezogenen Daten umgehen, steht in der{" "}
      <a href="/datenschutz">Datenschutzerklärung</a>.
    </p>
  );
}

const sections: readonly LegalSection[] = [
  { id: "anbieter", title: "Anbieter", Text: ProviderText },
  { id: "kontakt", title: "Kontakt", Text: ContactText },
  { id: "verantwortlich", title: "Verantwortlich für den Inhalt", Text: EditorText },
  { id: "streitbeilegung", title: "Streitbeilegung", Text: DisputesText },
  { id: "haftung", title: "Haftung für Inhalte und Links", Text: LiabilityText },
  { id: "urheberrecht", title: "Urheberrecht", Text: CopyrightText },
  { id: "datenschutz", title: "Datenschutz", Text: PrivacyText },
];

export function ImprintPage() {
  return <LegalPage title="Impressum" lead="Angaben nach § 5 DDG." sections={sections} />;
}
