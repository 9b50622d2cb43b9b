import { Operator, OperatorMail } from "../operator";

export function RightsText() {
  return (
    <>
      <p>Du hast jederzeit das Recht auf</p>
      <ul>
        <li>Auskunft über deine Daten (Art.&nbsp;15 DSGVO),</li>
        <li>Berichtigung falscher Daten (Art.&nbsp;16 DSGVO),</li>
        <li>Löschung (Art.&nbsp;17 DSGVO),</li>
        <li>Einschränkung der Verarbeitung (Art.&nbsp;18 DSGVO),</li>
        <li>Mitteilung an Empfänger über Berichtigung oder Löschung (Art.&nbsp;19 DSGVO),</li>
        <li>Übertragung deiner Daten in einem maschinenlesbaren Format (Art.&nbsp;20 DSGVO),</li>
        <li>Widerspruch (Art.&nbsp;21 DSGVO),</li>
        <li>
          Schutz vor Entscheidungen, die allein auf automatisierter Verarbeitung beruhen
          (Art.&nbsp;22 DSGVO).
        </li>
      </ul>
      <p>
        <b>Widerspruch:</b> Stützen wir eine Verarbeitung auf unser berechtigtes Interesse, kannst
        du ihr aus Gründen, die sich aus deiner besonderen Situation ergeben, jederzeit
        widersprechen, gegen Direktwerbung ohne Angabe von Gründen.
      </p>
      <p>
        <b>Widerruf:</b> Eine Einwilligung kannst du jederzeit für die Zukunft widerrufen.
      </p>
      <p>
        Vieles erledigst du selbst im Profil: Angaben ändern, Anmeldungen beenden, alle Daten der
        Agentur exportieren, die Agentur löschen. Für alles andere genügt eine Mail an{" "}
        <OperatorMail field="privacyEmail" />. Wir antworten innerhalb eines Monats.
      </p>
    </>
  );
}

export function DecisionText() {
  return (
    <p>
      AgencyFit und TenderChances entscheiden nichts: Ob sich eine Agentur bewirbt, entscheiden
      Menschen in ihr, und über Zuschläge entscheiden die Auftraggeber. Eine automatisierte
      Entscheidung mit rechtlicher oder ähnlich erheblicher Wirkung für eine Person (Art.&nbsp;22
      DSGVO) gibt es bei uns nicht.
    </p>
  );
}

export function ComplaintText() {
  return (
    <p>
      Du kannst dich bei einer Aufsichtsbehörde für den Datenschutz beschweren (Art.&nbsp;77 DSGVO),
      zum Beispiel dort, wo du lebst oder arbeitest. Für uns zuständig ist:{" "}
      <Operator field="supervisoryAuthority" />.
    </p>
  );
}

export function ClosingText() {
  return (
    <>
      <p>
        Ohne Firma, Ansprechperson, E-Mail-Adresse, Passwort und Schwerpunkt können wir kein Konto
        einrichten, ohne Rechnungs- und Zahlungsdaten keinen kostenpflichtigen Tarif. Alle anderen
        Angaben sind freiwillig; fehlen sie, werden die Einschätzungen ungenauer.
      </p>
      <p>
        Ändert sich, wie wir Daten verarbeiten, passen wir diese Erklärung an. Über wesentliche
        Änderungen informieren wir Agenturen mit Konto vorher per Mail.
      </p>
    </>
  );
}
