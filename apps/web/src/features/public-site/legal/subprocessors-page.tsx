import { releaseTextsSince } from "@tc/domain";
import { dayWords } from "./day-words";
import { LegalPage } from "./legal-page";
import type { LegalSection } from "./legal-page";
import { LegalTable } from "./legal-table";
import { OperatorMail } from "./operator";
import { processorColumns, processors } from "./processors";

function ListText() {
  return (
    <>
      <LegalTable
        caption="Unterauftragsverarbeiter nach Bereich"
        columns={processorColumns}
        rows={processors}
      />
      <p>
        Mit jedem eingesetzten Anbieter besteht ein Vertrag, der ihn zu demselben Schutz der Daten
        verpflichtet wie uns (Art.&nbsp;28 Abs. 4 DSGVO). Was wir wozu verarbeiten, steht in der{" "}
        <a href="/datenschutz">Datenschutzerklärung</a>.
      </p>
      <p>
        Empfänger, die eine Agentur selbst nennt, etwa das Ziel eines Webhooks oder ein Programm mit
        ihrem Schlüssel für die API, stehen nicht in der Liste: Für sie ist die Agentur
        verantwortlich.
      </p>
    </>
  );
}

function NoticeText() {
  return (
    <p>
      Kommt ein Anbieter hinzu oder wird einer ersetzt, kündigen wir das 14 Tage vorher per E-Mail
      an und ändern diese Liste.
    </p>
  );
}

function ObjectionText() {
  return (
    <>
      <p>
        Deine Agentur kann innerhalb von 14 Tagen nach der Ankündigung aus einem wichtigen Grund des
        Datenschutzes widersprechen. Eine Mail an <OperatorMail field="privacyEmail" /> genügt.
      </p>
      <p>
        Wir suchen dann eine Lösung ohne den neuen Anbieter. Finden wir keine, können beide Seiten
        den Vertrag zu dem Tag kündigen, an dem die Änderung gilt; im Voraus Gezahltes erstatten wir
        anteilig.
      </p>
    </>
  );
}

const sections: readonly LegalSection[] = [
  { id: "liste", title: "Wer für uns Daten verarbeitet", Text: ListText },
  { id: "ankuendigung", title: "Ankündigung von Änderungen", Text: NoticeText },
  { id: "widerspruch", title: "Widerspruch", Text: ObjectionText },
];

export function SubprocessorsPage() {
  return (
    <LegalPage
      title="Unterauftragsverarbeiter"
      date={`Stand: ${dayWords(releaseTextsSince.sub_processors)}`}
      hasVersions
      lead="Diese Dienstleister verarbeiten für TenderChances personenbezogene Daten im Auftrag der Agenturen."
      sections={sections}
    />
  );
}
