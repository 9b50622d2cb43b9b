import { questionReasonNames } from "@tc/contract";
import type { BidderQuestion, QuestionReason } from "@tc/contract";
import { Bookmark, Copy, GitCompare, MessageCircleQuestionMark, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { formatDay } from "../../../platform/format/format";
import { QuotePlace } from "../../../ui/data/quote-place";
import { StateMark } from "../../../ui/data/state-mark";
import type { StateLook } from "../../../ui/data/state-mark";
import { Button } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import { lawWords } from "./law-words";
import { questionAnchor } from "./question-anchor";
import { SentMark } from "./sent-mark";
import { useNoting } from "./use-noting";
import styles from "../folder-rows.module.css";

const looks = {
  unlawful: { icon: TriangleAlert, tone: "amber" },
  unclear: { icon: MessageCircleQuestionMark, tone: "amber" },
  contradiction: { icon: GitCompare, tone: "amber" },
  noted: { icon: Bookmark, tone: "quiet" },
} as const satisfies Record<QuestionReason, StateLook>;

interface Props {
  slug: string;
  question: BidderQuestion;
  canAsk: boolean;
}

export function QuestionRow({ slug, question, canAsk }: Props) {
  const { key, title, reason, quotes, rule, note, draft, sent } = question;
  const anchor = questionAnchor(key);
  const row = useRef<HTMLLIElement>(null);
  const isNamed = useLocation().hash === `#${anchor}`;
  // It stands there only once the folder has come, too late for the browser to go to it.
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: "start" });
  }, [isNamed]);
  return (
    <li ref={row} id={anchor}>
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
          {rule.name}, {lawWords(rule.law)}. Stand {stateOfLaw(rule.sourceDate)}
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
        {reason === "noted" && !sent && <ForgetQuestion slug={slug} question={title} />}
      </div>
    </li>
  );
}

function ForgetQuestion({ slug, question }: { slug: string; question: string }) {
  const { note, isPending } = useNoting(slug, question);
  return (
    <p className={styles.actions}>
      <button type="button" aria-disabled={isPending} onClick={() => note(false)}>
        Entfernen <span className="visually-hidden">{question}</span>
      </button>
    </p>
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
