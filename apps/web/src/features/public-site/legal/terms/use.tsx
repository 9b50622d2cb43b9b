import { Clauses } from "../clauses";

export function UseText() {
  return (
    <Clauses>
      <li>
        Für die Dauer des Vertrags erhält die Agentur ein einfaches, nicht übertragbares Recht,
        TenderChances für eigene geschäftliche Zwecke zu nutzen, mit so vielen Personen, wie der
        Tarif vorsieht. Jede Person nutzt ein eigenes Konto.
      </li>
      <li>
        Was du eingibst, bleibt deins. Du räumst uns das Recht ein, es zu speichern und zu
        verarbeiten, soweit der Dienst es braucht. Aus Urteilen wie „passt“ und „passt nicht“ und
        aus gemeldeten Ergebnissen dürfen unsere Modelle lernen, auch die gemeinsamen. Andere
        Agenturen erfahren dabei nicht, was von dir stammt.
      </li>
      <li>
        <p>Nicht erlaubt ist es,</p>
        <ul>
          <li>Daten übermäßig automatisiert abzurufen (Scraping),</li>
          <li>Schadsoftware zu verbreiten,</li>
          <li>Schutzvorkehrungen zu umgehen oder ihre Schwächen auszunutzen,</li>
          <li>Zugangsdaten weiterzugeben oder ein Konto gemeinsam zu nutzen,</li>
          <li>sich mehrfach zu registrieren, um Grenzen oder die Testphase zu umgehen,</li>
          <li>den Dienst oder wesentliche Teile seiner Daten Dritten weiterzuverkaufen,</li>
          <li>rechtswidrige Inhalte oder Inhalte ohne die nötigen Rechte einzugeben.</li>
        </ul>
      </li>
      <li>
        Halte deine Zugangsdaten geheim und sag uns sofort Bescheid, wenn jemand anderes sie kennen
        könnte.
      </li>
      <li>
        Verstößt eine Agentur gegen diese Regeln, dürfen wir ihren Zugang vorübergehend sperren. Vor
        einer Sperre geben wir Gelegenheit zur Abhilfe, außer wenn die Sicherheit des Dienstes oder
        Rechte anderer das nicht zulassen.
      </li>
    </Clauses>
  );
}
