import { LegalPage, Operator, OperatorMail, Section } from "./legal-page";

export function TermsPage() {
  return (
    <LegalPage
      title="Allgemeine Geschäftsbedingungen"
      note="Entwurf, gültig ab 1. Oktober 2025. Eine rechtliche Prüfung steht aus."
    >
      <Section title="1. Vertragsparteien und Geltungsbereich">
        <p>
          Diese Bedingungen gelten zwischen <Operator field="company" />, <Operator field="city" />,
          und Unternehmen im Sinne von § 14 BGB, die TenderChances nutzen. Verbraucherinnen und
          Verbraucher können sich nicht registrieren; Minderjährige brauchen die Zustimmung ihrer
          gesetzlichen Vertretung.
        </p>
      </Section>
      <Section title="2. Leistungsbeschreibung">
        <p>
          TenderChances sammelt öffentliche Bekanntmachungen, ordnet sie und hilft Agenturen,
          passende Ausschreibungen zu finden und einzuschätzen. Es ist keine Vergabeplattform:
          Angebote werden auf der verlinkten Originalplattform abgegeben, und nur die dortige
          Bekanntmachung ist verbindlich. Einschätzungen sind Hilfen und keine Zusage eines Erfolgs.
        </p>
        <p>Wir streben eine Verfügbarkeit von 99 % im Monat an.</p>
      </Section>
      <Section title="3. Vertragsschluss und Registrierung">
        <p>
          Der Vertrag kommt zustande, wenn die E-Mail-Adresse über den Link der Bestätigungsmail
          bestätigt wird. Der Link ist 24 Stunden gültig. Die Angaben müssen richtig sein. Eine
          Agentur registriert sich einmal, nicht unter verschiedenen Namen oder Adressen.
        </p>
      </Section>
      <Section title="4. Preise und Zahlung">
        <p>
          Das Konto ist kostenlos. Kostenpflichtige Tarife werden mit ihren Preisen gesondert
          gebucht; alle Preise verstehen sich netto zuzüglich Umsatzsteuer und sind im Voraus
          fällig. Die 14-tägige Testphase von Premium gibt es einmal je Agentur.
        </p>
      </Section>
      <Section title="5. Laufzeit und Kündigung">
        <p>
          Das kostenlose Konto lässt sich jederzeit löschen. Gebuchte Tarife laufen für den
          gewählten Abrechnungszeitraum und sind mit einer Frist von 30 Tagen zu dessen Ende
          kündbar.
        </p>
      </Section>
      <Section title="6. Datenschutz">
        <p>
          Wie wir personenbezogene Daten verarbeiten, steht in der{" "}
          <a href="/datenschutz">Datenschutzerklärung</a>.
        </p>
      </Section>
      <Section title="7. Nutzungsrechte und Beschränkungen">
        <p>
          Die Agentur darf TenderChances für eigene geschäftliche Zwecke nutzen. Nicht erlaubt ist,
          Daten übermäßig automatisiert abzurufen, Schadsoftware zu verbreiten, Schutzvorkehrungen
          zu umgehen oder Zugangsdaten weiterzugeben. Jede Person nutzt ein eigenes Konto.
        </p>
      </Section>
      <Section title="8. Gewährleistung und Haftung">
        <p>
          Für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit
          haften wir unbeschränkt. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung
          wesentlicher Vertragspflichten und begrenzt auf den vorhersehbaren, typischen Schaden. Für
          Richtigkeit und Vollständigkeit fremder Bekanntmachungen stehen wir nicht ein.
        </p>
      </Section>
      <Section title="9. Änderungen">
        <p>Änderungen dieser Bedingungen kündigen wir 30 Tage vorher per E-Mail an.</p>
      </Section>
      <Section title="10. Anwendbares Recht und Gerichtsstand">
        <p>Es gilt deutsches Recht. Gerichtsstand ist Köln.</p>
      </Section>
      <Section title="11. Salvatorische Klausel">
        <p>
          Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. Fragen beantworten wir unter{" "}
          <OperatorMail field="legalEmail" />.
        </p>
      </Section>
    </LegalPage>
  );
}
