import { accountLimits, trialDays } from "@tc/domain";
import { Clauses } from "../clauses";
import { Operator } from "../operator";

export function PartiesText() {
  return (
    <Clauses>
      <li>
        Diese Bedingungen gelten für alle Verträge über die Nutzung von TenderChances zwischen{" "}
        <Operator field="company" />, <Operator field="street" />, <Operator field="postalCode" />{" "}
        <Operator field="city" /> („wir“), und der Agentur, die sich registriert („Agentur“ oder
        „du“). Vertragspartnerin ist die Agentur und nicht die einzelne Person, die für sie handelt.
        Wer eine Agentur registriert, versichert, sie vertreten zu dürfen.
      </li>
      <li>
        Unser Angebot richtet sich ausschließlich an Unternehmen im Sinne von §&nbsp;14 BGB.
        Verträge mit Verbraucherinnen und Verbrauchern (§&nbsp;13 BGB) schließen wir nicht.
      </li>
      <li>
        Minderjährige dürfen TenderChances nur mit Zustimmung ihrer gesetzlichen Vertretung nutzen.
      </li>
      <li>
        Andere Bedingungen, etwa Einkaufsbedingungen der Agentur, gelten auch dann nicht, wenn wir
        ihnen nicht ausdrücklich widersprechen. Was wir einzeln mit dir vereinbaren, geht diesen
        Bedingungen vor.
      </li>
    </Clauses>
  );
}

export function ConclusionText() {
  return (
    <Clauses>
      <li>
        Mit dem Absenden der Registrierung bietest du uns den Abschluss eines kostenlosen
        Nutzungsvertrags an. Wir senden dir darauf eine Bestätigungsmail. Ihr Link ist{" "}
        {accountLimits.confirmationHours} Stunden gültig. Der Vertrag kommt zustande, wenn du deine
        E-Mail-Adresse über diesen Link bestätigst.
      </li>
      <li>
        Deine Angaben müssen richtig und vollständig sein und es bleiben. Bestehen Zweifel daran,
        dass du für ein Unternehmen handelst, dürfen wir einen Nachweis verlangen.
      </li>
      <li>
        Jede Agentur registriert sich einmal. Mehrfache Registrierungen, auch unter verschiedenen
        Namen oder E-Mail-Adressen, sind nicht erlaubt. Kolleginnen und Kollegen lädst du ein; eine
        Einladung ist {accountLimits.invitationDays} Tage gültig. Wie viele Personen ein Konto haben
        dürfen, bestimmt der Tarif.
      </li>
      <li>
        Premium kann jede Agentur einmal {trialDays} Tage lang kostenlos testen. Ohne hinterlegtes
        Zahlungsmittel endet die Testphase von selbst. Hinterlegst du beim Start eine Karte, geht
        sie nach {trialDays} Tagen in den gewählten kostenpflichtigen Tarif über, wenn du nicht
        vorher kündigst; darauf weisen wir vor dem Start hin. Stimmen Firma, Umsatzsteuer-ID,
        geschäftliche Mail-Domain oder Karte mit einer früheren Testphase überein, gilt sie als die
        Testphase derselben Agentur.
      </li>
      <li>
        Basic und Premium bestellst du in der Anwendung; das kann nur, wer dort Inhaberin oder
        Inhaber der Agentur ist. Vor dem Absenden siehst du Tarif, Laufzeit und Preis und kannst
        deine Eingaben berichtigen. Der Vertrag darüber kommt zustande, wenn wir die Bestellung
        bestätigen oder den Tarif freischalten. Enterprise schalten wir nach Absprache frei.
      </li>
      <li>
        Vertragssprache ist Deutsch. Diese Bedingungen kannst du hier jederzeit lesen, speichern und
        ausdrucken.
      </li>
    </Clauses>
  );
}
