import { Basis } from "../clauses";
import { Operator } from "../operator";

export function LanguageModelText() {
  return (
    <>
      <p>
        AgencyFit, TenderChances und alle anderen Zahlen berechnen unsere eigenen Modelle auf
        unseren Servern. Dafür verlassen keine Daten unsere Systeme.
      </p>
      <p>
        Nur um Unterlagen auszuwerten und Fragen zu beantworten, können wir ein Sprachmodell eines
        Anbieters in der EU einsetzen (Mistral AI, Frankreich). Ist es eingerichtet, erhält der
        Anbieter den Text der Unterlagen und die Fragen. Erkannte Mailadressen und Telefonnummern
        lassen wir weg; andere Angaben zu Ansprechpersonen können darin stehen. Zugangsdaten und
        Konten übermitteln wir nicht. Texte aus einem Sprachmodell sind gekennzeichnet.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist es, lange Unterlagen
        verständlich zu machen.
      </Basis>
    </>
  );
}

export function RecipientsText() {
  return (
    <>
      <p>Deine Daten erhalten außer uns nur:</p>
      <ul>
        <li>
          unser Hosting-Anbieter: <Operator field="hostingProvider" />,{" "}
          <Operator field="hostingCountry" />,
        </li>
        <li>
          unser Anbieter für Dateien: <Operator field="storageProvider" />,{" "}
          <Operator field="storageCountry" />,
        </li>
        <li>
          unser Anbieter für den Versand von Mails: <Operator field="mailProvider" />,{" "}
          <Operator field="mailCountry" />,
        </li>
        <li>
          Stripe Payments Europe, Limited, Irland, sobald du einen kostenpflichtigen Tarif buchst
          oder eine Karte hinterlegst,
        </li>
        <li>Mistral AI, Frankreich, sobald dort Unterlagen gelesen werden,</li>
        <li>
          Behörden, Gerichte und zur Verschwiegenheit verpflichtete Berater, wenn ein Gesetz es
          verlangt oder es zur Durchsetzung von Ansprüchen nötig ist.
        </li>
      </ul>
      <p>
        Die Anbieter mit Zweck und Land stehen unter{" "}
        <a href="/unterauftragsverarbeiter">Unterauftragsverarbeiter</a>. Mit ihnen bestehen die
        Verträge, die Art.&nbsp;28 DSGVO verlangt; Stripe verarbeitet einen Teil der Zahlungsdaten
        in eigener Verantwortung. Übermittelt ein Anbieter Daten ausnahmsweise in ein Drittland,
        etwa Stripe innerhalb seines Konzerns, geschieht das nur auf Grundlage eines
        Angemessenheitsbeschlusses oder der Standardvertragsklauseln der EU-Kommission (Art.&nbsp;44
        bis 49 DSGVO).
      </p>
    </>
  );
}
