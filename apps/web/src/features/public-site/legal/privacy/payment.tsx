import { Basis } from "../clauses";

export function PaymentText() {
  return (
    <>
      <p>
        Erst wenn du einen kostenpflichtigen Tarif buchst oder eine Karte hinterlegst, erhält unser
        Zahlungsdienstleister Stripe deinen Namen, deine E-Mail-Adresse, die Rechnungsangaben und
        die Zahlungsdaten (Karte oder SEPA-Lastschrift). Programmteile von Stripe lädt dein Browser
        erst, wenn du bezahlst oder die Zahlungsart änderst; Stripe kann dabei auch Angaben zu
        deinem Gerät erheben, um Betrug zu verhindern. Kartennummer und vollständige Kontodaten
        erhalten wir nicht.
      </p>
      <p>
        Ob eine Agentur die Testphase schon genutzt hat, prüfen wir an Firma, Umsatzsteuer-ID,
        Mail-Domain und, wenn eine hinterlegt ist, an einem Kennzeichen der Karte. Wir speichern
        davon nur Prüfsummen. Sie bleiben auch nach der Löschung der Agentur, damit sie die
        Testphase nicht noch einmal beginnen kann.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b DSGVO für die Bezahlung, Buchst. c für Rechnungen und ihre
        Aufbewahrung (§&nbsp;147 AO, §&nbsp;257 HGB), Buchst. f für die Vorbeugung gegen Betrug und
        mehrfache Testphasen.
      </Basis>
    </>
  );
}
