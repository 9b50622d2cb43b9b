import { questionReasonNames } from "@tc/contract";
import type { BidderQuestion, QuestionReason } from "@tc/contract";
import { Copy, GitCompare, MessageCircleQuestionMark, TriangleAlert } from "lucide-react";
import { formatDay } from "../../../platform/format/format";
import { QuotePlace } from "../../../ui/data/quote-place";
import { StateMark } from "../../../ui/data/state-mark";
import type { StateLook } from "../../../ui/data/state-mark";
import { Button } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import { SentMark } from "./sent-mark";
import styles from "../folder-rows.module.css";

const looks = {
  unlawful: { icon: TriangleAlert, tone: "amber" },
  unclear: { icon: MessageCircleQuestionMark, tone: "amber" },
  contradiction: { icon: GitCompare, tone: "amber" },
} as const satisfies Record<QuestionReason, StateLook>;

interface Props {
  slug: string;
  question: BidderQuestion;
  canAsk: boolean;
}

export function QuestionRow({ slug, question, canAsk }: Props) {
  const { key, title, reason, quotes, rule, note, draft, sent } = question;
  return (
    <li>
      <div className={styles.head}>
        <h3>{title}</h3>
        <StateMark look={looks[reason]} word={questionReasonNames[reason]} />
      </div>
      {quotes.map((quote, index) => (
        <blockquote key={index} className={styles.quote}>
          „{quote.quote}“ <QuotePlace slug={slug} quote={quote} />
        </blockquote>
      ))}
      {rule && (
        <p className={styles.note}>
          {rule.name}, {rule.law}. Stand {stateOfLaw(rule.sourceDate)}
        </p>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <p className={styles.draft}>{draft}</p>
      <div className={styles.deeds}>
        {canAsk && (
          <Button onClick={() => void copy(draft)}>
            <Copy size={15} aria-hidden />
            Text kopieren <span className="visually-hidden">{title}</span>
          </Button>
        )}
        <SentMark slug={slug} questionKey={key} title={title} sent={sent} />
      </div>
    </li>
  );
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast("Text kopiert.");
  } catch {
    showToast("Der Browser erlaubt das Kopieren nicht. Markiert den Text und kopiert ihn.", {
      isFailure: true,
    });
  }
}

/** Of some laws only the year is told in which they were read. */
function stateOfLaw(dayOrYear: string): string {
  return dayOrYear.includes("-") ? formatDay(dayOrYear) : dayOrYear;
}
