import type { FolderReference } from "@tc/contract";
import { useState } from "react";
import { ReferenceFacts } from "./reference-facts";
import { referenceSheetAddress } from "../sheets/sheet-address";
import rows from "../folder-rows.module.css";
import styles from "./references.module.css";

interface Props {
  slug: string;
  reference: FolderReference;
  others: readonly FolderReference[];
  isBusy: boolean;
  onSwap: (otherId: string) => void;
  /** Undefined for the only one */
  onLeave: (() => void) | undefined;
}

export function ChosenReference({ slug, reference, others, isBusy, onSwap, onLeave }: Props) {
  const { id, title } = reference;
  const [isSwapping, setSwapping] = useState(false);
  const [otherId, setOtherId] = useState("");
  const hidden = <span className="visually-hidden">{title}</span>;
  return (
    <li>
      <ReferenceFacts reference={reference} />
      <p className={rows.actions}>
        <a href={referenceSheetAddress(slug, "docx", id)} download>
          DOCX {hidden}
        </a>
        <a href={referenceSheetAddress(slug, "pdf", id)} download>
          PDF {hidden}
        </a>
        {others.length > 0 && (
          <button type="button" aria-expanded={isSwapping} onClick={() => setSwapping(!isSwapping)}>
            Tauschen {hidden}
          </button>
        )}
        {onLeave && (
          <button type="button" aria-disabled={isBusy} onClick={onLeave}>
            Weglassen {hidden}
          </button>
        )}
      </p>
      {isSwapping && (
        <p className={rows.actions}>
          <select
            aria-label={`Statt ${title}`}
            className={styles.swap}
            value={otherId}
            // The arrow keys go through the others one by one: what they pass is not chosen yet.
            onChange={(event) => setOtherId(event.target.value)}
          >
            <option value="" disabled>
              Welche stattdessen?
            </option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.title} ({other.year})
              </option>
            ))}
          </select>
          <button
            type="button"
            aria-disabled={isBusy || otherId === ""}
            onClick={() => otherId !== "" && onSwap(otherId)}
          >
            Übernehmen
          </button>
        </p>
      )}
    </li>
  );
}
