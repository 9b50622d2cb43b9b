import { Clauses } from "../clauses";

export function PrivacyText() {
  return (
    <Clauses>
      <li>
        Wie wir personenbezogene Daten verarbeiten, steht in der{" "}
        <a href="/datenschutz">Datenschutzerklärung</a>.
      </li>
      <li>
        Soweit wir personenbezogene Daten im Auftrag deiner Agentur verarbeiten, etwa von
        Mitarbeitenden oder Ansprechpersonen in Referenzen, schließen wir mit ihr einen Vertrag über
        die Auftragsverarbeitung nach Art.&nbsp;28 DSGVO. Inhaberin oder Inhaber schließen ihn in
        der Anwendung unter Profil, Datenschutz.
      </li>
      <li>
        Gibst du Daten anderer Personen ein, sorgst du dafür, dass du das darfst und dass sie es
        wissen.
      </li>
      <li>
        Unsere <a href="/unterauftragsverarbeiter">Unterauftragsverarbeiter</a> nennen wir
        öffentlich. Änderungen kündigen wir 14 Tage vorher an; innerhalb von 14 Tagen kannst du
        widersprechen.
      </li>
    </Clauses>
  );
}

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

export function LiabilityText() {
  return (
    <Clauses>
      <li>
        Für Mängel gelten die gesetzlichen Vorschriften. Die verschuldensunabhängige Haftung für
        Mängel, die schon bei Vertragsschluss vorhanden waren (§&nbsp;536a Abs. 1 BGB), ist
        ausgeschlossen.
      </li>
      <li>
        Für Richtigkeit, Vollständigkeit und Aktualität fremder Bekanntmachungen und Unterlagen
        stehen wir nicht ein, ebenso wenig dafür, dass eine Einschätzung eintrifft.
      </li>
      <li>
        Unbeschränkt haften wir bei Vorsatz und grober Fahrlässigkeit, für Schäden an Leben, Körper
        und Gesundheit, nach dem Produkthaftungsgesetz, für arglistig verschwiegene Mängel und
        soweit wir eine Garantie übernommen haben.
      </li>
      <li>
        Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht
        verletzen, also eine Pflicht, ohne deren Erfüllung der Vertrag seinen Zweck verfehlt und auf
        die du vertrauen darfst. Die Haftung ist dann auf den Schaden begrenzt, der bei
        Vertragsschluss vorhersehbar und für solche Verträge typisch war.
      </li>
      <li>Im Übrigen ist unsere Haftung ausgeschlossen.</li>
      <li>
        Diese Regeln gelten auch für unsere gesetzlichen Vertreter, Mitarbeitenden und sonstigen
        Erfüllungsgehilfen.
      </li>
    </Clauses>
  );
}
