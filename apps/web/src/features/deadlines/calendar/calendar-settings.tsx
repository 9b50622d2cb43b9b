import { getCalendarFile } from "@tc/contract";
import { CalendarArrowDown, Copy } from "lucide-react";
import { useId, useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatDay, formatMoment } from "../../../platform/format/format";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { CheckField } from "../../../ui/forms/check-field";
import { FieldFrame } from "../../../ui/forms/text-field";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/overlays/toast";
import { useChangeFeed, useFeed } from "./queries";
import styles from "./calendar.module.css";

const bufferChoices = [0, 12, 24, 48, 72, 120] as const;

/** Deadlines in a calendar program: as a file, or under a secret address that stays up to date; and the agency's buffer. */
export function CalendarSettings() {
  const feed = useFeed();
  const change = useChangeFeed();
  const [address, setAddress] = useState<string>();
  const [hasOwn, setHasOwn] = useState(true);
  const addressId = useId();
  if (feed.isError) {
    return (
      <Message
        isFailure
        title="Die Einstellungen ließen sich nicht laden"
        actions={<Button onClick={() => void feed.refetch()}>Erneut versuchen</Button>}
      >
        {errorSentence(feed.error)}
      </Message>
    );
  }
  if (!feed.data) return <Bar width={100} height={160} />;
  const { feed: current, bufferHours } = feed.data;
  const run = (deed: Parameters<typeof change.mutate>[0], words: string) =>
    change.mutate(deed, {
      onSuccess: (made) => {
        if (deed.act === "renew") setAddress(made);
        if (deed.act === "revoke") setAddress(undefined);
        showToast(words);
      },
      onError: (error) =>
        showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true }),
    });
  const isOwnShown = current?.hasOwn ?? hasOwn;
  return (
    <div className={styles.settings}>
      <section>
        <h3>Abonnieren</h3>
        <p>
          Eine geheime Adresse nur für dich: Dein Kalenderprogramm liest dort die Fristen aller
          verfolgten Ausschreibungen und bleibt aktuell. Wer sie kennt, liest mit; widerrufe sie,
          wenn sie in falsche Hände gerät.
        </p>
        {current && (
          <p>
            Angelegt am {formatDay(current.createdAt)},{" "}
            {current.lastReadAt === undefined
              ? "noch nicht gelesen"
              : `zuletzt gelesen am ${formatMoment(current.lastReadAt)}`}
            .
          </p>
        )}
        <CheckField
          checked={isOwnShown}
          onChange={({ target }) => {
            setHasOwn(target.checked);
            if (current) {
              run({ act: "own", hasOwn: target.checked }, "Abonnierter Kalender geändert");
            }
          }}
        >
          Auch eigene Termine zeigen
        </CheckField>
        {address !== undefined && (
          <>
            <div className={styles.address}>
              <label htmlFor={addressId} className="visually-hidden">
                Adresse zum Abonnieren
              </label>
              <input
                id={addressId}
                readOnly
                value={address}
                onFocus={(event) => event.target.select()}
              />
              <Button
                onClick={() =>
                  void navigator.clipboard.writeText(address).then(
                    () => showToast("Adresse kopiert"),
                    () => showToast("Kopiere die Adresse bitte von Hand", { isFailure: true }),
                  )
                }
              >
                <Copy size={15} aria-hidden /> Kopieren
              </Button>
            </div>
            <p>Die Adresse siehst du nur jetzt: Wir bewahren sie nicht lesbar auf.</p>
          </>
        )}
        <div className={styles.row}>
          <Button
            look={current ? "plain" : "main"}
            disabled={change.isPending}
            onClick={() =>
              run(
                { act: "renew", hasOwn: isOwnShown },
                current ? "Neue Adresse angelegt, die alte gilt nicht mehr" : "Adresse angelegt",
              )
            }
          >
            {current ? "Neue Adresse anlegen" : "Adresse anlegen"}
          </Button>
          {current && (
            <Button
              look="quiet"
              disabled={change.isPending}
              onClick={() => run({ act: "revoke" }, "Adresse widerrufen")}
            >
              Widerrufen
            </Button>
          )}
        </div>
      </section>
      <section>
        <h3>Als Datei</h3>
        <p>Der Stand von jetzt als ICS-Datei; sie ändert sich danach nicht mehr.</p>
        <ButtonLink href={getCalendarFile.path} download>
          <CalendarArrowDown size={15} aria-hidden /> ICS laden
        </ButtonLink>
      </section>
      <section>
        <h3>Puffer vor der Abgabe</h3>
        <FieldFrame
          label="Hochladen vor der Frist"
          hint="Gilt für die ganze Agentur. Der Vorschlag fällt immer auf einen Arbeitstag."
        >
          {(control) => (
            <select
              {...control}
              value={bufferHours}
              onChange={({ target }) =>
                run({ act: "buffer", hours: Number(target.value) }, "Puffer gespeichert")
              }
            >
              {[...new Set([...bufferChoices, bufferHours])]
                .toSorted((a, b) => a - b)
                .map((hours) => (
                  <option key={hours} value={hours}>
                    {hours === 0 ? "nichts vorschlagen" : `${hours} Stunden`}
                  </option>
                ))}
            </select>
          )}
        </FieldFrame>
      </section>
    </div>
  );
}
