import type { SharedTender } from "@tc/contract";
import { count } from "../../platform/format/format";
import { levelWords, procedureWords } from "../../platform/format/words";
import { Fact, Facts } from "../../ui/layout/facts";
import { durationWords, ValueFacts, weightWords } from "../tenders";
import styles from "./shared-sheet.module.css";

type Tender = SharedTender["tender"];

/** What is looked for, in the notice's words, and the facts that decide whether to read on. */
export function SharedFacts({ tender, brief }: { tender: Tender; brief: SharedTender["brief"] }) {
  const durations = tender.lots.map(({ duration }) => durationWords(duration));
  const [duration] = durations;
  const isOneDuration = durations.every((words) => words === duration);
  return (
    <div className={styles.side}>
      {brief.length > 0 && (
        <section>
          <h2>Was gesucht wird</h2>
          {brief.map(({ text, isCut }) => (
            <p key={text} className={styles.brief} lang="de">
              {text}
              {isCut && " …"}
            </p>
          ))}
          <p className={styles.source}>Wörtlich aus der Bekanntmachung, gekürzt.</p>
        </section>
      )}
      <section>
        <h2>Eckdaten</h2>
        <Facts>
          <Fact name="Verfahren">{procedureOf(tender)}</Fact>
          <ValueFacts values={tender.values} />
          <Fact name="Laufzeit">{isOneDuration ? duration : "je Los verschieden"}</Fact>
          <Fact name="Lose">
            {tender.lots.length > 1 ? count(tender.lots.length, "Los", "Lose") : "keine"}
          </Fact>
          <Fact name="Zuschlag">{criteriaOf(tender)}</Fact>
          <Fact name="Aktenzeichen">{tender.reference}</Fact>
        </Facts>
      </section>
    </div>
  );
}

function procedureOf({ procedure, procedureText, level, accelerated }: Tender): string {
  const name =
    procedure && procedure !== "other" ? procedureWords[procedure] : (procedureText ?? "");
  return [name, accelerated === true && "beschleunigt", level && levelWords[level]]
    .filter(Boolean)
    .join(", ");
}

/** "Konzept 60 %, Preis 40 %": of the lot, or of all lots where they say the same. */
function criteriaOf({ lots }: Tender): string | undefined {
  const texts = lots.map(({ awardCriteria }) =>
    awardCriteria
      .filter(({ name }) => name !== undefined)
      .map((criterion) => `${criterion.name} ${weightWords(criterion)}`.trim())
      .join(", "),
  );
  const [first = ""] = texts;
  if (first === "") return undefined;
  return texts.every((text) => text === first) ? first : "je Los verschieden";
}
