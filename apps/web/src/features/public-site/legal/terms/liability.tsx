import { Clauses } from "../clauses";

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
