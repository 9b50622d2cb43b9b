import type { FolderReferences } from "@tc/contract";
import { Link } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { QuotePlace } from "../../../ui/data/quote-place";
import { Card, Disclosure } from "../../../ui/layout/card";
import { useKeptFocus } from "../../../ui/forms/use-kept-focus";
import { showToast } from "../../../ui/overlays/toast";
import { useChooseReferences } from "../queries";
import { ChosenReference } from "./chosen-reference";
import { ReferenceFacts } from "./reference-facts";
import rows from "../folder-rows.module.css";
import styles from "./references.module.css";

interface Props {
  slug: string;
  references: FolderReferences;
}

/** The references for this tender: what it demands of them, ours or the member's choice, and those that stay at home. */
export function ReferenceCard({ slug, references }: Props) {
  const { demands, chosen, others, isOwnChoice, isCompared } = references;
  const choosing = useChooseReferences(slug);
  const ids = chosen.map(({ id }) => id);
  const before = isOwnChoice ? ids : null;
  const isBusy = choosing.isPending;
  const { part, keep } = useKeptFocus<HTMLDivElement>(choosing);
  function save(next: readonly string[] | null, goOn: string, onSuccess = () => {}) {
    if (isBusy) return;
    keep(goOn, firstChosen, "a");
    choosing.mutate(next, {
      onSuccess,
      onError: (error) => showToast(errorSentence(error), { isFailure: true }),
    });
  }
  /** With the way back, and where the focus goes on */
  const choose = (next: readonly string[] | null, words: string, goOn: string) =>
    save(next, goOn, () =>
      showToast(words, { action: { label: "Rückgängig", run: () => save(before, firstChosen) } }),
    );
  return (
    <Card
      title="Die passendsten Referenzen"
      note={
        isOwnChoice ? (
          <span className={rows.actions}>
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => choose(null, "Unser Vorschlag gilt wieder.", firstChosen)}
            >
              Vorschlag wiederherstellen
            </button>
          </span>
        ) : undefined
      }
    >
      {demands.map((quote, index) => (
        <blockquote key={index} className={rows.quote}>
          „{quote.quote}“ <QuotePlace slug={slug} quote={quote} />
        </blockquote>
      ))}
      {chosen.length === 0 ? (
        <p className={rows.none}>
          Im Profil steht keine Referenz.{" "}
          <Link to="/app/profil#referenzen">Referenzen eintragen</Link>
        </p>
      ) : (
        !isCompared && <p className={rows.note}>Noch nicht verglichen: Die neuesten stehen vorn.</p>
      )}
      <div ref={part}>
        <ul className={styles.cards} data-list="chosen">
          {chosen.map((reference, index) => (
            <ChosenReference
              key={reference.id}
              slug={slug}
              reference={reference}
              others={others}
              isBusy={isBusy}
              onSwap={(other) =>
                choose(
                  ids.map((id) => (id === reference.id ? other : id)),
                  "Referenz getauscht.",
                  buttonAt("chosen", index),
                )
              }
              onLeave={
                chosen.length > 1
                  ? () =>
                      choose(
                        ids.filter((id) => id !== reference.id),
                        "Referenz weggelassen.",
                        buttonAt("chosen", Math.min(index, chosen.length - 2)),
                      )
                  : undefined
              }
            />
          ))}
        </ul>
        {others.length > 0 && (
          <Disclosure summary={`Nicht genommen: ${others.length}`}>
            <ul className={rows.rows} data-list="others">
              {others.map((reference, index) => (
                <li key={reference.id}>
                  <ReferenceFacts reference={reference} />
                  <p className={rows.actions}>
                    <button
                      type="button"
                      aria-disabled={isBusy}
                      onClick={() =>
                        choose(
                          [...ids, reference.id],
                          "Referenz dazugenommen.",
                          buttonAt("others", Math.min(index, others.length - 2)),
                        )
                      }
                    >
                      Dazunehmen <span className="visually-hidden">{reference.title}</span>
                    </button>
                  </p>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

/** The first button of an entry */
const buttonAt = (list: "chosen" | "others", index: number) =>
  `[data-list=${list}] > li:nth-child(${index + 1}) button`;
const firstChosen = buttonAt("chosen", 0);
