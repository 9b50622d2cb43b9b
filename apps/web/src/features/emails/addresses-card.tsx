import { MailX, Plus } from "lucide-react";
import { useState } from "react";
import type { EmailsAnswer } from "@tc/contract";
import { emailLimits } from "@tc/domain";
import type { ConfirmationOutcome } from "@tc/domain";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import { formatShortDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/text-field";
import { Card } from "../../ui/layout/card";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { showToast } from "../../ui/overlays/toast";
import { useAddressChange } from "./queries";
import { confirmationWords, stopWords } from "./words";
import styles from "./emails-page.module.css";

type Further = EmailsAnswer["furtherAddresses"][number];

export function AddressesCard({ emails }: { emails: EmailsAnswer }) {
  const { furtherAddresses } = emails;
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Further>();
  const isFull = furtherAddresses.length >= emailLimits.furtherAddresses;
  return (
    <Card title="Weitere Adressen">
      <div className={styles.fields}>
        {furtherAddresses.length === 0 && !isAdding && (
          <p className={styles.small}>
            Deine Mails können auch an eine Teamadresse gehen. Wer sie liest, bestätigt das zuerst.
          </p>
        )}
        {furtherAddresses.length > 0 && (
          <ul className={styles.addresses}>
            {furtherAddresses.map((further) => (
              <li key={further.id}>
                <span>{further.address}</span>
                {further.stop ? (
                  <StopLine address={further.address} stop={further.stop} isFurther />
                ) : (
                  !further.isConfirmed && <small>wartet auf Bestätigung</small>
                )}
                <button
                  type="button"
                  className={styles.link}
                  aria-label={`${further.address} entfernen`}
                  onClick={() => setRemoving(further)}
                >
                  Entfernen
                </button>
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <AddressForm onEnd={() => setAdding(false)} />
        ) : (
          !isFull && (
            <button type="button" className={styles.add} onClick={() => setAdding(true)}>
              <Plus size={14} aria-hidden />
              Adresse
            </button>
          )
        )}
      </div>
      {removing && <RemoveDialog further={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

/** `others`: what to say where the address has nothing to confirm */
function tellOutcome(address: string, outcome: ConfirmationOutcome | undefined, others: string) {
  const words = outcome ? confirmationWords(address, outcome) : others;
  showToast(words, { isFailure: outcome === "limited" || outcome === "stopped" });
}

/** Why an address gets nothing, and the way back: of a further address's complaint only its reader has one. */
export function StopLine({
  address,
  stop,
  isFurther = false,
}: {
  address: string;
  stop: NonNullable<EmailsAnswer["stop"]>;
  isFurther?: boolean;
}) {
  const deed = useAddressChange();
  const now = useNow();
  return (
    <span className={styles.stop}>
      <span>
        <MailX size={14} aria-hidden />
        gestoppt: {stopWords[stop.reason]} ({formatShortDay(stop.stoppedAt, now)})
      </span>
      {isFurther && stop.reason === "complaint" ? (
        <small>
          Das kann nur aufheben, wer sie liest: mit einem eigenen Konto unter dieser Adresse in
          eurer Agentur.
        </small>
      ) : (
        <button
          type="button"
          className={styles.link}
          disabled={deed.isPending}
          onClick={() =>
            deed.mutate(
              { kind: "retry", address },
              {
                onSuccess: (answer) =>
                  tellOutcome(
                    address,
                    answer?.confirmation,
                    `Die nächste Mail geht wieder an ${address}.`,
                  ),
                onError: (error) => showToast(errorSentence(error), { isFailure: true }),
              },
            )
          }
        >
          Wieder versuchen
        </button>
      )}
    </span>
  );
}

function AddressForm({ onEnd }: { onEnd: () => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const deed = useAddressChange();

  async function add() {
    const address = typed.trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      return setProblem("Bitte eine E-Mail-Adresse wie team@agentur.de.");
    }
    setProblem(undefined);
    try {
      const answer = await deed.mutateAsync({ kind: "add", address });
      tellOutcome(address, answer?.confirmation, `${address} ist schon dabei.`);
      onEnd();
    } catch (error) {
      setProblem(errorSentence(error));
    }
  }

  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label="E-Mail-Adresse"
        type="email"
        autoComplete="off"
        autoFocus
        hint="Sie bekommt eine Mail mit einem Link. Erst wenn den jemand bestätigt, gehen deine Mails auch dorthin. Wir halten fest, wann das war."
        problem={problem}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={deed.isPending}>
          {deed.isPending ? "Wird gesendet …" : "Link senden"}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}

function RemoveDialog({ further, onClose }: { further: Further; onClose: () => void }) {
  const deed = useAddressChange();
  return (
    <ConfirmDialog
      title="Adresse entfernen?"
      confirmLabel="Entfernen"
      isBusy={deed.isPending}
      failure={deed.error ? errorSentence(deed.error) : undefined}
      onClose={onClose}
      onConfirm={() => deed.mutate({ kind: "remove", id: further.id }, { onSuccess: onClose })}
    >
      <p>
        An {further.address} kommt dann nichts mehr. Später braucht die Adresse eine neue
        Bestätigung.
      </p>
    </ConfirmDialog>
  );
}
