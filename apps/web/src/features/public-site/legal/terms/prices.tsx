import { openWithoutPlan } from "@tc/domain";
import { Clauses } from "../clauses";
import { PriceTable } from "./price-table";

export function PricesText() {
  return (
    <Clauses>
      <li>Das Konto ist kostenlos. Ohne Tarif stehen {openWithoutPlan} offen.</li>
      <li>
        <p>Kostenpflichtige Tarife haben diese Preise und Grenzen:</p>
        <PriceTable />
        <p>
          Alle Preise sind Nettopreise in Euro, zuzüglich der gesetzlichen Umsatzsteuer.
          Ausschreibungen über dem Auftragswert des Tarifs bleiben mit Titel, Auftraggeber, Frist
          und Link zum Original sichtbar.
        </p>
      </li>
      <li>
        Die jährliche Zahlung ist mindestens 20&nbsp;% günstiger als die monatliche. Sie beträgt das
        Zwölffache des Monatspreises und wird auf einmal berechnet.
      </li>
      <li>
        Gezahlt wird im Voraus für jeden Abrechnungszeitraum, per Karte (Visa, Mastercard, American
        Express) oder per SEPA-Lastschrift. Die Zahlung wickelt ein Zahlungsdienstleister ab, den
        wir unter <a href="/unterauftragsverarbeiter">Unterauftragsverarbeiter</a> nennen.
        Rechnungen stellen wir elektronisch.
      </li>
      <li>
        Scheitert eine Zahlung, sagen wir dir Bescheid. Bleibt sie trotz Mahnung mit angemessener
        Frist aus, dürfen wir die Leistungen des Tarifs sperren, bis gezahlt ist. Anmeldung,{" "}
        {openWithoutPlan} bleiben dir erhalten. Die gesetzlichen Folgen des Verzugs bleiben
        unberührt.
      </li>
      <li>
        TenderChecks gelten für den Kalendermonat (deutsche Zeit) und verfallen an dessen Ende.
        Dieselbe Ausschreibung erneut zu prüfen, kostet keinen weiteren, auch in einem anderen
        Monat.
      </li>
      <li>
        Aufrechnen kannst du nur mit Forderungen, die unbestritten oder rechtskräftig festgestellt
        sind oder aus demselben Vertrag stammen.
      </li>
    </Clauses>
  );
}
