import { codeWord } from "@tc/domain";
import { formatDay } from "../../../../platform/format/format";
import { levelWords } from "../../../../platform/format/words";
import { Disclosure } from "../../../../ui/layout/card";
import { Fact, Facts } from "../../../../ui/layout/facts";
import { RegimeFact, useAssessment } from "../../../assessment";
import type { TenderAnswer } from "../queries";
import styles from "./tender-rest.module.css";

/** For lawyers: last and closed. */
export function LegalFacts({ answer }: { answer: TenderAnswer }) {
  const { tender } = answer;
  const regime = useAssessment(answer.slug).data?.regime;
  const basis = codeWord("legalBasis", tender.legalBasis);
  return (
    <Disclosure
      summary={
        <span className={styles.law}>
          <b>Rechtliches</b> <small>Ebene, Art, Vergaberecht, Rechtsgrundlage</small>
        </span>
      }
    >
      <Facts>
        <Fact name="Ebene">{tender.level && levelWords[tender.level]}</Fact>
        <Fact name="Art">{codeWord("nature", tender.nature)}</Fact>
        <Fact name="Vergaberecht">{regime && <RegimeFact regime={regime} />}</Fact>
        {/* Not said twice where it is what the regime is called. */}
        <Fact name="Rechtsgrundlage">{basis === regime?.label ? undefined : basis}</Fact>
        <Fact name="Aktenzeichen">{tender.reference}</Fact>
        <Fact name="Veröffentlicht">
          {tender.publishedOn !== undefined && formatDay(tender.publishedOn)}
        </Fact>
        <Fact name="Zuletzt geändert">
          {tender.updatedOn !== undefined &&
            tender.updatedOn !== tender.publishedOn &&
            formatDay(tender.updatedOn)}
        </Fact>
      </Facts>
    </Disclosure>
  );
}
