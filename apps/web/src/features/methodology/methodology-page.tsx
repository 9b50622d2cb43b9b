import { LegalPage, Section } from "../public-site";
import { LivingFigures } from "./living-figures";

/** How every number comes about, when there is none, and how true the numbers were. */
export function MethodologyPage() {
  return (
    <LegalPage
      title="So rechnen wir"
      lead="Jede Zahl sagt, worauf sie beruht. „Zu wenig Daten“ ist eine Antwort, eine erfundene Zahl nicht."
    >
      <Section title="AgencyFit: Passt das zu euch?">
        <p>
          Zuerst kommen die harten Anforderungen der Bekanntmachung: Umsatz, Referenzen,
          Zertifikate, Versicherung, Präsenz vor Ort, Sprache, Vorlaufzeit und eure eigenen
          Ausschlüsse. Jede ist erfüllt, offen oder nicht erfüllt, mit dem Satz aus der
          Bekanntmachung und dem Beleg aus eurem Profil. Eine nicht erfüllte Anforderung bleibt
          sichtbar, wie hoch die Zahl auch ist.
        </p>
        <p>
          Danach folgt eine Zahl von 0 bis 100 aus fünf Teilen: Leistungsbild, Referenzen,
          Auftragsgröße, Region, Eignung und Nachweise. Verglichen werden Wörter, ihre Bestandteile
          und die CPV-Codes eures Profils und eurer Referenzen mit denen der Ausschreibung. Was
          unbekannt ist, zählt als Mitte und macht die Spanne breiter. Aus „passt“ und „passt nicht“
          lernt die Rangfolge eurer Agentur; übernommen wird das Gelernte nur, wenn es
          zurückgehaltene Urteile besser trifft.
        </p>
      </Section>
      <Section title="Wettbewerb: Wie viele bieten mit?">
        <p>
          Die erwartete Zahl der Angebote je Los stammt aus veröffentlichten Ergebnissen, nach
          Branche, Verfahren, Auftraggeber, Region und weiteren Merkmalen. Wenige Ergebnisse einer
          Gruppe werden zu den nächstgrößeren hin gewichtet, damit drei Zufälle kein Muster ergeben.
          Die Spanne soll in acht von zehn Fällen zutreffen. „Besonders umkämpft“ heißt: Mit
          mindestens 50 % Wahrscheinlichkeit kommen so viele Angebote wie sonst nur beim obersten
          Viertel der Branche.
        </p>
        <p>
          Unterhalb der EU-Schwellen veröffentlicht niemand die Zahl der Angebote. Dort steht
          „Übertragung aus EU-weiten Vergaben“.
        </p>
      </Section>
      <Section title="TenderChances: Wie wahrscheinlich ist ein Zuschlag?">
        <p>
          Die Grundwahrscheinlichkeit ist der Erwartungswert von eins geteilt durch die Zahl der
          Bieter, euch eingeschlossen, über alle möglichen Bieterzahlen. Das ist mehr als eins durch
          die mittlere Zahl. Verschoben wird sie durch eure Passung, nicht erfüllte Anforderungen,
          einen bisherigen Auftragnehmer und das Gewicht des Preises; jeder Grund steht mit seinem
          Anteil dabei. Genannt wird auf fünf Punkte gerundet und immer mit Spanne.
        </p>
        <p>
          Der Preis wirkt nur, wo sein Gewicht in Bekanntmachung oder Unterlagen steht und euer
          Profil ein Preisniveau nennt. Er verschiebt die Chance erst, wenn gemeldete Ergebnisse
          zeigen, wie stark.
        </p>
        <p>
          Wie stark diese Gründe verschieben, ist anfangs eine Annahme und steht auch so da. Ab 100
          gemeldeten Ergebnissen wird sie an ihnen geprüft: Trifft sie schlechter als die
          Grundwahrscheinlichkeit allein, zeigen wir nur noch diese.
        </p>
      </Section>
      <Section title="Budget: Was ist der Auftrag wert?">
        <p>
          Ein veröffentlichter Wert geht vor. Ein Höchstwert einer Rahmenvereinbarung bleibt ein
          Höchstwert und wird nie als erwarteter Umsatz gezeigt oder gelernt; Beträge unter 100 €
          (Platzhalter und Stückpreise) zählen nicht. Sonst schätzen wir aus vergleichbaren Vergaben
          eine Spanne, in der acht von zehn liegen, und zeigen die nächsten Vergleiche. Ist sie
          weiter als eins zu zwanzig, sagen wir „keine belastbare Schätzung“.
        </p>
      </Section>
      <Section title="Wie gut stimmt es?">
        <LivingFigures />
      </Section>
    </LegalPage>
  );
}
