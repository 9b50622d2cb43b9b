import { accountLimits, openWithoutPlan } from "@tc/domain";
import { Clauses } from "../clauses";
import { OperatorMail } from "../operator";

export function TermText() {
  return (
    <Clauses>
      <li>
        Das kostenlose Konto läuft auf unbestimmte Zeit. Die Inhaberin oder der Inhaber kann die
        Agentur jederzeit in der Anwendung löschen. Die Löschung wird nach{" "}
        {accountLimits.deletionGraceDays} Tagen endgültig und lässt sich bis dahin zurücknehmen. Mit
        ihr ist auch ein kostenpflichtiger Tarif gekündigt; er endet spätestens, wenn sie endgültig
        ist.
      </li>
      <li>
        Die Mindestlaufzeit eines kostenpflichtigen Tarifs ist der gewählte Abrechnungszeitraum: ein
        Monat bei monatlicher, zwölf Monate bei jährlicher Zahlung. Danach verlängert sich der
        Vertrag jeweils um einen weiteren Abrechnungszeitraum, wenn er nicht gekündigt wird.
      </li>
      <li>
        Beide Seiten können mit einer Frist von 30 Tagen zum Ende des Abrechnungszeitraums kündigen.
        Bei monatlicher Zahlung endet der Vertrag mit dem ersten Abrechnungszeitraum, dessen Ende
        mindestens 30 Tage nach der Kündigung liegt.
      </li>
      <li>Die Testphase kannst du jederzeit ohne Kosten beenden, sofort oder zu ihrem Ende.</li>
      <li>
        Einen Tarif kündigst du in der Anwendung oder in Textform an{" "}
        <OperatorMail field="legalEmail" />.
      </li>
      <li>
        Das Recht, aus wichtigem Grund fristlos zu kündigen, bleibt unberührt. Ein wichtiger Grund
        für uns ist insbesondere ein schwerer oder trotz Abmahnung wiederholter Verstoß gegen Ziffer
        7.
      </li>
      <li>
        Endet ein Tarif, bleibt das Konto bestehen. Du behältst Anmeldung, {openWithoutPlan}; alles
        Übrige wird gesperrt.
      </li>
    </Clauses>
  );
}
