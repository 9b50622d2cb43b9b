import { profileLimits } from "@tc/domain";
import { ChipPicker } from "../../../ui/forms/chip-picker";
import { MoneyField } from "../../../ui/forms/money-field";
import { NumberField } from "../../../ui/forms/number-field";
import { WordsField } from "../../../ui/forms/words-field";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";
import { readWord } from "../values/read-word";
import { agencySectorChoices } from "../values/words";

/** What the agency never wants; such a tender fails a hard gate, whatever its score. */
export function ExclusionFields({ data, onChange, problemAt }: PartProps) {
  const { exclusions } = data;
  const set = (change: Partial<typeof exclusions>) =>
    onChange({ exclusions: { ...exclusions, ...change } });
  const { minValueCents: min, maxValueCents: max } = exclusions;
  return (
    <div className={form.form}>
      <p className={form.note}>
        Was hier steht, schließt eine Ausschreibung für euch aus, wie gut sie sonst auch passt.
      </p>
      <ChipPicker
        label="Branchen, in denen ihr nicht arbeitet"
        choices={agencySectorChoices}
        selected={exclusions.agencySectors}
        onChange={(agencySectors) => set({ agencySectors })}
      />
      <WordsField
        label="Ausschlusswörter"
        hint="Kommt eines davon im Titel oder Text vor, passt die Ausschreibung nicht."
        placeholder="Großflächenplakat"
        words={exclusions.keywords}
        read={readWord}
        problem={`Ein Wort hat höchstens ${profileLimits.keywordMax} Zeichen.`}
        max={profileLimits.excludedKeywords}
        onChange={(keywords) => set({ keywords })}
      />
      <div className={form.row}>
        <MoneyField
          label="Auftragswert mindestens"
          placeholder="20.000"
          cents={min}
          onChange={(minValueCents) => set({ minValueCents })}
        />
        <MoneyField
          label="Auftragswert höchstens"
          placeholder="2 Mio."
          cents={max}
          onChange={(maxValueCents) => set({ maxValueCents })}
        />
        <NumberField
          label="Vorlauf bis zur Frist mindestens"
          placeholder="14"
          suffix="Tage"
          min={0}
          max={profileLimits.leadDaysMax}
          value={exclusions.minLeadDays}
          onChange={(minLeadDays) => set({ minLeadDays })}
        />
      </div>
      {min !== undefined && max !== undefined && min > max && (
        <p className={form.note} role="alert">
          Der kleinste Auftragswert liegt über dem größten: So passt keine Ausschreibung.
        </p>
      )}
      {problemAt("exclusions") !== undefined && <p role="alert">{problemAt("exclusions")}</p>}
    </div>
  );
}
