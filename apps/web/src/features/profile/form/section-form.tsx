import { CircleAlert, PencilLine } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/forms/button";
import { Card } from "../../../ui/layout/card";
import { sectionFields } from "./section-fields";
import type { SectionId, sections } from "./sections";
import type { ProfileForm } from "./use-profile-form";
import styles from "./section-form.module.css";

interface Props {
  section: (typeof sections)[number] & { id: SectionId };
  form: ProfileForm;
}

/** One card of the profile, saved by itself. Its foot appears as soon as there is something to save. */
export function SectionForm({ section, form }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const Fields = sectionFields[section.id];
  const isDirty = form.isPartDirty(section.keys);
  const isConflict = section.keys.some((key) => form.conflicts.includes(key));

  async function save() {
    // What could not be understood is not in the draft; it must not vanish unsaid.
    if (focusProblem(element.current)) return;
    if (!(await form.saveParts(section.keys))) {
      // The problems are drawn by now.
      requestAnimationFrame(() => focusProblem(element.current));
    }
  }

  return (
    <form
      ref={element}
      id={section.id}
      className={styles.section}
      aria-label={section.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card title={section.title}>
        <Fields data={form.data} onChange={form.change} problemAt={(path) => form.problems[path]} />
        {isConflict && (
          <p className={styles.conflict} role="alert">
            <CircleAlert size={16} aria-hidden />
            Dieser Abschnitt wurde inzwischen an anderer Stelle geändert. Speichern ersetzt die
            andere Änderung durch deine.
          </p>
        )}
        {isDirty && (
          <div className={styles.foot}>
            <span>
              <PencilLine size={14} aria-hidden />
              Noch nicht gespeichert
            </span>
            <Button look="quiet" onClick={() => form.discard(section.keys)}>
              Verwerfen
            </Button>
            <Button type="submit" look="main" disabled={form.isSaving}>
              {form.isSaving ? "Speichert …" : "Speichern"}
            </Button>
          </div>
        )}
      </Card>
    </form>
  );
}

/** True when an input is marked wrong; it gets the focus. */
function focusProblem(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  wrong?.focus();
  return wrong !== null && wrong !== undefined;
}
