import { Basis } from "../clauses";
import { OperatorMail } from "../operator";

export function AssessmentText() {
  return (
    <>
      <p>
        AgencyFit und TenderChances vergleichen das Profil einer Agentur mit Ausschreibungen. Sie
        bewerten Unternehmen und Verfahren, keine Personen. Wie gerechnet wird, steht unter{" "}
        <a href="/methodik">Methodik</a>.
      </p>
      <p>
        Wenn jemand aus deiner Agentur eine Ausschreibung mit „passt“ oder „passt nicht“ beurteilt,
        sie merkt, ablehnt oder ein Ergebnis meldet, speichern wir das mit Zeitpunkt, Person und,
        wenn angegeben, Grund und Notiz. Daraus lernt die Rangfolge deiner Agentur. Urteile und
        gemeldete Ergebnisse aller Agenturen gehen außerdem, begrenzt je Agentur, in die gemeinsamen
        Modelle ein. Namen, Gründe im Wortlaut und Notizen sind dabei nicht im Spiel, und andere
        Agenturen erfahren nicht, was von wem stammt. Öffentlich zeigen wir nur, wie oft unsere
        Prognosen zutrafen, zusammengefasst aus mindestens fünf Ergebnissen von mindestens drei
        Agenturen.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. b DSGVO, soweit das Lernen zur Leistung gehört; für die
        gemeinsamen Modelle Art.&nbsp;6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse sind
        genauere Prognosen für alle.
      </Basis>
    </>
  );
}

export function NoticesText() {
  return (
    <>
      <p>
        <b>Hinweis nach Art.&nbsp;14 DSGVO.</b> Öffentliche Auftraggeber müssen Vergaben bekannt
        machen. Ihre Bekanntmachungen können Namen, dienstliche Adressen, E-Mail-Adressen und
        Telefonnummern von Ansprechpersonen enthalten, Ergebnisse auch die Namen von Unternehmen,
        die einen Zuschlag erhalten haben. Manche tragen den Namen einer Person.
      </p>
      <p>
        Wir rufen diese Daten aus amtlichen, öffentlich zugänglichen Quellen ab: vom Datenservice
        Öffentlicher Einkauf (oeffentlichevergabe.de) und, soweit eingerichtet, von Tenders
        Electronic Daily (ted.europa.eu). Wir zeigen sie angemeldeten Agenturen wie veröffentlicht,
        damit sie sich an die richtige Stelle wenden können, und verwenden Ergebnisse für Statistik
        und Prognosen über Verfahren. Beim Abruf übermitteln wir keine Daten über dich oder deine
        Agentur.
      </p>
      <p>
        Vergabeunterlagen, die ein Mitglied holt, speichern wir für alle; sie nennen
        Ansprechpersonen.
      </p>
      <p>
        Wird eine Bekanntmachung berichtigt, übernehmen wir die Berichtigung. Bist du irgendwo
        genannt, kannst du der Verarbeitung widersprechen: eine Mail an{" "}
        <OperatorMail field="privacyEmail" /> genügt.
      </p>
      <Basis>
        Art.&nbsp;6 Abs. 1 Buchst. f DSGVO. Berechtigtes Interesse ist der Zugang von Unternehmen zu
        öffentlichen Aufträgen. Jede genannte Person einzeln zu unterrichten, wäre unverhältnismäßig
        (Art.&nbsp;14 Abs. 5 Buchst. b DSGVO).
      </Basis>
    </>
  );
}
