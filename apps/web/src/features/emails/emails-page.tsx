import { Pause } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { EmailChanges, EmailsAnswer } from "@tc/contract";
import { isPaused } from "@tc/domain";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import { berlinDay, formatDay } from "../../platform/format/format";
import { Banner } from "../../ui/feedback/banner";
import { Message } from "../../ui/feedback/message";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { workArea } from "../../ui/layout/work-area";
import { showToast } from "../../ui/overlays/toast";
import { AddressesCard, StopLine } from "./addresses-card";
import { FrequencyMatrix } from "./frequency-matrix";
import { HistoryCard } from "./history-card";
import { useEmails, useSaveEmails } from "./queries";
import { WhenCard } from "./when-card";
import { momentWords } from "./words";
import styles from "./emails-page.module.css";

const PauseDialog = lazy(async () => ({ default: (await import("./pause-dialog")).PauseDialog }));

interface Props {
  /** What the next mail would be: its own card, of the feature that makes the mails */
  nextMail?: ReactNode;
}

/** What is mailed to the member, when and where to. Everything is saved at once. */
export function EmailsPage({ nextMail }: Props) {
  const emails = useEmails();
  return (
    <main id="inhalt" tabIndex={-1} className={styles.page}>
      {emails.data ? (
        <LoadedEmails emails={emails.data} nextMail={nextMail} />
      ) : (
        <>
          <header className={styles.head}>
            <h1>E-Mails</h1>
          </header>
          {emails.isError ? (
            <Message
              isFailure
              title="Die Einstellungen ließen sich nicht laden"
              actions={
                <Button
                  onClick={() => {
                    workArea()?.focus();
                    void emails.refetch();
                  }}
                >
                  Erneut versuchen
                </Button>
              }
            >
              {errorSentence(emails.error)}
            </Message>
          ) : (
            <div className={styles.columns}>
              <p role="status" className="visually-hidden">
                Lädt …
              </p>
              <Bar width={100} height={420} />
              <Bar width={100} height={280} />
            </div>
          )}
        </>
      )}
    </main>
  );
}

function LoadedEmails({ emails, nextMail }: { emails: EmailsAnswer; nextMail: ReactNode }) {
  const { address, settings, stop } = emails;
  const now = useNow();
  const save = useSaveEmails();
  // "Eine Woche pausieren" in a mail leads here; a link alone changes nothing.
  const [query, setQuery] = useSearchParams();
  const asksForWeek = query.get("pause") === "week";
  const [isPausing, setPausing] = useState(asksForWeek);
  const isPausedNow = isPaused(toPause(settings.pause), berlinDay(now));

  function change(changes: EmailChanges, done?: string) {
    save.mutate(changes, {
      onSuccess: () => {
        if (done !== undefined) showToast(done);
      },
      onError: (error) => showToast(errorSentence(error), { isFailure: true }),
    });
  }

  function closePause() {
    setPausing(false);
    if (asksForWeek) setQuery({}, { replace: true });
  }

  return (
    <>
      <header className={styles.head}>
        <h1>E-Mails</h1>
        <span>nur für dich, an {address}</span>
        {!isPausedNow && (
          <Button className={styles.pause} onClick={() => setPausing(true)}>
            <Pause size={15} aria-hidden />
            Pausieren …
          </Button>
        )}
      </header>
      {isPausedNow && (
        <Banner label="Pause" icon={Pause} className={styles.banner}>
          {settings.pause?.until === undefined
            ? "Pausiert, bis du fortsetzt."
            : `Pausiert. Am ${formatDay(settings.pause.until)} kommen wieder Mails.`}{" "}
          <button
            type="button"
            className={styles.link}
            onClick={() => change({ pause: null }, "Mails kommen wieder.")}
          >
            Jetzt fortsetzen
          </button>
        </Banner>
      )}
      {stop && (
        <p className={styles.ownStop}>
          <StopLine {...{ address, stop }} />
        </p>
      )}
      <div className={styles.columns}>
        <div>
          <Card title="Wovon, und wie oft" note={<SavedNote {...{ emails, now, save }} />}>
            <FrequencyMatrix
              frequencies={settings.frequencies}
              onChange={(event, frequency) => change({ frequencies: { [event]: frequency } })}
            />
            <p className={styles.small}>
              Rechnungen, Sicherheit und Vertragsänderungen kommen immer. Gibt es nichts Neues,
              kommt keine Mail. Endet eine Frist vor deiner nächsten Sammelmail, erinnern wir dich
              vorher, auch wenn du schon alle Mails des Tages hattest.
            </p>
          </Card>
          <HistoryCard ownAddress={address} />
        </div>
        <div>
          <WhenCard settings={settings} onChange={change} />
          {nextMail}
          <AddressesCard emails={emails} />
        </div>
      </div>
      {isPausing && !isPausedNow && (
        <Suspense>
          <PauseDialog
            days={asksForWeek ? 7 : 14}
            onClose={closePause}
            onPause={(until) => {
              closePause();
              change({ pause: until === undefined ? {} : { until } }, "Mails sind pausiert.");
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const toPause = (pause: EmailsAnswer["settings"]["pause"]) =>
  pause ? { pause: pause.until === undefined ? {} : { until: pause.until } } : {};

function SavedNote({
  emails,
  now,
  save,
}: {
  emails: EmailsAnswer;
  now: Date;
  save: ReturnType<typeof useSaveEmails>;
}) {
  return (
    <span role="status">
      {save.isPending
        ? "speichert …"
        : emails.changedAt !== undefined && `gespeichert, ${momentWords(emails.changedAt, now)}`}
    </span>
  );
}
