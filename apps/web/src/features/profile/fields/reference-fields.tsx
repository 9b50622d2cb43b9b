import { profileLimits } from "@tc/domain";
import type { Reference } from "@tc/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNow } from "../../../platform/format/clock";
import { newId } from "../../../platform/new-id";
import { Button } from "../../../ui/forms/button";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";
import { RestNote } from "./rest-note";
import { ReferenceCard } from "./reference-card";
import styles from "./entries.module.css";

export function ReferenceFields({ data, onChange, problemAt }: PartProps) {
  const thisYear = useNow().getFullYear();
  const { references } = data;
  const [added, setAdded] = useState<string>();

  function add() {
    const id = newId();
    const empty = { client: "", title: "", agencySectors: [], isPublicClient: false };
    setAdded(id);
    onChange({ references: [...references, { id, year: thisYear - 1, ...empty }] });
  }
  const set = (id: string, change: Partial<Reference>) =>
    onChange({
      references: references.map((reference) =>
        reference.id === id ? { ...reference, ...change } : reference,
      ),
    });

  return (
    <div className={form.form}>
      {references.length === 0 && (
        <p className={form.note}>
          Drei vergleichbare Projekte aus den letzten drei Jahren verlangen die meisten
          Ausschreibungen.
        </p>
      )}
      <RestNote part="references" data={data} />
      <ul className={styles.cards} aria-label="Referenzen">
        {references.map((reference, index) => (
          <li key={reference.id}>
            <ReferenceCard
              reference={reference}
              isNew={reference.id === added}
              maxYear={thisYear + 1}
              problemAt={(path) => problemAt(`references.${index}.${path}`)}
              onChange={(change) => set(reference.id, change)}
              onRemove={() =>
                onChange({ references: references.filter((other) => other.id !== reference.id) })
              }
            />
          </li>
        ))}
      </ul>
      <div>
        <Button disabled={references.length >= profileLimits.references} onClick={add}>
          <Plus size={15} aria-hidden />
          Referenz hinzufügen
        </Button>
      </div>
    </div>
  );
}
