import type { ShareSummary } from "@tc/contract";
import { sharedPartNames } from "@tc/domain";
import { errorSentence } from "../../platform/api/error-sentences";
import { count, formatDay, formatMoment, formatShortDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { Bar } from "../../ui/feedback/skeleton";
import { Disclosure } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import { useRevokeShare, useShares } from "./queries";
import styles from "./share-dialog.module.css";

/** The links of a tender that are valid, with what became of them. */
export function ValidShares({ slug, now }: { slug: string; now: Date }) {
  const { data, error, refetch } = useShares(slug);
  const revoke = useRevokeShare(slug);
  const end = async (id: string) => {
    if (revoke.isPending) return;
    try {
      await revoke.mutateAsync(id);
      showToast("Widerrufen. Der Link gilt nicht mehr.");
    } catch (failure) {
      showToast(errorSentence(failure), { isFailure: true });
    }
  };
  return (
    <section className={styles.links} aria-labelledby="gueltige-links">
      <h3 id="gueltige-links">Gültige Links</h3>
      {data ? (
        data.shares.length === 0 ? (
          <p className={styles.small}>Noch keine.</p>
        ) : (
          <ul>
            {data.shares.map((share) => (
              <li key={share.id}>
                <Share share={share} now={now} />
                <Button
                  className={styles.revoke}
                  aria-label={`Widerrufen: ${partWords(share)}, bis ${formatDay(share.expiresAt)}`}
                  onClick={() => void end(share.id)}
                >
                  Widerrufen
                </Button>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <p role="alert" className={styles.problem}>
          {errorSentence(error)} <Button onClick={() => void refetch()}>Erneut versuchen</Button>
        </p>
      ) : (
        <Bar width={70} />
      )}
      <p className={styles.small}>
        Die Adresse zeigen wir nur beim Erzeugen; gespeichert ist nur ihr Fingerabdruck. „Geöffnet“
        heißt: Ein Browser hat die Seite geladen, ohne dass jemand aus eurer Agentur angemeldet war.
        Prüfprogramme für E-Mails, die nur die Adresse abrufen, zählen nicht.
      </p>
    </section>
  );
}

function Share({ share, now }: { share: ShareSummary; now: Date }) {
  const { openCount, lastOpenedAt, openings } = share;
  const opened =
    lastOpenedAt === undefined
      ? "noch nicht geöffnet"
      : `${openCount}-mal geöffnet, zuletzt ${formatMoment(lastOpenedAt)}`;
  return (
    <div className={styles.share}>
      <b>{partWords(share)}</b>
      <small>
        bis {formatDay(share.expiresAt)}, von {share.createdBy} am{" "}
        {formatShortDay(share.createdAt, now)} · {opened}
      </small>
      {openings.length > 0 && (
        <Disclosure summary={count(openings.length, "Öffnung", "Öffnungen")}>
          <ol className={styles.openings}>
            {openings.map(({ at, client }, index) => (
              <li key={index}>
                {formatMoment(at)}, {client}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

/** "Nur Fakten"; "AgencyFit, Notiz" */
function partWords({ parts }: ShareSummary): string {
  return parts.length === 0 ? "Nur Fakten" : parts.map((part) => sharedPartNames[part]).join(", ");
}
