import { openWithoutPlan } from "@tc/domain";
import { Clauses } from "../clauses";

export function ServiceText() {
  return (
    <Clauses>
      <li>
        TenderChances ist ein Onlinedienst für Werbe- und Marketingagenturen. Er liest in der Regel
        alle 24 Stunden amtliche Bekanntmachungen aus öffentlichen Quellen, fasst sie zu
        Ausschreibungen zusammen, macht sie durchsuchbar und hilft dir einzuschätzen, welche zu
        deiner Agentur passen.
      </li>
      <li>
        <p>Je nach Tarif gehören dazu:</p>
        <ul>
          <li>
            AgencyFit, eine Kennzahl dafür, wie gut eine Ausschreibung zu deiner Agentur passt,
          </li>
          <li>
            TenderChances, die geschätzte Wahrscheinlichkeit eines Zuschlags mit ihrer Spanne,
          </li>
          <li>
            Angaben zu Wettbewerb und Markt, auch dazu, welche Ausschreibungen besonders umkämpft
            sind,
          </li>
          <li>
            Zusammenfassungen von Ausschreibungen mit Zitaten aus Bekanntmachung und Unterlagen,
            Fragen an die Unterlagen und Schätzungen des Budgets,
          </li>
          <li>
            die Angebotsmappe mit verlangten Unterlagen, Referenzen und Entwürfen für Bieterfragen,
          </li>
          <li>der Playground, der eingefügte Texte auswertet, ohne sie zu speichern,</li>
          <li>ein monatliches Kontingent an TenderChecks,</li>
          <li>
            die Beobachtung neuer Ausschreibungen und gespeicherter Suchen mit Benachrichtigung per
            E-Mail,
          </li>
          <li>
            die Merkliste mit Änderungen, Fristen, eigenen Terminen und Erinnerungen an beobachtete
            Ausschreibungen,
          </li>
          <li>
            die Pipeline für Angebote, an denen ihr arbeitet, mit Aufgaben, Kommentaren und
            Ergebnissen,
          </li>
          <li>AgencyMatch,</li>
          <li>Auswertungen und Berichte,</li>
          <li>
            die Schnittstelle (API und MCP) und Nachrichten an eure eigenen Systeme (Webhooks).
          </li>
        </ul>
        <p>
          Geschuldet sind die Funktionen, die bei der Buchung für den Tarif in der Anwendung
          verfügbar sind. Ohne Tarif stehen {openWithoutPlan} offen.
        </p>
      </li>
      <li>
        Kennzahlen und Schätzungen beruhen auf veröffentlichten Daten, deinen Angaben und
        statistischen Modellen. Sie sind mit Unsicherheit behaftet und können falsch sein. Wir sagen
        keinen Zuschlag, keine Teilnahme und keinen Umsatz zu. Ob du dich bewirbst, prüfst und
        entscheidest du selbst; eine Rechtsberatung leisten wir nicht. Wie die Zahlen entstehen,
        steht unter <a href="/methodik">Methodik</a>.
      </li>
      <li>
        TenderChances ist keine Vergabeplattform. Bewerbungen, Teilnahmeanträge und Angebote gibst
        du auf der Originalplattform ab, auf die wir verlinken. Verbindlich sind allein die dortige
        Bekanntmachung und die dortigen Unterlagen. Fristen, Berichtigungen und Antworten auf
        Bieterfragen musst du dort selbst verfolgen, denn wer dort nicht registriert ist, wird über
        Änderungen nicht immer informiert.
      </li>
      <li>
        AgencyMatch bringt Anfragen von Auftraggebern, die sich an einen begrenzten Kreis richten,
        mit passenden Agenturen zusammen. Kontaktdaten werden erst ausgetauscht, wenn du eine
        Anfrage annimmst. AgencyMatch verspricht keinen Zugang zu geheimen Verfahren und keine
        Einladung, und es ersetzt kein gesetzliches Vergabeverfahren.
      </li>
      <li>
        Wir streben eine Verfügbarkeit von 99&nbsp;% im Monat an. Das ist ein Ziel und keine
        Garantie. Nicht mitgerechnet werden angekündigte Wartungsarbeiten und Störungen, auf die wir
        keinen Einfluss haben, etwa Ausfälle der amtlichen Quellen oder des Internets.
      </li>
      <li>
        Wir entwickeln den Dienst weiter und dürfen Funktionen ändern, wenn der Zweck des Vertrags
        gewahrt bleibt. Für Änderungen, die gebuchte Leistungen wesentlich einschränken, gilt Ziffer
        9.
      </li>
    </Clauses>
  );
}
