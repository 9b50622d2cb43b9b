import { Clauses } from "../clauses";
import { Operator, OperatorMail } from "../operator";

export function ChangesText() {
  return (
    <Clauses>
      <li>
        Wir dürfen diese Bedingungen ändern, wenn es dafür einen sachlichen Grund gibt, etwa ein
        geändertes Gesetz, ein Urteil, neue Funktionen oder eine Lücke, und wenn die Änderung dich
        nicht unangemessen benachteiligt.
      </li>
      <li>
        Änderungen kündigen wir mindestens 30 Tage, bevor sie gelten, per E-Mail an. Die Mail nennt
        die geänderten Stellen und dein Recht zu widersprechen.
      </li>
      <li>
        Widersprichst du nicht, bevor die Änderung gilt, ist sie angenommen; auch darauf weist die
        Mail hin. Widersprichst du, gilt der Vertrag unverändert weiter, und beide Seiten können ihn
        zum Ende des laufenden Abrechnungszeitraums kündigen.
      </li>
      <li>
        Ändern sich Preise oder werden gebuchte Leistungen wesentlich eingeschränkt, gilt das
        frühestens ab dem nächsten Abrechnungszeitraum. Du kannst dann bis zum Tag davor zu dessen
        Beginn kündigen, auch wenn die Frist aus Ziffer 5 schon abgelaufen ist.
      </li>
    </Clauses>
  );
}

export function LawText() {
  return (
    <Clauses>
      <li>Es gilt deutsches Recht. Das UN-Kaufrecht (CISG) ist ausgeschlossen.</li>
      <li>
        Gerichtsstand für alle Streitigkeiten ist <Operator field="city" />, wenn die Agentur
        Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches
        Sondervermögen ist oder in Deutschland keinen allgemeinen Gerichtsstand hat. Wir dürfen auch
        am Sitz der Agentur klagen.
      </li>
    </Clauses>
  );
}

export function SeverabilityText() {
  return (
    <Clauses>
      <li>
        Ist eine Bestimmung dieser Bedingungen unwirksam oder nicht durchführbar, bleiben die
        übrigen wirksam. An die Stelle der unwirksamen Bestimmung tritt die gesetzliche Regelung.
      </li>
      <li>
        Fragen zum Vertrag beantworten wir unter <OperatorMail field="legalEmail" />.
      </li>
    </Clauses>
  );
}
