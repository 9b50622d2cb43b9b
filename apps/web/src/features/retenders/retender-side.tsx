import { ContactRound, Eye } from "lucide-react";
import { Link } from "react-router";
import { formatDay } from "../../platform/format/format";
import { tenderPath } from "../../platform/tender-path";
import { Button } from "../../ui/forms/button";
import { Confidence } from "./confidence";
import type { Retender } from "./queries";
import { incumbentWords, stretchWords } from "./radar-words";
import { derivationOf } from "./side-derivation";
import { measuredWords, objectionsTo } from "./side-objections";
import { contactDay, usePlanContact, useWatchContract } from "./use-plan-contact";
import styles from "./retender-side.module.css";

/** One contract: its window, what it follows from line by line, what speaks against it, and what to do. */
export function RetenderSide({ item, today }: { item: Retender; today: string }) {
  const watch = useWatchContract();
  const contact = usePlanContact(today);
  const isBusy = watch.isPending || contact.isPending;
  return (
    <div className={styles.side}>
      <header>
        <p className={styles.kind}>Wiedervergabe erwartet, nicht angekündigt</p>
        <h2>{item.title}</h2>
        {item.buyer && (
          <p>
            <Link to={`/app/buyer/${item.buyer.id}`}>{item.buyer.name}</Link>
          </p>
        )}
        <p className={styles.incumbent}>{incumbentWords(item)}</p>
        {item.supplierIds.length > 0 && (
          <p className={styles.small}>
            Bisher beauftragt:{" "}
            {item.supplierIds.map((id, at) => (
              <span key={id}>
                {at > 0 && ", "}
                <Link to={`/app/markt/anbieter/${id}`}>{item.suppliers[at]}</Link>
              </span>
            ))}
          </p>
        )}
      </header>
      <div>
        <p className={styles.window}>
          Eher <span>{stretchWords(item.core)}</span>
        </p>
        <p className={styles.small}>
          Möglich {stretchWords(item.possible)}. Sicherheit: <Confidence basis={item.basis} />
        </p>
      </div>
      <div className={styles.deeds}>
        <Button
          look="main"
          disabled={isBusy || contact.isSuccess}
          onClick={() => contact.mutate(item)}
          title={`Eigener Termin am ${formatDay(contactDay(item, today))}`}
        >
          <ContactRound size={16} aria-hidden />{" "}
          {contact.isSuccess ? "Eingeplant" : "Kontakt einplanen"}
        </Button>
        <Button disabled={isBusy} onClick={() => watch.mutate(item)}>
          <Eye size={16} aria-hidden /> Beobachten
        </Button>
        <p className={styles.small}>
          Der Termin liegt am {formatDay(contactDay(item, today))} und steht in euren Fristen.
        </p>
      </div>
      <section>
        <h3>Woraus das folgt</h3>
        <dl className={styles.chain}>
          {derivationOf(item).map(({ term, words, strength }) => (
            <div key={`${term} ${words}`} data-strength={strength}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <Link className={styles.link} to={tenderPath(item.tenderSlug)}>
          Zur alten Ausschreibung
        </Link>
      </section>
      <section className={styles.against}>
        <h3>Was dagegen spricht</h3>
        <ul>
          {objectionsTo(item).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <p className={styles.small}>{measuredWords(item)}</p>
    </div>
  );
}
