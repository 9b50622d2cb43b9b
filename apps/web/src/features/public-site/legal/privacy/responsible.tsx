import { Operator, OperatorAddress, OperatorMail } from "../operator";

export function ResponsibleText() {
  return (
    <>
      <p>Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:</p>
      <OperatorAddress />
      <p>
        Vertreten durch <Operator field="managingDirector" />
        <br />
        Telefon: <Operator field="phone" />
        <br />
        Fragen zum Datenschutz: <OperatorMail field="privacyEmail" />
      </p>
    </>
  );
}

export function PrinciplesText() {
  return (
    <>
      <p>
        TenderChances richtet sich ausschließlich an Unternehmen. Daten von Kindern unter 16 Jahren
        erheben wir nicht. Erfahren wir davon, löschen wir sie.
      </p>
      <p>
        Wir speichern die Daten in der Europäischen Union und übertragen sie verschlüsselt (TLS).
        Wir verkaufen keine Daten. Schriften, Bilder und Programmteile liefert unser eigener Server
        aus; ohne Einwilligung oder Bezahlung entsteht keine Verbindung zu anderen Anbietern.
      </p>
      <p>
        Gibt deine Agentur Daten anderer Personen ein, etwa von Mitarbeitenden oder
        Ansprechpersonen, verarbeiten wir sie in ihrem Auftrag. Den Vertrag dafür (Art.&nbsp;28
        DSGVO) schließt ihr unter Profil, Datenschutz.
      </p>
    </>
  );
}
