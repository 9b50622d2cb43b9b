import type { FolderReferences } from "@tc/contract";
import { Link } from "react-router";
import { errorSentence } from "../../../platform/api/error-sentences";
import { QuotePlace } from "../../../ui/data/quote-place";
import { Card, Disclosure } from "../../../ui/layout/card";
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
  const save = (next: readonly string[] | null, onSuccess = () => {}) =>
    choosing.mutate(next, {
      onSuccess,
      onError: (error) => showToast(errorSentence(error), { isFailure: true }),
    });
  const choose = (next: readonly string[] | null, words: string) =>
    save(next, () =>
      showToast(words, { action: { label: "Rückgängig", run: () => save(before) } }),
    );
  return (
    <Card
      title="Die passendsten Referenzen"
      note={
        isOwnChoice ? (
          <span className={rows.actions}>
            <button
              type="button"
              disabled={choosing.isPending}
              onClick={() => choose(null, "Unser Vorschlag gilt wieder.")}
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
      <ul className={styles.cards}>
        {chosen.map((reference) => (
          <ChosenReference
            key={reference.id}
            slug={slug}
            reference={reference}
            others={others}
            isBusy={choosing.isPending}
            onSwap={(other) =>
              choose(
                ids.map((id) => (id === reference.id ? other : id)),
                "Referenz getauscht.",
              )
            }
            onLeave={
              chosen.length > 1
                ? () =>
                    choose(
                      ids.filter((id) => id !== reference.id),
                      "Referenz weggelassen.",
                    )
                : undefined
            }
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Disclosure summary={`Nicht genommen: ${others.length}`}>
          <ul className={rows.rows}>
            {others.map((reference) => (
              <li key={reference.id}>
                <ReferenceFacts reference={reference} />
                <p className={rows.actions}>
                  <button
                    type="button"
                    disabled={choosing.isPending}
                    onClick={() => choose([...ids, reference.id], "Referenz dazugenommen.")}
                  >
                    Dazunehmen <span className="visually-hidden">{reference.title}</span>
                  </button>
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
