import { CheckField } from "../../../ui/forms/check-field";
import { ChipPicker } from "../../../ui/forms/chip-picker";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";
import { landChoices } from "../values/words";

export function RegionFields({ data, onChange }: PartProps) {
  return (
    <div className={form.form}>
      <CheckField
        checked={data.isNationwide}
        onChange={(event) => onChange({ isNationwide: event.target.checked })}
      >
        Wir arbeiten bundesweit
      </CheckField>
      <ChipPicker
        label="Länder, in denen ihr vor Ort sein könnt"
        hint="Zählt, wenn eine Ausschreibung Präsenz verlangt."
        choices={landChoices}
        selected={data.regions}
        onChange={(regions) => onChange({ regions })}
      />
    </div>
  );
}
