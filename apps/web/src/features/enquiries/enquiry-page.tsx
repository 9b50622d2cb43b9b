import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../ui/forms/button";
import { SitePage } from "../../ui/layout/site-page";
import styles from "./enquiry-page.module.css";

interface Props {
  kicker: string;
  title: ReactNode;
  lead: string;
  /** What to know before writing. */
  facts: ReactNode;
  form: (onSent: () => void) => ReactNode;
  thanks: { title: string; text: string; again: string };
}

/** What to expect on one side, the form on the other; once it is sent, the thanks alone. */
export function EnquiryPage({ kicker, title, lead, facts, form, thanks }: Props) {
  const [isSent, setSent] = useState(false);
  const [isAgain, setAgain] = useState(false);
  function writeAgain() {
    setSent(false);
    setAgain(true);
  }
  return (
    <SitePage>
      {isSent ? (
        <Thanks {...thanks} onAgain={writeAgain} />
      ) : (
        <div className={styles.page}>
          <div className={styles.intro}>
            <header className={styles.head}>
              <p className={styles.kicker}>{kicker}</p>
              <Title isFocused={isAgain}>{title}</Title>
              <p className={styles.lead}>{lead}</p>
            </header>
            {facts}
          </div>
          {form(() => setSent(true))}
        </div>
      )}
    </SitePage>
  );
}

function Thanks({ title, text, again, onAgain }: Props["thanks"] & { onAgain: () => void }) {
  return (
    <div className={styles.thanks}>
      <Title isFocused>{title}</Title>
      <p className={styles.lead}>{text}</p>
      <p className={styles.note}>
        In der Regel kommt gleich eine Bestätigung per Mail. Wenn nicht, schau bitte auch im
        Spam-Ordner nach; deine Angaben sind in jedem Fall bei uns.
      </p>
      <div className={styles.actions}>
        <ButtonLink look="main" size="large" href="/">
          Zur Startseite
        </ButtonLink>
        <Button size="large" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  );
}

/** Where the screen changed without a new page, reading begins at its title. */
function Title({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
