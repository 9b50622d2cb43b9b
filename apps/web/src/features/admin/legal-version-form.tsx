import { announcementLimits, earliestEffectiveDay, legalKindNames, legalKinds } from "@tc/domain";
import type { LegalKind } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { berlinDay, formatDay } from "../../platform/format/format";
import { Button } from "../../ui/forms/button";
import { SelectField } from "../../ui/forms/select-field";
import { TextAreaField, TextField } from "../../ui/forms/text-field";
import panel from "../../ui/layout/panel.module.css";
import { showToast } from "../../ui/overlays/toast";
import { usePublish } from "./legal-versions-queries";

const choices = legalKinds.map((value) => ({ value, label: legalKindNames[value] }));

/** A version to be announced; from then on nobody changes it, so the last step says what follows. */
export function LegalVersionForm({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<LegalKind>("terms");
  const [isSure, setSure] = useState(false);
  const { mutateAsync, isPending } = usePublish();
  const [openedAt] = useState(() => new Date());
  const earliest = earliestEffectiveDay(kind, berlinDay(openedAt));

  async function publish(form: FormData) {
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    try {
      await mutateAsync({
        kind,
        version: field("version"),
        effectiveOn: field("effectiveOn"),
        summary: field("summary"),
        text: field("text"),
      });
      showToast("Angekündigt. Die Mails gehen jetzt hinaus.");
      onClose();
    } catch (error) {
      setSure(false);
      showToast(errorSentence(error), { isFailure: true });
    }
  }

  return (
    <form
      className={panel.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSure) setSure(true);
        else if (!isPending) void publish(new FormData(event.currentTarget));
      }}
      onChange={() => setSure(false)}
    >
      <SelectField
        label="Was"
        choices={choices}
        value={kind}
        onChange={({ target }) =>
          setKind(legalKinds.find((name) => name === target.value) ?? "terms")
        }
      />
      <TextField
        label="Fassung"
        name="version"
        hint="Zum Beispiel 2027-01"
        required
        maxLength={announcementLimits.versionMax}
      />
      <TextField
        label="Gilt ab"
        name="effectiveOn"
        type="date"
        required
        min={earliest}
        hint={`Frühestens ${formatDay(earliest)}`}
      />
      <TextAreaField
        label="Was sich ändert"
        name="summary"
        hint="Steht so in der Mail; jede Zeile ist ein Absatz. Nenne die geänderten Stellen."
        required
        maxLength={announcementLimits.summaryMax}
      />
      <TextAreaField
        label="Ganzer Text"
        name="text"
        hint="Wortlaut der Fassung, der aufbewahrt wird"
        required
        maxLength={announcementLimits.textMax}
      />
      {isSure && (
        <p role="status" className={panel.hint}>
          Die Fassung lässt sich danach nicht mehr ändern, und jede Agentur erhält eine Mail.
        </p>
      )}
      <div className={panel.row}>
        <Button type="submit" look="main" aria-disabled={isPending}>
          {isSure ? "Jetzt an alle ankündigen" : "Ankündigen …"}
        </Button>
        <Button onClick={onClose}>Abbrechen</Button>
      </div>
    </form>
  );
}
